import { expect, onTestFinished, test } from 'vitest'
import { createRateLimit } from '../../../src/slack/receive/rate-limit.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { slackEnd } from '../fake-slack.ts'
import {
  homeBody,
  openDoorstep,
  payloadBody,
  pressBody,
  requestWork,
  send,
  sign,
  slashBody,
  submitBody,
} from '../recording-handlers.ts'

const JSON_TYPE = 'application/json'

test('a person may do so many things a minute, all at once as well, and is told once a minute', () => {
  let now = 0
  const limit = createRateLimit(60, { now: () => now })
  const passes = (count: number, tells = true) =>
    Array.from({ length: count }, () => limit.pass('ann', tells))
  expect(new Set(passes(60))).toEqual(new Set(['go']))
  expect(passes(2, false)).toEqual(['quiet', 'quiet'])
  expect(passes(3)).toEqual(['notify', 'quiet', 'quiet'])
  expect(limit.pass('bob', true)).toBe('go')
  now += 1_000
  expect(passes(2)).toEqual(['go', 'quiet'])
  now += 59_000
  expect(passes(60)).toEqual([...Array(59).fill('go'), 'notify'])
})

test('remembers so many people, those who came up last', () => {
  const limit = createRateLimit(1, { now: () => 0, people: 2 })
  for (const person of ['ann', 'bob', 'ann', 'cy']) limit.pass(person, true)
  expect(limit.pass('ann', true)).toBe('quiet')
  expect(limit.pass('bob', true)).toBe('go')
})

/** A front door behind which one person has done all that they may in this minute. */
async function doorOfFlooder(beforeThat: number) {
  const store = await temporaryStore(IN_MEMORY)
  const slack = slackEnd()
  const rateLimit = createRateLimit(beforeThat, { now: () => 0 })
  const { claims, seen, lines, begun, register } = requestWork(store, { rateLimit })
  const step = await openDoorstep({ claims, seen, works: begun, respond: slack.respond })
  register()
  onTestFinished(() => step.close())
  return { step, slack, store, lines }
}

test('of a flood of one person the first that is too much is answered in private words, and nothing of it is kept', async () => {
  const { step, slack, lines } = await doorOfFlooder(3)
  const answers: string[] = []
  for (let nth = 0; nth < 40; nth += 1) {
    const { status, text } = await send(step.url, sign(slashBody({ text: `list ${nth}` })))
    expect(status).toBe(200)
    if (text !== '') answers.push(text)
  }
  await send(step.url, sign(payloadBody(pressBody())))
  await Promise.all(step.ended)
  expect(step.seen).toHaveLength(3)
  expect(answers.map((text) => JSON.parse(text))).toEqual([
    {
      response_type: 'ephemeral',
      text: 'That’s more than 3 commands in a minute, so I didn’t run this one. Wait a moment, then go on.',
    },
  ])
  expect(slack.messages).toEqual([])
  expect(lines.filter((line) => line.includes('rate limit exceeded'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('could not be stored'))).toEqual([])
  // Others are heard.
  await send(step.url, sign(slashBody({ user_id: 'UOTHER' })))
  await Promise.all(step.ended)
  expect(step.seen).toHaveLength(4)
})

test('a press that is too much is answered beside the button, and a form keeps what was typed each time', async () => {
  const { step, slack } = await doorOfFlooder(1)
  await send(step.url, sign(payloadBody(pressBody())))
  expect(await send(step.url, sign(payloadBody(pressBody())))).toMatchObject({ status: 200, text: '' })
  await send(step.url, sign(payloadBody(pressBody())))
  expect(slack.messages).toHaveLength(1)
  for (let times = 0; times < 2; times += 1) {
    const { text } = await send(step.url, sign(payloadBody(submitBody())))
    expect(JSON.parse(text)).toMatchObject({
      response_action: 'errors',
      errors: { title: expect.any(String) },
    })
  }
  expect(await send(step.url, sign(homeBody('Ev1'), { type: JSON_TYPE }))).toMatchObject({ status: 200 })
  await Promise.all(step.ended)
  expect(step.seen).toHaveLength(1)
})
