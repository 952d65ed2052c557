import { lateScriptType } from "../../shared/lateScripts";

/** Elements by which a page would bring in another document, or change where its URLs lead. */
const documents = new Set(["iframe", "object", "embed", "frame", "base", "foreignobject", "applet"]);

/** Attributes that lead somewhere, or load something. */
const addresses = [
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

/** What may act in a piece of HTML. `scripts` are those without a URL, which have to be known ones. */
export interface Acting {
  readonly handlers: readonly string[];
  readonly documents: readonly string[];
  readonly addresses: readonly string[];
  readonly scripts: readonly string[];
}

export const nothing: Acting = { handlers: [], documents: [], addresses: [], scripts: [] };

/**
 * Whatever could act in markup that was made of a writer's text: handlers, documents within, and URLs that are none
 * of http, https and mailto or lead to another host than `hosts`.
 *
 * @param root as any parser of HTML has it
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
    addresses: elements.flatMap((element) =>
      addresses
        .filter((name) => element.hasAttribute(name) && !isGood(element.getAttribute(name) ?? "", hosts))
        .map((name) => describe(element, name)),
    ),
    scripts: elements
      .filter((element) => element.localName === "script" && !element.hasAttribute("src"))
      .filter((element) => element.getAttribute("type") !== lateScriptType)
      .map((element) => element.textContent ?? ""),
  };
}

function isGood(address: string, hosts: readonly string[]): boolean {
  const { protocol, host } = new URL(address, "http://here.example/guide/");
  if (protocol === "data:") return /^data:image\/(svg\+xml|png|webp|jpeg)[;,]/.test(address);
  return protocol === "mailto:" || (/^https?:$/.test(protocol) && ["here.example", ...hosts].includes(host));
}
