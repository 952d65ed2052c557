@props(['title', 'versions' => []])
<!doctype html>
<html lang="{{ app()->getLocale() }}">
    <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>{{ $title }}</title>
        @foreach ($versions as $locale => $url)
            <link rel="alternate" hreflang="{{ $locale }}" href="{{ $url }}">
        @endforeach
    </head>
    <body>
        <nav>
            @foreach (config('strapi.locales') as $locale => $language)
                <a href="{{ $versions[$locale] ?? route('recipes.index', ['locale' => $locale]) }}" lang="{{ $locale }}">{{ $language }}</a>
            @endforeach
        </nav>
        {{ $slot }}
    </body>
</html>
