<?php

// Runs a command while the Strapi of its environment accepts connections and never responds: php harness/silent.php php …

$server = stream_socket_server('tcp://127.0.0.1:0');
putenv('STRAPI_URL=http://' . stream_socket_get_name($server, false));
passthru(implode(' ', array_map('escapeshellarg', array_slice($argv, 1))), $code);
exit($code);
