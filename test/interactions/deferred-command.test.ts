import { describe, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { afterCommand, type DeferredCommand } from '../../src/interactions/deferred-command.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import { createAccounts } from '../../src/services/accounts.ts'
import { failureReply } from '../../src/views/failure.ts'
import { privately } from '../../src/views/reply.ts'
import { stoppedClock, temporaryStore } from '../store/temporary.ts'
import { recordedServices } from '../support/recorded-services.ts'
import { tokensOnly } from '../support/tokens-only.ts'
import type { RecordedContext } from '../support/use-cases.ts'

const tried = '/mr merge wasn’t run'
const missing = failureReply({ kind: 'not-connected' }, { tried })
const refused = failureReply({ kind: 'token-refused' }, { tried })
const connected = { ...privately('Your account at the forge is connected.'), connected: true as const }

/** The context of Ann over a real store, with a token that was linked when the clock began. */
async function annsServices() {
  const clock = stoppedClock()
  const store = await temporaryStore({ now: clock.now })
  await store.accounts.save('T1', 'UANN', 'token')
  const actor = { team: 'T1', user: 'UANN', userName: 'ann', channel: 'C1' }
  const context = await recordedServices().room.contextOf(actor)
  const accounts = createAccounts(store, actor, tokensOnly(clock.now()))
  const services: RecordedContext = {
    ...context,
    caller: actor,
    store,
    workspace: { ...context.workspace, accounts },
  }
  return { clock, services }
}

function wishOf(typed: string): DeferredCommand {
  const [noun = '', ...words] = typed.split(' ')
  const reading = parseCommand(noun, words.join(' '), 'https://git.example.com')
  if (reading.kind !== 'given') throw new Error(`“${typed}” is not read`)
  return { given: reading.given, filled: false, sourceTs: undefined }
}

describe.each(
  registry
    .filter(({ needs }) => needs !== 'nothing')
    .flatMap(({ path, examples }) => examples.map(({ typed }) => `${path.join(' ')} ${typed}`.trim())),
)('/%s', (typed) => {
  test('comes back as it was asked for', async () => {
    const { services } = await annsServices()
    const wish = wishOf(typed)
    expect(await afterCommand(missing, wish, services)).toBeNull()
    expect(await afterCommand(connected, wishOf('mr list'), services)).toEqual({ ...wish, channel: 'C1' })
  })
})

test('how a form was filled in and which message led to it comes back too, and all of it once', async () => {
  const { services } = await annsServices()
  const wish = { ...wishOf('mr create --project 43 --private'), filled: true, sourceTs: '12.34' }
  await afterCommand(missing, wish, services)
  expect(await afterCommand(connected, wish, services)).toEqual({ ...wish, channel: 'C1' })
  expect(await afterCommand(connected, wish, services)).toBeNull()
})

test('a turn that has nothing to do with the account keeps nothing and changes nothing', async () => {
  const { services } = await annsServices()
  for (const reply of [privately('Done.'), failureReply({ kind: 'may-not' }, { tried })])
    expect(await afterCommand(reply, wishOf('mr list'), services)).toBeNull()
  expect(await services.store.deferredCommands.take('T1', 'UANN')).toBeNull()
})

test('what another version has kept in another shape is left alone', async () => {
  const { services } = await annsServices()
  for (const kept of [
    '{}',
    '[]',
    '{"verb":"mr.gone","raw":{},"projects":[],"privately":false,"filled":false}',
  ]) {
    await services.store.deferredCommands.keep('T1', 'UANN', { channel: 'C1', command: kept })
    expect(await afterCommand(connected, wishOf('mr list'), services)).toBeNull()
  }
})

test('a refused token is answered with the button for a new link', () => {
  expect(refused.message?.text).toContain('no longer accepts your sign-in')
  expect(JSON.stringify(refused.message?.blocks)).toContain('"action_id":"greenlight.connect"')
})
