<x-layout title="Recipes">
    <form>
        <select name="difficulty" aria-label="Difficulty">
            <option value="">any</option>
            @foreach ($difficulties as $option)
                <option {{ $option === $difficulty ? 'selected' : '' }}>{{ $option }}</option>
            @endforeach
        </select>
        <button>Filter</button>
    </form>
    <h1>{{ $recipes->total() }} recipes</h1>
    <ul>
        @forelse ($recipes as $recipe)
            <li>
                @if ($recipe['cover'])
                    <x-image :image="$recipe['cover']" sizes="150px" style="width: 150px; height: auto" loading="lazy" />
                @endif
                {{-- A draft can be without a slug. --}}
                @if ($recipe['slug'])
                    <a href="{{ route('recipes.show', $recipe['slug']) }}">{{ $recipe['title'] }}</a>
                @else
                    {{ $recipe['title'] }}
                @endif
            </li>
        @empty
            <li>No recipes.</li>
        @endforelse
    </ul>
    <p>Page {{ $recipes->currentPage() }} of {{ $recipes->lastPage() }}</p>
    @if ($recipes->previousPageUrl())
        <a href="{{ $recipes->previousPageUrl() }}">Previous</a>
    @endif
    @if ($recipes->nextPageUrl())
        <a href="{{ $recipes->nextPageUrl() }}">Next</a>
    @endif
</x-layout>
