import { expect, test } from 'vitest'
import type { PendingAnswer } from '../../../src/interactions/recover.ts'
import { createReplies } from '../../../src/slack/replies/run-and-reply.ts'
import { writeTarget } from '../../../src/slack/replies/target.ts'
import { StoreOutage } from '../../../src/store/store-error.ts'
import { keptLog } from '../recording-handlers.ts'

const place = { team: 'T1', channel: 'C1', user: 'U1', privately: false, replacesPrompt: false }
const fails = async () => {
  throw new Error('A fault of ours')
}

function aScene() {
  const answers: string[] = []
  const brought: string[] = []
  const { log, lines } = keptLog()
  const replies = createReplies({
    deliver: {
      async reply({ message }) {
        answers.push(message?.text ?? '')
      },
      notice: async () => null,
    },
    outbox: { openView: async () => false },
    async markAnswered(reference) {
      brought.push(reference)
    },
    log,
  })
  return { answers, brought, lines, replies }
}

test('a turn that fails is answered, and nothing is owed for it after a restart', async () => {
  const { replies, answers, brought, lines } = aScene()
  await replies.runAndReply(place, fails)
  expect(brought).toHaveLength(1)
  expect(answers).toEqual([expect.stringMatching(new RegExp(`^I failed .* Reference ${brought[0]}$`))])
  expect(lines.join()).toContain(`"reference":"${brought[0]}"`)
})

test('a turn that fails because of the store says so', async () => {
  const { replies, answers } = aScene()
  await replies.runAndReply(place, () => Promise.reject(new StoreOutage('full', new Error('no space'))))
  expect(answers).toEqual([expect.stringMatching(/^I failed .*\. My storage is full\. .*may or may not/)])
})

test('a sentence that cannot be finished is owed once, and named as it was before the restart', async () => {
  const { replies, answers, brought, lines } = aScene()
  const owed: PendingAnswer = {
    reference: 'k7mq2xpe',
    place: writeTarget(place),
    interim: null,
    finish: fails,
  }
  await replies.finish(owed)
  expect(brought).toEqual(['k7mq2xpe'])
  expect(answers).toEqual([expect.stringMatching(/^I failed .* Reference k7mq2xpe$/)])
  expect(lines.join()).toContain('"reference":"k7mq2xpe"')
})
