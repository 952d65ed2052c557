<?php

namespace App\Http\Controllers;

use App\Services\Saffron;
use Illuminate\Contracts\View\View;
use Illuminate\Http\Request;

class RecipeController
{
    public function __construct(private Saffron $saffron)
    {
    }

    public function index(Request $request): View
    {
        $difficulty = $request->query('difficulty');
        $recipes = $this->saffron->recipes($difficulty, max(1, (int) $request->query('page', 1)));

        return view('recipes.index', ['recipes' => $recipes->withQueryString()]);
    }

    public function show(string $documentId): View
    {
        $recipe = $this->saffron->recipe($documentId);
        abort_if($recipe === null, 404);

        return view('recipes.show', ['recipe' => $recipe]);
    }
}
