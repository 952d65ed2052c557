<?php

use App\Services\Saffron;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Str;

Artisan::command('recipes:create {title}', function (Saffron $saffron, string $title) {
    $recipe = $saffron->createDraft([
        'title' => $title,
        'slug' => Str::slug($title),
        'difficulty' => 'medium',
        'servings' => 4,
    ]);
    $this->info("Draft {$recipe['documentId']}: {$recipe['title']}");
})->purpose('Create a draft of a recipe');
