import { expect, onTestFinished, test } from 'vitest'
import type { RecoveryPlan } from '../../src/interactions/recover.ts'
import type { Origin } from '../../src/slack/interaction.ts'
import { createClaims } from '../../src/slack/receive/claims.ts'
import { createRecovery } from '../../src/slack/recovery.ts'
import type { Store } from '../../src/store/store.ts'
import { stoppedClock } from '../store/temporary.ts'
import { twoLives } from '../store/two-processes.ts'
import { onBothEngines } from '../support/postgres.ts'
import {
  keptLog,
  openDoorstep,
  payloadBody,
  pressBody,
  send,
  sign,
  slashBody,
  submitBody,
} from './recording-handlers.ts'

const never = new Promise<never>(() => {})
const scrub = (text: string) => text.replaceAll('s3cr3t', '[secret]')

const claimsOf = (store: Store) =>
  createClaims({ requests: store.pendingRequests, scrub, log: keptLog().log })

interface Scene {
  readonly body?: string
  /** How far the change had come. */
  readonly inherited?: RecoveryPlan
  readonly laterBy?: number
  /** What becomes of what is run again. */
  readonly again?: () => Promise<undefined>
}

onBothEngines('what a process left that was killed', (place) => {
  /** A process acknowledges this and dies over it; the next one takes over. */
  async function killedOver({
    body = slashBody({ text: 'list' }),
    inherited = { kind: 'anew', interim: null },
    laterBy = 0,
    again = async () => undefined,
  }: Scene) {
    const clock = stoppedClock()
    let reference: string | undefined
    const { second } = await twoLives(
      await place(),
      async (store) => {
        const claims = claimsOf(store)
        const { seen, ...step } = await openDoorstep({ claims, before: () => never })
        onTestFinished(() => step.close())
        expect(await send(step.url, sign(body))).toMatchObject({ status: 200 })
        await expect.poll(() => seen.length).toBe(1)
        reference = referenceOf(seen[0]?.interaction)
      },
      clock.now,
    )
    clock.advance(laterBy)
    const claims = claimsOf(second)
    const { seen, app, inFlight, close } = await openDoorstep({ claims, before: again })
    onTestFinished(close)
    const said: { reference: string; words: string }[] = []
    const takeOver = createRecovery({
      requests: second.pendingRequests,
      claims,
      interactions: { inherited: async () => inherited, owed: async () => [] },
      dispatch: {
        async finish({ reference: owed }) {
          said.push({ reference: owed, words: 'finished' })
        },
        async tell({ claim }, say) {
          const named = claim?.reference ?? ''
          said.push({ reference: named, words: say(named).message?.text ?? '' })
        },
      },
      app,
      inFlight,
      log: keptLog().log,
      now: clock.now,
    })
    const end = async () => {
      await takeOver()
      await inFlight.drain(5_000)
    }
    await end()
    return { reference, seen, said, store: second, end }
  }

  test.each([
    ['a command', slashBody({ text: 'list' }), 'command'],
    ['a press', payloadBody(pressBody()), 'action'],
    ['a submission', payloadBody(submitBody()), 'submission'],
  ])('%s is run again as the same turn, without its trigger, and then forgotten', async (_, body, kind) => {
    const { reference, seen, store, end } = await killedOver({ body })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      kind,
      interaction: { claim: { reference, askedAt: expect.any(Number) } },
    })
    expect(seen[0]?.interaction).not.toMatchObject({ triggerId: expect.anything() })
    await end()
    expect(seen).toHaveLength(1)
    await store.pendingRequests.releaseAll()
    expect(await store.pendingRequests.abandoned()).toEqual([])
  })

  test('a change that was sent is finished, and not run again', async () => {
    const owed = { reference: 'k7mq2xpe', place: '{}', interim: null, finish: () => never }
    const { seen, said } = await killedOver({ inherited: { kind: 'owed', owed } })
    expect(seen).toEqual([])
    expect(said).toEqual([{ reference: 'k7mq2xpe', words: 'finished' }])
  })

  test('what was answered is forgotten without a word', async () => {
    const { seen, said, store } = await killedOver({ inherited: { kind: 'told' } })
    expect([...seen, ...said, ...(await store.pendingRequests.abandoned())]).toEqual([])
  })

  test('after half an hour it is told that nothing was done, and nothing is done', async () => {
    const { reference, seen, said } = await killedOver({ laterBy: 30 * 60_000 })
    expect(seen).toEqual([])
    expect(said).toEqual([{ reference, words: expect.stringMatching(/^Nothing was done\. .*half an hour/) }])
  })

  test('words with a secret among them are not kept, and that is told', async () => {
    const { reference, seen, said } = await killedOver({ body: slashBody({ text: 'view s3cr3t' }) })
    expect(seen).toEqual([])
    expect(said).toEqual([
      { reference, words: expect.stringContaining('keep no words that look like a secret') },
    ])
  })

  test('what fails again and again is given up with a word', async () => {
    const again = () => Promise.reject(new Error('a fault of ours'))
    const { reference, seen, said, end } = await killedOver({ again })
    expect(said).toEqual([])
    await end()
    await end()
    expect(seen.length).toBeGreaterThan(0)
    expect(said).toEqual([{ reference, words: expect.stringContaining('I tried several times') }])
    await end()
    expect(said).toHaveLength(1)
  })
})

function referenceOf(delivery: unknown): string | undefined {
  return isOrigin(delivery) ? delivery.claim?.reference : undefined
}

function isOrigin(delivery: unknown): delivery is Origin {
  return typeof delivery === 'object' && delivery !== null && 'claim' in delivery
}
