<h1>{{ $recipe['title'] }}</h1>
<p>{{ $recipe['summary'] }} For {{ $recipe['servings'] }}.</p>
@if ($recipe['cover'])
    <img
        src="{{ \App\Services\Saffron::imageUrl($recipe['cover']) }}"
        alt="{{ $recipe['cover']['alternativeText'] }}"
        width="{{ $recipe['cover']['width'] }}"
        height="{{ $recipe['cover']['height'] }}"
    >
@endif
@if ($recipe['author'])
    <p>By {{ $recipe['author']['name'] }}</p>
@endif
<ul>
    @foreach ($recipe['ingredients'] as $ingredient)
        <li>{{ $ingredient['name'] }}</li>
    @endforeach
</ul>
