import { nouns } from '../../commands/registry.ts'

/** A command by the bot’s own name for it, with its slash, and the words after it. */
export interface Typed {
  readonly command: string
  readonly text: string
}

/** Reads a slash command by whatever name the app has it: `/gl-mr list`, `/greenlight mr list` and `/gl list` are `/mr list`. */
export function readTyped(command: string, text: string): Typed {
  const noun = [...nouns.keys()].find((name) => command.toLowerCase().endsWith(name))
  if (noun === undefined) return readSaid(text)
  return (noun === 'greenlight' ? withNoun(text) : null) ?? { command: `/${noun}`, text }
}

/** Reads what is said without a slash command: it may begin with one, and is about merge requests otherwise. */
export function readSaid(words: string): Typed {
  return withNoun(words) ?? { command: '/mr', text: words }
}

function withNoun(text: string): Typed | null {
  const words = text.trim()
  const [first = ''] = words.split(/\s/, 1)
  const noun = first.replace(/^\//, '').toLowerCase()
  return nouns.has(noun) ? { command: `/${noun}`, text: words.slice(first.length).trim() } : null
}
