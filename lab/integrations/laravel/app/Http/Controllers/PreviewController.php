<?php

namespace App\Http\Controllers;

use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

class PreviewController
{
    public function __invoke(Request $request): Response|RedirectResponse
    {
        $secret = (string) config('strapi.preview_secret');
        $given = $request->query('secret');
        if ($secret === '' || ! is_string($given) || ! hash_equals($secret, $given)) {
            return response('Wrong secret', 401);
        }

        // Only a path of this application: no redirect to another one.
        $url = $request->query('url', '/');
        if (! is_string($url) || ! preg_match('#^/(?![/\\\\])#', $url)) {
            return response('Wrong path', 400);
        }

        // Without an expiration, so the preview ends with the browser. The panel shows the page in an iframe.
        $value = $request->query('status') === 'published' ? 'off' : 'on';

        return redirect($url, 307)->withCookie(cookie('preview', $value, secure: true, sameSite: 'none'));
    }
}
