<?php

use App\Http\Controllers\PreviewController;
use App\Http\Controllers\RecipeController;
use App\Http\Middleware\SetLocale;
use Illuminate\Support\Facades\Route;

Route::redirect('/', '/en');
Route::get('/api/preview', PreviewController::class);

Route::prefix('{locale}')
    ->where(['locale' => implode('|', array_keys(config('strapi.locales')))])
    ->middleware(SetLocale::class)
    ->group(function () {
        Route::get('/', [RecipeController::class, 'index'])->name('recipes.index');
        Route::get('/recipes/{slug}', [RecipeController::class, 'show'])->name('recipes.show');
    });
