package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"time"
)

// Image is an image of the Media Library.
type Image struct {
	URL             string `json:"url"`
	AlternativeText string `json:"alternativeText"`
}

// Named is an author or an ingredient, of which the client requests only the name.
type Named struct {
	Name string `json:"name"`
}

// Recipe has pointers and slices for relations, which are missing unless you populate them.
type Recipe struct {
	DocumentID  string  `json:"documentId,omitempty"`
	Title       string  `json:"title"`
	Slug        string  `json:"slug,omitempty"`
	Difficulty  string  `json:"difficulty,omitempty"`
	Servings    int     `json:"servings,omitempty"`
	Author      *Named  `json:"author,omitempty"`
	Ingredients []Named `json:"ingredients,omitempty"`
	Cover       *Image  `json:"cover,omitempty"`
}

// Response is the format of every response.
type Response[T any] struct {
	Data T `json:"data"`
	Meta struct {
		Pagination struct {
			Page      int `json:"page"`
			PageSize  int `json:"pageSize"`
			PageCount int `json:"pageCount"`
			Total     int `json:"total"`
		} `json:"pagination"`
	} `json:"meta"`
	Error *APIError `json:"error"`
}

// APIError is an error that the API returns instead of data.
type APIError struct {
	Status  int             `json:"status"`
	Message string          `json:"message"`
	Details json.RawMessage `json:"details"`
}

func (e *APIError) Error() string {
	return fmt.Sprintf("%d: %s %s", e.Status, e.Message, e.Details)
}

// Client sends requests to the API of Saffron.
type Client struct {
	base  *url.URL
	token string
	http  *http.Client
}

// NewClient reads STRAPI_URL and STRAPI_TOKEN.
func NewClient() (*Client, error) {
	strapiURL := os.Getenv("STRAPI_URL")
	if strapiURL == "" {
		strapiURL = "http://localhost:1337"
	}
	base, err := url.Parse(strapiURL)
	if err != nil {
		return nil, err
	}
	return &Client{base, os.Getenv("STRAPI_TOKEN"), &http.Client{Timeout: 10 * time.Second}}, nil
}

// Recipes returns one page of published recipes, with the pagination data.
func (c *Client) Recipes(difficulty string, page int) (*Response[[]Recipe], error) {
	query := url.Values{
		"fields":               {"title", "difficulty"},
		"sort":                 {"title"},
		"pagination[page]":     {strconv.Itoa(page)},
		"pagination[pageSize]": {"5"},
	}
	if difficulty != "" {
		query.Set("filters[difficulty][$eq]", difficulty)
	}
	return send[[]Recipe](c, http.MethodGet, "/api/recipes", query, nil)
}

// Recipe returns a recipe with its author, ingredients, and image.
func (c *Client) Recipe(documentID string) (*Recipe, error) {
	query := url.Values{
		"fields":                        {"title", "servings"},
		"populate[author][fields]":      {"name"},
		"populate[ingredients][fields]": {"name"},
		"populate[cover][fields]":       {"url", "alternativeText"},
	}
	response, err := send[Recipe](c, http.MethodGet, "/api/recipes/"+url.PathEscape(documentID), query, nil)
	if err != nil {
		return nil, err
	}
	return &response.Data, nil
}

// CreateDraft creates a draft, which visitors don't see until an editor publishes it.
func (c *Client) CreateDraft(recipe Recipe) (*Recipe, error) {
	query := url.Values{"status": {"draft"}}
	body := map[string]Recipe{"data": recipe}
	response, err := send[Recipe](c, http.MethodPost, "/api/recipes", query, body)
	if err != nil {
		return nil, err
	}
	return &response.Data, nil
}

// ImageURL returns a complete URL. The local provider stores only a path.
func (c *Client) ImageURL(image Image) (string, error) {
	imageURL, err := c.base.Parse(image.URL)
	if err != nil {
		return "", err
	}
	return imageURL.String(), nil
}

func send[T any](c *Client, method, path string, query url.Values, body any) (*Response[T], error) {
	endpoint := c.base.JoinPath(path)
	endpoint.RawQuery = query.Encode()

	var content io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			return nil, err
		}
		content = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, endpoint.String(), content)
	if err != nil {
		return nil, err
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if c.token != "" {
		request.Header.Set("Authorization", "Bearer "+c.token)
	}

	response, err := c.http.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()

	var result Response[T]
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		return nil, fmt.Errorf("%s: no JSON: %w", response.Status, err)
	}
	if result.Error != nil {
		return nil, result.Error
	}
	return &result, nil
}
