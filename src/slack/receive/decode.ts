import { z } from 'zod'
import type { BlockAction, Origin, Shortcut, SlashCommand, ViewSubmission } from '../interaction-handlers.ts'
import { inputValue } from './input-value.ts'

const id = z.string().min(1)
const maybe = z.string().nullish()
const one = z.object({ id }).nullish().catch(null)

const slash = z.object({
  command: z.string().startsWith('/'),
  text: maybe,
  team_id: id,
  user_id: id,
  user_name: maybe,
  api_app_id: maybe,
  channel_id: maybe,
  response_url: maybe,
  trigger_id: maybe,
})

/** What every press, submission and shortcut carries. */
const interaction = z.object({
  team: one,
  user: z.object({ id, team_id: maybe, username: maybe, name: maybe }),
  channel: one,
  api_app_id: maybe,
  response_url: maybe,
  trigger_id: maybe,
})

const press = interaction.extend({
  actions: z.tuple([z.looseObject({ action_id: id, block_id: id })], z.unknown()),
  container: z
    .object({ message_ts: maybe, is_ephemeral: z.boolean().nullish(), channel_id: maybe, view_id: maybe })
    .nullish(),
  message: z.object({ ts: id }).nullish().catch(null),
  view: z
    .object({ id, app_installed_team_id: maybe, callback_id: maybe, private_metadata: maybe })
    .nullish()
    .catch(null),
})

const submission = interaction.extend({
  view: z.object({
    id,
    callback_id: z.string(),
    private_metadata: maybe,
    app_installed_team_id: maybe,
    state: z.object({ values: z.record(z.string(), z.record(z.string(), z.unknown())) }).nullish(),
  }),
})

const shortcut = interaction.extend({
  callback_id: z.string(),
  message: z.object({ ts: id, text: maybe }).nullish(),
})

const homeOpened = z.object({
  team_id: id,
  api_app_id: maybe,
  event: z.object({
    type: z.literal('app_home_opened'),
    user: id,
    channel: maybe,
    tab: z.literal('home').nullish(),
    bot_id: z.undefined().optional(),
  }),
})

/** A slash command's body as a delivery; null when it is none. */
export function decodeSlashCommand(body: unknown): SlashCommand | null {
  const { data: sent } = slash.safeParse(body)
  if (sent === undefined) return null
  return {
    team: sent.team_id,
    // Slack offers an app's commands to the app's own workspace only, and so names one team here.
    userTeam: sent.team_id,
    user: sent.user_id,
    userName: sent.user_name || sent.user_id,
    channel: sent.channel_id ?? '',
    ...appOf(sent),
    ...ways(sent),
    command: sent.command,
    text: sent.text ?? '',
  }
}

/** A pressed button or a chosen option as a delivery; null when the body is none. */
export function decodeBlockAction(body: unknown): BlockAction | null {
  const { data: sent } = press.safeParse(body)
  if (sent === undefined) return null
  const { actions, container, message, view } = sent
  const origin = originOf(sent, view?.app_installed_team_id, container?.channel_id)
  if (origin === null) return null
  const held = inputValue(actions[0])
  const ts = container?.message_ts || message?.ts
  const viewId = view?.id ?? container?.view_id
  return {
    ...origin,
    actionId: actions[0].action_id,
    blockId: actions[0].block_id,
    value: typeof held === 'string' ? held : '',
    ...(ts && { message: { ts, ephemeral: container?.is_ephemeral ?? false } }),
    ...(viewId && {
      view: {
        id: viewId,
        callbackId: view?.callback_id ?? '',
        privateMetadata: view?.private_metadata ?? '',
      },
    }),
  }
}

/** A submitted modal as a delivery; null when the body is none. */
export function decodeViewSubmission(body: unknown): ViewSubmission | null {
  const { data: sent } = submission.safeParse(body)
  if (sent === undefined) return null
  const { view } = sent
  const origin = originOf(sent, view.app_installed_team_id)
  if (origin === null) return null
  const blocks = Object.entries(view.state?.values ?? {})
  return {
    ...origin,
    viewId: view.id,
    callbackId: view.callback_id,
    privateMetadata: view.private_metadata ?? '',
    values: Object.fromEntries(blocks.map(([block, held]) => [block, inputValue(Object.values(held)[0])])),
  }
}

/** A shortcut as a delivery; null when the body is none. */
export function decodeShortcut(body: unknown): Shortcut | null {
  const { data: sent } = shortcut.safeParse(body)
  const origin = sent === undefined ? null : originOf(sent)
  if (sent === undefined || origin === null) return null
  return {
    ...origin,
    callbackId: sent.callback_id,
    ...(sent.message && { message: { ts: sent.message.ts, text: sent.message.text ?? '' } }),
  }
}

/** Who opened the Home tab; null when a bot did (`botUserId` is ours), or another tab was opened. */
export function homeOrigin(body: unknown, botUserId: string | undefined): Origin | null {
  const { data: sent } = homeOpened.safeParse(body)
  if (sent === undefined || sent.event.user === botUserId) return null
  const { user, channel } = sent.event
  const { team_id: team } = sent
  return { team, userTeam: team, user, userName: user, channel: channel ?? '', ...appOf(sent) }
}

/** The team is where the app is installed: a view says so itself, and an organisation's body names no team. */
function originOf(
  sent: z.infer<typeof interaction>,
  installedTeam?: string | null,
  channel?: string | null,
): Origin | null {
  const { user } = sent
  const team = installedTeam || sent.team?.id || user.team_id
  if (!team) return null
  return {
    team,
    userTeam: user.team_id || team,
    user: user.id,
    userName: user.username || user.name || user.id,
    channel: sent.channel?.id ?? channel ?? '',
    ...appOf(sent),
    ...ways(sent),
  }
}

/** The app that a delivery is for. */
function appOf({ api_app_id: app }: { api_app_id?: string | null | undefined }) {
  return app ? { app } : {}
}

/** The two ways to answer that a delivery may carry. */
function ways(sent: { response_url?: string | null | undefined; trigger_id?: string | null | undefined }) {
  return {
    ...(sent.response_url && { responseUrl: sent.response_url }),
    ...(sent.trigger_id && { triggerId: sent.trigger_id }),
  }
}
