import { expect, test } from 'vitest'
import { commandOf } from '../../src/commands/registry.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import { type InteractionNote, withReference } from '../../src/interactions/log-and-reference.ts'
import { failureReply } from '../../src/views/failure.ts'
import { privately } from '../../src/views/reply.ts'
import { asker } from '../support/asker.ts'
import { recordedServices } from '../support/recorded-services.ts'

const trouble = failureReply(
  { kind: 'unreachable', reason: 'It is down' },
  { tried: 'The thing cannot be shown' },
)
const denial = failureReply({ kind: 'may-not' }, { tried: 'The thing cannot be shown' })

test('a message that tells a fault ends with its reference, for eyes and for screen readers', () => {
  const { message } = withReference(trouble, 'k7mq2xpe')
  expect(message?.text).toMatch(/^The thing cannot be shown\. .* Reference k7mq2xpe$/)
  expect(message?.blocks.at(-1)).toMatchObject({
    type: 'context',
    elements: [{ type: 'plain_text', text: 'Reference k7mq2xpe' }],
  })
})

test('so does a fault that is told in a modal', () => {
  const { text = '', blocks = [] } = trouble.message ?? {}
  const { modal } = withReference(
    { modal: { title: 'Diff', text, blocks }, failure: { reason: 'fault' } },
    'k7mq2xpe',
  )
  expect(modal?.text).toMatch(/ Reference k7mq2xpe$/)
  expect(JSON.stringify(modal?.blocks.at(-1))).toContain('Reference k7mq2xpe')
})

test('what tells no fault has no reference', () => {
  expect(withReference(denial, 'k7mq2xpe')).toBe(denial)
  const reply = privately('You now follow acme/web!12.')
  expect(withReference(reply, 'k7mq2xpe')).toBe(reply)
})

test('the log has one line for each command: its verb, its outcome and how long it took', async () => {
  const { room } = recordedServices()
  const notes: InteractionNote[] = []
  const turns = createInteractionHandler(room, 'https://git.example.com', (note) => notes.push(note))
  const press = (verb: string, input: object, reference: string) => {
    const command = commandOf(verb)
    if (!command) throw new Error(verb)
    return turns.pressed(
      command,
      { ...input },
      { ...asker, reference },
      { confirmed: true, privately: false },
    )
  }
  await press('greenlight.project.list', {}, 'first')
  await press('greenlight.project.add', { name: 'web', target: 42 }, 'second')
  await press('mr.commits', { project: 42, mr: 12 }, 'third')
  for (const { ms } of notes) expect(ms).toBeGreaterThanOrEqual(0)
  expect(notes.map(({ ms: _, ...note }) => note)).toEqual([
    { reference: 'first', verb: 'greenlight.project.list', outcome: 'answered' },
    { reference: 'second', verb: 'greenlight.project.add', outcome: 'added' },
    { reference: 'third', verb: 'mr.commits', outcome: 'unreachable', reason: 'no-answer' },
  ])
})
