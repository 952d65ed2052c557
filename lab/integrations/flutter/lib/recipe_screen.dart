import 'package:flutter/material.dart';
import 'package:saffron/saffron.dart';

/// One recipe with its author, ingredients, and image.
class RecipeScreen extends StatefulWidget {
  const RecipeScreen({super.key, required this.saffron, required this.recipe});

  final Saffron saffron;
  final Recipe recipe;

  @override
  State<RecipeScreen> createState() => _RecipeScreenState();
}

class _RecipeScreenState extends State<RecipeScreen> {
  // Created once: a future created in build() would send a request at every rebuild.
  late final Future<Recipe> _recipe = widget.saffron.recipe(widget.recipe.documentId);

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: Text(widget.recipe.title)),
      body: FutureBuilder<Recipe>(
        future: _recipe,
        builder: (context, snapshot) {
          if (snapshot.hasError) return Center(child: Text('${snapshot.error}'));
          final recipe = snapshot.data;
          if (recipe == null) return const Center(child: CircularProgressIndicator());
          return ListView(
            children: [
              if (recipe.imageUrl != null)
                Image.network('${recipe.imageUrl}', semanticLabel: recipe.imageText),
              if (recipe.author != null) ListTile(title: Text('By ${recipe.author}')),
              for (final ingredient in recipe.ingredients) ListTile(title: Text(ingredient)),
            ],
          );
        },
      ),
    );
  }
}
