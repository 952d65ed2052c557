import 'dart:convert';

import 'package:http/http.dart' as http;

/// An error that the API returned instead of data.
class SaffronException implements Exception {
  const SaffronException(this.status, this.message, this.details);

  final int status;
  final String message;
  final Object? details;

  @override
  String toString() => '$status: $message $details';
}

/// A recipe. Fields that the request didn't include are null or empty.
class Recipe {
  const Recipe({
    required this.documentId,
    required this.title,
    this.difficulty,
    this.servings,
    this.author,
    this.ingredients = const [],
    this.imageUrl,
    this.imageText,
  });

  factory Recipe.fromJson(Map<String, dynamic> json, Uri base) {
    final author = json['author'] as Map<String, dynamic>?;
    final ingredients = json['ingredients'] as List<dynamic>? ?? [];
    final cover = json['cover'] as Map<String, dynamic>?;
    return Recipe(
      documentId: json['documentId'] as String,
      title: json['title'] as String,
      difficulty: json['difficulty'] as String?,
      servings: json['servings'] as int?,
      author: author?['name'] as String?,
      ingredients: [for (final ingredient in ingredients) ingredient['name'] as String],
      // The local provider stores a path. Other providers store a complete URL.
      imageUrl: cover == null ? null : base.resolve(cover['url'] as String),
      imageText: cover?['alternativeText'] as String?,
    );
  }

  final String documentId;
  final String title;
  final String? difficulty;
  final int? servings;
  final String? author;
  final List<String> ingredients;
  final Uri? imageUrl;
  final String? imageText;
}

/// One page of recipes, with the pagination data.
class RecipePage {
  const RecipePage(this.recipes, this.page, this.pageCount, this.total);

  final List<Recipe> recipes;
  final int page;
  final int pageCount;
  final int total;
}

/// Turns nested maps and lists into the parameters of a query string: a[b][0]=c.
Map<String, String> flatten(Map<String, Object?> parameters) {
  final flat = <String, String>{};

  void add(String key, Object? value) {
    if (value is Map<String, Object?>) {
      value.forEach((name, inner) => add('$key[$name]', inner));
    } else if (value is List<Object?>) {
      for (var index = 0; index < value.length; index++) {
        add('$key[$index]', value[index]);
      }
    } else if (value != null) {
      flat[key] = '$value';
    }
  }

  parameters.forEach(add);
  return flat;
}

/// A client of the recipes of Saffron.
class Saffron {
  Saffron(String url, {this.token, http.Client? client})
      : _base = Uri.parse(url),
        _client = client ?? http.Client();

  final Uri _base;
  final String? token;
  final http.Client _client;

  /// One page of published recipes.
  Future<RecipePage> recipes({String? difficulty, int page = 1, int pageSize = 5}) async {
    final response = await _send('GET', '/api/recipes', {
      'filters': {
        'difficulty': {r'$eq': difficulty},
      },
      'fields': ['title', 'difficulty'],
      'sort': 'title',
      'pagination': {'page': page, 'pageSize': pageSize},
    });
    final data = response['data'] as List<dynamic>;
    final pagination = response['meta']['pagination'] as Map<String, dynamic>;
    return RecipePage(
      [for (final recipe in data) Recipe.fromJson(recipe as Map<String, dynamic>, _base)],
      pagination['page'] as int,
      pagination['pageCount'] as int,
      pagination['total'] as int,
    );
  }

  /// A recipe with its author, ingredients, and image.
  Future<Recipe> recipe(String documentId) async {
    final response = await _send('GET', '/api/recipes/$documentId', {
      'fields': ['title', 'servings'],
      'populate': {
        'author': {
          'fields': ['name'],
        },
        'ingredients': {
          'fields': ['name'],
        },
        'cover': {
          'fields': ['url', 'alternativeText'],
        },
      },
    });
    return Recipe.fromJson(response['data'] as Map<String, dynamic>, _base);
  }

  /// Creates a draft, which visitors don't see until an editor publishes it.
  Future<Recipe> createDraft(Map<String, Object?> recipe) async {
    final response = await _send('POST', '/api/recipes', {'status': 'draft'}, {'data': recipe});
    return Recipe.fromJson(response['data'] as Map<String, dynamic>, _base);
  }

  void close() => _client.close();

  Future<Map<String, dynamic>> _send(
    String method,
    String path,
    Map<String, Object?> query, [
    Map<String, Object?>? body,
  ]) async {
    final request = http.Request(method, _base.replace(path: path, queryParameters: flatten(query)));
    if (token != null) request.headers['Authorization'] = 'Bearer $token';
    if (body != null) {
      request.headers['Content-Type'] = 'application/json';
      request.body = jsonEncode(body);
    }
    final response = await http.Response.fromStream(await _client.send(request));
    final json = jsonDecode(utf8.decode(response.bodyBytes)) as Map<String, dynamic>;
    final error = json['error'] as Map<String, dynamic>?;
    if (error == null) return json;
    throw SaffronException(response.statusCode, error['message'] as String, error['details']);
  }
}
