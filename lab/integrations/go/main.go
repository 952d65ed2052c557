// Lists, shows, and creates recipes.
package main

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
)

var notInSlug = regexp.MustCompile(`[^a-z0-9]+`)

func main() {
	client, err := NewClient()
	if err == nil {
		err = run(client, os.Args[1:])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(client *Client, args []string) error {
	switch {
	case len(args) > 0 && args[0] == "list":
		return list(client, args[1:])
	case len(args) == 2 && args[0] == "show":
		return show(client, args[1])
	case len(args) == 2 && args[0] == "create":
		return create(client, args[1])
	}
	return errors.New("list [difficulty] [page], show <documentId>, create <title>")
}

func list(client *Client, args []string) error {
	difficulty, page := "", 1
	if len(args) > 0 {
		difficulty = args[0]
	}
	if len(args) > 1 {
		number, err := strconv.Atoi(args[1])
		if err != nil {
			return err
		}
		page = number
	}
	response, err := client.Recipes(difficulty, page)
	if err != nil {
		return err
	}
	for _, recipe := range response.Data {
		fmt.Printf("%s %s (%s)\n", recipe.DocumentID, recipe.Title, recipe.Difficulty)
	}
	pagination := response.Meta.Pagination
	fmt.Printf("Page %d of %d, %d recipes\n", pagination.Page, pagination.PageCount, pagination.Total)
	return nil
}

func show(client *Client, documentID string) error {
	recipe, err := client.Recipe(documentID)
	if err != nil {
		return err
	}
	fmt.Printf("%s, for %d\n", recipe.Title, recipe.Servings)
	if recipe.Author != nil {
		fmt.Println("By", recipe.Author.Name)
	}
	names := make([]string, len(recipe.Ingredients))
	for i, ingredient := range recipe.Ingredients {
		names[i] = ingredient.Name
	}
	fmt.Println("With", strings.Join(names, ", "))
	if recipe.Cover != nil {
		imageURL, err := client.ImageURL(*recipe.Cover)
		if err != nil {
			return err
		}
		fmt.Println(imageURL, "-", recipe.Cover.AlternativeText)
	}
	return nil
}

func create(client *Client, title string) error {
	slug := strings.Trim(notInSlug.ReplaceAllString(strings.ToLower(title), "-"), "-")
	recipe, err := client.CreateDraft(Recipe{Title: title, Slug: slug, Difficulty: "medium", Servings: 4})
	if err != nil {
		return err
	}
	fmt.Printf("Draft %s: %s\n", recipe.DocumentID, recipe.Title)
	return nil
}
