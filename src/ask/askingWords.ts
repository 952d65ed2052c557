/** Words of questions on any subject. The search's own stop words aren't repeated here. */
const words = `again anyone anything ask asking best better come comes correct correctly doing done else exactly example
 ever explain find get gets getting give given goes going good got happen happened happening happens help just keep know
 let like look looking make makes making many matter may mean means might must need needed needs not now ones only out over own possible
 properly put question really right say says see seem seems show simply somebody someone something somehow sure take tell
 thing things think tried try trying understand up use used using way work working works wrong`;

const askingWords: ReadonlySet<string> = new Set(words.split(/\s+/));

export function isAskingWord(term: string): boolean {
  return askingWords.has(term);
}
