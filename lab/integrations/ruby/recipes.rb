# frozen_string_literal: true

require_relative "saffron"

saffron = Saffron.new

begin
  case ARGV
  in ["list", *rest]
    difficulty, page = rest
    saffron.recipes(difficulty: difficulty, page: page || 1) => { data:, meta: { pagination: } }
    data.each { |recipe| puts "#{recipe[:documentId]} #{recipe[:title]} (#{recipe[:difficulty]})" }
    puts "Page #{pagination[:page]} of #{pagination[:pageCount]}, #{pagination[:total]} recipes"
  in ["show", document_id]
    recipe = saffron.recipe(document_id)
    puts "#{recipe[:title]}, for #{recipe[:servings]}"
    puts "By #{recipe[:author][:name]}" if recipe[:author]
    puts "With #{recipe[:ingredients].map { |ingredient| ingredient[:name] }.join(", ")}"
    if (cover = recipe[:cover])
      puts "#{saffron.image_url(cover)} - #{cover[:alternativeText]}"
    end
  in ["create", title]
    slug = title.downcase.gsub(/[^a-z0-9]+/, "-").delete_prefix("-").delete_suffix("-")
    recipe = saffron.create_draft(title: title, slug: slug, difficulty: "medium", servings: 4)
    puts "Draft #{recipe[:documentId]}: #{recipe[:title]}"
  else
    abort "list [difficulty] [page], show <documentId>, create <title>"
  end
rescue Saffron::Error => e
  abort "#{e.message} #{e.details.to_json}"
end
