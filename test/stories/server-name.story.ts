import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isConnecting } from '../support/linking.ts'
import { API, actionIds, forgeApi, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

describe.each([
  ['by the name in the settings', 'Our Server (EU)'],
  ['by the sandbox’s own where none is set', null],
] as const)('the server is called %s', (_, set) => {
  let sandbox: Sandbox
  let name: string

  beforeAll(async () => {
    sandbox = await startSandbox(set === null ? {} : { FORGE_NAME: set })
    name = set ?? 'Acme Git'
  })
  afterAll(() => sandbox.stop())

  const view = (iid: number) =>
    sandbox.asks('ann', `/mr view !${iid}`, ({ text }) => text.startsWith(`!${iid} `))
  const fault = (match: string, kind: string, times = 1) =>
    sandbox.call('/sandbox/fault', { target: 'forge', match: `${match} ${API}/projects/42`, kind, times })
  const homeText = async () => JSON.stringify((await sandbox.views('ann')).home?.view ?? '')

  test('when somebody connects, and on Home', async () => {
    await sandbox.command('cy', '/greenlight connect')
    expect(JSON.stringify((await sandbox.modal('cy', isConnecting)).view.blocks)).toContain(name)
    await sandbox.call('/sandbox/home', { user: 'ann' })
    await expect.poll(homeText).toContain(` on ${name} · connected`)
  })

  test('from the card to the merge whose answer is lost', async () => {
    const card = await view(12)
    await sandbox.call('/sandbox/press', { user: 'ann', channel: 'web', ts: card.ts, action_id: 'mr.merge' })
    const question = await sandbox.modal('ann', ({ title }) => JSON.stringify(title).includes('Merge !12'))
    if (forgeApi === 'v3') expect(JSON.stringify(question.view)).toContain(`I can’t see builds on ${name}`)
    await fault('PUT', 'drop-reply')
    const asksWhen = JSON.stringify(question.view).includes('"when-build-succeeds"')
    await sandbox.submit('ann', asksWhen ? { 'when-build-succeeds': 'false' } : {})
    const merged = await sandbox.sees('bob', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
    expect(words(merged)).toContain(`${name} shows it merged.`)
    expect(actionIds(merged)).toEqual([])
  })

  test('when it refuses, when it cannot do something, and when it is down', async () => {
    if (forgeApi === 'v3')
      await sandbox.asks('ann', '/mr approve !9', ({ text }) =>
        text.startsWith(`${name} doesn’t offer /mr approve.`),
      )
    await view(7)
    await fault('PUT', 'status:422')
    await sandbox.command('ann', '/mr close !7')
    await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && text.includes(`${name} says “`))
    // The polls meet it too.
    await fault('GET', 'status:503', 999)
    await sandbox.asks('ann', '/mr list', ({ ephemeral, text }) => ephemeral && text.includes(name))
  })

  test('and never by a word of the house', async () => {
    const channels = ['web', 'dm']
    const all = await Promise.all(
      ['ann', 'bob', 'cy'].flatMap((user) => channels.map((channel) => sandbox.messages(user, channel))),
    )
    const said = all.flat().filter(({ bot }) => bot)
    expect(said.length).toBeGreaterThan(5)
    for (const message of said) {
      const shown = `${message.text} ${words(message)}`
      expect(shown).not.toMatch(/\bforge\b|\u{E000}/iu)
      expect(shown.replaceAll(sandbox.forgeUrl, '')).not.toContain(new URL(sandbox.forgeUrl).host)
    }
  })
})
