import qs from "qs";
import * as React from "react";
import { guardName } from "../live/guards";
import { livePackages } from "../live/liveCode";
import { saffron } from "../saffron/saffron";
import { Show } from "./Show";
import { browserClock, createGuard } from "./stretch";

const packages: Readonly<Record<string, unknown>> = { react: React, qs };
const guard = createGuard(browserClock());

/** The names that live code can use; CONTRIBUTING lists them for writers. */
export function createScope(): Record<string, unknown> {
  const { Fragment, useEffect, useId, useMemo, useReducer, useRef, useState } = React;
  return {
    Fragment,
    useEffect,
    useId,
    useMemo,
    useReducer,
    useRef,
    useState,
    qs,
    saffron,
    Show,
    exports: {},
    require: requirePackage,
    [guardName]: guard,
  };
}

/** What `import` becomes. @throws for a package that isn't here. */
function requirePackage(name: string): unknown {
  if (Object.hasOwn(packages, name)) return packages[name];
  throw new Error(`There is no package "${name}" here. You can import ${livePackages.join(" and ")}.`);
}
