### O que os protocolos dizem sobre arquivos de conhecimento: tabelas de finais e livros de aberturas.

knowledge-tables =
    { $count ->
        [one] uma tabela de finais
       *[other] { $count } tabelas de finais
    } com até { $pieces } peças
knowledge-tables-damaged =
    { $count ->
        [one] uma tabela danificada ficou de fora: { $file }
       *[other] { $count } tabelas danificadas ficaram de fora, a primeira é { $file }
    }
knowledge-folder-unreadable = não foi possível ler a pasta "{ $folder }" ({ $reason }); o programa segue sem tabelas de finais
knowledge-no-tables =
    { $damaged ->
        [0] não há tabelas Syzygy em "{ $folder }"
        [one] a única tabela Syzygy em "{ $folder }" está danificada
       *[other] todas as { $damaged } tabelas Syzygy em "{ $folder }" estão danificadas
    }; o programa segue sem tabelas de finais
knowledge-mates =
    { $count ->
        [one] uma tabela de mates
       *[other] { $count } tabelas de mates
    } do próprio programa
knowledge-no-mates =
    { $damaged ->
        [0] não há tabelas de mates em "{ $folder }"; "lucena tables build KBNK --output PASTA" grava uma
        [one] a única tabela de mates em "{ $folder }" está danificada
       *[other] todas as { $damaged } tabelas de mates em "{ $folder }" estão danificadas
    }; o programa segue sem elas
knowledge-table-failed = uma tabela de finais está danificada, { $reason }; o programa segue sem as respostas dela
knowledge-book = livro de aberturas com { $positions ->
        [one] uma posição
       *[other] { $positions } posições
    } e { $moves ->
        [one] um lance
       *[other] { $moves } lances
    }
knowledge-book-unusable = { $reason }; o livro não muda
knowledge-patterns =
    { $patterns ->
        [one] um padrão pesa
       *[other] { $patterns } padrões pesam
    } na escolha dos lances
knowledge-patterns-unusable = { $reason }; os padrões não mudam
knowledge-net = a rede para o que os nomes não dizem é a de { $file } ({ $origin })
knowledge-net-unusable = { $file }: { $reason }; a rede não muda
knowledge-weights = a avaliação usa os pesos de { $file }
knowledge-weights-unusable = { $file }: { $reason }; os pesos não mudam
knowledge-heuristics = joga o conjunto heurístico "{ $title }", de nível { $level }{ $patterns ->
        [0] {""}
        [one] , com um padrão
       *[other] , com { $patterns } padrões
    }
knowledge-heuristics-random = joga-se um lance legal qualquer
knowledge-heuristics-unusable = { $reason }; quem joga não muda
