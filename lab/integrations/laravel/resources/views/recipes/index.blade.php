<h1>Recipes</h1>
<ul>
    @forelse ($recipes as $recipe)
        <li>
            <a href="{{ route('recipes.show', $recipe['documentId']) }}">{{ $recipe['title'] }}</a>
            ({{ $recipe['difficulty'] }})
        </li>
    @empty
        <li>No recipes.</li>
    @endforelse
</ul>
<p>Page {{ $recipes->currentPage() }} of {{ $recipes->lastPage() }}, {{ $recipes->total() }} recipes</p>
@if ($recipes->previousPageUrl())
    <a href="{{ $recipes->previousPageUrl() }}">Previous</a>
@endif
@if ($recipes->nextPageUrl())
    <a href="{{ $recipes->nextPageUrl() }}">Next</a>
@endif
