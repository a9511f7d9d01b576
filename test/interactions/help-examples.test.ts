import { expect, test } from 'vitest'
import { nouns, registry, verbsOf } from '../../src/commands/registry.ts'
import { nounHelp, verbHelp } from '../../src/interactions/help.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import type { Reply } from '../../src/views/reply.ts'

const FORGE = 'https://git.example.com'

/** The commands that an answer shows to be typed; a usage has brackets. */
function shownCommands({ message }: Reply): string[] {
  const shown = [...JSON.stringify(message?.blocks).matchAll(/"text":"(\/[^"\\[<]*(?:\\"[^"\\[<]*)*)"/g)]
  return shown.map(([, typed = '']) => typed.replaceAll('\\"', '"'))
}

function read(typed: string) {
  const [, noun = '', text = ''] = /^\/(\S+) ?(.*)$/.exec(typed) ?? []
  return parseCommand(noun, text, FORGE)
}

test.each(registry.map((command) => [command.id, command] as const))(
  'what help on %s shows is understood where the channel has no project',
  (id, command) => {
    const shown = shownCommands(verbHelp(command, null, { note: null }))
    expect(shown.length).toBeGreaterThanOrEqual(command.examples.length)
    const examples = shown.slice(-command.examples.length)
    for (const typed of examples)
      expect(read(typed), typed).toMatchObject({ kind: 'given', given: { command: { id } } })
  },
)

test.each([...nouns.keys()])('what /%s help shows is understood, and explains what it says', (noun) => {
  const help = nounHelp(noun, { verbs: verbsOf(noun), hidden: 0, current: null, note: null })
  for (const typed of shownCommands(help)) expect(read(typed).kind, typed).not.toBe('refused')
  const explaining = shownCommands(help).filter((typed) => typed.startsWith(`/${noun} help `))
  for (const typed of explaining)
    expect(read(typed), typed).toMatchObject({ kind: 'help', command: { effect: expect.any(String) } })
})
