import { lateScriptType } from "../../shared/lateScripts";

/** Elements that would load another document into a page, or change the targets of its URLs. */
const documents = new Set(["iframe", "object", "embed", "frame", "base", "foreignobject", "applet"]);

/** Attributes that lead somewhere, or load something. */
const urls = [
  "href",
  "xlink:href",
  "src",
  "data-src",
  "srcset",
  "action",
  "formaction",
  "poster",
  "data",
  "background",
];

/** Active parts of an HTML fragment. `scripts` are inline scripts, which must be known ones. */
export interface Acting {
  readonly handlers: readonly string[];
  readonly documents: readonly string[];
  readonly urls: readonly string[];
  readonly scripts: readonly string[];
}

export const nothing: Acting = { handlers: [], documents: [], urls: [], scripts: [] };

/**
 * Everything active in HTML that was created from a writer's text: event handlers, embedded documents, and URLs with other
 * schemes than http, https, and mailto, or to other hosts than `hosts`.
 *
 * @param root of any HTML parser
 */
export function actingIn(root: ParentNode, hosts: readonly string[]): Acting {
  const elements = [...root.querySelectorAll("*")];
  const describe = (element: Element, attribute: string) =>
    `<${element.localName} ${attribute}="${element.getAttribute(attribute)}">`;
  return {
    handlers: elements.flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => /^on|^srcdoc$/i.test(name))
        .map((name) => describe(element, name)),
    ),
    documents: elements.map(({ localName }) => localName.toLowerCase()).filter((name) => documents.has(name)),
    urls: elements.flatMap((element) =>
      urls
        .filter((name) => element.hasAttribute(name) && !isGood(element.getAttribute(name) ?? "", hosts))
        .map((name) => describe(element, name)),
    ),
    scripts: elements
      .filter((element) => element.localName === "script" && !element.hasAttribute("src"))
      .filter((element) => element.getAttribute("type") !== lateScriptType)
      .map((element) => element.textContent ?? ""),
  };
}

function isGood(url: string, hosts: readonly string[]): boolean {
  const { protocol, host } = new URL(url, "http://here.example/guide/");
  if (protocol === "data:") return /^data:image\/(svg\+xml|png|webp|jpeg)[;,]/.test(url);
  return protocol === "mailto:" || (/^https?:$/.test(protocol) && ["here.example", ...hosts].includes(host));
}
