/** Instead of Gatsby's plugin of that name, which is part of every site (see build/gatsby-internals/withoutPartytown.ts). */
export {};
