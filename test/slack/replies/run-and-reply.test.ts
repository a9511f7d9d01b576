import { expect, test } from 'vitest'
import type { Claim } from '../../../src/slack/interaction.ts'
import { createReplies } from '../../../src/slack/replies/run-and-reply.ts'
import { writeTarget } from '../../../src/slack/replies/target.ts'
import { StoreOutage } from '../../../src/store/store-error.ts'
import { OwnershipLostError } from '../../../src/store/tables/operations.ts'
import { keptLog } from '../recording-handlers.ts'

const place = { team: 'T1', channel: 'C1', user: 'U1', privately: false, replacesPrompt: false }
const fails = async () => {
  throw new Error('A fault of ours')
}

function aScene() {
  const answers: string[] = []
  const { log, lines } = keptLog()
  const replies = createReplies({
    deliver: {
      async reply({ message }) {
        answers.push(message?.text ?? '')
      },
      notice: async () => null,
    },
    outbox: { openView: async () => null, updateView: async () => false },
    log,
  })
  const claim = (reference: string): Claim => ({
    ...{ reference, acceptedAt: 0, isLate: false, isRetry: true, log: log.child({ reference }) },
    attempt: {
      number: 2,
      hasLeftPartition: false,
      fenced: () => Promise.reject(new Error('Nothing is written here.')),
      isCurrent: async () => true,
      leavePartition: async () => {},
    },
    saveNotice: async () => {},
    until: () => {},
  })
  return { answers, lines, replies, claim }
}

test('an interaction that fails is answered, and named in the log', async () => {
  const { replies, answers, lines } = aScene()
  await replies.reply(await replies.run(place, fails))
  expect(answers).toEqual([expect.stringMatching(/^Something went wrong .* Reference \S+$/)])
  const [, reference] = /Reference (\S+)$/.exec(answers[0] ?? '') ?? []
  expect(lines.join()).toContain(`"reference":"${reference}"`)
})

test('a turn that fails because of the store says so', async () => {
  const { replies, answers } = aScene()
  await replies.reply(
    await replies.run(place, () => Promise.reject(new StoreOutage('full', new Error('no space')))),
  )
  expect(answers).toEqual([
    expect.stringMatching(/^Something went wrong on my side\. My storage is full\. Check on/),
  ])
})

test('an operation that cannot be resumed is named as it was before the restart', async () => {
  const { replies, answers, lines, claim } = aScene()
  await replies.resume({ place: writeTarget(place), resume: fails }, claim('k7mq2xpe'))
  expect(answers).toEqual([expect.stringMatching(/^Something went wrong .* Reference k7mq2xpe$/)])
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
  expect([...order, ...answers]).toEqual(['left after 0 answers', 'Merged'])
  const relieved = { ...attempt, isCurrent: async () => false }
  await expect(replies.reply(await replies.run(place, run, { ...one, attempt: relieved }))).rejects.toThrow(
    OwnershipLostError,
  )
  expect(answers).toEqual(['Merged'])
})
