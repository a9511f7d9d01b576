import { expect, test } from 'vitest'
import { createInteractionHandler } from '../../../src/interactions/handle.ts'
import { parseFreezeTime } from '../../../src/model/freeze-time.ts'
import type { Policies } from '../../../src/services/policies.ts'
import { asker } from '../../support/asker.ts'
import { recordedServices } from '../../support/recorded-services.ts'

/** What an admin is told who types `/greenlight` and this, where the channel’s policy is like that. */
async function told(typed: string, policies: Partial<Policies> = {}): Promise<string> {
  const { room } = recordedServices()
  const services = await room.of(asker)
  const there = { ...services, policies: { ...services.policies, ...policies } }
  const acts: typeof room.acts = {
    ...room.acts,
    make: async (_actor, _intent, { run }) => ({ kind: 'made', told: await run(there) }),
  }
  const turns = createInteractionHandler({ ...room, acts, of: async () => there }, 'https://git.example.com')
  return (await turns.typed('greenlight', typed, asker)).reply.message?.text ?? ''
}

test.each(['0', '-1'])('no freeze has the number %s, and that is said in words of ours', async (number) => {
  expect(await told(`freeze remove ${number}`)).toContain('The freeze must be 1 or more.')
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
  expect(answer).toContain('Weekend. What waits for its build already is still merged when that succeeds')
})

test('the list of stewards names them where only its text is read', async () => {
  const steward = { user: 'U0BOB', appointedBy: 'U0ANN', appointedAt: 1_795_000_000_000 }
  expect(await told('steward list', { stewards: async () => [steward] })).toBe(
    'This channel has 1 steward. <@U0BOB>',
  )
})
