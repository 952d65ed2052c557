/** Ids by which buttons name the menus they open (`popovertarget`). */
export const sidebarId = "sidebar";
export const mainMenuId = "main-menu";
