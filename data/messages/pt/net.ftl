### O que há de errado em um arquivo de rede.

net-not-one = isto não é uma rede do Lucena
net-other-version = a rede tem a versão { $version }; este programa lê a versão { $ours }
net-other-size = a rede tem { $size } números internos; este programa tem { $ours }
net-wrong-length = o arquivo tem { $found } bytes em vez de { $expected }: falta ou sobra uma parte
net-damaged = o arquivo está danificado: sua soma de verificação não confere
net-too-large = um número da rede é maior do que uma rede pode ter
