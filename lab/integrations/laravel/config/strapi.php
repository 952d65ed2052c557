<?php

return [
    'url' => env('STRAPI_URL', 'http://localhost:1337'),
    'token' => env('STRAPI_TOKEN'),
];
