<x-layout title="Page not found">
    <h1>Error 404</h1>
    <p role="alert">There is no such page.</p>
    <a href="{{ url('/') }}">All recipes</a>
</x-layout>
