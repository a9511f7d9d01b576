/** A slash command as the workspace declares it. */
export interface Command {
  readonly command: string
  readonly description: string
  readonly usageHint: string
}

/** What may be meant by the text so far. */
export interface Suggestion {
  readonly label: string
  readonly description: string
  /** The whole text after it is taken. */
  readonly text: string
}

/** Commands while the first word is typed, then the verbs that the command's usage hint names. */
export function suggestionsFor(text: string, commands: readonly Command[]): Suggestion[] {
  if (/^\/\S*$/.test(text)) {
    return commands
      .filter(({ command }) => command.startsWith(text))
      .map(({ command, description }) => ({ label: command, description, text: `${command} ` }))
  }
  const [, word, start = ''] = /^(\/\S+) (\S*)$/.exec(text) ?? []
  const command = commands.find((each) => each.command === word)
  if (!command) return []
  return command.usageHint
    .split(' | ')
    .map((usage) => ({ usage: usage.trim(), verb: /^[a-z][a-z-]*/.exec(usage.trim())?.[0] ?? '' }))
    .filter(({ verb }) => verb !== '' && verb !== start && verb.startsWith(start))
    .map(({ usage, verb }) => ({
      label: `${command.command} ${usage}`,
      description: '',
      text: `${command.command} ${verb} `,
    }))
}

/** Reads the commands that the server has put on the page. */
export function commandsOf(json: string | undefined): Command[] {
  const list: unknown = JSON.parse(json ?? '[]')
  return Array.isArray(list) ? list.filter(isCommand) : []
}

function isCommand(value: unknown): value is Command {
  return (
    typeof value === 'object' &&
    value !== null &&
    'command' in value &&
    'description' in value &&
    'usageHint' in value
  )
}
