<x-layout :title="$recipe['title']" :versions="$versions">
    <h1>{{ $recipe['title'] }}</h1>
    @if ($recipe['cover'])
        <x-image :image="$recipe['cover']" sizes="min(600px, 100vw)" style="width: min(600px, 100%); height: auto" />
    @endif
    <p>{{ $recipe['summary'] }}</p>
    <p>By {{ $recipe['author']['name'] ?? 'Saffron' }}, for {{ $recipe['servings'] }}</p>
    <ul>
        @foreach ($recipe['ingredients'] as $ingredient)
            <li>{{ $ingredient['name'] }}</li>
        @endforeach
    </ul>
    <ol>
        @foreach ($recipe['steps'] as $step)
            <li>{{ $step['instruction'] }}</li>
        @endforeach
    </ol>
    <a href="{{ route('recipes.index') }}">All recipes</a>
</x-layout>
