/** Shapes of things that must never reach a log: Slack and forge tokens, response URLs, URL user names. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\bx(?:ox[a-z]|app)[-.][\w.-]{6,}/g, '[secret]'],
  [/\bglpat-[\w-]{6,}/g, '[secret]'],
  [/\bhooks\.slack\.com\/[^\s"'\\<>]+/g, 'hooks.slack.com/[secret]'],
  [/(\bhttps?:\/\/)[^\s"'\\/@]{1,256}@/g, '$1[secret]@'],
  [/(private[-_]token["'\\:=\s]{1,8})[^\s"'\\&]+/gi, '$1[secret]'],
]

/** Makes the function that takes secrets out of a finished log line: the known ones, and all of known shape. */
export function createScrub(secrets: readonly string[]): (line: string) => string {
  const known = secrets.filter((secret) => secret.length >= 8)
  return (line) => {
    let clean = line
    for (const secret of known) clean = clean.replaceAll(secret, '[secret]')
    for (const [shape, mark] of shapes) clean = clean.replace(shape, mark)
    return clean
  }
}
