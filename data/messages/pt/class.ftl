### A turma: recusas e nomes que o programa diz.

class-not-a-member = para isso é preciso entrar na turma com o código que está na tela do professor
class-locked = na fase { $now } isso não é possível; é possível em: { $phases }
class-forbidden = isso não é permitido a você
class-wrong-code = não há turma com esse código; confira as seis letras na tela do professor
class-wrong-secret = o apelido ou as quatro palavras não estão certos; o professor pode dar palavras novas
class-too-many-tries = foram tentativas erradas demais; espere dez minutos ou chame o professor
class-bad-nickname = o apelido deve ter de 1 a 24 letras, números, espaços, pontos ou hífens
class-nickname-taken = já há alguém com esse apelido na turma; escolha outro, ou volte com as suas quatro palavras
class-full = a turma está cheia
class-too-many = há turmas demais; apague uma que não usa mais
class-bad-rules = a turma precisa de um nome, um nível de 1 a 6, um idioma (pt ou en) e funções que existem
class-bad-file = esse arquivo não é uma turma exportada pelo Lucena
class-untitled = sem título
class-no-set = o texto não é um conjunto heurístico
class-bad-tree = a árvore não faz sentido em { $path }: esperava-se { $expected }
class-bad-name = o nome deve ter de 1 a 100 letras
class-shipped-name = um conjunto com esse nome vem com o programa; escolha outro título
class-too-many-sets = você já tem vinte conjuntos; apague um
class-too-many-versions = esse conjunto tem versões demais; comece outro com o mesmo texto
class-too-many-remarks = esse conjunto tem anotações demais
class-no-version = esse conjunto ainda não tem uma versão salva
class-no-line = essa linha não existe nessa versão
class-merge-two = escolha de dois a doze conjuntos para juntar
class-nobody-plays = nenhum conjunto foi congelado nesta rodada; volte à autoria e salve ao menos um
class-too-many-games = seriam partidas demais; use menos aberturas ou o sistema suíço
class-wrong-order = as fases vêm em ordem: autoria, competição, colaboração, e de novo autoria
class-bad-grade = a nota vai de -3 a 3
class-nothing = escreva alguma coisa primeiro
class-former-pupil = ex-aluno
class-phase-authoring = AUTORIA
class-phase-competition = COMPETIÇÃO
class-phase-collaboration = COLABORAÇÃO

# Convidados e pessoas ao tabuleiro.
class-too-many-guests = pode haver no máximo { $most } convidados
class-bad-guest = “{ $line }” não pode participar: { $reason }
class-guest-empty = a linha está vazia ou é longa demais
class-guest-bad-setting = “{ $what }” não pode ser definido assim
class-guest-unknown = nada aqui se chama “{ $what }”. Valem os conjuntos e padrões da biblioteca e da sua estante; outros programas só participam pela linha de comando (lucena arena)
class-guest-name-taken = já há alguém chamado “{ $name }”; escreva outro nome antes, por exemplo “Convidado = …”
class-too-many-competing = no máximo { $most } conjuntos podem competir
class-moved-on = a partida já seguiu adiante; olhe o tabuleiro de novo
class-not-your-turn = não é a sua vez

# Posições do professor.
class-positions-line = linha { $line }: { $reason }
class-position-over = a partida já acabou nessa posição
class-position-twice = é a mesma posição da linha { $line }
class-position-value = depois de “ce” vem um número inteiro de centipeões, não “{ $value }”
class-positions-none = escreva ao menos uma posição; uma por linha, em FEN ou EPD
class-positions-too-many = cabem no máximo { $most } posições numa lista
class-positions-too-few = uma prova precisa de pelo menos { $least } posições
class-too-many-lists = a turma já tem { $most } listas de posições; apague uma
class-test-has-positions = essa prova já tem uma lista de posições; apague-a antes
class-test-graded = os alunos já deram notas nessa prova, e as posições dela não mudam mais
