import { expect, test } from 'vitest'
import { createInteractionHandler } from '../../../src/interactions/handle.ts'
import { parseFreezeTime } from '../../../src/model/freeze.ts'
import type { Policies } from '../../../src/services/policies.ts'
import { unrecorded } from '../../../src/services/writes/operation.ts'
import { asker, typeTo } from '../../support/asker.ts'
import { recordedServices } from '../../support/recorded-services.ts'

/** What an admin is told who types `/greenlight` and this, where the channel’s policy is like that. */
async function told(typed: string, policies: Partial<Policies> = {}): Promise<string> {
  const { room } = recordedServices()
  const services = await room.contextOf(asker)
  const { workspace } = services
  const there = { ...services, workspace: { ...workspace, policies: { ...workspace.policies, ...policies } } }
  const operations: typeof room.operations = {
    ...room.operations,
    run: async (_record, { run }) => ({ kind: 'made', result: await run(unrecorded) }),
  }
  const turns = createInteractionHandler(
    { ...room, operations, contextOf: async () => there },
    'https://git.example.com',
  )
  return (await typeTo(turns, 'greenlight', typed, asker)).reply.message?.text ?? ''
}

test.each(['0', '-1'])('no freeze has the number %s, and that is said in words of ours', async (number) => {
  expect(await told(`freeze remove ${number}`)).toContain('The freeze must be 1 or more.')
})

test.each([
  ['a zone that nobody knows', 'Atlantis/Atlantis', 'I don’t know the time zone “Atlantis/Atlantis”.'],
  ['a longer name than any zone has', 'Atlantis/'.repeat(20), '--zone must be 60 characters or less.'],
])('a freeze in %s is told so', async (_, zone, words) => {
  const typed = `freeze add --start "fri 16:00" --end "mon 08:00" --zone ${zone}`
  expect(await told(`${typed} --reason Weekend`)).toContain(words)
})

test('a new freeze tells that the forge still merges what waits for its build', async () => {
  const [from, to] = [parseFreezeTime('fri 16:00'), parseFreezeTime('mon 08:00')]
  if (!from || !to) throw new Error('no time')
  const addedAt = asker.now
  const freeze = { id: 1, channel: 'C1', from, to, zone: 'UTC', reason: 'Weekend', addedBy: 'U1', addedAt }
  const typed = 'freeze add --start "fri 16:00" --end "mon 08:00" --zone UTC --reason Weekend'
  const answer = await told(typed, {
    freeze: async () => ({ kind: 'frozen', shown: { freeze, held: null } }),
  })
  expect(answer).toContain('Weekend. Auto-merges already on will still merge.')
})

test('the list of managers names them where only its text is read', async () => {
  const manager = { user: 'U0BOB', appointedBy: 'U0ANN', appointedAt: 1_795_000_000_000 }
  expect(await told('manager list', { managers: async () => [manager] })).toBe('Managed by <@U0BOB>.')
})
