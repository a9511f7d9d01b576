import { expect, test } from 'vitest'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import type { ParsedCommand } from '../../../src/interactions/parsed-command.ts'
import { createReadCommand } from '../../../src/slack/receive/read-command.ts'

const FORGE = 'https://git.example.com'
const readCommand = createReadCommand({
  forgeUrl: FORGE,
  parse: (noun, text) => parseCommand(noun, text, FORGE, () => null),
  cardAt: async () => ({ project: 42, iid: 7 }) as never,
})

/** What is read where it was said in the thread of the card of `42!7`. */
function inThread(text: string) {
  const mention = { thread: '1.0', isReply: true }
  const origin = { team: 'T1', userTeam: 'T1', user: 'UANN', userName: 'ann', channel: 'C1' }
  return readCommand({ kind: 'command', ...origin, command: '/mr', text, mention })
}

async function inputOf(text: string): Promise<Partial<ParsedCommand['raw']>> {
  const { parsed } = await inThread(text)
  return parsed.kind === 'given' ? parsed.given.raw : { refused: true }
}

test.each([
  ['close', { mr: 7 }],
  ['edit --title "Release 12 now"', { mr: 7, title: 'Release 12 now' }],
  ['edit --title "As in !12 before"', { mr: 7, title: 'As in !12 before' }],
  ['comment fixed in 3 places', { mr: 7, text: 'fixed in 3 places' }],
  ['comment fixed as in !12 before', { mr: 7, text: 'fixed as in !12 before' }],
  ['comment "a\n\n- b\n- c"', { mr: 7, text: 'a\n\n- b\n- c' }],
  ['close 12', { mr: 12 }],
  ['close please 12', { mr: 12 }],
  ['!12', { mr: 12 }],
  ['edit --title Release !12', { mr: 12, title: 'Release' }],
  ['assign bob to 12 --private', { mr: 12 }],
  ['comment 12 fixed', { mr: 12, text: 'fixed' }],
  ['list --label bug', { label: 'bug' }],
])('in the thread of a card: %s', async (text, input) => {
  expect(await inputOf(text)).toMatchObject(input)
})

test('a number that may be the rest of a title changes no other merge request', async () => {
  const { parsed } = await inThread('edit --title Release 12')
  expect(parsed).toMatchObject({ kind: 'refused', refusal: { several: ['42!7', '!12'] } })
})

test('what is refused there is about the merge request of the card', async () => {
  expect(await inThread('merge --squsah')).toMatchObject({
    text: 'merge 42!7 --squsah',
    parsed: { kind: 'refused', refusal: { understood: { mr: '42!7' } } },
  })
})
