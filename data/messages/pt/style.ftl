### Como alguém joga.

style-aggressive = um jogo agressivo, de lances forçados e muito risco
style-positional = um jogo posicional, de poucos lances forçados e pouco risco
style-tactical = um jogo tático, de muitos lances forçados com risco controlado
style-defensive = um jogo sólido, de pouco risco e avaliação estável
style-dynamic = um jogo dinâmico, nem só de ataque nem só de manobra
