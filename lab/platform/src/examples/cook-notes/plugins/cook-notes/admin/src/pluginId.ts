export const PLUGIN_ID = "cook-notes";
