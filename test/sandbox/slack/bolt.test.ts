import { App, HTTPReceiver, LogLevel } from '@slack/bolt'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { houseForTests } from './house.ts'

const house = houseForTests()
let app: App
const done = Promise.withResolvers<unknown>()

/** A Slack app as its authors write it, which knows nothing of the sandbox but addresses and secrets. */
beforeEach(async () => {
  const { signingSecret, botToken } = house.slack.app
  const receiver = new HTTPReceiver({ signingSecret, port: 0, logLevel: LogLevel.ERROR })
  app = new App({
    token: botToken,
    receiver,
    deferInitialization: true,
    logLevel: LogLevel.ERROR,
    clientOptions: { slackApiUrl: `${house.url}/api/`, retryConfig: { retries: 0 } },
  })
  await app.init()
  app.command('/mr', async ({ command, ack, respond, client }) => {
    await ack()
    await respond({ text: `You typed ${command.text}` })
    const posted = await client.chat.postMessage({
      channel: command.channel_id,
      text: 'A card',
      blocks: [
        {
          type: 'actions',
          elements: [
            { type: 'button', action_id: 'edit', value: '42:12', text: { type: 'plain_text', text: 'Edit' } },
          ],
        },
      ],
    })
    done.resolve(posted.ts)
  })
  app.action('edit', async ({ ack, body, client }) => {
    await ack()
    const { trigger_id } = z.object({ trigger_id: z.string() }).parse(body)
    await client.views.open({
      trigger_id,
      view: {
        type: 'modal',
        callback_id: 'edit',
        title: { type: 'plain_text', text: 'Edit' },
        submit: { type: 'plain_text', text: 'Save' },
        blocks: [
          {
            type: 'input',
            block_id: 'title',
            label: { type: 'plain_text', text: 'Title' },
            element: { type: 'plain_text_input', action_id: 'in' },
          },
        ],
      },
    })
  })
  app.view('edit', async ({ ack, view, client, body }) => {
    const title = view.state.values.title?.in?.value
    if (title === 'bad') {
      await ack({ response_action: 'errors', errors: { title: 'Not this one.' } })
      return
    }
    await ack()
    await client.chat.postMessage({ channel: 'C0WEB', text: `<@${body.user.id}> saved ${title}` })
  })
  const server = await app.start({ port: 0, host: '127.0.0.1' })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  house.slack.installation.requestUrl = `http://127.0.0.1:${port}/slack/events`
})
afterEach(async () => {
  await app.stop()
})

/** Resolves when this person sees such a message in #web. */
async function seen(person: string, text: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = async () => {
    const messages = await house.slack.messages('web', person)
    if (messages.some((message) => message.text === text)) resolve()
  }
  const leave = house.slack.onChange(() => void look())
  await look()
  await promise
  leave()
}

/** Resolves with the person's modal when there is one. */
async function modalOf(person: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const look = () => {
    const { modal } = house.slack.views(person)
    if (modal) resolve(modal.id)
  }
  const leave = house.slack.onChange(look)
  look()
  const id = await promise
  leave()
  return id
}

test('an app written with Bolt answers a command, posts a card, opens a modal and reads it', async () => {
  const typed = { user: 'ann', channel: 'web', command: '/mr', text: 'list' }
  expect(await house.post('/sandbox/command', typed)).toMatchObject({ body: { ok: true } })
  await seen('ann', 'You typed list')
  await seen('bob', 'A card')
  const press = { user: 'bob', channel: 'web', ts: await done.promise, action_id: 'edit' }
  expect(await house.post('/sandbox/press', press)).toMatchObject({ body: { ok: true } })
  const view_id = await modalOf('bob')
  const submit = (title: string) => house.post('/sandbox/submit', { user: 'bob', view_id, values: { title } })
  expect((await submit('bad')).body).toEqual({ ok: false, errors: { title: 'Not this one.' } })
  expect((await submit('good')).body).toEqual({ ok: true })
  await seen('cy', '<@U0BOB> saved good')
  expect(house.slack.views('bob').modal).toBeNull()
  const calls = house.slack.ledger().map(({ kind, name }) => (kind === 'response_url' ? kind : name))
  expect(calls).toEqual(
    expect.arrayContaining(['auth.test', 'slash_command', 'response_url', 'chat.postMessage', 'views.open']),
  )
})
