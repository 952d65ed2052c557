<?php

namespace App\Http\Controllers;

use App\Services\Saffron;
use Illuminate\Contracts\View\View;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;

class RecipeController
{
    private const DIFFICULTIES = ['easy', 'medium', 'hard'];

    public function __construct(private Saffron $saffron)
    {
    }

    public function index(Request $request): View
    {
        $difficulty = $request->query('difficulty');
        abort_unless(in_array($difficulty, [null, ...self::DIFFICULTIES], true), 404);

        return view('recipes.index', [
            'recipes' => $this->saffron->recipes($difficulty)->withQueryString(),
            'difficulties' => self::DIFFICULTIES,
            'difficulty' => $difficulty,
        ]);
    }

    public function show(string $slug): View
    {
        $recipe = $this->saffron->recipe($slug);
        abort_if($recipe === null, 404);

        return view('recipes.show', ['recipe' => $recipe, 'versions' => $this->versionsOf($recipe)]);
    }

    /** The URLs of a recipe by language. A draft can be without a slug. */
    private function versionsOf(array $recipe): array
    {
        return collect([$recipe, ...$recipe['localizations']])
            ->whereNotNull('slug')
            ->mapWithKeys(fn (array $version) => [
                $version['locale'] => route('recipes.show', Arr::only($version, ['locale', 'slug'])),
            ])
            ->all();
    }
}
