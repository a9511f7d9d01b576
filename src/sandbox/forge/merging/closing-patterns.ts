const KEYWORD = /\b(?:clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)):? /gi
const REFERENCE = /\s*(?:issues? )?(?:[\w.-]+\/[\w.-]+)?#(\d{1,9})\b/y
const JOINT = /(?:,\s*(?:and )?| and )/y
const PROJECT = /([\w.-]+\/[\w.-]+)#/

/**
 * The iids that a text says will be closed, each once: `Closes #3`, `fixes issue #1, #2 and #3`,
 * `resolves acme/web#4`. References to other projects are left out. Linear in the length of the text.
 */
export function closedIids(text: string, projectPath: string): number[] {
  const iids = new Set<number>()
  for (const keyword of text.matchAll(KEYWORD)) {
    let at = keyword.index + keyword[0].length
    for (let more = true; more; ) {
      REFERENCE.lastIndex = at
      const found = REFERENCE.exec(text)
      if (!found) break
      const named = PROJECT.exec(found[0])?.[1]
      if (named === undefined || named === projectPath) iids.add(Number(found[1]))
      at = REFERENCE.lastIndex
      JOINT.lastIndex = at
      more = JOINT.test(text)
      at = JOINT.lastIndex
    }
  }
  return [...iids]
}
