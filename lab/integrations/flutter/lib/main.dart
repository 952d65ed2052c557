import 'package:flutter/material.dart';
import 'package:saffron/saffron.dart';

import 'recipe_screen.dart';

const url = String.fromEnvironment('STRAPI_URL', defaultValue: 'http://localhost:1337');

void main() => runApp(SaffronApp(saffron: Saffron(url)));

class SaffronApp extends StatelessWidget {
  const SaffronApp({super.key, required this.saffron});

  final Saffron saffron;

  @override
  Widget build(BuildContext context) {
    return MaterialApp(title: 'Saffron', home: RecipesScreen(saffron: saffron));
  }
}

/// A list that grows page by page, and can be filtered.
class RecipesScreen extends StatefulWidget {
  const RecipesScreen({super.key, required this.saffron});

  final Saffron saffron;

  @override
  State<RecipesScreen> createState() => _RecipesScreenState();
}

class _RecipesScreenState extends State<RecipesScreen> {
  List<Recipe> _recipes = [];
  String? _difficulty;
  int _page = 0;
  int _pageCount = 1;
  bool _isLoading = false;
  Object? _error;

  @override
  void initState() {
    super.initState();
    _loadMore();
  }

  Future<void> _loadMore() async {
    final difficulty = _difficulty;
    setState(() {
      _isLoading = true;
      _error = null;
    });
    try {
      final next = await widget.saffron.recipes(difficulty: difficulty, page: _page + 1);
      // The user left the screen or chose another filter before the response arrived.
      if (!mounted || difficulty != _difficulty) return;
      setState(() {
        _recipes = [..._recipes, ...next.recipes];
        _page = next.page;
        _pageCount = next.pageCount;
        _isLoading = false;
      });
    } on Exception catch (error) {
      if (!mounted || difficulty != _difficulty) return;
      setState(() {
        _error = error;
        _isLoading = false;
      });
    }
  }

  void _choose(String? difficulty) {
    if (difficulty == _difficulty) return;
    _difficulty = difficulty;
    _recipes = [];
    _page = 0;
    _pageCount = 1;
    _loadMore();
  }

  void _open(Recipe recipe) {
    Navigator.of(context).push(
      MaterialPageRoute<void>(
        builder: (context) => RecipeScreen(saffron: widget.saffron, recipe: recipe),
      ),
    );
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Recipes')),
      body: ListView(
        children: [
          Wrap(
            spacing: 8,
            children: [
              for (final difficulty in [null, 'easy', 'medium', 'hard'])
                ChoiceChip(
                  label: Text(difficulty ?? 'all'),
                  selected: difficulty == _difficulty,
                  onSelected: (_) => _choose(difficulty),
                ),
            ],
          ),
          for (final recipe in _recipes)
            ListTile(
              title: Text(recipe.title),
              subtitle: Text(recipe.difficulty ?? ''),
              onTap: () => _open(recipe),
            ),
          if (_error != null) ListTile(title: Text('$_error')),
          if (_isLoading)
            const Center(child: CircularProgressIndicator())
          else if (_recipes.isEmpty && _error == null)
            const ListTile(title: Text('No recipes'))
          else if (_page < _pageCount)
            TextButton(onPressed: _loadMore, child: const Text('More')),
        ],
      ),
    );
  }
}
