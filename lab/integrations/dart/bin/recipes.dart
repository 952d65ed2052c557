import 'dart:io';

import 'package:saffron/saffron.dart';

/// Lists, shows, and creates recipes.
Future<void> main(List<String> arguments) async {
  final environment = Platform.environment;
  final saffron = Saffron(
    environment['STRAPI_URL'] ?? 'http://localhost:1337',
    token: environment['STRAPI_TOKEN'],
  );
  try {
    await run(saffron, arguments);
  } on SaffronException catch (error) {
    stderr.writeln(error);
    exitCode = 1;
  } finally {
    saffron.close();
  }
}

Future<void> run(Saffron saffron, List<String> arguments) async {
  switch (arguments) {
    case ['list']:
      await list(saffron, null, 1);
    case ['list', final difficulty]:
      await list(saffron, difficulty, 1);
    case ['list', final difficulty, final page]:
      await list(saffron, difficulty, int.parse(page));
    case ['show', final documentId]:
      final recipe = await saffron.recipe(documentId);
      print('${recipe.title}, for ${recipe.servings}');
      if (recipe.author != null) print('By ${recipe.author}');
      print('With ${recipe.ingredients.join(', ')}');
      if (recipe.imageUrl != null) print('${recipe.imageUrl} - ${recipe.imageText}');
    case ['create', final title]:
      final slug = title.toLowerCase().replaceAll(RegExp('[^a-z0-9]+'), '-');
      final recipe = await saffron.createDraft({
        'title': title,
        'slug': slug,
        'difficulty': 'medium',
        'servings': 4,
      });
      print('Draft ${recipe.documentId}: ${recipe.title}');
    default:
      print('list [difficulty] [page], show <documentId>, create <title>');
  }
}

Future<void> list(Saffron saffron, String? difficulty, int number) async {
  final page = await saffron.recipes(difficulty: difficulty, page: number);
  for (final recipe in page.recipes) {
    print('${recipe.documentId} ${recipe.title} (${recipe.difficulty})');
  }
  print('Page ${page.page} of ${page.pageCount}, ${page.total} recipes');
}
