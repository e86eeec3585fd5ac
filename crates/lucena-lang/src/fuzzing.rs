//! The bodies of the fuzz targets: what must hold for any bytes whatever. The ordinary tests feed them too.
