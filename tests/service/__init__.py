"""The service, tried as its users meet it: real processes, real files, real sockets."""
