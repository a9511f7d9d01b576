import { MARK, withoutTokens } from '../../log/token-shapes.ts'

/** Its HTML escapes nothing but `<` (lib/gitlab/ci/ansi2html.rb of the server). */
const BREAK = /<br\/?>/g
const TAG = /<[^<>]*>/g
/** Sections with options, and colours of a cut beginning, which the server leaves in. */
const SECTION = /section_(?:start|end):\d{1,12}:[\w.[\]=,-]*/g
const COLOUR = /\p{Cc}\[[\d;?]*[A-Za-z]/gu
/** The time that a runner puts before each line (`TIMESTAMP_HEADER_REGEX`, lib/gitlab/ci/trace/stream.rb). */
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]{8,20}Z [\da-f]{2}[EO][ +]?/

/**
 * Returns the lines of a log that may be shown, without those that are empty: as text, as they end up after a progress
 * bar, and without what looks like a secret. The server masks its own variables itself, as `[MASKED]`.
 */
export function readableLog(html: string): readonly string[] {
  const text = html.replace(BREAK, '\n').replace(TAG, '').replaceAll('&lt;', '<')
  return withoutSecrets(text.split('\n').map(readableLine).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function readableLine(line: string): string {
  const plain = line.replace(TIME, '').replace(SECTION, '').replace(COLOUR, '').trimEnd()
  return plain.slice(plain.lastIndexOf('\r') + 1)
}

/** A name that tells of a secret, with what is assigned to it: in a shell, in YAML or in JSON. */
const ASSIGNED =
  /((?:passw(?:or)?d|passphrase|secret|token|api[-_]?key|access[-_]?key|private[-_]?key|credentials?)\w{0,30}["']{0,2}\s{0,3}[:=]\s{0,3}["']{0,2})(?!\[MASKED\]|\[secret\])[^\s"'&]+/gi
/** The same as an option of a command. */
const OPTION = /((?:^|\s)--(?:[a-z]{1,20}-){0,3}(?:password|passphrase|token|secret|key)\s)[^\s-]\S*/gim
/** `-u name:password` of curl and its like. */
const LOGIN = /((?:^|\s)(?:-u|--user)[ =]["']?[^\s:"']{1,100}:)[^\s"']+/gm
/** Long words of small and capital letters with digits, which no path or commit is. */
const RANDOM = /\b(?=\w{0,200}[A-Z])(?=\w{0,200}[a-z])(?=\w{0,200}\d)\w{32,}/g
/** Lines of a key whose first or last line is cut off. */
const KEY_LINE = /^[A-Za-z0-9+/]{40,}={0,2}$|^[A-Za-z0-9+/]{1,76}={0,2}(?=\n-----END )/gm

function withoutSecrets(text: string): string {
  return withoutTokens(text)
    .replace(KEY_LINE, MARK)
    .replace(ASSIGNED, `$1${MARK}`)
    .replace(OPTION, `$1${MARK}`)
    .replace(LOGIN, `$1${MARK}`)
    .replace(RANDOM, MARK)
}
