import { z } from 'zod'

/** A text that was not sent, because the forge would run a line of it; `command` is that line’s first word. */
export interface QuickAction {
  readonly kind: 'quick-action'
  readonly command: string
}

/** A text of several lines of which the forge runs none. */
export const InertText = z
  .string()
  .refine((text) => quickActionIn(text) === null)
  .brand<'InertText'>()
export type InertText = z.infer<typeof InertText>

/** The same text as one that may be sent, or what the forge would run of it. */
export function toInert(text: string): InertText | QuickAction {
  const read = InertText.safeParse(text)
  return read.success ? read.data : { kind: 'quick-action', command: quickActionIn(text) ?? '/' }
}

/** At the start of a line, also behind what cannot be seen; `/etc/hosts` is a path. */
const COMMAND = /^[\s\p{Cc}\p{Cf}]*(\/[\p{L}_][\p{L}\p{N}\p{M}_-]*)(?=\s|$)/u
/** Where some servers see a line end and others do not. */
const LINE_ENDS = /[\n\v\f\u0085\u2028\u2029]/u
const FENCE = '```'
/** The line is a paragraph, a heading or an item of a list, and all of its code ends in it. */
const PLAIN = /^(?:$|[\p{L}\p{N}"'(@!#*_%`]|[-+] )/u
const CODE_SPAN = /`[^`]+`/g

/**
 * The first quick action in a description or a comment (`/merge`), null where there is none: the forge takes it out
 * of the text and runs it in the author’s name, past everything that is asked here before a change. The rules are
 * those of GitLab’s `QuickActions::Extractor`, of both kinds: patterns over the whole text (until 16), and Markdown’s
 * paragraphs (since). Lines inside a fenced block are none for either, as long as nothing else in the text can shift
 * where the block begins or ends; whatever is in doubt counts as one.
 */
export function quickActionIn(text: string): string | null {
  if (!text.includes('/')) return null
  // Servers delete carriage returns before they look; a page shows them as line ends.
  const readings = [text.replaceAll('\r', ''), text.replaceAll(/\r\n?/g, '\n')]
  for (const lines of readings.map((reading) => reading.split('\n'))) {
    const open = isClear(lines) ? outsideFences(lines) : lines
    const commands = open.flatMap((line) => line.split(LINE_ENDS).map((part) => COMMAND.exec(part)?.[1]))
    const found = commands.find((command) => command !== undefined)
    if (found !== undefined) return found
  }
  return null
}

/** No reading of the text can take the fences for something else. */
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

/** Of lines whose fences are clear. */
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
