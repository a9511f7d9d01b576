import { describe, expect, test } from 'vitest'
import { houseForTests, type Json, lastDelivery } from './house.ts'

const house = houseForTests('test')

const plain = (text: string) => ({ type: 'plain_text', text })
const option = (value: string) => ({ text: plain(value), value })
const field = (block_id: string, element: Json, more: Json = {}) => ({
  type: 'input',
  block_id,
  label: plain(block_id),
  element: { action_id: 'in', ...element },
  ...more,
})
const modal = (more: Json = {}) => ({
  type: 'modal',
  callback_id: 'edit',
  private_metadata: '42:12',
  title: plain('Edit'),
  submit: plain('Save'),
  blocks: [{ type: 'divider' }],
  ...more,
})

async function trigger(user = 'ann'): Promise<unknown> {
  await house.post('/sandbox/command', { user, channel: 'web', command: '/mr', text: 'edit' })
  return lastDelivery(house).trigger_id
}
async function open(view: Json = modal(), user = 'ann') {
  const answer = await house.api('views.open', { trigger_id: await trigger(user), view })
  expect(answer).toMatchObject({ ok: true })
  return house.slack.views(user).modal ?? expect.unreachable()
}
const submit = (view_id: string, values: Json = {}, user = 'ann') =>
  house.post('/sandbox/submit', { user, view_id, values })

describe('trigger ids', () => {
  test('a trigger id opens one view, for the person whose it is', async () => {
    const id = await trigger('bob')
    const answer = await house.api('views.open', { trigger_id: id, view: JSON.stringify(modal()) })
    expect(answer).toMatchObject({
      ok: true,
      view: { id: expect.stringMatching(/^V/), hash: expect.any(String), state: { values: {} } },
    })
    expect(house.slack.views('bob').modal?.view).toMatchObject({ private_metadata: '42:12' })
    expect(house.slack.views('ann').modal).toBeNull()
    const again = await house.api('views.open', { trigger_id: id, view: modal() })
    expect(again).toEqual({ ok: false, error: 'exchanged_trigger_id' })
  })

  test('a trigger id is good for three seconds', async () => {
    const id = await trigger()
    house.ahead = 3_500
    const late = await house.api('views.open', { trigger_id: id, view: modal() })
    expect(late).toEqual({ ok: false, error: 'expired_trigger_id' })
    const unknown = await house.api('views.open', { trigger_id: '1.2.x', view: modal() })
    expect(unknown).toEqual({ ok: false, error: 'invalid_trigger_id' })
  })

  test('a view that Slack would refuse costs no trigger id', async () => {
    const id = await trigger()
    const wrong = await house.api('views.open', {
      trigger_id: id,
      view: modal({ title: plain('x'.repeat(25)) }),
    })
    expect(wrong).toEqual({
      ok: false,
      error: 'invalid_arguments',
      response_metadata: {
        messages: ['[ERROR] must be less than 25 characters [json-pointer:/view/title/text]'],
      },
    })
    expect(await house.api('views.open', { trigger_id: id, view: modal() })).toMatchObject({ ok: true })
  })
})

describe('views', () => {
  test('three modals lie on each other, a fourth is refused', async () => {
    const button = { type: 'button', text: plain('More'), action_id: 'more' }
    const stacked = modal({ blocks: [{ type: 'actions', elements: [button] }] })
    await open(stacked)
    const push = async () => {
      const view_id = house.slack.views('ann').modal?.id
      await house.post('/sandbox/press', { user: 'ann', view_id, action_id: 'more' })
      return house.api('views.push', { trigger_id: lastDelivery(house).trigger_id, view: stacked })
    }
    const second = await push()
    expect(second).toMatchObject({ ok: true, view: { previous_view_id: expect.any(String) } })
    expect(await push()).toMatchObject({ ok: true })
    expect(await push()).toEqual({ ok: false, error: 'push_limit_reached' })
  })

  test('an update needs the view to be there, and the hash to be the last one', async () => {
    const { id, view } = await open()
    const update = (args: Json) => house.api('views.update', { view: modal(), ...args })
    expect(await update({ view_id: id, hash: view.hash })).toMatchObject({ ok: true, view: { id } })
    expect(await update({ view_id: id, hash: view.hash })).toEqual({ ok: false, error: 'hash_conflict' })
    expect(await update({ view_id: 'VNONE' })).toEqual({ ok: false, error: 'not_found' })
  })

  test('a choice that is to be dispatched is sent at once, and kept with the rest while its input stays', async () => {
    const radio = field(
      'when',
      { type: 'radio_buttons', options: [option('now'), option('later')] },
      { dispatch_action: true },
    )
    const title = field('title', { type: 'plain_text_input' })
    const { id } = await open(modal({ blocks: [title, radio] }))
    const choose = (block_id: string, value: string, values: Json = {}) =>
      house.post('/sandbox/press', { user: 'ann', view_id: id, action_id: 'in', block_id, value, values })
    expect(await choose('title', 'x')).toMatchObject({
      status: 400,
      body: { error: 'What is entered into title is sent with the modal, and not before.' },
    })
    await choose('when', 'later', { title: 'New' })
    const { hash } = house.slack.views('ann').modal?.view ?? {}
    expect(lastDelivery(house)).toMatchObject({
      type: 'block_actions',
      container: { type: 'view', view_id: id },
      view: { id, hash, callback_id: 'edit', state: { values: { title: { in: { value: 'New' } } } } },
      actions: [{ block_id: 'when', action_id: 'in', selected_option: { value: 'later' } }],
    })
    const update = (blocks: Json[]) => house.api('views.update', { view_id: id, view: modal({ blocks }) })
    await update([radio, title])
    await submit(id)
    const sent = { when: { in: { selected_option: { value: 'later' } } }, title: { in: { value: 'New' } } }
    expect(lastDelivery(house)).toMatchObject({ view: { state: { values: sent } } })

    const again = await open(modal({ blocks: [title] }))
    await house.api('views.update', { view_id: again.id, view: modal({ blocks: [title, radio] }) })
    await house.post('/sandbox/press', {
      user: 'ann',
      view_id: again.id,
      action_id: 'in',
      block_id: 'when',
      value: 'now',
      values: { title: 'Kept' },
    })
    const renamed = field('title', { type: 'plain_text_input', action_id: 'other' })
    await house.api('views.update', { view_id: again.id, view: modal({ blocks: [renamed, radio] }) })
    expect((await submit(again.id)).body).toMatchObject({ ok: false, errors: { title: expect.any(String) } })
  })

  test('a Home tab keeps its id, and its buttons come without a channel', async () => {
    const home = {
      type: 'home',
      blocks: [{ type: 'actions', elements: [{ type: 'button', text: plain('Go'), action_id: 'go' }] }],
    }
    const publish = (view: Json, user_id = 'U0ANN') => house.api('views.publish', { user_id, view })
    expect(await publish(home, 'U0NONE')).toEqual({ ok: false, error: 'user_not_found' })
    expect(await publish(modal())).toMatchObject({ ok: false, error: 'invalid_arguments' })
    await publish(home)
    const first = house.slack.views('ann').home?.id
    await publish(home)
    expect(house.slack.views('ann').home?.id).toBe(first)
    await house.post('/sandbox/press', { user: 'ann', view_id: first, action_id: 'go' })
    const payload = lastDelivery(house)
    expect(payload).toMatchObject({ container: { type: 'view', view_id: first }, view: { type: 'home' } })
    expect(payload).not.toHaveProperty('channel')
    expect(await house.get('/sandbox/views?user=ann')).toMatchObject({
      ok: true,
      modal: null,
      home: { id: first },
    })
  })
})

describe('submissions', () => {
  const form = modal({
    blocks: [
      field('title', { type: 'plain_text_input', max_length: 10 }),
      field('state', { type: 'static_select', options: [option('open'), option('closed')] }),
      field('flags', { type: 'checkboxes', options: [option('a'), option('b')] }, { optional: true }),
    ],
  })
  const right = { title: 'New', state: 'open', flags: ['b'] }

  test('values become the state of each input, and the modal closes', async () => {
    const { id } = await open(form)
    expect((await submit(id, right)).body).toEqual({ ok: true })
    expect(house.deliveries.at(-1)?.signed).toBe(true)
    expect(lastDelivery(house)).toMatchObject({
      type: 'view_submission',
      user: { id: 'U0ANN' },
      view: {
        id,
        callback_id: 'edit',
        private_metadata: '42:12',
        state: {
          values: {
            title: { in: { type: 'plain_text_input', value: 'New' } },
            state: { in: { type: 'static_select', selected_option: { value: 'open' } } },
            flags: { in: { type: 'checkboxes', selected_options: [{ value: 'b' }] } },
          },
        },
      },
    })
    expect(house.slack.views('ann').modal).toBeNull()
  })

  test.each([
    [{ title: '' }, { title: 'Please complete this required field.' }],
    [{ title: 'much too long' }, { title: 'Please enter at most 10 characters.' }],
    [{ state: null }, { state: 'Please complete this required field.' }],
  ])('%o is refused by the client with %o', async (wrong, errors) => {
    const { id } = await open(form)
    const sent = house.deliveries.length
    expect((await submit(id, { ...right, ...wrong })).body).toEqual({ ok: false, errors })
    expect(house.slack.views('ann').modal?.errors).toEqual(errors)
    expect(house.deliveries).toHaveLength(sent)
  })

  test('a value for no block, or an option that is not there, is a wrong call', async () => {
    const { id } = await open(form)
    expect(await submit(id, { ...right, nope: '1' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('The modal has no block nope') },
    })
    expect(await submit(id, { ...right, state: 'merged' })).toMatchObject({
      status: 400,
      body: { error: 'merged is not one of the options: open, closed.' },
    })
    expect(await submit(id, { ...right, flags: 0 })).toMatchObject({
      status: 400,
      body: { error: '0 is not one of the options: a, b.' },
    })
    expect(await submit(id, right, 'bob')).toMatchObject({ status: 400 })
  })

  const reply = (body: Json) => {
    house.onDelivery = () => ({ status: 200, body: JSON.stringify(body) })
  }

  test('errors of the app stay with the modal until the next view', async () => {
    const { id } = await open(form)
    reply({ response_action: 'errors', errors: { title: 'Taken.' } })
    expect((await submit(id, right)).body).toEqual({ ok: false, errors: { title: 'Taken.' } })
    expect(house.slack.views('ann').modal).toMatchObject({ id, errors: { title: 'Taken.' } })
    reply({ response_action: 'update', view: modal({ title: plain('Done') }) })
    expect((await submit(id, right)).body).toEqual({ ok: true })
    expect(house.slack.views('ann').modal).toMatchObject({ id, errors: {}, view: { title: plain('Done') } })
  })

  test('the app can put a modal on top, close one, or close all', async () => {
    const { id } = await open()
    reply({ response_action: 'push', view: modal({ title: plain('Second') }) })
    await submit(id)
    const second = house.slack.views('ann').modal?.id ?? ''
    expect(second).not.toBe(id)
    house.onDelivery = () => ({ status: 200 })
    await submit(second)
    expect(house.slack.views('ann').modal?.id).toBe(id)
    reply({ response_action: 'push', view: modal() })
    await submit(id)
    reply({ response_action: 'clear' })
    await submit(house.slack.views('ann').modal?.id ?? '')
    expect(house.slack.views('ann').modal).toBeNull()
  })

  test.each([
    ['another status', { status: 500 }],
    [
      'a view that Slack refuses',
      { status: 200, body: '{"response_action":"update","view":{"type":"modal"}}' },
    ],
    ['an unknown action', { status: 200, body: '{"response_action":"explode"}' }],
  ])('%s leaves the modal open and says so', async (_name, answer) => {
    const { id } = await open()
    house.onDelivery = () => answer
    expect((await submit(id)).body).toEqual({
      ok: false,
      error: 'We had some trouble connecting. Try again?',
    })
    expect(house.slack.views('ann').modal?.id).toBe(id)
  })
})

test('closing a modal is told to the app only where the view asked for it', async () => {
  const quiet = await open()
  const sent = house.deliveries.length
  await house.post('/sandbox/close', { user: 'ann', view_id: quiet.id })
  expect(house.deliveries).toHaveLength(sent)
  const { id } = await open(modal({ notify_on_close: true }))
  expect(await house.post('/sandbox/close', { user: 'bob', view_id: id })).toMatchObject({ status: 400 })
  await house.post('/sandbox/close', { user: 'ann', view_id: id })
  expect(lastDelivery(house)).toMatchObject({ type: 'view_closed', view: { id }, is_cleared: false })
  expect(house.slack.views('ann').modal).toBeNull()
})
