<?php

// Prints the response to a request, without a server: php harness/get.php /en preview=on
// The cookie is sent as it is, not encrypted.

use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;

$app = require dirname(__DIR__) . '/bootstrap/app.php';
parse_str($argv[2] ?? '', $cookies);
$response = $app->make(Kernel::class)->handle(Request::create($argv[1], 'GET', [], $cookies));
echo $response->getStatusCode(), "\n", $response->headers, "\n", $response->getContent(), "\n";
