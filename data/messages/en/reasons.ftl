### keys: built by the program

### The reasons Lucena can give: one message for each template of data/templates/reasons.txt. README.md there says what can stand in them.

## king safety

reasons-ks-castle-short = Castling short puts the king in safety and brings the rook into play.
reasons-ks-castle-long = Castling long takes the king out of the center and activates the rook on the d-file.
reasons-ks-castle-open-centre = With the center open, castling now takes the king out of the firing line.
reasons-ks-safer-king = The king is safer: fewer squares around it are attacked.
reasons-ks-sheltered-king = The king is better sheltered behind its pawns.
reasons-ks-luft = { $san } gives the king an escape square and removes the back-rank mate.
reasons-ks-stops-mate-guards = { $p_the } now guards { $tsq } and stops the mate with { $line }.
reasons-ks-stops-mate-blocks = { $p_the } on { $to } shuts the line and stops the mate with { $line }.
reasons-ks-stops-mate = { $san } stops the mate that the opponent threatened with { $line }.
reasons-ks-pressure = { $p_the } on { $psq } now aims at the squares around { $them_the }’s king.
reasons-ks-pressure-count = { $n } pieces now attack the zone of { $them_the }’s king: { $plist }.
reasons-ks-exposed-enemy = The king of { $them_the } has no pawns in front of it and suffers from checks.
reasons-ks-wing-attack-king = The pieces join forces against { $them_the }’s king on the kingside.
reasons-ks-wing-attack-queen = The pieces join forces against { $them_the }’s king on the queenside.
reasons-ks-back-rank = The back rank of { $them_the } is weak: the threat is { $line }.
reasons-ks-f7 = The move strikes at { $tsq }, right beside { $them_the }’s king.
reasons-ks-weakens = The pawn move leaves { $sqlist } near the king without pawn protection.
reasons-ks-weakens-hot = The pawn move weakens { $sqlist } near the king, and { $t_the } on { $tsq } already attacks that area.
reasons-ks-forfeits-castling = After this move { $us_the } can no longer castle.
reasons-ks-opens-lines = The move opens a file beside its own king.
reasons-ks-opens-attack = After this move more squares around its own king are attacked.
reasons-ks-allows-mate = It allows mate in { $n }: { $line }.
reasons-ks-allows-mate-named = It allows mate in { $n }: { $line } ({ $mate_name }).
reasons-ks-mating-net = At the end the king on { $ksq } has no way out: { $p_the } on { $psq } takes { $sqlist } from it.
reasons-ks-mating-net-own = There the king on { $ksq } has no way out: { $p_the } on { $psq } takes { $sqlist } from it.
reasons-ks-allows-mate-plain = It allows mate in { $n }.

## activity of the pieces

reasons-pa-rook-active = The rook becomes more active on { $to }: it reaches { $n } more squares.
reasons-pa-rook-line-opened = The move opens the way for the rook on { $rsq }.
reasons-pa-mobility = The pieces gain freedom: { $n } more possible moves.
reasons-pa-knight-centre = The knight controls the central squares { $sqlist }.
reasons-pa-rook-open = The rook takes the { $file }-file, which is open.
reasons-pa-rook-semi = The rook takes the half-open { $file }-file.
reasons-pa-rook-seventh = The rook enters the seventh rank and attacks { $tlist }.
reasons-pa-rook-seventh-king = The rook on the seventh locks { $them_the }’s king on its back rank.
reasons-pa-worst-piece = { $p_the }, the least active piece, finds a better place on { $to }.
reasons-pa-centralize = { $p_the } is centralized on { $to }.
reasons-pa-outpost = { $p_the } takes an outpost on { $to }, where no pawn can drive it away.
reasons-pa-battery = { $p_the } and { $q_the } form a battery on the same line.
reasons-pa-diagonal = The bishop commands the long diagonal.
reasons-pa-passive =
    { $p_the } becomes more passive on { $to }: it reaches { $n } fewer { $n ->
        [one] square
       *[other] squares
    }.
reasons-pa-rim = On the rim the knight controls few squares.
reasons-pa-bad-bishop = The bishop on { $to } is blocked by its own pawns.

## pawn structure

reasons-ps-centre = The pawn now controls { $sqlist } in the center.
reasons-ps-support = The pawns support each other: another pawn now protects { $sqlist }.
reasons-ps-passed = It creates a passed pawn on { $to }: no enemy pawn can stop it.
reasons-ps-passed-protected = It creates a protected passed pawn on { $to }.
reasons-ps-break-chain = The break { $san } challenges { $them_the }’s pawn chain.
reasons-ps-break = The break { $san } attacks the pawn on { $tsq }.
reasons-ps-space = The advance gains space in the center.
reasons-ps-minority =
    Minority attack: { $own } { $own ->
        [one] pawn
       *[other] pawns
    } against { $their } to create a weakness.
reasons-ps-doubled = The capture leaves doubled pawns on the { $file }-file.
reasons-ps-doubled-open = The pawns are doubled on the { $file }-file, but the capture opens the { $file2 }-file for the rooks.
reasons-ps-isolated = The pawn on { $to } becomes isolated: no other pawn can defend it.
reasons-ps-isolated-active = The isolated pawn on { $to } gives space and open lines in return for the weakness.
reasons-ps-backward = The pawn on { $sq } becomes backward: an enemy pawn controls { $stop }.
reasons-ps-blockade = { $p_the } blockades the passed pawn on { $tsq }.

## tactics

reasons-tm-mate = Checkmate.
reasons-tm-mate-named = Checkmate: { $mate_name }.
reasons-tm-mate-in-n = It forces mate in { $n }: { $line }.
reasons-tm-mate-in-n-given = It sacrifices { $p_the } and forces mate in { $n }: { $line }.
reasons-tm-mate-in-n-named = It forces mate in { $n }: { $line } ({ $mate_name }).
reasons-tm-mate-in-n-given-named = It sacrifices { $p_the } and forces mate in { $n }: { $line } ({ $mate_name }).
reasons-tm-mate-in-n-plain = It forces mate in { $n }.
reasons-tm-mate-threat = It threatens mate with { $line }.
reasons-tm-check = It gives check: the opponent must respond.
reasons-tm-double-check = Double check: the king must move.
reasons-tm-discovered-check = Discovered check: { $p_the } leaves the line and { $q_the } on { $qsq } gives check.
reasons-tm-fork = Fork: { $p_the } on { $to } attacks { $tlist } at the same time.
reasons-tm-fork-royal = Fork of king and queen: the queen falls.
reasons-tm-pin-absolute = { $t_the } on { $tsq } is pinned and cannot leave: the king on { $bsq } is behind it.
reasons-tm-pin-relative = { $t_the } on { $tsq } is pinned: if it leaves, { $b_the } on { $bsq } is exposed.
reasons-tm-exploit-pin = It exploits the pin by { $p_the } on { $psq }: { $t_the } on { $tsq } cannot run away.
reasons-tm-exploit-pin-capture = It exploits the pin by { $p_the } on { $psq }: { $t_the } on { $tsq } cannot capture { $v_the } on { $vsq }.
reasons-tm-skewer = Skewer: when { $t_the } on { $tsq } moves away, { $b_the } behind it on { $bsq } falls.
reasons-tm-discovered = Discovered attack: { $p_the } moves off and { $q_the } on { $qsq } attacks { $t_the } on { $tsq }.
reasons-tm-xray = X-ray: { $q_the } on { $qsq } protects { $tsq } through the enemy piece.
reasons-tm-remove-defender = It removes the defender: now { $t_the } on { $tsq } can be taken.
reasons-tm-deflection = Deflection: after { $line } { $d_the } from { $dsq } no longer guards { $tsq }.
reasons-tm-overload = { $d_the } on { $dsq } is overloaded: it cannot defend both { $tsq } and { $tsq2 }.
reasons-ma-gives-up-guard =
    On { $psq } { $p_the } guarded { $t_the } on { $tsq }, and no longer does: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-gives-up-guard-square =
    On { $psq } { $p_the } guarded { $tsq }, and no longer does: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-opens-line =
    By leaving { $psq } it lets { $q_the } on { $qsq } through to { $tsq }: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ks-blocks-own-king = It takes { $to } from its own king, who needs it: { $line }.
reasons-ma-tied-guard = After { $line } { $d_the } on { $dsq } may not take back: it shields { $b_the } on { $bsq } from { $q_the } on { $qsq }.
reasons-ma-opens-check =
    By leaving { $psq } it opens to { $q_the } the line from { $qsq } to its own king: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-outnumbered-count =
    { $t_the } on { $tsq } is attacked { $their ->
        [one] once
        [2] twice
       *[other] { $their } times
    } and guarded { $own ->
        [one] once
        [2] twice
       *[other] { $own } times
    }: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-releases-pin =
    On { $psq } { $p_the } pinned { $t_the } on { $tsq }, which is free now: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-unguarded =
    Nothing guards { $t_the } on { $tsq }, and { $plist } { $their ->
        [one] attacks
       *[other] attack
    } it: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-outnumbered =
    On { $tsq } { $plist } { $their ->
        [one] outnumbers
       *[other] outnumber
    } { $tlist }: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-dearer =
    { $q_the } on { $qsq } attacks { $t_the } on { $tsq }, which is worth more: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-takes-guarded =
    { $tlist } { $own ->
        [one] guarded
       *[other] guarded
    } { $c_the } on { $tsq }: { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-ma-could-take-back = { $c_the } on { $tsq } had to be taken back: { $line }.
reasons-ma-could-take-free = Nothing guarded { $c_the } on { $tsq }, and { $q_the } on { $qsq } could take it: { $line }.
reasons-ma-could-take =
    { $best } won material on { $tsq }: { $plist } { $their ->
        [one] outnumbered
       *[other] outnumbered
    } { $tlist }.
reasons-ma-could-take-dearer = { $q_the } on { $qsq } could take { $c_the } on { $tsq }, which is worth more: { $line }.
reasons-tm-overloads-defender = It overloads { $d_the } on { $dsq }, which alone has to guard both { $tsq } and { $tsq2 }.
reasons-tm-attraction = Attraction: if { $d_the } captures on { $tsq }, the next blow hits it there: { $line }.
reasons-tm-interference = Interference: the move cuts the line between { $d_the } on { $dsq } and { $tsq }.
reasons-tm-interference-reply = Interference: the reply cuts the line between { $d_the } on { $dsq } and { $tsq }.
reasons-tm-clearance = Clearance: it opens the way for { $q_the } on { $qsq }, with { $line }.
reasons-tm-intermezzo = In-between move: before recapturing on { $tsq }, it makes a bigger threat.
reasons-tm-trapped = { $t_the } on { $tsq } is trapped: it has no safe square.
reasons-tm-threat = It threatens to take { $t_the } on { $tsq }.
reasons-tm-queen = It attacks the queen on { $tsq }.
reasons-tm-only-move = It is the only move that holds the position: all others lose ground.
reasons-tm-only-move-advantage = It is the only move that keeps the advantage.
reasons-tm-only-move-win = It is the only move that keeps the win.
reasons-tm-only-legal = There is no choice. The expected line: { $line }.
reasons-tm-threat-line = It threatens { $line } (it wins { $n } points); the best answer is { $reply }.
reasons-tm-threat-line-mate = It threatens mate: { $line }. The best answer is { $reply }.
reasons-tm-quiet = A quiet move, yet the best by a wide margin: { $line }.
reasons-tm-sacrifice = It sacrifices { $p_the } for a moment: { $line } wins the material back.
reasons-tm-sacrifice-plain = It sacrifices { $p_the } on { $tsq }.
reasons-tm-sacrifice-real = It sacrifices { $p_the } for lasting compensation: { $line }.
reasons-tm-sacrifice-mate = It sacrifices { $p_the }, and mate follows: { $line }.
reasons-tm-offer = It offers { $t_the } on { $tsq }, which cannot be taken: { $line }.
reasons-tm-offer-plain = It offers { $t_the } on { $tsq }, which had better be left alone.
reasons-tm-offer-mate = It offers { $t_the } on { $tsq }: taking it runs into mate with { $line }.
reasons-tm-desperado = Desperado: { $p_the } was lost anyway and takes { $c_the } along.
reasons-tm-perpetual = It secures a draw by perpetual check: { $line }.
reasons-tm-collinear = { $p_the } keeps facing { $t_the } on { $tsq } instead of taking it, which is much better.
reasons-tm-allows = It allows { $theme }: { $line }.
reasons-tm-misses = It misses { $theme }: { $line }.
reasons-tm-allows-told = It allows { $reply }: { $sentence }.
reasons-tm-misses-told = It misses { $line }: { $sentence }.
reasons-tm-branch =
    After { $reply } follows { $n ->
        [0] { $line }
        [one] { $line } (1 point lost)
       *[other] { $line } ({ $n } points lost)
    }.
reasons-tm-branch-mate = After { $reply } mate follows: { $line }.
reasons-tm-misses-plain = It misses { $theme } with { $best }.
reasons-tm-misses-mate = There was mate in { $n }: { $line }.
reasons-tm-misses-mate-named = There was mate in { $n }: { $line } ({ $mate_name }).
reasons-tm-misses-mate-plain = There was mate in { $n } with { $best }.

## strategy

reasons-st-develop = It develops { $p_the } to { $to }.
reasons-st-develop-tempo = It develops { $p_the } with gain of time: { $t_the } on { $tsq } is under attack.
reasons-st-develop-check = It develops { $p_the } with check.
reasons-st-castle-tempo = It castles with gain of time: { $t_the } on { $tsq } is under attack.
reasons-st-bishop-pair = It obtains the bishop pair, a lasting asset in open positions.
reasons-st-bishop-pair-kept = It keeps the bishop pair.
reasons-st-flexibility = It keeps the position flexible: more pieces have good moves.
reasons-st-prophylaxis = It prevents the opponent’s idea { $line }.
reasons-st-colour-complex-light = The light squares around { $them_the }’s king are weak.
reasons-st-colour-complex-dark = The dark squares around { $them_the }’s king are weak.
reasons-st-ties-defender = It ties { $d_the } on { $dsq } to the guard of { $t_the } on { $tsq }.
reasons-st-plan = The plan continues with { $line }.
reasons-st-early-queen = The queen comes out too early and can be attacked with gain of time: { $line }.
reasons-st-early-queen-quiet =
    The queen comes out too early, with { $n } { $n ->
        [one] piece
       *[other] pieces
    } still at home.
reasons-st-same-piece =
    It moves the same piece again with { $n } { $n ->
        [one] piece
       *[other] pieces
    } still at home.
reasons-st-premature = The attack is premature: { $n } pieces are not developed yet.
reasons-st-gives-pair = It gives up the bishop pair without gaining anything for it.
reasons-st-worse-king-safety = It leaves its own king more exposed than { $best } would.
reasons-st-worse-mobility = The pieces get less freedom than after { $best }.
reasons-st-worse-piece-square = The pieces stand on worse squares than after { $best }.
reasons-st-worse-pawn-structure = The pawn structure is worse than after { $best }.
reasons-st-worse-threats-made = It puts less pressure on the enemy pieces than { $best }.
reasons-st-worse-threats-received = It leaves more pieces under attack than { $best } would.
reasons-st-worse-defences-made = The pieces are less well protected than after { $best }.
reasons-st-worse-defences-received = The pieces are less well protected than after { $best }.
reasons-st-better-guards = { $best } would have guarded { $tsq }.
reasons-st-better-blocks = { $best } would have shut the line of { $q_the } on { $qsq }.
reasons-st-better-takes = { $best } would have removed { $q_the } on { $qsq }, which now strikes.
reasons-st-better-moves = { $best } would have moved { $t_the } on { $tsq } out of danger.
reasons-st-ends-castling = After { $line } the king can no longer castle; with { $best } it could.
reasons-st-ends-their-castling = After { $reply } the enemy king on { $sq } would have lost the right to castle.
reasons-st-ends-shelter = After { $line } a pawn is missing in front of the king; with { $best } it would still be there.
reasons-st-ends-their-shelter = After { $reply } a pawn would be missing in front of the enemy king; now it is still there.
reasons-st-ends-their-doubled = After { $reply } the enemy pawns on the file of { $sq } would be doubled; now they are not.
reasons-st-ends-center = After { $line } only the opponent has a pawn in the center, on { $sq }; with { $best } it would not be so.
reasons-st-ends-queens-off = After { $line } the queens are gone; { $best } kept them on the board.
reasons-st-ends-queens-on = { $best } would have traded the queens: { $reply }.
reasons-st-ends-passer = After { $line } the enemy pawn on { $sq } is passed; with { $best } instead it would not be.
reasons-st-ends-runner = After { $line } the enemy passed pawn is already on { $sq }, further than with { $best }.
reasons-st-ends-our-runner = With { $reply } the passed pawn would already be on { $sq }.
reasons-st-ends-our-passer = With { $reply } the pawn on { $sq } would be passed.
reasons-st-ends-wedge = With { $reply } the enemy pawn on { $sq } would be gone; now it stays.
reasons-st-ends-returns = It loses time: after { $line } { $p_the } is back on { $sq }.
reasons-st-ends-uncastled = With { $reply } the king castles; after { $line } it still stands in the center.
reasons-st-ends-attack = After { $line } { $n } enemy pieces aim at the squares around the king; with { $best } there would be fewer.
reasons-st-ends-our-attack = With { $reply } { $n } pieces would aim at the squares around the enemy king.
reasons-st-ends-traded = After { $line } { $n } pieces of each side are gone, which eases the opponent’s game; { $best } kept them.
reasons-st-ends-seventh = After { $line } the enemy rook has come to the seventh rank; with { $best } it would not.
reasons-st-ends-sevenths = After { $line } both enemy rooks stand on the seventh rank; with { $best } they would not.
reasons-st-ends-our-seventh = With { $reply } the rook would come to the seventh rank on { $sq }.
reasons-st-ends-shut-in =
    After { $line } { $p_the } on { $sq } is shut in: { $n ->
        [0] it has no square
        [one] it has only 1 square
       *[other] it has only { $n } squares
    }.
reasons-st-ends-undeveloped =
    After { $line } { $own } knights and bishops are still at home; with { $best } { $n ->
        [0] none would be
        [one] only 1 would be
       *[other] only { $n } would be
    }.
reasons-st-ends-pair = After { $line } only the opponent has both bishops; with { $best } it would not be so.
reasons-st-ends-our-pair = With { $reply } only this side would have both bishops.
reasons-st-ends-outpost = After { $line } no pawn can drive { $p_the } from { $sq }; with { $best } it would not get there.
reasons-st-ends-our-outpost = With { $reply } { $p_the } stands on { $sq }, where no pawn can drive it away.
reasons-st-ends-open-file = After { $line } the enemy rook has the open { $file }-file; with { $best } it would not.
reasons-st-ends-our-open-file = With { $reply } the rook would have the open { $file }-file.
reasons-st-ends-isolated = After { $line } the pawn on { $sq } is isolated; with { $best } instead it would not be.
reasons-st-ends-doubled = After { $line } the pawns on the file of { $sq } are doubled; with { $best } instead they would not be.
reasons-st-ends-backward = After { $line } the pawn on { $sq } is backward; with { $best } instead it would not be.
reasons-st-ends-fewer-squares = After { $line } { $p_the } on { $sq } reaches { $n } squares fewer than with { $best }.
reasons-st-driven-back = It allows { $line }: { $p_the } is driven back from { $psq } to { $sq }.
reasons-st-drives-back = { $best } would have driven { $p_the } back from { $psq } to { $sq }: { $line }.
reasons-eg-waits = A waiting move: neither side can take anything or gains by another move, and the game stays level.
reasons-eg-waits-same = A waiting move: neither side can take anything, and one more move would change little for either.
reasons-st-gives-square = It gives up { $sq }: { $p_the } no longer guards it, and { $line } follows.
reasons-st-lets-through = It allows { $line }, which { $best } would have prevented: { $p_the } would guard { $sq }.
reasons-st-takes-first = It leaves { $sq } to the opponent; { $best } would take it first.
reasons-st-neglects-develop = It brings nothing out while { $n } knights and bishops are still at home; { $best } would bring out { $p_the }.
reasons-st-neglects-castle = It loses time while { $n } knights and bishops are at home and the king stands in the center; { $best } would castle.
reasons-st-neglects-center = It does nothing for the center; { $best } would put a pawn there that controls { $sqlist }.
reasons-st-neglects-strike = It does nothing for the center; { $best } would attack { $t_the } on { $tsq } with a pawn.
reasons-st-takes-knights-square = The pawn takes { $to } from the knight on { $sq }, which wants to come out there.
reasons-st-blocks-own-pawn = On { $to } { $p_the } stands in the way of the pawn on { $sq }.
reasons-st-shuts-own-bishop =
    It shuts in the bishop on { $sq }, which { $n ->
        [0] has no square left.
        [one] has only { $n } square left.
       *[other] has only { $n } squares left.
    }
reasons-st-stands-in-way = On { $to } { $p_the } stands in the way of the pawn on { $sq }: { $best } would fight for { $sqlist }.
reasons-st-gives-center = It lets the opponent put two pawns side by side in the center, on { $sqlist }, with { $line }; { $best } would control { $sq }.
reasons-st-leaves-center = { $best } would put two pawns side by side in the center, on { $sqlist }.
reasons-st-trade-helps = The trade helps the opponent: { $line } brings out { $p_the }.
reasons-st-trade-queen = The trade helps the opponent: after { $line } the queen stands on { $sq }, where nothing can attack it at once.
reasons-st-misses-idea = The idea of { $best }: { $sentence }.
reasons-st-allows-idea = It allows { $best }: { $sentence }.
reasons-st-pattern = Pattern “{ $name }”: { $text }.
reasons-st-opening-idea = { $text }.
reasons-st-leaves-theory-model = The usual move here is { $best }: { $text } (model game: { $name }).
reasons-st-leaves-theory = The usual move here is { $best }: { $text }.
reasons-st-structure-plan = { $name }: { $text }.
reasons-st-prepares-plan = The plan here ({ $name }): { $text }.

## material

reasons-ma-wins = It wins { $c_the } on { $to }.
reasons-ma-wins-back = It wins back { $c_the } on { $to }.
reasons-ma-wins-net =
    The exchanges on { $to } win { $n } { $n ->
        [one] point
       *[other] points
    } of material.
reasons-ma-free = { $c_the } on { $to } was undefended.
reasons-ma-free-guarded = It takes { $c_the } on { $to }, and nothing can take back.
reasons-ma-recapture = It recaptures on { $to } and completes the exchange.
reasons-ma-recapture-plain = It takes back { $c_the } on { $to }.
reasons-ma-trade = It trades on { $to }: { $p } for { $c }.
reasons-ma-simplify = With extra material, the trade simplifies the road to victory.
reasons-ma-promotes = The pawn reaches the last rank and becomes { $new_a }.
reasons-ma-promotes-lost = The pawn promotes and the opponent must take the new piece.
reasons-ma-underpromotes = It promotes to a { $new }: promoting to a queen would be worse.
reasons-ma-defends = It defends { $t_the } on { $tsq }, which was under attack.
reasons-ma-escapes = It moves { $p_the } out of danger.
reasons-ma-exchange-sac = It gives up the exchange: { $line }.
reasons-ma-en-passant = It captures en passant.
reasons-ma-by-force =
    It wins { $n } { $n ->
        [one] point
       *[other] points
    } of material: { $line }.
reasons-ma-regains = It wins material back: { $line }.
reasons-ma-loses-piece = It loses { $t_the } on { $tsq }: { $line }.
reasons-ma-loses-piece-for = It loses { $t_the } on { $tsq } for { $c_a }: { $line }.
reasons-ma-loses-two = It loses { $tlist }: { $line }.
reasons-ma-loses-two-for = It loses { $tlist } for { $c_a }: { $line }.
reasons-ma-misses-two-for = It misses winning { $tlist } for { $c_a }: { $line }.
reasons-ma-misses-piece-for = It misses winning { $t_the } on { $tsq } for { $c_a }: { $line }.
reasons-ma-misses-two = It misses winning { $tlist }: { $line }.
reasons-ma-loses-later-piece = In the main line { $t_the } on { $tsq } falls: { $line }.
reasons-ma-loses-later =
    In the main line { $n ->
        [one] 1 point of material is lost
       *[other] { $n } points of material are lost
    }: { $line }.
reasons-ma-misses-later-piece = With { $best } { $t_the } on { $tsq } falls in the end: { $line }.
reasons-ma-misses-later =
    { $best } wins { $n ->
        [one] 1 point
       *[other] { $n } points
    } of material in the end: { $line }.
reasons-ma-misses-piece = It misses winning { $t_the } on { $tsq }: { $line }.
reasons-ma-costs-piece = It costs { $t_the } on { $tsq }: { $line }; with { $best } it would not fall.
reasons-ma-gives-back = { $c_the } on { $sq } costs { $t_the } on { $tsq }: { $line }.
reasons-tm-better-offers = After { $best } { $t_the } on { $tsq } cannot be taken: { $line }.
reasons-tm-better-offers-mate = After { $best } taking { $t_the } on { $tsq } runs into mate: { $line }.
reasons-ma-gains-piece = { $best } would have won { $t_the } on { $tsq }: { $line }.
reasons-ma-saves-guards = { $p_the } now guards { $tsq }, so that { $line } has no point.
reasons-ma-saves-blocks = { $p_the } on { $to } stands in the way of { $line }.
reasons-ma-meets-two = { $tlist } were both in danger, and this one move takes care of both.
reasons-ma-both-win =
    Both { $san } and { $best } win { $n ->
        [one] 1 point
       *[other] { $n } points
    } of material.
reasons-ma-saves = It avoids losing material: the threat was { $line }.
reasons-ma-hangs = It leaves { $t_the } on { $tsq } undefended: { $line }.
reasons-ma-hangs-net = It leaves { $t_the } on { $tsq } within reach: { $line } wins material.
reasons-ma-ignores = It does not answer the threat { $line }.
reasons-ma-loses =
    It loses material: after { $line } it has { $n } { $n ->
        [one] point
       *[other] points
    } less.
reasons-ma-loses-plain = It loses material.
reasons-ma-by-force-plain =
    The main line wins { $n } { $n ->
        [one] point
       *[other] points
    } of material.
reasons-ma-misses-plain = It misses a win of material with { $best }.
reasons-ma-misses = It misses a win of material: { $line }.
reasons-ma-trade-behind = When behind, trading pieces makes the opponent’s task easier.

## endgame technique

reasons-eg-king = In the endgame the king becomes an attacking piece: { $to } brings it toward the center.
reasons-eg-passer =
    The passed pawn advances: { $n } { $n ->
        [one] square
       *[other] squares
    } to go to promotion.
reasons-eg-advanced = The advanced pawn threatens to promote.
reasons-eg-rook-behind-own = The rook goes behind the passed pawn on { $tsq } and supports its advance.
reasons-eg-rook-behind-enemy = The rook goes behind the enemy passed pawn on { $tsq } to restrain it.
reasons-eg-opposition = The king takes the opposition, face to face with the enemy king.
reasons-eg-opposition-far = The king takes the opposition from afar.
reasons-eg-cutoff = Along its rank the rook on { $to } cuts off the enemy king from the pawn.
reasons-eg-cutoff-file = On the { $file }-file the rook cuts off the enemy king from the pawn.
reasons-eg-keeps-win-only = It is the only move that wins: after every other one the game is no longer won.
reasons-eg-keeps-draw-only = It is the only move that draws: every other one loses.
reasons-eg-keeps-win = It keeps the win, as only { $n } of the moves do.
reasons-eg-keeps-draw = It keeps the draw, as only { $n } of the moves do.
reasons-eg-win-to-draw = It throws the win away: the game is now a draw. { $best } wins.
reasons-eg-win-to-loss = It turns a won game into a lost one. { $best } wins.
reasons-eg-draw-to-loss = It throws the draw away: the game is now lost. { $best } draws.
reasons-eg-race-check = The pawns run: this one queens in { $n } and with check, the one on { $tsq } in { $their }.
reasons-eg-race-first = The pawns run: this one queens in { $n }, the one on { $tsq } in { $their }.
reasons-eg-key-square = { $to } is a key square of the pawn on { $tsq }: it queens whoever is to move.
reasons-eg-stops-pawn = { $p_the } on { $to } holds up the passed pawn on { $tsq }.
reasons-eg-lucena-drive = Lucena position, first step: the check drives the king further away; then the rook builds the bridge on the fourth rank.
reasons-eg-lucena-out = Lucena position: the king comes out from in front of the pawn, and the rook on the fourth rank will shield it.
reasons-eg-lucena-shield = Lucena position, last step: the rook steps between, the checks are over and the pawn promotes.
reasons-eg-philidor-behind = Philidor defense, second step: the pawn has advanced, so the enemy king has no shelter from checks from behind.
reasons-eg-triangulation = Triangulation: after { $line } the same position stands again, but now the opponent has to move.
reasons-eg-breakthrough = Breakthrough: a pawn is given up so that another one gets through: { $line }.
reasons-eg-connected = The passed pawns on { $sqlist } stand side by side and support each other.
reasons-eg-outside = The outside passed pawn on { $to } calls the enemy king away from the other pawns.
reasons-eg-queen-wins = Against a pawn on the { $file }-file the queen wins: her checks force the king before its pawn, and her own king comes nearer.
reasons-eg-queen-draws = A pawn on the { $file }-file holds the draw against the queen: where she would win it, it is stalemate.
reasons-eg-into-won-because =
    It trades into a won pawn ending ({ $line }): { $because ->
        [runner] nobody catches the pawn on { $sq }
        [outside] the outside passed pawn on { $sq } decides
       *[protected] the protected passed pawn on { $sq } decides
    }.
reasons-eg-into-won-more =
    It trades into a pawn ending that is won, with { $n ->
        [one] 1 pawn
       *[other] { $n } pawns
    } more: { $line }.
reasons-eg-into-won = It trades into a pawn ending that is won: { $line }.
reasons-eg-into-drawn = It trades into a pawn ending that is drawn in spite of the missing pawn: { $line }.
reasons-eg-into-lost-because =
    It allows { $line }, and the pawn ending is lost: { $because ->
        [runner] nobody catches the pawn on { $sq }
        [outside] the outside passed pawn on { $sq } decides
       *[protected] the protected passed pawn on { $sq } decides
    }. { $best } keeps pieces on the board.
reasons-eg-into-lost = It allows { $line }, and the pawn ending is lost; { $best } keeps pieces on the board.
reasons-eg-into-draw = It allows { $line }, and the pawn ending is only drawn; { $best } keeps pieces on the board.
reasons-eg-square = The enemy king is outside the square of the pawn: it can no longer catch it.
reasons-eg-lucena = Lucena position: the rook builds the bridge and the pawn promotes.
reasons-eg-philidor = Philidor defense: the rook on the third rank keeps the king out.
reasons-eg-fortress = It builds a fortress: the opponent cannot make progress.
reasons-eg-wrong-bishop = The bishop does not control the promotion square { $tsq }: the endgame is a draw.
reasons-eg-opposite-bishops = Opposite-colored bishops remain, which makes a draw more likely.
reasons-eg-zugzwang = Zugzwang: the opponent would rather pass, but has to move.
reasons-eg-stalemate = It saves the game by stalemate: { $line }.
reasons-eg-allows-promotion = It lets the enemy pawn promote: { $line }.
reasons-eg-misses-promotion = It misses the promotion: { $line }.
reasons-eg-allows-draw = It stalemates the opponent: the game is drawn.
reasons-eg-allows-repetition = It allows a draw, for the position comes back: { $line }.

## what quiet moves are for

reasons-st-prepares-castling = It makes way for castling.
reasons-st-prepares-clears = It clears the way for { $line }.
reasons-st-prepares-supports = It prepares { $line }, which { $p_the } on { $to } now supports.
reasons-pa-heads-for = { $p_the } is on its way to { $tsq }.
reasons-st-denies-square = It keeps { $p_the } on { $psq } from going to { $sq }.
reasons-pa-connects-rooks = It connects the rooks.
reasons-ma-guards-more =
    It gives { $t_the } on { $tsq } another guard: attacked { $their ->
        [one] once
        [2] twice
       *[other] { $their } times
    }, now guarded { $own ->
        [one] once
        [2] twice
       *[other] { $own } times
    }.
reasons-ma-keeps-guard = It keeps guarding { $t_the } on { $tsq }, which nothing else protects.
reasons-pa-opens-file = The capture opens the { $file }-file for the rook on { $rsq }.
reasons-ps-wing-for-center = It trades the { $file }-pawn for a center pawn, the one on the { $file2 }-file.
reasons-tm-unpins = It frees { $p_the } on { $psq } from the pin by { $q_the } on { $qsq }.
reasons-ks-avoids-checks = The king steps out of the checks, such as { $line }.
reasons-eg-active-rook = The rook becomes active: from { $to } it attacks { $tlist }.
reasons-eg-right-corner = With bishop and knight the king must be driven to a corner of the bishop’s color: here { $tsq }.
reasons-eg-zugzwang-plain = Every move of the opponent’s makes things worse: passing would be better, and is not allowed.
reasons-st-typical-blunder = A typical blunder of this opening. { $text }.
