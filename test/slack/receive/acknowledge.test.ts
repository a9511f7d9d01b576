import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type Doorstep,
  homeBody,
  openDoorstep,
  payloadBody,
  pressBody,
  send,
  sign,
  slashBody,
  submitBody,
  suggestBody,
} from '../recording-handlers.ts'

const steps: Doorstep[] = []
const open: typeof openDoorstep = async (options) => {
  const step = await openDoorstep(options)
  steps.push(step)
  return step
}
afterEach(() => Promise.all(steps.splice(0).map((step) => step.close())))

describe('a delivery is acknowledged', () => {
  test('before the work ends, and the work is counted until it does', async () => {
    const gate = Promise.withResolvers<undefined>()
    const step = await open({ before: () => gate.promise })
    expect(await send(step.url, sign(slashBody()))).toMatchObject({ status: 200 })
    expect(step.inFlight.count).toBe(1)
    expect(await step.inFlight.drain(1)).toBe(false)
    const drained = step.inFlight.drain(10_000)
    gate.resolve(undefined)
    expect(await drained).toBe(true)
    expect(step.inFlight.count).toBe(0)
  })

  test('after one look at each of Bolt’s listeners, which are few: Bolt asks all of them about every request', async () => {
    const { app } = await open()
    expect(Reflect.get(app, 'listeners')).toHaveLength(7)
  })

  test.each([
    ['a command', sign(slashBody({ text: 'the typed words' }))],
    ['a press', sign(payloadBody(pressBody()))],
    ['an event', sign(homeBody('EvThrow'), { type: 'application/json' })],
  ])(
    'with 200 though the surface throws on %s, and the log names the fault and not the words',
    async (_, signed) => {
      const step = await open({
        before: () => Promise.reject(new Error('the store is full, xoxb-1-secretsecret')),
      })
      expect(await send(step.url, signed)).toMatchObject({ status: 200, text: '' })
      expect(await step.inFlight.drain(5_000)).toBe(true)
      const log = step.lines.join('')
      expect(log).toContain('the store is full, [secret]')
      expect(log).not.toContain('the typed words')
    },
  )

  test('with 200 when it is a press of a URL button, which is passed on without a value', async () => {
    const step = await open()
    const actions = [{ type: 'button', action_id: 'open', block_id: 'b', url: 'https://git.example.com/' }]
    expect(await send(step.url, sign(payloadBody(pressBody({ actions }))))).toMatchObject({ status: 200 })
    await step.inFlight.drain(5_000)
    expect(step.seen).toMatchObject([{ kind: 'action', interaction: { actionId: 'open', value: '' } }])
  })

  test('and goes no further when the bot itself opened a Home tab', async () => {
    const step = await open()
    for (const user of ['UBOT', 'U1'])
      await send(step.url, sign(homeBody(`Ev${user}`, { user }), { type: 'application/json' }))
    await Promise.all(step.ended)
    expect(step.seen).toMatchObject([{ interaction: { kind: 'home', user: 'U1' } }])
  })

  test('and served while Slack does not say who the bot is', async () => {
    const step = await open({ workspaces: { bot: async () => null } })
    expect(await send(step.url, sign(slashBody()))).toMatchObject({ status: 200 })
    await Promise.all(step.ended)
    expect(step.seen).toHaveLength(1)
  })

  test('and served when the sender has left before the answer', async () => {
    const claimed = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const step = await open({
      claim: async () => {
        claimed.resolve()
        await left.promise
        return true
      },
      before: async () => ({ response_action: 'errors', errors: { title: 'Too long' } }),
    })
    const { headers, body } = sign(payloadBody(submitBody()))
    const request = httpRequest(step.url, { method: 'POST', headers })
    request.on('error', () => {})
    step.server.once('request', (_, response) => response.once('close', left.resolve))
    request.end(body)
    await claimed.promise
    request.destroy()
    await left.promise
    await Promise.all(step.ended)
    expect(step.seen).toHaveLength(1)
    expect(await send(step.url, sign(slashBody()))).toMatchObject({ status: 200 })
  })
})

test('what is typed into a select is answered with its options, each time, and is not kept', async () => {
  const step = await open({ claim: () => Promise.reject(new Error('kept')) })
  for (const typed of ['ma', 'mai']) {
    const { status, text } = await send(step.url, sign(payloadBody(suggestBody(typed))))
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ options: [{ text: { text: typed }, value: typed }] })
  }
  expect(step.seen).toEqual([])
})

describe('a submission is acknowledged', () => {
  test('with an empty 200, which closes the modal', async () => {
    const step = await open()
    expect(await send(step.url, sign(payloadBody(submitBody())))).toEqual({
      status: 200,
      type: undefined,
      text: '',
    })
  })

  test('with the errors that the surface returns', async () => {
    const answer = { response_action: 'errors' as const, errors: { title: 'Too long' } }
    const step = await open({ before: async () => answer })
    const { type, text } = await send(step.url, sign(payloadBody(submitBody())))
    expect(type).toMatch(/^application\/json/)
    expect(JSON.parse(text)).toEqual(answer)
  })

  test('with the view that the surface returns', async () => {
    const view = { type: 'modal', title: { type: 'plain_text', text: 'Done' }, blocks: [] }
    const answer = { response_action: 'update' as const, view }
    const step = await open({ before: async () => answer })
    expect(JSON.parse((await send(step.url, sign(payloadBody(submitBody())))).text)).toEqual(answer)
  })

  test('with an error under the first input when the surface throws', async () => {
    const step = await open({ before: () => Promise.reject(new Error('no')) })
    const { status, text } = await send(step.url, sign(payloadBody(submitBody())))
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual({
      response_action: 'errors',
      errors: { title: expect.stringContaining('can’t tell whether this was done') },
    })
    expect(step.lines.join('')).toContain('interaction handler failed')
  })

  test('with another view when the surface throws and no input could show an error', async () => {
    const step = await open({ before: () => Promise.reject(new Error('no')) })
    const { text } = await send(step.url, sign(payloadBody(submitBody({ blocks: [] }))))
    expect(JSON.parse(text)).toMatchObject({ response_action: 'update', view: { type: 'modal' } })
  })

  test('with an error when the surface returns a view that is none', async () => {
    const step = await open({ before: async () => ({ response_action: 'update', view: { type: 'home' } }) })
    const { text } = await send(step.url, sign(payloadBody(submitBody())))
    expect(JSON.parse(text)).toMatchObject({ response_action: 'errors' })
  })

  test('with a sentence, and not by a time-out, when the surface is too slow', async () => {
    const gate = Promise.withResolvers<undefined>()
    const step = await open({ before: () => gate.promise })
    const { status, text } = await send(step.url, sign(payloadBody(submitBody())))
    expect(status).toBe(200)
    expect(text).toContain('may still be done')
    expect(step.inFlight.count).toBe(1)
    gate.resolve(undefined)
  })
})

describe('a delivery is answered with 503 and nothing runs', () => {
  test('while the door is closed, and is served again once it is open', async () => {
    const step = await open()
    await step.app.stop()
    expect(await send(step.url, sign(slashBody()))).toEqual({ status: 503, type: undefined, text: '' })
    await step.app.start()
    expect(await send(step.url, sign(slashBody()))).toMatchObject({ status: 200 })
  })

  test('when it cannot be claimed', async () => {
    const step = await open({ claim: () => Promise.reject(new Error('disk full')) })
    expect(await send(step.url, sign(slashBody()))).toMatchObject({ status: 503, text: '' })
    expect(step.seen).toEqual([])
    expect(step.lines.join('')).toContain('disk full')
  })

  test('when the claim hangs, also after it comes through too late', async () => {
    const claim = Promise.withResolvers<boolean>()
    const step = await open({ claim: () => claim.promise })
    expect(await send(step.url, sign(slashBody()))).toMatchObject({ status: 503, text: '' })
    claim.resolve(true)
    await Promise.all(step.ended)
    expect(step.seen).toEqual([])
  })

  test('when it is of a kind that nobody listens to', async () => {
    const step = await open()
    const closed = {
      type: 'view_closed',
      team: { id: 'T1' },
      user: { id: 'U1' },
      view: { id: 'V1', callback_id: 'x' },
    }
    expect(await send(step.url, sign(payloadBody(closed)))).toMatchObject({ status: 503 })
  })
})

test('stopping waits for the answers to what was accepted', async () => {
  const gate = Promise.withResolvers<undefined>()
  const begun = Promise.withResolvers<void>()
  const step = await open({
    before: () => {
      begun.resolve()
      return gate.promise
    },
  })
  const answer = send(step.url, sign(payloadBody(submitBody())))
  await begun.promise
  const stopped = step.app.stop().then(() => 'stopped')
  const refused = send(step.url, sign(slashBody())).then(({ status }) => status)
  expect(await Promise.race([stopped, refused])).toBe(503)
  gate.resolve(undefined)
  await stopped
  expect(await answer).toMatchObject({ status: 200 })
})

test('stopping ends only when the work of every accepted delivery is counted', async () => {
  const claimed = Promise.withResolvers<boolean>()
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<undefined>()
  const claim = () => {
    begun.resolve()
    return claimed.promise
  }
  const step = await open({ claim, before: () => gate.promise })
  const answer = send(step.url, sign(homeBody('EvStop'), { type: 'application/json' }))
  await begun.promise
  const stopped = step.app.stop()
  claimed.resolve(true)
  await stopped
  expect(step.inFlight.count).toBe(1)
  gate.resolve(undefined)
  expect(await answer).toMatchObject({ status: 200 })
})

describe('Bolt itself', () => {
  test('has at most seven listeners, and never one per verb', async () => {
    const step = await open()
    expect(Reflect.get(step.app, 'listeners')).toHaveLength(7)
    expect(Reflect.get(step.app, 'middleware')).toHaveLength(0)
  })

  test('may reject a request, which was not accepted then: the bot goes on', async () => {
    const step = await open()
    step.app.use(async ({ body, next }) => {
      if ('command' in body && body.command === '/broken') throw new Error('no')
      await next()
    })
    expect(await send(step.url, sign(slashBody({ command: '/broken' })))).toMatchObject({ status: 503 })
    expect(await send(step.url, sign(slashBody()))).toMatchObject({ status: 200 })
    await Promise.all(step.ended)
    expect(step.seen).toHaveLength(1)
  })

  test('may acknowledge again what was acknowledged', async () => {
    const step = await open()
    step.app.command('/twice', async ({ ack }) => {
      await ack('one')
      await ack('two')
    })
    const answer = await send(step.url, sign(slashBody({ command: '/twice' })))
    await Promise.all(step.ended)
    expect(answer).toMatchObject({ status: 200, text: 'one' })
  })
})
