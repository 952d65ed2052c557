<x-layout title="Not available">
    <h1>Error 503</h1>
    <p role="alert">The recipes aren't available. Try again in a minute.</p>
    <a href="{{ url('/') }}">All recipes</a>
</x-layout>
