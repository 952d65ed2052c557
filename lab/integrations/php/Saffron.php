<?php

declare(strict_types=1);

/** An error that the API returned instead of data. */
final class SaffronException extends RuntimeException
{
    public function __construct(int $status, string $message, public readonly array $details = [])
    {
        parent::__construct("$status: $message", $status);
    }
}

/** A client of the recipes of Saffron. */
final class Saffron
{
    public function __construct(
        private readonly string $url,
        private readonly ?string $token = null,
    ) {
    }

    public static function fromEnvironment(): self
    {
        return new self(getenv('STRAPI_URL') ?: 'http://localhost:1337', getenv('STRAPI_TOKEN') ?: null);
    }

    /** One page of published recipes, with the pagination data. */
    public function recipes(?string $difficulty = null, int $page = 1, int $pageSize = 5): array
    {
        return $this->request('GET', '/api/recipes', [
            'filters' => ['difficulty' => ['$eq' => $difficulty]],
            'fields' => ['title', 'difficulty'],
            'sort' => 'title',
            'pagination' => ['page' => $page, 'pageSize' => $pageSize],
        ]);
    }

    /** A recipe with its author, ingredients, and image. */
    public function recipe(string $documentId): array
    {
        return $this->request('GET', '/api/recipes/' . rawurlencode($documentId), [
            'fields' => ['title', 'summary', 'servings'],
            'populate' => [
                'author' => ['fields' => ['name']],
                'ingredients' => ['fields' => ['name']],
                'cover' => ['fields' => ['url', 'alternativeText']],
            ],
        ])['data'];
    }

    /** Creates a draft, which visitors don't see until an editor publishes it. */
    public function createDraft(array $recipe): array
    {
        return $this->request('POST', '/api/recipes', ['status' => 'draft'], ['data' => $recipe])['data'];
    }

    /** The local provider stores a path. Other providers store a complete URL. */
    public function imageUrl(array $image): string
    {
        return str_starts_with($image['url'], '/') ? $this->url . $image['url'] : $image['url'];
    }

    private function request(string $method, string $path, array $query, ?array $body = null): array
    {
        $headers = ['Accept: application/json'];
        if ($this->token !== null) {
            $headers[] = "Authorization: Bearer {$this->token}";
        }

        $curl = curl_init($this->url . $path . '?' . http_build_query($query));
        if ($body !== null) {
            $headers[] = 'Content-Type: application/json';
            curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
        }
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 10,
        ]);

        $text = curl_exec($curl);
        if ($text === false) {
            throw new SaffronException(0, curl_error($curl));
        }
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        $result = json_decode($text, true) ?? [];
        if ($status >= 400) {
            $error = $result['error'] ?? ['message' => $text];
            throw new SaffronException($status, $error['message'], $error['details'] ?? []);
        }
        return $result;
    }
}
