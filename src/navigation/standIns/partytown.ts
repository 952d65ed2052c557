/** Instead of Gatsby's plugin of that name, which is part of every site (see src/pages-builder/standIns.ts). */
export {};
