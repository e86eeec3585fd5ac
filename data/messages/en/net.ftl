### What is wrong with a file of a net.

net-not-one = this is no net of Lucena
net-other-version = the net has version { $version }; this program reads version { $ours }
net-other-size = the net has { $size } hidden numbers; this program has { $ours }
net-wrong-length = the file has { $found } bytes instead of { $expected }: a part is missing or too much
net-damaged = the file is damaged: its checksum is wrong
net-too-large = a number of the net is larger than a net may have
