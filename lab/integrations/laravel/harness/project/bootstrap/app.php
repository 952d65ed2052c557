<?php

// What a project has around the files of the page, with the framework of Debian (php-laravel-framework) in place of Composer.

use App\Console\Kernel as ConsoleKernel;
use App\Http\Kernel as HttpKernel;
use Illuminate\Contracts\Console\Kernel as ConsoleContract;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Http\Kernel as HttpContract;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Exceptions\Handler;

// Laravel 8 is older than PHP 8.2.
error_reporting(E_ALL & ~E_DEPRECATED);
require_once 'Illuminate/autoload.php';
require_once 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class) {
    $file = dirname(__DIR__) . '/' . lcfirst(str_replace('\\', '/', $class)) . '.php';
    if (str_starts_with($class, 'App\\') && is_file($file)) {
        require $file;
    }
});

$app = new Application(dirname(__DIR__));
$app->singleton(HttpContract::class, HttpKernel::class);
$app->singleton(ConsoleContract::class, ConsoleKernel::class);
$app->singleton(ExceptionHandler::class, Handler::class);

return $app;
