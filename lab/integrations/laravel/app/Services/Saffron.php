<?php

namespace App\Services;

use Illuminate\Http\Client\HttpClientException;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Http\Request;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Support\Facades\App;
use Illuminate\Support\Facades\Http;

class Saffron
{
    private const IMAGE = ['url', 'alternativeText', 'width', 'height', 'formats'];

    public function __construct(private Request $request)
    {
    }

    /** The page of the list that the URL names. */
    public function recipes(?string $difficulty, int $perPage = 4): LengthAwarePaginator
    {
        $page = LengthAwarePaginator::resolveCurrentPage();
        $response = $this->find([
            'fields' => ['title', 'slug'],
            'populate' => ['cover' => ['fields' => self::IMAGE]],
            'filters' => ['difficulty' => ['$eq' => $difficulty]],
            'sort' => 'title',
            'pagination' => ['page' => $page, 'pageSize' => $perPage],
        ]);

        return new LengthAwarePaginator(
            $response['data'],
            $response['meta']['pagination']['total'],
            $perPage,
            $page,
            ['path' => LengthAwarePaginator::resolveCurrentPath()],
        );
    }

    /** A recipe with its author, ingredients, steps, image, and translations, or null. */
    public function recipe(string $slug): ?array
    {
        $response = $this->find([
            'filters' => ['slug' => ['$eq' => $slug]],
            'fields' => ['title', 'slug', 'locale', 'summary', 'servings'],
            'populate' => [
                'author' => ['fields' => ['name']],
                'ingredients' => ['fields' => ['name']],
                'cover' => ['fields' => self::IMAGE],
                'steps' => true,
                'localizations' => ['fields' => ['slug', 'locale']],
            ],
        ]);

        return $response['data'][0] ?? null;
    }

    /** Creates a draft, which visitors don't see until an editor publishes it. */
    public function createDraft(array $recipe): array
    {
        return $this->api()->post('recipes?status=draft', ['data' => $recipe])->throw()->json('data');
    }

    /** The attributes of an image with all its sizes, of which the browser loads one. */
    public static function image(array $image): array
    {
        $files = [...array_values($image['formats'] ?? []), $image];

        return [
            'src' => self::fileUrl($image),
            'srcset' => implode(', ', array_map(fn ($file) => self::fileUrl($file) . " {$file['width']}w", $files)),
            'alt' => $image['alternativeText'] ?? '',
            'width' => $image['width'],
            'height' => $image['height'],
        ];
    }

    /** The local provider stores a path. Other providers store a complete URL. */
    private static function fileUrl(array $file): string
    {
        return str_starts_with($file['url'], '/') ? config('strapi.url') . $file['url'] : $file['url'];
    }

    /** Finds recipes in the language of the page: published ones, and drafts in a preview. */
    private function find(array $query): array
    {
        // Laravel encrypts cookies, so visitors can't set this one themselves.
        $status = $this->request->cookie('preview') === 'on' ? 'draft' : 'published';

        try {
            return $this->api()
                ->get('recipes', $query + ['locale' => App::getLocale(), 'status' => $status])
                ->throw()
                ->json();
        } catch (HttpClientException $exception) {
            report($exception);
            abort(503, '', ['Retry-After' => 60]);
        }
    }

    private function api(): PendingRequest
    {
        $request = Http::baseUrl(config('strapi.url') . '/api')->acceptJson()->timeout(config('strapi.timeout'));
        $token = config('strapi.token');

        return $token ? $request->withToken($token) : $request;
    }
}
