<?php

namespace App\Services;

use Illuminate\Http\Client\PendingRequest;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Support\Facades\Http;

class Saffron
{
    /** One page of published recipes. */
    public function recipes(?string $difficulty, int $page, int $perPage = 5): LengthAwarePaginator
    {
        $answer = $this->api()->get('recipes', [
            'filters' => ['difficulty' => ['$eq' => $difficulty]],
            'fields' => ['title', 'difficulty'],
            'sort' => 'title',
            'pagination' => ['page' => $page, 'pageSize' => $perPage],
        ])->throw()->json();

        return new LengthAwarePaginator(
            $answer['data'],
            $answer['meta']['pagination']['total'],
            $perPage,
            $page,
            ['path' => LengthAwarePaginator::resolveCurrentPath()],
        );
    }

    /** A recipe with its author, its ingredients and its picture, or null. */
    public function recipe(string $documentId): ?array
    {
        $response = $this->api()->get('recipes/' . rawurlencode($documentId), [
            'fields' => ['title', 'summary', 'servings'],
            'populate' => [
                'author' => ['fields' => ['name']],
                'ingredients' => ['fields' => ['name']],
                'cover' => ['fields' => ['url', 'alternativeText', 'width', 'height']],
            ],
        ]);

        return $response->status() === 404 ? null : $response->throw()->json('data');
    }

    /** Creates a recipe that nobody sees before it is published. */
    public function createDraft(array $recipe): array
    {
        return $this->api()->post('recipes?status=draft', ['data' => $recipe])->throw()->json('data');
    }

    /** Uploads on the server's own disk have a path for an address, others a whole URL. */
    public static function imageUrl(array $image): string
    {
        return str_starts_with($image['url'], '/') ? config('strapi.url') . $image['url'] : $image['url'];
    }

    private function api(): PendingRequest
    {
        $request = Http::baseUrl(config('strapi.url') . '/api')->acceptJson()->timeout(10);
        $token = config('strapi.token');

        return $token ? $request->withToken($token) : $request;
    }
}
