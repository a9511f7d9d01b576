import { expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { createTurns } from '../../src/commands/turn.ts'
import { recordedServices } from '../support/recorded-services.ts'

const asker = {
  team: 'T1',
  userTeam: 'T1',
  installedTeam: 'T1',
  user: 'U1',
  userName: 'ann',
  channel: 'C1',
  now: new Date('2026-11-20T12:00:00Z'),
  reference: 'k7mq2xpe',
}
const { room } = recordedServices()
const turns = createTurns(room, 'https://git.example.com')

const typed = registry.map(({ path, examples }) => [...path, examples[0].typed].join(' ').trim())

test('what stands in for a modal that does not open says once that nothing has been changed', async () => {
  const doors: string[] = []
  for (const text of [...typed, 'mr create', 'deploy-key add', 'milestone create']) {
    const [noun = '', ...words] = text.split(' ')
    const { opens, reply } = await turns.typed(noun, words.join(' '), asker)
    if (opens) doors.push(reply.message?.text ?? '')
  }
  expect(doors.length).toBeGreaterThanOrEqual(6)
  for (const door of doors) expect(door.match(/Nothing has been changed yet/g), door).toHaveLength(1)
})
