<?php

// Runs the files beside this folder without a Laravel project, on the framework of Debian (php-laravel-framework):
//   php harness/run.php get '/recipes?difficulty=easy'
//   php harness/run.php recipes:create 'Quince paste'

use Illuminate\Contracts\Console\Kernel as ConsoleContract;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Http\Kernel as HttpContract;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Console\Kernel as ConsoleKernel;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Foundation\Http\Kernel as HttpKernel;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Facade;
use Illuminate\Support\Facades\Route;

error_reporting(E_ALL & ~E_DEPRECATED);
require 'Illuminate/autoload.php';
require_once 'GuzzleHttp/autoload.php';
$source = dirname(__DIR__);
spl_autoload_register(function (string $class) use ($source) {
    $file = $source . '/' . lcfirst(str_replace('\\', '/', $class)) . '.php';
    if (str_starts_with($class, 'App\\') && is_file($file)) {
        require $file;
    }
});

$folder = sys_get_temp_dir() . '/saffron-laravel';
@mkdir("$folder/bootstrap/cache", 0777, true);
@mkdir("$folder/views", 0777, true);
file_put_contents("$folder/composer.json", '{"autoload":{"psr-4":{"App\\\\":"app/"}}}');

$app = new Application($folder);
$app->singleton(HttpContract::class, get_class(new class($app, $app['router']) extends HttpKernel {
    protected $bootstrappers = [];
}));
$app->singleton(ConsoleContract::class, get_class(new class($app, $app['events']) extends ConsoleKernel {
    protected $bootstrappers = [];
}));
$app->singleton(ExceptionHandler::class, Handler::class);
$app->instance('config', new Illuminate\Config\Repository([
    'app' => ['env' => 'local', 'debug' => true, 'locale' => 'en', 'fallback_locale' => 'en', 'url' => 'http://localhost'],
    'cache' => ['default' => 'array', 'stores' => ['array' => ['driver' => 'array']]],
    'logging' => ['default' => 'null', 'channels' => ['null' => ['driver' => 'monolog', 'handler' => Monolog\Handler\NullHandler::class]]],
    'view' => ['paths' => ["$source/resources/views"], 'compiled' => "$folder/views"],
    'strapi' => require "$source/config/strapi.php",
]));
$app->instance('env', 'local');
Facade::setFacadeApplication($app);
foreach ([
    Illuminate\Bus\BusServiceProvider::class,
    Illuminate\Cache\CacheServiceProvider::class,
    Illuminate\Filesystem\FilesystemServiceProvider::class,
    Illuminate\Pagination\PaginationServiceProvider::class,
    Illuminate\Translation\TranslationServiceProvider::class,
    Illuminate\View\ViewServiceProvider::class,
] as $provider) {
    $app->register($provider);
}

$arguments = array_slice($argv, 1);
if ($arguments[0] === 'get') {
    $request = Request::create($arguments[1]);
    $app->instance('request', $request);
    Route::group([], "$source/routes/web.php");
    $app->boot();
    $app['router']->getRoutes()->refreshNameLookups();
    $response = $app->make(HttpContract::class)->handle($request);
    echo $response->getStatusCode(), "\n", $response->getStatusCode() === 200 ? $response->getContent() : substr(strip_tags($response->getContent()), 0, 400), "\n";
} else {
    $app->instance('request', Request::create('/'));
    $app->boot();
    $kernel = $app->make(ConsoleContract::class);
    require "$source/routes/console.php";
    exit($kernel->call($arguments[0], ['title' => $arguments[1]], new Symfony\Component\Console\Output\ConsoleOutput()));
}
