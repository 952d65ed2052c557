# frozen_string_literal: true

require "json"
require "net/http"
require "uri"

# Fetches the recipes of each locale, and creates a list and a page for each recipe.
class Recipes < Jekyll::Generator
  priority :high

  # Flat keys are enough for a fixed query. An array becomes a repeated key.
  QUERY = {
    "fields" => %w[title slug summary servings],
    "populate[author][fields]" => %w[name bio],
    "populate[cover][fields]" => %w[url alternativeText width height formats],
    "populate[localizations][fields]" => %w[slug locale],
    "populate[steps]" => "true",
    "sort" => "title",
    "pagination[pageSize]" => 100
  }.freeze

  def generate(site)
    @settings = site.config.fetch("saffron")
    @url = URI(ENV.fetch("STRAPI_URL", @settings.fetch("url")))

    @settings.fetch("locales").each do |locale|
      recipes = all_recipes(locale).each do |recipe|
        complete_urls(recipe["cover"])
        # A draft can lack a slug.
        name = recipe["slug"] || recipe["documentId"]
        add_page(site, "#{locale}/recipes/#{name}",
                 "layout" => "recipe", "title" => recipe["title"], "locale" => locale, "recipe" => recipe)
      end
      add_page(site, locale, "layout" => "recipes", "title" => "Recipes", "locale" => locale, "recipes" => recipes)
      Jekyll.logger.info "Saffron:", "#{recipes.size} recipes in #{locale}"
    end
  end

  private

  def all_recipes(locale)
    query = QUERY.merge(@settings["query"] || {})
    query = query.merge("locale" => locale, "status" => ENV.fetch("STRAPI_STATUS", "published"))
    (1..).each_with_object([]) do |number, recipes|
      body = fetch("/api/recipes", query.merge("pagination[page]" => number))
      recipes.concat(body.fetch("data"))
      return recipes if number >= body.dig("meta", "pagination", "pageCount")
    end
  end

  def fetch(path, query)
    uri = URI.join(@url, path)
    uri.query = URI.encode_www_form(query)
    headers = { "Accept" => "application/json" }
    headers["Authorization"] = "Bearer #{ENV["STRAPI_TOKEN"]}" if ENV["STRAPI_TOKEN"]

    response = Net::HTTP.get_response(uri, headers)
    return JSON.parse(response.body) if response.is_a?(Net::HTTPSuccess)

    # Stop the build rather than publish an empty site.
    raise Jekyll::Errors::FatalException, "#{uri} returned #{response.code}: #{response.body}"
  end

  # The local provider stores a path. Other providers store a complete URL.
  def complete_urls(image)
    [image, *image&.dig("formats")&.values].compact.each do |file|
      file["url"] = URI.join(@url, file["url"]).to_s
    end
  end

  def add_page(site, folder, data)
    page = Jekyll::PageWithoutAFile.new(site, site.source, folder, "index.html")
    page.data.merge!(data)
    site.pages << page
  end
end
