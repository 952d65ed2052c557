<?php

declare(strict_types=1);

require __DIR__ . '/Saffron.php';

$saffron = Saffron::fromEnvironment();

function listRecipes(Saffron $saffron, ?string $difficulty = null, string $page = '1'): void
{
    ['data' => $recipes, 'meta' => ['pagination' => $pagination]] = $saffron->recipes($difficulty, (int) $page);
    foreach ($recipes as $recipe) {
        echo "{$recipe['documentId']} {$recipe['title']} ({$recipe['difficulty']})\n";
    }
    echo "Page {$pagination['page']} of {$pagination['pageCount']}, {$pagination['total']} recipes\n";
}

function show(Saffron $saffron, string $documentId): void
{
    $recipe = $saffron->recipe($documentId);
    echo "{$recipe['title']}, for {$recipe['servings']}\n";
    if ($recipe['author']) {
        echo "By {$recipe['author']['name']}\n";
    }
    echo 'With ', implode(', ', array_column($recipe['ingredients'], 'name')), "\n";
    if ($recipe['cover']) {
        echo $saffron->imageUrl($recipe['cover']), ' - ', $recipe['cover']['alternativeText'], "\n";
    }
}

function create(Saffron $saffron, string $title): void
{
    $slug = trim(preg_replace('/[^a-z0-9]+/', '-', strtolower($title)), '-');
    $recipe = $saffron->createDraft([
        'title' => $title,
        'slug' => $slug,
        'difficulty' => 'medium',
        'servings' => 4,
    ]);
    echo "Draft {$recipe['documentId']}: {$recipe['title']}\n";
}

try {
    match ($argv[1] ?? '') {
        'list' => listRecipes($saffron, ...array_slice($argv, 2)),
        'show' => show($saffron, ...array_slice($argv, 2)),
        'create' => create($saffron, ...array_slice($argv, 2)),
        default => print("list [difficulty] [page], show <documentId>, create <title>\n"),
    };
} catch (SaffronException $error) {
    fwrite(STDERR, $error->getMessage() . ' ' . json_encode($error->details) . "\n");
    exit(1);
}
