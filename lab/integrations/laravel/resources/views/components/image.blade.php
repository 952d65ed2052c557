@props(['image'])
<img {{ $attributes->merge(App\Services\Saffron::image($image)) }}>
