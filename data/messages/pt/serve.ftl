### The command `lucena serve`.

serve-about = Abre o Lucena no navegador: análises de partidas, jogo, estudo de posições e estúdio de padrões
serve-usage = lucena serve [--port N] [--listen ENDEREÇO] [--token CÓDIGO | --token-file ARQUIVO] [--class] [--open]
serve-value-port = N
serve-value-address = ENDEREÇO
serve-value-token = CÓDIGO
serve-value-file = ARQUIVO
serve-port = Porta em que escutar (padrão: 5497; 0 usa qualquer uma livre)
serve-listen = Endereço em que escutar (padrão: 127.0.0.1, só esta máquina)
serve-token = O código que os outros precisam saber para entrar; exigido em qualquer endereço que não seja desta máquina
serve-token-file = Um arquivo com esse código; senão, ele vem de LUCENA_TOKEN
serve-class = Abre uma turma: alunos entram com código e apelido; o professor, pelo endereço mostrado ao começar
serve-class-pupils = Alunos entram em { $address } com o código da turma (Ctrl-C encerra)
serve-class-only-here = (Só neste computador: para os outros, inicie com --listen 0.0.0.0)
serve-class-teacher = A página do professor, só para você: { $address }
serve-open = Abre a página no navegador
serve-listening = O Lucena está escutando em { $address } (Ctrl-C encerra)
serve-folder = Seus dados estão em { $folder }
serve-not-kept = aviso: nada será guardado: { $reason }
serve-mended = aviso: { $reason }
serve-bad-address = { $address } não é um endereço; informe um como 127.0.0.1 ou 0.0.0.0
serve-needs-token = outras pessoas poderiam alcançar { $address }: informe um código de pelo menos 16 letras ou algarismos por --token-file, LUCENA_TOKEN ou --token
serve-weak-token = o código deve ter pelo menos 16 letras, algarismos, - ou _
serve-cannot-listen = não é possível escutar em { $address }: { $reason }
serve-port-taken = { $address } já está em uso por outro programa; escolha outra porta com --port, ou --port 0 para qualquer uma livre
serve-bye = O Lucena foi encerrado; o trabalho em aberto continua na próxima vez.
