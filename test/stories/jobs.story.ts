import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  forgeApi,
  type Message,
  type Sandbox,
  startSandbox,
  valueLabelled,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isCard = (message: Message) => message.bot && message.text.startsWith('!11 ')
const isMine = (start: string) => (message: Message) => message.ephemeral && message.text.startsWith(start)
const read = (message: Message) => words(message).replaceAll(/\s+/g, ' ')
const end = (status: string) =>
  sandbox.call('/sandbox/build', { project: 42, branch: 'feature/search-cache', status })

describe.runIf(forgeApi === 'v4')('builds in the hand', () => {
  test('the failed card names job and stage, shows the end of the log, and Retry runs what failed again', async () => {
    await sandbox.asks('ann', '/mr view !11', isCard)
    await end('failed')
    const card = await sandbox.sees(
      'ann',
      (message) => isCard(message) && message.text.includes('Build failed: unit (test)'),
    )
    expect(read(card)).toContain('Build failed: unit (test)')
    await sandbox.call('/sandbox/press', { user: 'ann', channel: 'web', ts: card.ts, action_id: 'mr.build' })
    const { view } = await sandbox.modal('ann', ({ blocks }) =>
      JSON.stringify(blocks).includes('exit code 1'),
    )
    const shown = JSON.stringify(view)
    expect(shown).toContain('picks the last day of February')
    expect(shown).toContain('expected <28 Feb> to be <29 Feb> & nothing else')
    expect(shown).toContain('Fetching 100%')
    expect(shown).not.toMatch(/hunter2|s3cr3t-of-ci|section_|\\u001b|Fetching {2}50%/)
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', card, 'overflow', { label: 'Retry build' })
      await sandbox.sees(
        'ann',
        (message) => isCard(message) && read(message).includes('started unit (test) again.'),
      )
    })
    expect(sent).toMatchObject([{ method: 'POST', effect: 'build retried' }])
    expect(sent[0]?.path).toMatch(/\/pipelines\/\d+\/retry$/)
    await sandbox.sees('ann', (message) => isCard(message) && read(message).includes('Build running'))
  })

  test('the modal offers Retry, and an old button runs no newer build', async () => {
    await end('failed')
    const card = await sandbox.asks('ann', '/mr view !11', isCard)
    await sandbox.call('/sandbox/press', { user: 'ann', channel: 'web', ts: card.ts, action_id: 'mr.build' })
    const opened = await sandbox.modal('ann', ({ blocks }) => JSON.stringify(blocks).includes('exit code 1'))
    expect(JSON.stringify(opened.view)).toContain('"mr.retry"')
    // The card stays as old as what is pressed.
    await sandbox.call('/sandbox/fault', {
      target: 'slack',
      match: 'chat.update',
      kind: 'status:503',
      times: 99,
    })
    await sandbox.call('/sandbox/build', { project: 42, branch: 'feature/search-cache', status: 'running' })
    await end('failed')
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', card, 'overflow', { value: valueLabelled(card, 'Retry build') })
      await sandbox.sees('ann', isMine('acme/web!11 has a newer build since.'))
    })
    expect(sent).toEqual([])
  })

  test('/mr retry, /mr play and /mr stop do what they say, once, and say where there is nothing to do', async () => {
    await sandbox.asks(
      'ann',
      '/mr retry !11',
      isMine('No job of it has failed: build running of acme/web!11.'),
    )
    await sandbox.asks('ann', '/mr play !11', isMine('No such job of it waits for somebody'))
    const effect = async (typed: string, said: string) => {
      const sent = await sandbox.writes(async () => {
        await sandbox.command('ann', typed)
        await sandbox.sees('ann', (message) => isCard(message) && read(message).includes(said))
      })
      return sent.map((write) => write.effect)
    }
    expect(await effect('/mr stop !11', 'canceled its build.')).toEqual(['build canceled'])
    expect(await effect('/mr retry !11 unit', 'started unit (test) again.')).toEqual(['build retried'])
    await end('manual')
    expect(await effect('/mr play !11', 'started production (deploy).')).toEqual(['job played'])
    await sandbox.asks('ann', '/mr retry !12', isMine('There is no build of acme/web!12 here.'))
  })
})

test.runIf(forgeApi !== 'v4')('where the server has no builds, each verb says so', async () => {
  for (const verb of ['build', 'retry', 'play', 'stop'])
    await sandbox.asks(
      'ann',
      `/mr ${verb} !11`,
      ({ ephemeral, text }) => ephemeral && text.includes(`doesn’t offer /mr ${verb}`),
    )
})
