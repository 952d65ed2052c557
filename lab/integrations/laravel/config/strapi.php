<?php

return [
    'url' => env('STRAPI_URL', 'http://localhost:1337'),
    'token' => env('STRAPI_TOKEN'),
    'timeout' => (int) env('STRAPI_TIMEOUT', 5),
    'preview_secret' => env('PREVIEW_SECRET'),
    'locales' => ['en' => 'English', 'fr' => 'Français'],
];
