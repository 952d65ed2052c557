/** Gatsby exports a CSS module's class names as named exports; `import * as styles` reads them. */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

/** The theme, and the style of tables, are imported only for their effect. */
declare module "*/theme.css";
declare module "*/tables.css";
