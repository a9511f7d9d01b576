import { expect, test } from 'vitest'
import type { Owed } from '../../src/commands/owed.ts'
import { createAnswering } from '../../src/slack/answering.ts'
import { writePlace } from '../../src/slack/place.ts'
import { StoreOutage } from '../../src/store/store-error.ts'
import { keptLog } from './doorstep.ts'

const place = { team: 'T1', channel: 'C1', user: 'U1', privately: false, consumes: false }
const fails = async () => {
  throw new Error('A fault of ours')
}

function aScene() {
  const answers: string[] = []
  const brought: string[] = []
  const { log, lines } = keptLog()
  const answering = createAnswering({
    deliver: {
      async reply({ message }) {
        answers.push(message?.text ?? '')
      },
      interim: async () => null,
    },
    outbox: { openView: async () => false },
    async told(reference) {
      brought.push(reference)
    },
    log,
  })
  return { answers, brought, lines, answering }
}

test('a turn that fails is answered, and nothing is owed for it after a restart', async () => {
  const { answering, answers, brought, lines } = aScene()
  await answering.answer(place, fails)
  expect(brought).toHaveLength(1)
  expect(answers).toEqual([expect.stringMatching(new RegExp(`^I failed .* Reference ${brought[0]}$`))])
  expect(lines.join()).toContain(`"reference":"${brought[0]}"`)
})

test('a turn that fails because of the store says so', async () => {
  const { answering, answers } = aScene()
  await answering.answer(place, () => Promise.reject(new StoreOutage('full', new Error('no space'))))
  expect(answers).toEqual([expect.stringMatching(/^I failed .*\. My storage is full\. .*may or may not/)])
})

test('a sentence that cannot be finished is owed once, and named as it was before the restart', async () => {
  const { answering, answers, brought, lines } = aScene()
  const owed: Owed = { reference: 'k7mq2xpe', place: writePlace(place), interim: null, finish: fails }
  await answering.finish(owed)
  expect(brought).toEqual(['k7mq2xpe'])
  expect(answers).toEqual([expect.stringMatching(/^I failed .* Reference k7mq2xpe$/)])
  expect(lines.join()).toContain('"reference":"k7mq2xpe"')
})
