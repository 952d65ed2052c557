/** Names that code in samples has for something else, and words that JavaScript keeps for itself: no variable is renamed to them. */
export const takenWords: ReadonlySet<string> = new Set(
  (
    "abstract any arguments as async await boolean break case catch class const continue debugger default delete do else enum eval export " +
    "extends false finally for from function if implements import in instanceof interface let new null number object of package private " +
    "protected public return static string super switch symbol this throw true try type typeof undefined unknown var void while with yield " +
    "action afterUpdate attributes auth author body burn context cover ctx documentId documents echo error errors existsSync filters french gallery id ids ingredientsOf instruction is isAuthenticated join length links " +
    "menu method minutes module name next not onion params path process query quotes rating reads require result route servings setTimeout shopping stateOf steps strapi summary tableName timer title titleOf titles " +
    "ts untranslated updated url user value whoAmI withButter"
  ).split(" "),
);
