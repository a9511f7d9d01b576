import { expect, test } from 'vitest'
import { createCredentialPicker } from '../../src/notifications/pick-credential.ts'
import type { Failure } from '../../src/services/failure.ts'
import { recordedServices } from '../support/recorded-services.ts'

test('an account rests that could not read, for its own workspace and for a while', async () => {
  const { room } = recordedServices()
  const clock = { now: 0 }
  const asked: string[] = []
  const picker = createCredentialPicker(
    {
      async contextOf(actor) {
        const context = await room.contextOf(actor)
        return { ...context, forge: { ...context.forge, access: actor.user === '' ? 'none' : 'own' } }
      },
    },
    { now: () => clock.now, restMs: { project: 1_000, token: 500 } },
  )
  const read = (team: string) =>
    picker.read({ team, project: 42 }, ['UANN'], async (): Promise<Failure> => {
      asked.push(team)
      return { kind: 'not-found', what: 'acme/web' }
    })
  for (const team of ['T1', 'T1', 'T2', 'T2']) await read(team)
  expect(asked).toEqual(['T1', 'T2'])
  clock.now = 1_000
  for (const team of ['T1', 'T2']) await read(team)
  expect(asked).toEqual(['T1', 'T2', 'T1', 'T2'])
})
