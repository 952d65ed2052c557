/** Under this key the browser keeps what colors a reader wants: light, dark, or system. */
export const colorsKey = "theme";
