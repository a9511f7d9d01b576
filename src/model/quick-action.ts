import { z } from 'zod'

/** A text that was not sent because the forge would run a line of it; `command` is that line’s first word. */
export interface QuickAction {
  readonly kind: 'quick-action'
  readonly command: string
}

/** A text of one or more lines, none of which the forge runs. */
export const InertText = z
  .string()
  .refine((text) => quickActionIn(text) === null)
  .brand<'InertText'>()
export type InertText = z.infer<typeof InertText>

/** Returns the text as one that may be sent, or the quick action that the forge would run. */
export function toInert(text: string): InertText | QuickAction {
  const read = InertText.safeParse(text)
  return read.success ? read.data : { kind: 'quick-action', command: quickActionIn(text) ?? '/' }
}

/** Matches a command at the start of a line, also after invisible characters; `/etc/hosts` is a path. */
const COMMAND = /^[\s\p{Cc}\p{Cf}]*(\/[\p{L}_][\p{L}\p{N}\p{M}_-]*)(?=\s|$)/u
/** Characters that only some servers treat as line ends. */
const LINE_ENDS = /[\n\v\f\u0085\u2028\u2029]/u
const FENCE = '```'
/** A paragraph, heading or list item that closes all of its own code spans. */
const PLAIN = /^(?:$|[\p{L}\p{N}"'(@!#*_%`]|[-+] )/u
const CODE_SPAN = /`[^`]+`/g

/**
 * Returns the first quick action in a description or comment (`/merge`), null without one: the forge removes
 * it from the text and runs it in the author’s name, bypassing every confirmation here. The rules are those
 * of GitLab’s `QuickActions::Extractor`, in both variants: patterns over the whole text (until 16), and
 * Markdown’s paragraphs (since). Lines inside a fenced block are exempt in both, unless other text could
 * shift the block’s boundaries; a doubtful line counts as a quick action.
 */
export function quickActionIn(text: string): string | null {
  if (!text.includes('/')) return null
  // Servers delete carriage returns before the check; a page shows them as line ends.
  const readings = [text.replaceAll('\r', ''), text.replaceAll(/\r\n?/g, '\n')]
  for (const lines of readings.map((reading) => reading.split('\n'))) {
    const open = isClear(lines) ? outsideFences(lines) : lines
    const commands = open.flatMap((line) => line.split(LINE_ENDS).map((part) => COMMAND.exec(part)?.[1]))
    const found = commands.find((command) => command !== undefined)
    if (found !== undefined) return found
  }
  return null
}

/** True when no reading of the text can interpret the fences differently. */
function isClear(lines: readonly string[]): boolean {
  let opened: number | null = null
  for (const [at, line] of lines.entries()) {
    if (opened === null) {
      if (isFence(line)) opened = at
      else if (!PLAIN.test(line) || line.replaceAll(CODE_SPAN, '').includes('`')) return false
    } else if (line === FENCE) {
      if (opened === at - 1) return false
      opened = null
    } else if (line.trimStart().startsWith(FENCE)) return false
  }
  return opened === null
}

/** Returns the lines outside the fences; the fences must be clear. */
function outsideFences(lines: readonly string[]): string[] {
  let inside = false
  return lines.filter((line) => {
    const isBorder = inside ? line === FENCE : isFence(line)
    if (isBorder) inside = !inside
    return !inside && !isBorder
  })
}

function isFence(line: string): boolean {
  return line.startsWith(FENCE) && !line.slice(FENCE.length).includes('`')
}
