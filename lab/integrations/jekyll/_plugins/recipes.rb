# frozen_string_literal: true

require "json"
require "net/http"
require "uri"

# Fetches the published recipes, and makes a page of each.
class Recipes < Jekyll::Generator
  priority :high

  # Flat keys are enough for a fixed query. A list becomes a key that is there several times.
  QUERY = {
    "fields" => %w[title slug summary servings],
    "populate[author][fields]" => %w[name bio],
    "populate[cover][fields]" => %w[url alternativeText width height],
    "populate[steps]" => "true",
    "sort" => "title",
    "pagination[pageSize]" => 100
  }.freeze

  def generate(site)
    @settings = site.config.fetch("saffron")
    @url = URI(ENV.fetch("STRAPI_URL", @settings.fetch("url")))

    site.data["recipes"] = all_recipes.each do |recipe|
      complete_address(recipe["cover"])
      site.pages << page(site, recipe)
    end
    Jekyll.logger.info "Saffron:", "#{site.data["recipes"].size} recipes"
  end

  private

  def all_recipes
    (1..).each_with_object([]) do |number, recipes|
      answer = fetch("/api/recipes", QUERY.merge(@settings["query"] || {}, "pagination[page]" => number))
      recipes.concat(answer.fetch("data"))
      return recipes if number >= answer.dig("meta", "pagination", "pageCount")
    end
  end

  def fetch(path, query)
    uri = URI.join(@url, path)
    uri.query = URI.encode_www_form(query)
    headers = { "Accept" => "application/json" }
    headers["Authorization"] = "Bearer #{ENV["STRAPI_TOKEN"]}" if ENV["STRAPI_TOKEN"]

    response = Net::HTTP.get_response(uri, headers)
    return JSON.parse(response.body) if response.is_a?(Net::HTTPSuccess)

    # Without content there is no site: better to stop than to publish an empty one.
    raise Jekyll::Errors::FatalException, "#{uri} answers #{response.code}: #{response.body}"
  end

  # Uploads on the server's own disk have a path for an address, others a whole URL.
  def complete_address(image)
    image["url"] = URI.join(@url, image["url"]).to_s if image
  end

  def page(site, recipe)
    Jekyll::PageWithoutAFile.new(site, site.source, "recipes/#{recipe["slug"]}", "index.html").tap do |page|
      page.data.merge!("layout" => "recipe", "title" => recipe["title"], "recipe" => recipe)
    end
  end
end
