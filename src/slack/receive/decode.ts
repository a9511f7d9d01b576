import type { ModalView } from '@slack/types'
import { z } from 'zod'
import { withoutServerMark } from '../../model/server-name.ts'
import type { DecodedRequest, InputValue, Origin } from '../interaction.ts'
import { addressesOf, slackEvent } from './decode-event.ts'
import type { Payload } from './payload.ts'
import { readTyped } from './read-command.ts'

const text = z.string().overwrite(withoutServerMark)
const id = text.min(1)
const maybe = text.nullish()

const option = z.object({ value: text }).transform(({ value }) => value)
const inputValue: z.ZodType<InputValue> = z.union([text, option, z.array(z.union([text, option]))])
/** An element holds its value in `value`, or in a field such as `selected_option`. */
const element = z.record(text, z.unknown()).transform((fields): InputValue => {
  const names = Object.keys(fields)
  const name = names.find((each) => each === 'value' || each.startsWith('selected_'))
  return name === undefined ? null : (inputValue.safeParse(fields[name]).data ?? null)
})

const command = z
  .object({
    event: z.undefined().optional(),
    command: text.startsWith('/'),
    text: maybe,
    team_id: id,
    user_id: id,
    user_name: maybe,
    channel_id: maybe,
    api_app_id: maybe,
    response_url: maybe,
    trigger_id: maybe,
  })
  .transform(
    (sent): DecodedRequest => ({
      kind: 'command',
      team: sent.team_id,
      // Slack offers an app’s commands only in the app’s own workspace, so it names one team here.
      userTeam: sent.team_id,
      user: sent.user_id,
      userName: sent.user_name || sent.user_id,
      channel: sent.channel_id ?? '',
      ...addressesOf(sent),
      ...readTyped(sent.command, sent.text ?? ''),
    }),
  )

/** The workspace of a view: the one in which it is open, and the one with the installation. */
const ofView = z.object({ team_id: maybe, app_installed_team_id: maybe })

/** The fields of every press, submission and shortcut. */
const byPerson = z.object({
  event: z.undefined().optional(),
  command: z.undefined().optional(),
  team: z.object({ id }).nullish().catch(null),
  enterprise: z.object({ id }).nullish().catch(null),
  user: z.object({ id, team_id: maybe, username: maybe, name: maybe }),
  channel: z.object({ id: id.optional().catch(undefined) }).optional(),
  api_app_id: maybe,
  response_url: maybe,
  trigger_id: maybe,
})

const action = byPerson
  .extend({
    type: z.literal('block_actions'),
    actions: z.tuple([z.looseObject({ action_id: id, block_id: id })], z.unknown()),
    container: z
      .object({
        message_ts: maybe,
        thread_ts: maybe,
        channel_id: maybe,
        view_id: maybe,
        is_ephemeral: z.boolean().nullish(),
      })
      .nullish(),
    message: z.object({ ts: id }).nullish().catch(null),
    view: ofView
      .extend({ id, type: maybe, callback_id: maybe, private_metadata: maybe })
      .nullish()
      .catch(null),
  })
  .transform((sent): DecodedRequest | null => {
    const { actions, container, message, view } = sent
    const origin = originOf(sent, view, container?.channel_id)
    if (origin === null) return null
    const value = element.parse(actions[0])
    const ts = container?.message_ts || message?.ts
    const viewId = view?.id ?? container?.view_id
    return {
      kind: 'action',
      ...origin,
      actionId: actions[0].action_id,
      blockId: actions[0].block_id,
      value: typeof value === 'string' ? value : '',
      message: ts
        ? {
            ts,
            ephemeral: container?.is_ephemeral ?? false,
            thread: container?.thread_ts || undefined,
          }
        : undefined,
      view: viewId
        ? {
            id: viewId,
            callbackId: view?.callback_id ?? '',
            privateMetadata: view?.private_metadata ?? '',
            isHome: view?.type === 'home' ? true : undefined,
          }
        : undefined,
    }
  })

const plainText = z.looseObject({ type: z.literal('plain_text'), text })

/** A choice among radio buttons of a modal: those of the bot’s messages and of its Home tab are never any. */
const choice = byPerson
  .extend({
    type: z.literal('block_actions'),
    actions: z.tuple(
      [z.object({ type: z.literal('radio_buttons'), block_id: id, selected_option: option })],
      z.unknown(),
    ),
    view: ofView.extend({
      id,
      hash: id,
      type: z.literal('modal'),
      callback_id: id,
      private_metadata: id,
      title: plainText,
      close: plainText,
      blocks: z.custom<ModalView['blocks']>(Array.isArray),
    }),
  })
  .transform(({ actions: [{ block_id: name, selected_option: value }], ...sent }): DecodedRequest | null => {
    const { id: viewId, hash, team_id, app_installed_team_id, ...view } = sent.view
    const origin = originOf(sent, { team_id, app_installed_team_id })
    return origin && { kind: 'choice', ...origin, name, value, viewId, hash, view }
  })

const blocks = z.array(z.looseObject({ type: text, block_id: text.optional() }))

const submission = byPerson
  .extend({
    type: z.literal('view_submission'),
    view: ofView.extend({
      id,
      callback_id: text,
      private_metadata: maybe,
      blocks: blocks.catch([]),
      state: z.object({ values: z.record(text, z.record(text, element.catch(null))) }).nullish(),
    }),
  })
  .transform((sent): DecodedRequest | null => {
    const { view } = sent
    const origin = originOf(sent, view)
    if (origin === null) return null
    const values = Object.entries(view.state?.values ?? {})
    const firstInput = view.blocks.find(({ type, block_id }) => type === 'input' && block_id)?.block_id
    return {
      kind: 'submission',
      ...origin,
      viewId: view.id,
      callbackId: view.callback_id,
      privateMetadata: view.private_metadata ?? '',
      values: Object.fromEntries(values.map(([block, held]) => [block, Object.values(held)[0] ?? null])),
      firstInput,
    }
  })

const shortcut = byPerson
  .extend({
    type: z.enum(['shortcut', 'message_action']),
    callback_id: text,
    message: z.object({ ts: id, text: maybe }).nullish(),
  })
  .transform((sent): DecodedRequest | null => {
    const origin = originOf(sent)
    if (origin === null) return null
    const { message } = sent
    return {
      kind: 'shortcut',
      ...origin,
      callbackId: sent.callback_id,
      message: message ? { ts: message.ts, text: message.text ?? '' } : undefined,
    }
  })

const suggestion = byPerson
  .extend({
    type: z.literal('block_suggestion'),
    block_id: id,
    value: text,
    view: ofView.extend({ callback_id: text, private_metadata: maybe }),
  })
  .transform((sent): DecodedRequest | null => {
    const { view } = sent
    const origin = originOf(sent, view)
    if (origin === null) return null
    return {
      kind: 'suggestion',
      ...origin,
      callbackId: view.callback_id,
      privateMetadata: view.private_metadata ?? '',
      name: sent.block_id,
      typed: sent.value,
    }
  })

const viewClosed = byPerson
  .pick({ channel: true, user: true })
  .extend({ type: z.literal('view_closed'), view: z.object({ callback_id: text }) })
  .transform((): DecodedRequest => ({ kind: 'ignored' }))

const received = z.union([command, choice, action, submission, suggestion, shortcut, slackEvent, viewClosed])

/** Decodes a request from Slack; null when it is none that can be answered. Nothing else parses requests. */
export function decode(payload: Payload): DecodedRequest | null {
  return received.safeParse(payload).data ?? null
}

/**
 * The team is the one with the installation, as a view names it. An organisation has none of its own: there the view
 * names the workspace in which it is open, and a body may name no team.
 */
function originOf(
  sent: z.infer<typeof byPerson>,
  view?: z.infer<typeof ofView> | null,
  channel?: string | null,
): Origin | null {
  const { user, enterprise } = sent
  const isOrgWide = enterprise != null && view?.app_installed_team_id === enterprise.id
  const installed = isOrgWide ? view?.team_id : view?.app_installed_team_id
  const team = installed || sent.team?.id || user.team_id
  if (!team) return null
  return {
    team,
    userTeam: user.team_id || team,
    user: user.id,
    userName: user.username || user.name || user.id,
    channel: sent.channel?.id ?? channel ?? '',
    enterprise: enterprise?.id,
    ...addressesOf(sent),
  }
}
