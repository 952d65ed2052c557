/** IDs of the menus, to which buttons refer (`popovertarget`). */
export const sidebarId = "sidebar";
export const mainMenuId = "main-menu";
