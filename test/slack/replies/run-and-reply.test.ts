import { describe, expect, test } from 'vitest'
import type { Claim } from '../../../src/slack/interaction.ts'
import type { Notice } from '../../../src/slack/replies/deliver.ts'
import { createReplies, type Run } from '../../../src/slack/replies/run-and-reply.ts'
import { writeTarget } from '../../../src/slack/replies/target.ts'
import { StoreOutage } from '../../../src/store/store-error.ts'
import { OwnershipLostError, PartitionLeftError } from '../../../src/store/tables/operations.ts'
import { keptLog } from '../recording-handlers.ts'

const place = { team: 'T1', channel: 'C1', user: 'U1', privately: false, replacesPrompt: false }
const fails = async () => {
  throw new Error('A fault of ours')
}

function aScene(notice: Notice = { kind: 'message', ts: null }) {
  const answers: string[] = []
  const { log, lines } = keptLog()
  const replies = createReplies({
    deliver: {
      async reply({ message }) {
        answers.push(message?.text ?? '')
      },
      notice: async () => notice,
      async endNotice({ replyKey }) {
        answers.push(`the card of ${replyKey} again`)
      },
    },
    outbox: { openView: async () => null, updateView: async () => null },
  })
  const claim = (reference: string): Claim => ({
    reference,
    acceptedAt: 0,
    isLate: false,
    isRetry: true,
    log: log.child({ reference }),
    attempt: {
      number: 2,
      hasLeftPartition: false,
      fenced: () => Promise.reject(new Error('Nothing is written here.')),
      isCurrent: async () => true,
      leavePartition: async () => {},
    },
    isDurable: () => true,
    makeDurable: async () => {},
    saveNotice: async () => {},
    until: () => {},
    ended: async () => {},
  })
  return { answers, lines, replies, claim }
}

test('an interaction that fails is answered, and named in the log', async () => {
  const { replies, answers, lines, claim } = aScene()
  await replies.reply(await replies.run(place, fails, { ...claim('k7mq2xpe'), isRetry: false }))
  expect(answers).toEqual([expect.stringMatching(/^Something went wrong .* Reference k7mq2xpe$/)])
  expect(lines.join()).toContain('"reference":"k7mq2xpe"')
})

test('a turn that fails because of the store says so', async () => {
  const { replies, answers, claim } = aScene()
  const full = () => Promise.reject(new StoreOutage('full', new Error('no space')))
  await replies.reply(await replies.run(place, full, { ...claim('k7mq2xpe'), isRetry: false }))
  expect(answers).toEqual([
    expect.stringMatching(/^Something went wrong on my side\. My storage is full\. Check on/),
  ])
})

test('an operation that cannot be resumed is named as it was before the restart', async () => {
  const { replies, answers, lines, claim } = aScene()
  await replies.resume({ place: writeTarget(place), resume: fails }, claim('k7mq2xpe'))
  expect(answers).toEqual([
    expect.stringMatching(/^Something went wrong .* Reference k7mq2xpe$/),
    'the card of k7mq2xpe again',
  ])
  expect(lines.join()).toContain('"reference":"k7mq2xpe"')
})

test('the reply leaves the partition first, and a process that was relieved says nothing', async () => {
  const { replies, answers, claim } = aScene()
  const order: string[] = []
  const one = claim('k7mq2xpe')
  const attempt = {
    ...one.attempt,
    async leavePartition() {
      order.push(`left after ${answers.length} answers`)
    },
  }
  const reply = { message: { text: 'Merged', blocks: [], to: 'channel' as const } }
  const run = async () => ({ reply, privately: false })
  await replies.reply(await replies.run(place, run, { ...one, attempt }))
  const said = ['Merged', 'the card of k7mq2xpe again']
  expect([...order, ...answers]).toEqual(['left after 0 answers', ...said])
  const relieved = { ...attempt, isCurrent: async () => false }
  await expect(replies.reply(await replies.run(place, run, { ...one, attempt: relieved }))).rejects.toThrow(
    OwnershipLostError,
  )
  expect(answers).toEqual(said)
})

describe('a card that says that a write is under way', () => {
  const interim = { message: { text: 'Checking', blocks: [], to: 'channel' as const } }
  const reply = { message: { text: 'Merged', blocks: [], to: 'channel' as const } }
  const first = (one: Claim): Claim => ({ ...one, isRetry: false })
  const writes = (isDuplicate?: true): Run => {
    return async (replyChannel) => {
      await replyChannel.interim(interim)
      return { reply, privately: false, ...(isDuplicate ? { isDuplicate } : {}) }
    }
  }

  test('shows its state again after the reply, also after one that another request has given', async () => {
    const { replies, answers, claim } = aScene({ kind: 'card' })
    await replies.reply(await replies.run(place, writes(), first(claim('k7mq2xpe'))))
    await replies.reply(await replies.run(place, writes(true), first(claim('m2xpek7q'))))
    expect(answers).toEqual(['Merged', 'the card of k7mq2xpe again', 'the card of m2xpek7q again'])
  })

  test('is asked after only where it was shown, or may have been before a restart', async () => {
    const { replies, answers, claim } = aScene()
    await replies.reply(await replies.run(place, writes(), first(claim('k7mq2xpe'))))
    expect(answers).toEqual(['Merged'])
    await replies.reply(await replies.run(place, writes(true), claim('m2xpek7q')))
    expect(answers).toEqual(['Merged', 'the card of m2xpek7q again'])
  })

  test('shows its state again while the request waits for its turn once more', async () => {
    const { replies, answers, claim } = aScene({ kind: 'card' })
    const run: Run = async (replyChannel) => {
      await replyChannel.interim(interim)
      throw new PartitionLeftError('k7mq2xpe')
    }
    await expect(replies.run(place, run, first(claim('k7mq2xpe')))).rejects.toThrow(PartitionLeftError)
    expect(answers).toEqual(['the card of k7mq2xpe again'])
  })
})
