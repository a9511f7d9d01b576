import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { element, type Message, type Sandbox, startSandbox, valueLabelled } from '../support/sandbox.ts'
import { pressUnshown } from '../support/signed-press.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isCard =
  (iid: number) =>
  ({ ephemeral, text, bot }: Message) =>
    bot && !ephemeral && text.startsWith(`!${iid} `)
const told =
  (words: string) =>
  ({ ephemeral, text }: Message) =>
    ephemeral && text.startsWith(`This button ${words}`)

const valueOfMerge = (message: Message) => String(element(message, 'mr.merge').value)
const blockOfMerge = ({ blocks }: Message) =>
  blocks.find((block) => JSON.stringify(block).includes('"mr.merge"'))?.block_id ?? ''

/** Presses what Slack has not shown there, and gives what reached the forge until the person is told. */
async function refused(press: Parameters<typeof pressUnshown>[1], words: string) {
  return sandbox.writes(async () => {
    await pressUnshown(sandbox, press)
    await sandbox.sees(press.user, told(words), press.channel)
  })
}

/** Sealed: the nonce and the tag alone are 38 characters. */
const SEALED = /^[\w-]{60,}$/

describe('a button is good where it was shown, and for nothing else', () => {
  test('nothing that a button or form holds can be read', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const values = JSON.stringify(card.blocks).matchAll(/"value":"([^"]*)"/g)
    const read = [...values].map(([, value]) => value)
    expect(read.length).toBeGreaterThan(6)
    // What leads out of Slack holds nothing: its option is a link.
    for (const value of read.filter((value) => value !== 'open')) expect(value).toMatch(SEALED)
    await sandbox.press('ann', card, 'overflow', { label: 'Edit…' })
    const { view } = await sandbox.modal('ann')
    expect(view.private_metadata).toMatch(SEALED)
  })

  test('not in another channel', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const elsewhere = await sandbox.asks('ann', '/mr view web!12', isCard(12), 'general')
    expect(valueOfMerge(elsewhere)).not.toBe(valueOfMerge(card))
    const press = { user: 'ann', channel: 'general', message: elsewhere, actionId: 'mr.merge' }
    const sent = await refused(
      { ...press, blockId: blockOfMerge(elsewhere), value: valueOfMerge(card) },
      'belongs to another channel.',
    )
    expect(sent).toEqual([])
  })

  test('not for somebody else', async () => {
    const question = await sandbox.asks('ann', '/mr merge !12', ({ ephemeral }) => ephemeral)
    const value = valueOfMerge(question)
    const press = { channel: 'web', message: question, actionId: 'mr.merge', value }
    expect(await refused({ ...press, user: 'bob' }, 'is somebody else’s.')).toEqual([])
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge')
      await sandbox.sees('ann', ({ text }) => text.includes('Merged as'))
    })
    expect(sent).toMatchObject([{ method: 'PUT', user: 'ann' }])
  })

  test('not on the card of another project', async () => {
    const ours = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const theirs = await sandbox.asks('ann', '/mr view api!1', isCard(1))
    const press = { user: 'ann', channel: 'web', actionId: 'mr.merge' }
    for (const [card, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const sent = await refused(
        { ...press, message: card, blockId: blockOfMerge(card), value: valueOfMerge(other) },
        'belongs to another merge request.',
      )
      expect(sent).toEqual([])
    }
  })

  test('not for another action, and not as it was written before ids were', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const press = { user: 'ann', channel: 'web', message: card, blockId: blockOfMerge(card) }
    const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests?iid=12')
    const [{ sha }] = body as [{ sha: string }]
    const forged: [actionId: string, value: string][] = [
      ['mr.close', valueOfMerge(card)],
      ['mr.delete', valueOfMerge(card)],
      ['mr.merge:later', valueOfMerge(card)],
      ['mr.merge', valueLabelled(card, 'Review !12')],
      ['mr.merge', JSON.stringify({ project: 42, mr: 12, sha, confirmed: true })],
      ['mr.merge', ''],
      ['overflow', `mr.close ${JSON.stringify({ project: 42, mr: 12, confirmed: true })}`],
    ]
    for (const [actionId, value] of forged) {
      const before = (await sandbox.messages('ann')).length
      const sent = await sandbox.writes(async () => {
        await pressUnshown(sandbox, { ...press, actionId, value })
        await expect
          .poll(async () => (await sandbox.messages('ann')).slice(before).map(({ text }) => text))
          .toEqual([expect.stringContaining('is too old, or from another version')])
      })
      expect(sent).toEqual([])
    }
  })

  test('but the fresh button that comes with the refusal shows the card anew', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    await pressUnshown(sandbox, {
      user: 'ann',
      channel: 'web',
      message: card,
      actionId: 'mr.merge',
      value: 'old',
    })
    const refusal = await sandbox.sees('ann', told('is too old'))
    await sandbox.press('ann', refusal, 'mr.view', { label: 'Show !12' })
    await sandbox.sees('ann', (message) => isCard(12)(message) && message.ts !== card.ts)
  })
})
