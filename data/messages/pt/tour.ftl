### A visita guiada: o primeiro minuto com o programa.

tour-about = Mostra em um minuto o que o Lucena sabe fazer
tour-usage = lucena tour
tour-welcome = Lucena, o xadrez que se explica. Uma visita de um minuto:
tour-explain = Por que Ta6 não é um bom lance aqui?
tour-patlan = O mate de Philidor: o padrão está nesta posição?
tour-perft = Quantas sequências de cinco meios-lances há a partir da posição inicial?
tour-trabalho = O jogo da sala de aula: as Brancas jogam e2e3 e d1f3, a máquina responde com as Pretas.
tour-farewell = Todos os comandos: lucena --help. Sem comando, o Lucena fala UCI; experimente digitar d, go perft 4 e quit.
