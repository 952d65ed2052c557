/** Verbs that begin an instruction. Those that are nouns too, such as "request", count only before an article or code. */
const verbs =
  "accept activate adapt add adjust agree allow answer approve ask assign avoid base begin block build call cast catch change check choose clear click clone close combine commit compare compile confirm connect consider contact continue convert copy correct create cut declare define delete deploy describe develop disable disconnect discard do don't download drag drop duplicate edit either enable encode enter escape exclude expect explain export extend fill filter find fix follow generate get give go grant handle hide hover identify ignore import include increase inject insert install invite join keep learn leave let limit link list load locate log look maintain make map mark match merge migrate move multiply name navigate never note omit open paginate pass paste pick place plan populate press prevent protect provide publish pull push put raise read rebuild recreate reduce refer register release reload remember remove rename render repeat replace report request resolve restart restore return reuse review rewrite roll run save schedule scroll search select send separate serve set share show sign skip sort specify split start stop store strip subscribe switch take tell test throw translate treat trust try turn type uncheck uninstall unpublish update upgrade upload use validate verify visit wait watch wrap write".split(
    " ",
  );
const ambiguous = new Set(
  "answer request return test log link list sort store search start set type name plan share schedule release switch import export match map cut block check build call review report populate filter".split(
    " ",
  ),
);

/** Whether a sentence tells the reader to do something. */
export function isInstruction(text: string): boolean {
  return withoutOpening(text).some(beginsWithVerb);
}

/** The sentence, and what follows an opening such as "To sort," or "If it fails,". */
function withoutOpening(text: string): string[] {
  const openings =
    /^(?:To|If|For|When|While|Before|After|Then|In|On|With|Without|Instead|Otherwise|Until|Once|First|Finally|Next|Also|Therefore|Unless|From|As|Because|So|By|At|Outside|Only|Alternatively|Under|Elsewhere|Everywhere|Here|There)\b/;
  if (!openings.test(text)) return [text];
  const parts = text.split(/,\s+(?:then\s+|and\s+|also\s+|first\s+|instead\s+)?/);
  const rest = parts.slice(1).map((_part, index) => parts.slice(index + 1).join(", "));
  return [
    text.replace(/^(?:Then|Instead|Otherwise|First|Finally|Next|Also|Only|Alternatively),?\s+/, ""),
    ...rest.slice(0, 3),
  ];
}

function beginsWithVerb(text: string): boolean {
  const [word = "", next = ""] = text.split(/\s+/);
  const verb = word.toLowerCase().replace(/[,.:]$/, "");
  if (!verbs.includes(verb)) return false;
  if (!ambiguous.has(verb)) return true;
  return /^(?:the|a|an|this|these|that|your|its|it|them|each|every|all|only|one|no|any|`|\[|\*|in|for|on|by|and|whether|what|how|at)/i.test(
    next,
  );
}
