### lucena serve e as respostas da aplicação web.

server-not-found = isto não existe aqui
server-internal = algo deu errado dentro do Lucena; este pedido foi abandonado, o resto continua
server-disk-full = o disco está cheio ou o arquivo de dados chegou ao limite: nada foi salvo; libere espaço e tente de novo
server-read-only = não é possível gravar na pasta de dados: nada foi salvo; verifique as permissões ou aponte LUCENA_HOME para outra pasta
server-store-busy = outro programa está usando o arquivo de dados; tente de novo em instantes
server-store = o arquivo de dados não pode ser usado: { $reason }
server-store-damaged = o arquivo de dados está danificado ou não é do Lucena; guarde-o em outro lugar ou aponte LUCENA_HOME para outra pasta
server-store-mended = { $count ->
    [0] o arquivo de dados estava danificado e nada nele se podia ler; ele ficou guardado como { $file }
   *[other] o arquivo de dados estava danificado: o que ainda se podia ler ({ $count } registros) foi recuperado, e o arquivo danificado ficou guardado como { $file }
}
server-store-too-new = o arquivo de dados é de uma versão mais nova do Lucena (formato { $version }); atualize o programa
server-not-json-type = envie o pedido como application/json
server-bad-json = não foi possível entender o pedido: { $reason }
server-too-large = isto é grande demais para ser aceito
server-cut-off = o pedido foi interrompido antes do fim
server-too-many-moves = a partida tem lances demais
server-bad-level = o nível deve ser basic, medium ou advanced
server-busy = todas as buscas estão ocupadas; tente de novo em instantes
server-too-many-searches = já há perguntas demais na fila; tente de novo em instantes
server-foreign-host = este endereço não é servido com esse nome; abra-o como 127.0.0.1 ou localhost
server-foreign-origin = pedidos vindos de outros sites são recusados
server-wrong-token = o código de acesso falta ou está errado; abra o endereço com ?token=…
server-no-front-end = Este programa foi compilado sem as suas páginas. Gere-as com “make run”, ou com “npm ci” e “npm run build” na pasta web, e compile o programa de novo. A API responde em /api/about.
server-wrong-method = este endereço não aceita esse tipo de pedido
server-too-slow = o pedido demorou demais e foi abandonado
server-nothing-to-read = envie uma posição (fen), partidas (pgn) ou um texto
server-no-games = não há nenhuma partida neste texto
server-no-moves = a partida não tem lances
server-over-mate = a partida acabou: xeque-mate
server-over-stalemate = a partida acabou: rei afogado
server-bad-query = falta algo no endereço, como fen=…
server-bad-language = o idioma deve ser pt ou en
server-no-pattern = não há nenhum padrão neste texto
server-bad-side = o lado deve ser white, black, both ou to-move
server-name-differs = o texto deve conter exatamente um padrão, e o nome dele deve ser { $name }
server-name-taken = já existe um padrão chamado { $name } na biblioteca que vem com o programa; escolha outro nome
server-too-many-patterns = a sua biblioteca está cheia; remova um padrão primeiro
server-too-many-games = você já guarda partidas demais; remova algumas primeiro
server-too-many-drafts = você já guarda rascunhos demais; descarte alguns primeiro
server-bad-topic = não há notícias sobre isso
server-too-many-jobs = já há trabalho demais na fila; espere que algum termine ou cancele-o
server-bad-format = o formato deve ser pgn, html, md ou json
server-not-ready = a análise da partida ainda não terminou
server-bad-feedback = diga accepted, wrong ou unclear sobre uma frase
server-job-outdated = este pedido foi guardado por outra versão do programa e não pode mais ser lido; faça-o de novo
server-job-base-gone = a base de partidas foi removida antes do fim da procura
server-job-base-unreadable = não é possível ler a base de partidas: { $reason }
server-job-base-packing = a base de partidas está compactada em um formato que o Lucena não lê: { $reason }
