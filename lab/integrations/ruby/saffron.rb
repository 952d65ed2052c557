# frozen_string_literal: true

require "json"
require "net/http"
require "uri"

# A client of the recipes of Saffron.
class Saffron
  # An error that the API returned instead of data.
  class Error < StandardError
    attr_reader :status, :details

    def initialize(status, message, details = {})
      super("#{status}: #{message}")
      @status = status
      @details = details
    end
  end

  # Turns nested hashes and arrays into the pairs of a query string: a[b][0]=c.
  def self.flatten(value, key = nil)
    case value
    when Hash then value.flat_map { |name, inner| flatten(inner, key ? "#{key}[#{name}]" : name.to_s) }
    when Array then value.each_with_index.flat_map { |inner, index| flatten(inner, "#{key}[#{index}]") }
    when nil then []
    else [[key, value.to_s]]
    end
  end

  def initialize(url: ENV.fetch("STRAPI_URL", "http://localhost:1337"), token: ENV["STRAPI_TOKEN"])
    @url = URI(url)
    @token = token
  end

  # One page of published recipes, with the pagination data.
  def recipes(difficulty: nil, page: 1, page_size: 5)
    request(
      Net::HTTP::Get,
      "/api/recipes",
      filters: { difficulty: { "$eq": difficulty } },
      fields: %w[title difficulty],
      sort: "title",
      pagination: { page: page, pageSize: page_size }
    )
  end

  # A recipe with its author, ingredients, and image.
  def recipe(document_id)
    request(
      Net::HTTP::Get,
      "/api/recipes/#{document_id}",
      fields: %w[title summary servings],
      populate: {
        author: { fields: ["name"] },
        ingredients: { fields: ["name"] },
        cover: { fields: %w[url alternativeText] }
      }
    )[:data]
  end

  # Creates a draft, which visitors don't see until an editor publishes it.
  def create_draft(recipe)
    request(Net::HTTP::Post, "/api/recipes", body: { data: recipe }, status: "draft")[:data]
  end

  # The local provider stores a path. Other providers store a complete URL.
  def image_url(image)
    URI.join(@url, image[:url]).to_s
  end

  private

  def request(verb, path, body: nil, **query)
    uri = @url.dup
    uri.path = path
    uri.query = URI.encode_www_form(self.class.flatten(query))

    request = verb.new(uri)
    request["Authorization"] = "Bearer #{@token}" if @token
    if body
      request["Content-Type"] = "application/json"
      request.body = JSON.generate(body)
    end

    options = { use_ssl: uri.scheme == "https", open_timeout: 5, read_timeout: 10 }
    response = Net::HTTP.start(uri.host, uri.port, **options) { |http| http.request(request) }
    result = JSON.parse(response.body, symbolize_names: true)
    return result if response.is_a?(Net::HTTPSuccess)

    error = result.fetch(:error)
    raise Error.new(response.code.to_i, error[:message], error[:details])
  rescue JSON::ParserError
    raise Error.new(response.code.to_i, response.body)
  end
end
