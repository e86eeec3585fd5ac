### keys: built by the program

### As razões que o Lucena sabe dar: uma mensagem para cada modelo de data/templates/reasons.txt. O README.md de lá diz o que cabe nelas.

## segurança do rei

reasons-ks-castle-short = O roque pequeno põe o rei em segurança e traz a torre para o jogo.
reasons-ks-castle-long = O roque grande tira o rei do centro e ativa a torre na coluna d.
reasons-ks-castle-open-centre = Com o centro aberto, rocar agora tira o rei da linha de fogo.
reasons-ks-safer-king = O rei fica mais seguro: menos casas ao seu redor estão atacadas.
reasons-ks-sheltered-king = O rei fica mais abrigado atrás dos seus peões.
reasons-ks-luft = { $san } dá uma casa de fuga ao rei e afasta o mate na última fileira.
reasons-ks-stops-mate-guards = { $p_the } agora protege { $tsq } e impede o mate com { $line }.
reasons-ks-stops-mate-blocks = { $p_the } em { $to } fecha a linha e impede o mate com { $line }.
reasons-ks-stops-mate = { $san } impede o mate que o adversário ameaçava com { $line }.
reasons-ks-pressure = { $p_the } de { $psq } passa a mirar a zona do rei { $them_of }.
reasons-ks-pressure-count = { $n } peças já atacam a zona do rei { $them_of }: { $plist }.
reasons-ks-exposed-enemy = O rei { $them_of } está sem peões à frente e sofre com os xeques.
reasons-ks-wing-attack-king = As peças se juntam para atacar o rei { $them_of } na ala do rei.
reasons-ks-wing-attack-queen = As peças se juntam para atacar o rei { $them_of } na ala da dama.
reasons-ks-back-rank = A última fileira { $them_of } está fraca: a ameaça é { $line }.
reasons-ks-f7 = O lance golpeia { $tsq }, bem ao lado do rei { $them_of }.
reasons-ks-weakens = O lance de peão deixa { $sqlist }, perto do rei, sem a proteção de peões.
reasons-ks-weakens-hot = O lance de peão enfraquece { $sqlist } perto do rei, e { $t_the } de { $tsq } já ataca essa região.
reasons-ks-forfeits-castling = Depois deste lance { $us_the } não podem mais rocar.
reasons-ks-opens-lines = O lance abre uma coluna ao lado do próprio rei.
reasons-ks-opens-attack = Depois deste lance mais casas ao redor do próprio rei ficam atacadas.
reasons-ks-allows-mate = Permite mate em { $n }: { $line }.
reasons-ks-allows-mate-named = Permite mate em { $n }: { $line } ({ $mate_name }).
reasons-ks-mating-net = No fim o rei de { $ksq } não tem saída: { $p_the } de { $psq } tira dele { $sqlist }.
reasons-ks-mating-net-own = Ali o rei de { $ksq } não tem saída: { $p_the } de { $psq } tira dele { $sqlist }.
reasons-ks-allows-mate-plain = Permite mate em { $n }.

## atividade das peças

reasons-pa-rook-active = A torre fica mais ativa em { $to }: alcança { $n } casas a mais.
reasons-pa-rook-line-opened = O lance abre caminho para a torre de { $rsq }.
reasons-pa-mobility = As peças ganham liberdade: { $n } lances possíveis a mais.
reasons-pa-knight-centre = O cavalo controla as casas centrais { $sqlist }.
reasons-pa-rook-open = A torre ocupa a coluna { $file }, que está aberta.
reasons-pa-rook-semi = A torre ocupa a coluna { $file }, semiaberta.
reasons-pa-rook-seventh = A torre entra na sétima fileira e ataca { $tlist }.
reasons-pa-rook-seventh-king = A torre na sétima prende o rei { $them_of } na última fileira.
reasons-pa-worst-piece = { $p_the }, a peça menos ativa, encontra um lugar melhor em { $to }.
reasons-pa-centralize = { $p_the } se centraliza em { $to }.
reasons-pa-outpost =
    { $p_the } ocupa um posto avançado em { $to }, onde nenhum peão pode expulsá-{ $p_gender ->
        [feminine] la
       *[masculine] lo
    }.
reasons-pa-battery = { $p_the } e { $q_the } formam uma bateria na mesma linha.
reasons-pa-diagonal = O bispo domina a grande diagonal.
reasons-pa-passive =
    { $p_the } fica mais { $p_gender ->
        [feminine] passiva
       *[masculine] passivo
    } em { $to }: alcança { $n } { $n ->
        [one] casa
       *[other] casas
    } a menos.
reasons-pa-rim = Na borda do tabuleiro o cavalo controla poucas casas.
reasons-pa-bad-bishop = Os próprios peões bloqueiam o bispo de { $to }.

## estrutura de peões

reasons-ps-centre = O peão passa a controlar { $sqlist }, no centro.
reasons-ps-support = Os peões se apoiam: outro peão passa a proteger { $sqlist }.
reasons-ps-passed = Cria um peão passado em { $to }: nenhum peão adversário pode detê-lo.
reasons-ps-passed-protected = Cria um peão passado protegido em { $to }.
reasons-ps-break-chain = A ruptura { $san } desafia a cadeia de peões { $them_of }.
reasons-ps-break = A ruptura { $san } ataca o peão de { $tsq }.
reasons-ps-space = O avanço ganha espaço no centro.
reasons-ps-minority =
    Ataque da minoria: { $own } { $own ->
        [one] peão
       *[other] peões
    } contra { $their } para criar uma fraqueza.
reasons-ps-doubled = A captura deixa peões dobrados na coluna { $file }.
reasons-ps-doubled-open = Os peões ficam dobrados na coluna { $file }, mas a captura abre a coluna { $file2 } para as torres.
reasons-ps-isolated = O peão de { $to } fica isolado: nenhum outro peão pode defendê-lo.
reasons-ps-isolated-active = O peão isolado de { $to } dá espaço e linhas abertas em troca da fraqueza.
reasons-ps-backward = O peão de { $sq } fica atrasado: um peão adversário controla { $stop }.
reasons-ps-blockade = { $p_the } bloqueia o peão passado de { $tsq }.

## tática

reasons-tm-mate = Xeque-mate.
reasons-tm-mate-named = Xeque-mate: { $mate_name }.
reasons-tm-mate-in-n = Força mate em { $n }: { $line }.
reasons-tm-mate-in-n-given = Sacrifica { $p_the } e força mate em { $n }: { $line }.
reasons-tm-mate-in-n-named = Força mate em { $n }: { $line } ({ $mate_name }).
reasons-tm-mate-in-n-given-named = Sacrifica { $p_the } e força mate em { $n }: { $line } ({ $mate_name }).
reasons-tm-mate-in-n-plain = Força mate em { $n }.
reasons-tm-mate-threat = Ameaça mate com { $line }.
reasons-tm-check = Dá xeque: o adversário precisa responder.
reasons-tm-double-check = Xeque duplo: o rei é obrigado a se mover.
reasons-tm-discovered-check = Xeque descoberto: { $p_the } sai da linha e { $q_the } de { $qsq } dá xeque.
reasons-tm-fork = Garfo: { $p_the } em { $to } ataca { $tlist } ao mesmo tempo.
reasons-tm-fork-royal = Garfo no rei e na dama: a dama cai.
reasons-tm-pin-absolute =
    { $t_the } de { $tsq } fica { $t_gender ->
        [feminine] cravada
       *[masculine] cravado
    } e não pode sair: atrás está o rei, em { $bsq }.
reasons-tm-pin-relative =
    { $t_the } de { $tsq } fica { $t_gender ->
        [feminine] cravada
       *[masculine] cravado
    }: se sair, expõe { $b_the } de { $bsq }.
reasons-tm-exploit-pin = Aproveita a cravada { $p_of } de { $psq }: { $t_the } de { $tsq } não pode fugir.
reasons-tm-exploit-pin-capture = Aproveita a cravada { $p_of } de { $psq }: { $t_the } de { $tsq } não pode capturar { $v_the } de { $vsq }.
reasons-tm-skewer = Espeto: quando { $t_the } de { $tsq } sair, cai { $b_the } de { $bsq }, que está atrás.
reasons-tm-discovered = Ataque descoberto: { $p_the } sai e { $q_the } de { $qsq } ataca { $t_the } de { $tsq }.
reasons-tm-xray = Raio X: { $q_the } de { $qsq } protege { $tsq } através da peça adversária.
reasons-tm-remove-defender =
    Elimina o defensor: agora { $t_the } de { $tsq } pode ser { $t_gender ->
        [feminine] capturada
       *[masculine] capturado
    }.
reasons-tm-deflection = Desvio: depois de { $line }, { $d_the } de { $dsq } já não defende { $tsq }.
reasons-tm-overload =
    { $d_the } de { $dsq } está { $d_gender ->
        [feminine] sobrecarregada
       *[masculine] sobrecarregado
    }: não consegue defender { $tsq } e { $tsq2 }.
reasons-ma-gives-up-guard =
    Em { $psq }, { $p_the } defendia { $t_the } de { $tsq }, e deixa de defender: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-gives-up-guard-square =
    Em { $psq }, { $p_the } defendia { $tsq }, e deixa de defender: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-opens-line =
    Ao sair de { $psq }, abre caminho para { $q_the } de { $qsq } até { $tsq }: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ks-blocks-own-king = Tira do próprio rei a casa { $to }, de que ele precisa: { $line }.
reasons-ma-tied-guard = Depois de { $line }, { $d_the } de { $dsq } não pode retomar: protege { $b_the } de { $bsq } contra { $q_the } de { $qsq }.
reasons-ma-opens-check =
    Ao sair de { $psq }, abre para { $q_the } a linha de { $qsq } até o próprio rei: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-outnumbered-count =
    { $t_the } de { $tsq } está sob ataque { $their ->
        [one] uma vez
        [2] duas vezes
       *[other] { $their } vezes
    } e tem defesa { $own ->
        [one] uma vez
        [2] duas vezes
       *[other] { $own } vezes
    }: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-releases-pin =
    Em { $psq }, { $p_the } cravava { $t_the } de { $tsq }, que agora está livre: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-unguarded =
    Ninguém defende { $t_the } de { $tsq }, e { $plist } { $their ->
        [one] ataca
       *[other] atacam
    }: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-outnumbered =
    Em { $tsq }, { $plist } { $their ->
        [one] supera
       *[other] superam
    } { $tlist }: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-dearer =
    { $q_the } de { $qsq } ataca { $t_the } de { $tsq }, que vale mais: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-takes-guarded =
    { $tlist } { $own ->
        [one] defendia
       *[other] defendiam
    } { $c_the } de { $tsq }: { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-ma-could-take-back = Era preciso retomar { $c_the } de { $tsq }: { $line }.
reasons-ma-could-take-free = Ninguém defendia { $c_the } de { $tsq }, e { $q_the } de { $qsq } podia capturar: { $line }.
reasons-ma-could-take =
    { $best } ganhava material em { $tsq }: { $plist } { $their ->
        [one] superava
       *[other] superavam
    } { $tlist }.
reasons-ma-could-take-dearer = { $q_the } de { $qsq } podia capturar { $c_the } de { $tsq }, que vale mais: { $line }.
reasons-tm-overloads-defender = Sobrecarrega { $d_the } de { $dsq }: sem ajuda, tem de defender { $tsq } e { $tsq2 }.
reasons-tm-attraction = Atração: se { $d_the } capturar em { $tsq }, sofre ali o golpe seguinte: { $line }.
reasons-tm-interference = Interferência: o lance corta a linha entre { $d_the } de { $dsq } e { $tsq }.
reasons-tm-interference-reply = Interferência: a resposta corta a linha entre { $d_the } de { $dsq } e { $tsq }.
reasons-tm-clearance = Desobstrução: abre caminho para { $q_the } de { $qsq }, com { $line }.
reasons-tm-intermezzo = Lance intermediário: antes de recapturar em { $tsq }, faz uma ameaça maior.
reasons-tm-trapped =
    { $t_the } de { $tsq } ficou { $t_gender ->
        [feminine] presa
       *[masculine] preso
    }: não tem casa segura.
reasons-tm-threat = Ameaça capturar { $t_the } de { $tsq }.
reasons-tm-queen = Ataca a dama de { $tsq }.
reasons-tm-only-move = É o único lance que segura a posição: todos os outros perdem terreno.
reasons-tm-only-move-advantage = É o único lance que mantém a vantagem.
reasons-tm-only-move-win = É o único lance que mantém a posição ganha.
reasons-tm-only-legal = Não há escolha. A linha esperada: { $line }.
reasons-tm-threat-line = Ameaça { $line } (ganha { $n } pontos); a melhor resposta é { $reply }.
reasons-tm-threat-line-mate = Ameaça mate: { $line }. A melhor resposta é { $reply }.
reasons-tm-quiet = Um lance tranquilo, mas o melhor por larga margem: { $line }.
reasons-tm-sacrifice = Sacrifica { $p_the } por pouco tempo: { $line } recupera o material.
reasons-tm-sacrifice-plain = Sacrifica { $p_the } em { $tsq }.
reasons-tm-sacrifice-real = Sacrifica { $p_the } em troca de compensação duradoura: { $line }.
reasons-tm-sacrifice-mate = Sacrifica { $p_the }, e o mate vem à força: { $line }.
reasons-tm-offer =
    Oferece { $t_the } de { $tsq }, que não pode ser { $t_gender ->
        [feminine] capturada
       *[masculine] capturado
    }: { $line }.
reasons-tm-offer-plain = Oferece { $t_the } de { $tsq }, que não convém capturar.
reasons-tm-offer-mate =
    Oferece { $t_the } de { $tsq }: se for { $t_gender ->
        [feminine] capturada
       *[masculine] capturado
    }, há mate: { $line }.
reasons-tm-desperado =
    Desperado: { $p_the } já estava { $p_gender ->
        [feminine] perdida
       *[masculine] perdido
    } e leva { $c_the } consigo.
reasons-tm-perpetual = Garante o empate por xeque perpétuo: { $line }.
reasons-tm-collinear = { $p_the } continua diante { $t_of } de { $tsq } sem capturar, o que é bem melhor.
reasons-tm-allows = Permite { $theme }: { $line }.
reasons-tm-misses = Deixa passar { $theme }: { $line }.
reasons-tm-allows-told = Permite { $reply }: { $sentence }.
reasons-tm-misses-told = Deixa passar { $line }: { $sentence }.
reasons-tm-branch =
    Depois de { $reply } segue { $n ->
        [0] { $line }
        [one] { $line } (1 ponto perdido)
       *[other] { $line } ({ $n } pontos perdidos)
    }.
reasons-tm-branch-mate = Depois de { $reply } segue o mate: { $line }.
reasons-tm-misses-plain = Deixa passar { $theme } com { $best }.
reasons-tm-misses-mate = Havia mate em { $n }: { $line }.
reasons-tm-misses-mate-named = Havia mate em { $n }: { $line } ({ $mate_name }).
reasons-tm-misses-mate-plain = Havia mate em { $n } com { $best }.

## estratégia

reasons-st-develop = Desenvolve { $p_the } para { $to }.
reasons-st-develop-tempo = Desenvolve { $p_the } ganhando tempo: { $t_the } de { $tsq } está sob ataque.
reasons-st-develop-check = Desenvolve { $p_the } com xeque.
reasons-st-castle-tempo = Roca ganhando tempo: { $t_the } de { $tsq } está sob ataque.
reasons-st-bishop-pair = Fica com o par de bispos, uma vantagem duradoura em posições abertas.
reasons-st-bishop-pair-kept = Preserva o par de bispos.
reasons-st-flexibility = Mantém a posição flexível: mais peças têm bons lances.
reasons-st-prophylaxis = Impede a ideia adversária { $line }.
reasons-st-colour-complex-light = As casas claras ao redor do rei { $them_of } estão fracas.
reasons-st-colour-complex-dark = As casas escuras ao redor do rei { $them_of } estão fracas.
reasons-st-ties-defender = Prende { $d_the } de { $dsq } à defesa { $t_of } de { $tsq }.
reasons-st-plan = O plano segue com { $line }.
reasons-st-early-queen = A dama sai cedo demais e pode ser atacada com ganho de tempo: { $line }.
reasons-st-early-queen-quiet =
    A dama sai cedo demais, com { $n } { $n ->
        [one] peça
       *[other] peças
    } ainda em casa.
reasons-st-same-piece =
    Move a mesma peça outra vez com { $n } { $n ->
        [one] peça
       *[other] peças
    } ainda em casa.
reasons-st-premature = O ataque é prematuro: { $n } peças ainda não foram desenvolvidas.
reasons-st-gives-pair = Cede o par de bispos sem ganhar nada em troca.
reasons-st-worse-king-safety = Deixa o próprio rei mais exposto do que { $best }.
reasons-st-worse-mobility = As peças ficam com menos liberdade do que depois de { $best }.
reasons-st-worse-piece-square = As peças ficam pior colocadas do que depois de { $best }.
reasons-st-worse-pawn-structure = A estrutura de peões fica pior do que depois de { $best }.
reasons-st-worse-threats-made = Faz menos pressão sobre as peças adversárias do que { $best }.
reasons-st-worse-threats-received = Deixa mais peças sob ataque do que { $best }.
reasons-st-worse-defences-made = As peças ficam menos protegidas do que depois de { $best }.
reasons-st-worse-defences-received = As peças ficam menos protegidas do que depois de { $best }.
reasons-st-better-guards = { $best } defenderia { $tsq }.
reasons-st-better-blocks = { $best } fecharia a linha { $q_of } de { $qsq }.
reasons-st-better-takes = { $best } eliminaria { $q_the } de { $qsq }, que agora dá o golpe.
reasons-st-better-moves = { $best } tiraria { $t_the } de { $tsq } do perigo.
reasons-st-ends-castling = Depois de { $line }, o rei já não pode rocar; com { $best } podia.
reasons-st-ends-their-castling = Depois de { $reply }, o rei adversário de { $sq } teria perdido o direito ao roque.
reasons-st-ends-shelter = Depois de { $line }, falta um peão na frente do rei; com { $best }, ele continuaria lá.
reasons-st-ends-their-shelter = Depois de { $reply }, faltaria um peão na frente do rei adversário; agora ele continua lá.
reasons-st-ends-their-doubled = Depois de { $reply }, os peões adversários da coluna de { $sq } ficariam dobrados; agora não ficam.
reasons-st-ends-center = Depois de { $line }, só o adversário tem um peão no centro, em { $sq }; com { $best } não seria assim.
reasons-st-ends-queens-off = Depois de { $line }, as damas saem do tabuleiro; { $best } as mantinha.
reasons-st-ends-queens-on = { $best } trocaria as damas: { $reply }.
reasons-st-ends-passer = Depois de { $line }, o peão adversário de { $sq } é passado; com { $best } em vez disso, não seria.
reasons-st-ends-runner = Depois de { $line }, o peão passado adversário já está em { $sq }, mais longe do que com { $best }.
reasons-st-ends-our-runner = Com { $reply }, o peão passado já estaria em { $sq }.
reasons-st-ends-our-passer = Com { $reply }, o peão de { $sq } seria passado.
reasons-st-ends-wedge = Com { $reply }, o peão adversário de { $sq } sairia do tabuleiro; agora fica.
reasons-st-ends-returns =
    Perde tempo: depois de { $line }, { $p_the } está de volta em { $sq }.
reasons-st-ends-uncastled = Com { $reply }, o rei roca; depois de { $line }, ele continua no centro.
reasons-st-ends-attack = Depois de { $line }, { $n } peças adversárias miram as casas em volta do rei; com { $best }, seriam menos.
reasons-st-ends-our-attack = Com { $reply }, { $n } peças mirariam as casas em volta do rei adversário.
reasons-st-ends-traded = Depois de { $line }, { $n } peças de cada lado saem, o que alivia o adversário; { $best } as mantinha.
reasons-st-ends-seventh = Depois de { $line }, a torre adversária chega à sétima fileira, o que { $best } evitava.
reasons-st-ends-sevenths = Depois de { $line }, as duas torres adversárias ficam na sétima fileira, o que { $best } evitava.
reasons-st-ends-our-seventh = Com { $reply }, a torre chegaria à sétima fileira em { $sq }.
reasons-st-ends-shut-in =
    Depois de { $line }, { $p_the } de { $sq } fica { $p_gender ->
        [feminine] presa
       *[masculine] preso
    } entre as peças: { $n ->
        [0] não tem nenhuma casa
        [one] só tem 1 casa
       *[other] só tem { $n } casas
    }.
reasons-st-ends-undeveloped =
    Depois de { $line }, { $own } cavalos e bispos ainda estão em casa; com { $best }, { $n ->
        [0] nenhum estaria
        [one] só 1 estaria
       *[other] só { $n } estariam
    }.
reasons-st-ends-pair = Depois de { $line }, só o adversário tem os dois bispos, o que { $best } evitava.
reasons-st-ends-our-pair = Com { $reply }, só este lado teria os dois bispos.
reasons-st-ends-outpost = Depois de { $line }, nenhum peão pode expulsar { $p_the } de { $sq }, o que { $best } evitava.
reasons-st-ends-our-outpost = Com { $reply }, { $p_the } fica em { $sq }, de onde nenhum peão pode expulsar a peça.
reasons-st-ends-open-file = Depois de { $line }, a torre adversária tem a coluna { $file } aberta, o que { $best } evitava.
reasons-st-ends-our-open-file = Com { $reply }, a torre teria a coluna { $file } aberta.
reasons-st-ends-isolated = Depois de { $line }, o peão de { $sq } fica isolado, o que { $best } em vez disso evitava.
reasons-st-ends-doubled = Depois de { $line }, os peões da coluna de { $sq } ficam dobrados, o que { $best } em vez disso evitava.
reasons-st-ends-backward = Depois de { $line }, o peão de { $sq } fica atrasado, o que { $best } em vez disso evitava.
reasons-st-ends-fewer-squares = Depois de { $line }, { $p_the } de { $sq } alcança { $n } casas a menos do que com { $best }.
reasons-st-driven-back =
    Permite { $line }: { $p_the } de { $psq } é { $p_gender ->
        [feminine] expulsa
       *[masculine] expulso
    } para { $sq }.
reasons-st-drives-back = { $best } teria expulsado { $p_the } de { $psq } para { $sq }: { $line }.
reasons-eg-waits = Um lance de espera: nenhum lado pode tomar nada nem ganha com mais um lance, e o jogo segue igual.
reasons-eg-waits-same = Um lance de espera: nenhum lado pode tomar nada, e mais um lance mudaria pouco para qualquer um.
reasons-st-gives-square = Entrega { $sq }: { $p_the } deixa de guardar essa casa, e vem { $line }.
reasons-st-lets-through = Permite { $line }, que { $best } teria impedido: { $p_the } guardaria { $sq }.
reasons-st-takes-first = Deixa { $sq } para o adversário; { $best } ocuparia a casa antes.
reasons-st-neglects-develop = Não desenvolve nada com { $n } cavalos e bispos ainda em casa; { $best } poria em jogo { $p_the }.
reasons-st-neglects-castle = Perde tempo com { $n } cavalos e bispos em casa e o rei no centro; { $best } faria o roque.
reasons-st-neglects-center = Não faz nada pelo centro; { $best } poria ali um peão que controla { $sqlist }.
reasons-st-neglects-strike = Não faz nada pelo centro; { $best } atacaria com um peão { $t_the } de { $tsq }.
reasons-st-takes-knights-square = O peão tira { $to } do cavalo de { $sq }, que quer sair por ali.
reasons-st-blocks-own-pawn = Em { $to } { $p_the } fica na frente do peão de { $sq }.
reasons-st-shuts-own-bishop =
    Fecha o bispo de { $sq }, que { $n ->
        [0] fica sem nenhuma casa.
        [one] só tem mais { $n } casa.
       *[other] só tem mais { $n } casas.
    }
reasons-st-stands-in-way = Em { $to } { $p_the } fica na frente do peão de { $sq }: { $best } disputaria { $sqlist }.
reasons-st-gives-center = Deixa o adversário pôr dois peões lado a lado no centro, em { $sqlist }, com { $line }; { $best } controlaria { $sq }.
reasons-st-leaves-center = { $best } poria dois peões lado a lado no centro, em { $sqlist }.
reasons-st-trade-helps = A troca ajuda o adversário: { $line } põe em jogo { $p_the }.
reasons-st-trade-queen = A troca ajuda o adversário: depois de { $line }, a dama fica em { $sq }, onde nada pode atacá-la logo.
reasons-st-misses-idea = A ideia de { $best }: { $sentence }.
reasons-st-allows-idea = Permite { $best }: { $sentence }.
reasons-st-pattern = Padrão “{ $name }”: { $text }.
reasons-st-opening-idea = { $text }.
reasons-st-leaves-theory-model = O lance usual aqui é { $best }: { $text } (partida modelo: { $name }).
reasons-st-leaves-theory = O lance usual aqui é { $best }: { $text }.
reasons-st-structure-plan = { $name }: { $text }.
reasons-st-prepares-plan = O plano aqui ({ $name }): { $text }.

## material

reasons-ma-wins = Ganha { $c_the } em { $to }.
reasons-ma-wins-back = Recupera { $c_the } em { $to }.
reasons-ma-wins-net =
    As trocas em { $to } ganham { $n } { $n ->
        [one] ponto
       *[other] pontos
    } de material.
reasons-ma-free = { $c_the } de { $to } estava sem defesa.
reasons-ma-free-guarded = Captura { $c_the } em { $to }, e ninguém pode recapturar.
reasons-ma-recapture = Recaptura em { $to } e completa a troca.
reasons-ma-recapture-plain = Recaptura { $c_the } em { $to }.
reasons-ma-trade = Troca em { $to }: { $p } por { $c }.
reasons-ma-simplify = Com vantagem material, a troca simplifica o caminho para a vitória.
reasons-ma-promotes = O peão chega à última fileira e vira { $new_a }.
reasons-ma-promotes-lost = O peão promove e o adversário precisa capturar a nova peça.
reasons-ma-underpromotes = Promove a { $new }: promover a dama seria pior.
reasons-ma-defends =
    Defende { $t_the } de { $tsq }, que estava { $t_gender ->
        [feminine] atacada
       *[masculine] atacado
    }.
reasons-ma-escapes = Tira { $p_the } do perigo.
reasons-ma-exchange-sac = Entrega a qualidade: { $line }.
reasons-ma-en-passant = Captura en passant.
reasons-ma-by-force =
    Ganha { $n } { $n ->
        [one] ponto
       *[other] pontos
    } de material: { $line }.
reasons-ma-regains = Recupera material: { $line }.
reasons-ma-loses-piece = Perde { $t_the } de { $tsq }: { $line }.
reasons-ma-loses-piece-for = Perde { $t_the } de { $tsq } por { $c_a }: { $line }.
reasons-ma-loses-two = Perde { $tlist }: { $line }.
reasons-ma-loses-two-for = Perde { $tlist } por { $c_a }: { $line }.
reasons-ma-misses-two-for = Deixa de ganhar { $tlist } por { $c_a }: { $line }.
reasons-ma-misses-piece-for = Deixa de ganhar { $t_the } de { $tsq } por { $c_a }: { $line }.
reasons-ma-misses-two = Deixa de ganhar { $tlist }: { $line }.
reasons-ma-loses-later-piece = Na linha principal cai { $t_the } de { $tsq }: { $line }.
reasons-ma-loses-later =
    Na linha principal { $n ->
        [one] perde-se 1 ponto de material
       *[other] perdem-se { $n } pontos de material
    }: { $line }.
reasons-ma-misses-later-piece = Com { $best }, acaba caindo { $t_the } de { $tsq }: { $line }.
reasons-ma-misses-later =
    { $best } acaba ganhando { $n ->
        [one] 1 ponto
       *[other] { $n } pontos
    } de material: { $line }.
reasons-ma-misses-piece = Deixa de ganhar { $t_the } de { $tsq }: { $line }.
reasons-ma-costs-piece = Custa { $t_the } de { $tsq }: { $line }; com { $best }, não cairia.
reasons-ma-gives-back = { $c_the } de { $sq } custa { $t_the } de { $tsq }: { $line }.
reasons-tm-better-offers =
    Depois de { $best }, { $t_the } de { $tsq } não pode ser { $t_gender ->
        [feminine] capturada
       *[masculine] capturado
    }: { $line }.
reasons-tm-better-offers-mate = Depois de { $best }, capturar { $t_the } de { $tsq } leva a mate: { $line }.
reasons-ma-gains-piece = { $best } teria ganhado { $t_the } de { $tsq }: { $line }.
reasons-ma-saves-guards = { $p_the } agora protege { $tsq }, e { $line } já não adianta.
reasons-ma-saves-blocks = { $p_the } em { $to } fica no caminho de { $line }.
reasons-ma-meets-two = { $tlist } estavam em perigo, e este único lance resolve os dois problemas.
reasons-ma-both-win =
    Tanto { $san } quanto { $best } ganham { $n ->
        [one] 1 ponto
       *[other] { $n } pontos
    } de material.
reasons-ma-saves = Evita a perda de material: a ameaça era { $line }.
reasons-ma-hangs = Deixa { $t_the } de { $tsq } sem defesa: { $line }.
reasons-ma-hangs-net = Deixa { $t_the } de { $tsq } ao alcance do adversário: { $line } ganha material.
reasons-ma-ignores = Não responde à ameaça { $line }.
reasons-ma-loses =
    Perde material: depois de { $line }, fica com { $n } { $n ->
        [one] ponto
       *[other] pontos
    } a menos.
reasons-ma-loses-plain = Perde material.
reasons-ma-by-force-plain =
    A linha principal ganha { $n } { $n ->
        [one] ponto
       *[other] pontos
    } de material.
reasons-ma-misses-plain = Deixa passar um ganho de material com { $best }.
reasons-ma-misses = Deixa passar o ganho de material: { $line }.
reasons-ma-trade-behind = Em desvantagem, trocar peças facilita a tarefa do adversário.

## técnica de finais

reasons-eg-king = No final o rei vira peça de ataque: { $to } o aproxima do centro.
reasons-eg-passer =
    O peão passado avança: { $n ->
        [one] falta
       *[other] faltam
    } { $n } { $n ->
        [one] casa
       *[other] casas
    } para promover.
reasons-eg-advanced = O peão avançado ameaça promover.
reasons-eg-rook-behind-own = A torre se coloca atrás do peão passado de { $tsq } e apoia seu avanço.
reasons-eg-rook-behind-enemy = A torre se coloca atrás do peão passado adversário de { $tsq } para contê-lo.
reasons-eg-opposition = O rei toma a oposição diante do rei adversário.
reasons-eg-opposition-far = O rei toma a oposição à distância.
reasons-eg-cutoff = Ao longo da fileira, a torre em { $to } corta o rei adversário: ele não alcança o peão.
reasons-eg-cutoff-file = Na coluna { $file }, a torre corta o rei adversário: ele não alcança o peão.
reasons-eg-keeps-win-only = É o único lance que ganha: depois de qualquer outro a partida já não está ganha.
reasons-eg-keeps-draw-only = É o único lance que empata: todos os outros perdem.
reasons-eg-keeps-win = Mantém a vitória, e só { $n } dos lances a mantêm.
reasons-eg-keeps-draw = Mantém o empate, e só { $n } dos lances o mantêm.
reasons-eg-win-to-draw = Joga fora a vitória: agora a partida é empate. { $best } ganha.
reasons-eg-win-to-loss = Transforma uma partida ganha em perdida. { $best } ganha.
reasons-eg-draw-to-loss = Joga fora o empate: agora a partida está perdida. { $best } empata.
reasons-eg-race-check = Corrida de peões: este promove em { $n } e com xeque, o de { $tsq } em { $their }.
reasons-eg-race-first = Corrida de peões: este promove em { $n }, o de { $tsq } em { $their }.
reasons-eg-key-square = { $to } é uma casa-chave do peão de { $tsq }: ele promove seja de quem for a vez.
reasons-eg-stops-pawn = { $p_the } em { $to } segura o peão passado de { $tsq }.
reasons-eg-lucena-drive = Posição de Lucena, primeiro passo: o xeque afasta o rei; depois a torre constrói a ponte na quarta fileira.
reasons-eg-lucena-out = Posição de Lucena: o rei sai da frente do peão, e a torre na quarta fileira vai protegê-lo dos xeques.
reasons-eg-lucena-shield = Posição de Lucena, último passo: a torre se interpõe, acabam os xeques e o peão promove.
reasons-eg-philidor-behind = Defesa de Philidor, segundo passo: o peão avançou, e o rei adversário não tem onde se abrigar dos xeques por trás.
reasons-eg-triangulation = Triangulação: depois de { $line } a mesma posição está no tabuleiro, mas agora é o adversário quem precisa jogar.
reasons-eg-breakthrough = Ruptura: um peão se entrega para que outro passe: { $line }.
reasons-eg-connected = Os peões passados de { $sqlist } ficam lado a lado e se apoiam.
reasons-eg-outside = O peão passado afastado de { $to } chama o rei adversário para longe dos outros peões.
reasons-eg-queen-wins = Contra um peão na coluna { $file } a dama ganha: os xeques põem o rei diante do peão, e o rei da dama chega mais perto.
reasons-eg-queen-draws = Um peão na coluna { $file } segura o empate contra a dama: onde ela o ganharia, o rei fica afogado.
reasons-eg-into-won-because =
    Troca e entra num final de peões ganho ({ $line }): { $because ->
        [runner] ninguém alcança o peão de { $sq }
        [outside] o peão passado afastado de { $sq } decide
       *[protected] o peão passado protegido de { $sq } decide
    }.
reasons-eg-into-won-more =
    Troca e entra num final de peões ganho, com { $n ->
        [one] 1 peão
       *[other] { $n } peões
    } a mais: { $line }.
reasons-eg-into-won = Troca e entra num final de peões ganho: { $line }.
reasons-eg-into-drawn = Troca e entra num final de peões empatado, apesar do peão a menos: { $line }.
reasons-eg-into-lost-because =
    Permite { $line }, e o final de peões está perdido: { $because ->
        [runner] ninguém alcança o peão de { $sq }
        [outside] o peão passado afastado de { $sq } decide
       *[protected] o peão passado protegido de { $sq } decide
    }. { $best } mantém peças no tabuleiro.
reasons-eg-into-lost = Permite { $line }, e o final de peões está perdido; { $best } mantém peças no tabuleiro.
reasons-eg-into-draw = Permite { $line }, e o final de peões só empata; { $best } mantém peças no tabuleiro.
reasons-eg-square = O rei adversário está fora do quadrado do peão: não o alcança mais.
reasons-eg-lucena = Posição de Lucena: a torre constrói a ponte e o peão promove.
reasons-eg-philidor = Defesa de Philidor: a torre na terceira fileira impede a entrada do rei.
reasons-eg-fortress = Constrói uma fortaleza: o adversário não consegue progredir.
reasons-eg-wrong-bishop = O bispo não controla a casa de promoção { $tsq }: o final é empate.
reasons-eg-opposite-bishops = Restam bispos de cores opostas, o que torna o empate mais provável.
reasons-eg-zugzwang = Zugzwang: o adversário preferiria passar a vez, mas precisa jogar.
reasons-eg-stalemate = Salva a partida pelo afogamento: { $line }.
reasons-eg-allows-promotion = Deixa o peão adversário promover: { $line }.
reasons-eg-misses-promotion = Deixa passar a promoção: { $line }.
reasons-eg-allows-draw = Deixa o adversário afogado: a partida empata.
reasons-eg-allows-repetition = Permite o empate, pois a posição se repete: { $line }.

## para que servem os lances tranquilos

reasons-st-prepares-castling = Abre caminho para o roque.
reasons-st-prepares-clears = Abre caminho para { $line }.
reasons-st-prepares-supports = Prepara { $line }, com o apoio { $p_of } em { $to }.
reasons-pa-heads-for = { $p_the } está a caminho de { $tsq }.
reasons-st-denies-square = Impede que { $p_the } de { $psq } vá a { $sq }.
reasons-pa-connects-rooks = Conecta as torres.
reasons-ma-guards-more =
    Dá mais um defensor { $t_to } em { $tsq }: { $their ->
        [one] um ataque
       *[other] { $their } ataques
    }, agora { $own ->
        [one] uma defesa
       *[other] { $own } defesas
    }.
reasons-ma-keeps-guard = Continua protegendo { $t_the } em { $tsq }, que não tem outra defesa.
reasons-pa-opens-file = A captura abre a coluna { $file } para a torre em { $rsq }.
reasons-ps-wing-for-center = Troca o peão da coluna { $file } por um peão central, o da coluna { $file2 }.
reasons-tm-unpins = Livra { $p_the } em { $psq } da cravada { $q_of } em { $qsq }.
reasons-ks-avoids-checks = O rei sai dos xeques, como { $line }.
reasons-eg-active-rook = A torre fica ativa: de { $to } ataca { $tlist }.
reasons-eg-right-corner = Com bispo e cavalo, o rei deve ser levado a um canto da cor do bispo: aqui, { $tsq }.
reasons-eg-zugzwang-plain = Qualquer lance do adversário piora a posição: passar a vez seria melhor, mas não é permitido.
reasons-st-typical-blunder = Erro típico desta abertura. { $text }.
