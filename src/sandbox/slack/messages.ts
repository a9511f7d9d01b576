import { reportMessage } from './deliveries/said.ts'
import { asObject, type Json, objectsIn, textIn, WrongInput, withIds } from './json.ts'
import { BOT_ID, bot, DIRECT, DIRECT_NAME, findPerson, OTHER_APP } from './seed.ts'
import type { Channel, Person, ShownMessage } from './workspace.ts'
import type { World } from './world.ts'

const BACKEND_PAGE = 1000

/**
 * Completes a stored message as Slack returns it: the bot's with its app, everybody's with the team, and one with
 * replies with its own thread.
 */
export function decorate(world: World, stored: Json): Json {
  const { teamId, appId } = world.app
  const thread = stored.reply_count ? { thread_ts: stored.ts } : {}
  const message = { ...stored, ...thread, team: teamId }
  if (world.otherAppMessages.has(textIn(stored.ts)))
    return { ...message, app_id: OTHER_APP.id, bot_id: OTHER_APP.botId }
  if (stored.user !== bot.id) return message
  const bot_profile = { ...botRecord(world), team_id: teamId }
  return { ...message, app_id: appId, bot_id: BOT_ID, bot_profile }
}

/** The app's bot, as Slack describes it. */
export function botRecord({ app: { appId } }: World) {
  const { id: user_id, name } = bot
  return { id: BOT_ID, app_id: appId, user_id, name, icons: {}, deleted: false, updated: 0 }
}

/** Returns Slack's answer with every page of a channel's history, newest first; `as`: see the backend. */
export async function wholeHistory(world: World, channel: string, as: string): Promise<Json | undefined> {
  const messages: Json[] = []
  let cursor = ''
  for (;;) {
    const args = { channel, limit: BACKEND_PAGE, cursor: cursor === '' ? undefined : cursor }
    const page = await world.backend.call('conversations.history', args, as)
    if (page?.ok !== true) return page
    messages.push(...objectsIn(page.messages))
    cursor = textIn(asObject(page.response_metadata)?.next_cursor)
    if (cursor === '') return { ...page, messages }
  }
}

/** Returns all messages of a channel with the replies of its threads, oldest first, undecorated. */
async function storedMessages(world: World, channel: string): Promise<readonly Json[]> {
  const history = await wholeHistory(world, channel, bot.id)
  const threads = await Promise.all(
    objectsIn(history?.messages).map(async (message) => {
      if (!message.reply_count) return [message]
      const replies = await world.backend.call('conversations.replies', { channel, ts: message.ts }, bot.id)
      return objectsIn(replies?.messages)
    }),
  )
  return threads.flat().sort((one, other) => byTs(textIn(one.ts), textIn(other.ts)))
}

export async function shownMessages(world: World, channel: string, person: string) {
  const stored = await storedMessages(world, channel)
  const posted = stored.map((message) => shown(world, channel, message))
  const ephemeral = [...world.ephemerals.values()]
    .filter((message) => message.person === person && message.channel === channel)
    .map(({ person: _, ...message }): ShownMessage => message)
  return [...posted, ...ephemeral].sort((one, other) => byTs(one.ts, other.ts))
}

function shown({ otherAppMessages, unfurls }: World, channel: string, message: Json): ShownMessage {
  const ts = textIn(message.ts)
  return {
    ts,
    channel,
    user: textIn(message.user),
    bot: message.user === bot.id,
    text: textIn(message.text),
    blocks: objectsIn(message.blocks),
    thread_ts: textIn(message.thread_ts) || undefined,
    app: otherAppMessages.has(ts) ? OTHER_APP.name : undefined,
    unfurls: unfurls.get(`${channel} ${ts}`),
    ephemeral: false,
    edited: message.edited !== undefined,
  }
}

/** Timestamps are numbers with six decimals, as text; a float would lose the last of them. */
function byTs(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** The content of a message; everything else depends on where it is posted. */
interface Content {
  readonly text: string
  readonly blocks: readonly Json[]
  readonly thread?: string
  readonly metadata?: Json
}

/** Shows content to one person only; returns Slack's answer (`message_ts`, or an error). `as`: see the backend. */
export async function postEphemeral(
  world: World,
  channel: string,
  person: string,
  words: Content,
  as: string = bot.id,
): Promise<Json | undefined> {
  const content = { channel, text: words.text, blocks: withIds(words.blocks), thread_ts: words.thread }
  const answer = await world.backend.call('chat.postEphemeral', { ...content, user: person }, as)
  if (answer?.ok === true) {
    const ts = textIn(answer.message_ts)
    const shown = { ...content, ts, user: bot.id, bot: true, ephemeral: true, edited: false }
    world.ephemerals.set(ts, { ...shown, person })
    world.changed()
  }
  return answer
}

/** Posts for everybody as this user (the bot, or a person), wherever that user may read; returns the ts. */
export async function postMessage(world: World, channel: string, words: Content, as: string) {
  const { text, thread, metadata } = words
  const blocks = words.blocks.length > 0 ? withIds(words.blocks) : undefined
  const args = { channel, text, blocks, thread_ts: thread, metadata }
  const answer = await world.backend.call('chat.postMessage', args, as)
  if (answer?.ok !== true) return undefined
  world.changed()
  return textIn(answer.ts)
}

export async function findMessage(world: World, channel: string, ts: string): Promise<Json | undefined> {
  const messages = await storedMessages(world, channel)
  const found = messages.find((message) => message.ts === ts)
  return found && decorate(world, found)
}

/** Resolves a channel; the bot's direct messages become those of this person, opened when necessary. */
export async function channelFor(world: World, channel: Channel, { id }: Person): Promise<Channel> {
  if (channel !== DIRECT) return channel
  const answer = await world.backend.call('conversations.open', { users: id }, bot.id)
  return { ...DIRECT, id: textIn(asObject(answer?.channel)?.id), name: DIRECT_NAME }
}

/** Extras of a message beyond a person's own words. */
interface PostOptions {
  readonly thread_ts?: string
  /** Metadata of an app's own message; people cannot see it. */
  readonly metadata?: Json
  /** Posted by another app in the person's name. */
  readonly by_app?: boolean
  /** The app is told of it later, by `reportAgain`. */
  readonly held?: boolean
}

/** Posts a message as a person; their text becomes Slack's markup as in Slack's own composer. Returns its ts. */
export async function postAsPerson(
  world: World,
  person: Person,
  channel: Channel,
  text: string,
  { thread_ts: thread, metadata, by_app: isByApp, held }: PostOptions = {},
): Promise<string | undefined> {
  const markup = asMarkup(text)
  const ts = await postMessage(world, channel.id, { text: markup, blocks: [], thread, metadata }, person.id)
  if (isByApp && ts !== undefined) world.otherAppMessages.add(ts)
  else if (ts !== undefined && !held)
    await reportMessage(world, person, channel, { ts, text: markup, thread })
  return ts
}

/** Edits a message of a person, who may have added a mention to it. */
export async function editAsPerson(
  world: World,
  person: Person,
  channel: Channel,
  ts: string,
  words: string,
) {
  const message = await findMessage(world, channel.id, ts)
  const text = asMarkup(words)
  const answer = await world.backend.call('chat.update', { channel: channel.id, ts, text }, person.id)
  if (answer?.ok !== true) throw new WrongInput(`The message was not edited: ${textIn(answer?.error)}.`)
  world.changed()
  const thread = textIn(message?.thread_ts) || undefined
  await reportMessage(world, person, channel, { ts, text, thread, before: textIn(message?.text) })
}

/** Tells the app of a message again, or late. */
export async function reportAgain(world: World, person: Person, channel: Channel, ts: string): Promise<void> {
  const message = await findMessage(world, channel.id, ts)
  if (message === undefined) throw new WrongInput('There is no such message.')
  const thread = textIn(message.thread_ts) || undefined
  await reportMessage(world, person, channel, { ts, text: textIn(message.text), thread })
}

/** Escapes markup, links addresses, and turns `@ann` into a mention. */
export function asMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/https?:\/\/[^\s"'`]+/g, (address) => `<${address}>`)
    .replace(/(^|\s)@(\w+)/g, (whole, before, name) => {
      const person = name === bot.name ? bot : findPerson(name)
      return person ? `${before}<@${person.id}>` : whole
    })
}
