import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { type Ack, addBot, openHome, removeBot, sendEvent, sendRemoval } from '../deliveries/deliver.ts'
import {
  callGlobalShortcut,
  callShortcut,
  pressInMessage,
  pressInView,
  runCommand,
} from '../deliveries/press.ts'
import { reportDraft } from '../deliveries/said.ts'
import { chooseTyped, closeView, submit, suggest } from '../deliveries/submit.ts'
import { type HttpAnswer, readBody, readJson, UnreadableBody } from '../http/answer.ts'
import { asObject, type Json, WrongInput } from '../json.ts'
import { asMarkup, channelFor, editAsPerson, postAsPerson, reportAgain, shownMessages } from '../messages.ts'
import { userGroups } from '../seed.ts'
import type { SandboxControls, ShownView } from '../workspace.ts'
import type { World } from '../world.ts'
import { inputs, wrongInputSentence } from './fields.ts'

/** One call of the JSON API: takes an unparsed body or query and returns the answer. */
type Call = (world: World, controls: SandboxControls, raw: Json) => Promise<object>

/** A call that gives nothing is answered with `ok` alone. */
function call<Schema extends z.ZodType>(
  schema: Schema,
  run: (world: World, input: z.infer<Schema>, controls: SandboxControls) => Promise<object> | Promise<void>,
): Call {
  return async (world, controls, raw) => {
    const parsed = schema.safeParse(raw)
    if (!parsed.success) throw new WrongInput(wrongInputSentence(parsed.error))
    return (await run(world, parsed.data, controls)) ?? { ok: true }
  }
}

function acked({ ok, error, milliseconds }: Ack, what: string): object {
  return { ok, acked_ms: milliseconds, error: ok ? undefined : `${what} failed with the error "${error}".` }
}

const posts: Readonly<Record<string, Call>> = {
  command: call(inputs.command, async (world, { user, channel, command, text }) =>
    acked(await runCommand(world, user, await channelFor(world, channel, user), command, text), command),
  ),
  press: call(inputs.press, async (world, { user, place, values, ...query }) =>
    acked(
      place.viewId !== undefined
        ? await pressInView(world, user, place.viewId, query, values)
        : await pressInMessage(world, user, await channelFor(world, place.channel, user), place.ts, query),
      'The app',
    ),
  ),
  submit: call(inputs.submit, async (world, { user, view_id: id, values }) =>
    submit(world, user, id, await chooseTyped(world, user, id, values)),
  ),
  options: call(inputs.options, async (world, { user, view_id: viewId, value: typed, ...query }) => {
    const { options, ...answer } = await suggest(world, user, viewId, query, typed)
    const words = ({ text, description, value }: Json) => {
      return { text: asObject(text)?.text, description: asObject(description)?.text, value }
    }
    return { ...answer, options: options.map(words) }
  }),
  close: call(inputs.close, (world, { user, view_id: id }) => closeView(world, user, id)),
  home: call(inputs.home, async (world, { user }) => acked(await openHome(world, user), 'The app')),
  shortcut: call(inputs.shortcut, async (world, { user, callback_id: id, ...on }) =>
    acked(
      on.ts === undefined
        ? await callGlobalShortcut(world, user, id)
        : await callShortcut(world, user, await channelFor(world, on.channel, user), on.ts, id),
      'The shortcut',
    ),
  ),
  group: call(inputs.group, async (world, { group, members }) => {
    const id = userGroups.find(({ name }) => name === group)?.id ?? ''
    const ids = members?.map((one) => one.id)
    if (ids) world.groupMembers.set(id, ids)
    else world.groupMembers.delete(id)
  }),
  invite: call(inputs.invite, async (world, { user, channel }) =>
    acked(await addBot(world, user, await channelFor(world, channel, user)), 'The app'),
  ),
  kick: call(inputs.kick, async (world, { user, channel }) => {
    await removeBot(world, await channelFor(world, channel, user))
  }),
  say: call(inputs.say, async (world, { user, channel, text, ...options }) => ({
    ok: true,
    ts: await postAsPerson(world, user, await channelFor(world, channel, user), text, options),
  })),
  compose: call(inputs.compose, async (world, { user, text }) => ({
    ok: true,
    previews: await reportDraft(world, user, asMarkup(text)),
  })),
  edit: call(inputs.edit, async (world, { user, channel, ts, text }) => {
    await editAsPerson(world, user, await channelFor(world, channel, user), ts, text)
  }),
  deliver: call(inputs.deliver, async (world, { user, channel, ts }) => {
    await reportAgain(world, user, await channelFor(world, channel, user), ts)
  }),
  channel: call(inputs.channel, async (world, { type, channel: { id, name }, to }) => {
    const event =
      type === 'channel_id_changed'
        ? { old_channel_id: id, new_channel_id: to?.id ?? id }
        : { channel: type === 'channel_rename' ? { id, name } : id }
    return acked(await sendEvent(world, type, event), 'The app')
  }),
  clock: call(inputs.clock, async (world, { ms, atOnce }, controls) => {
    checkPlausible(world.now() + ms)
    await controls.moveClock(ms, atOnce)
    return shownTime(world)
  }),
  push: call(inputs.push, async (_world, { user, ...commit }, { forge }) => {
    if (await forge.push({ ...commit, username: user.name })) return
    throw new WrongInput(`Project ${commit.project} has no branch ${commit.branch}.`)
  }),
  build: call(inputs.build, async (_world, { project, sha, branch, status }, { forge }) => {
    if (status === 'running') {
      if (await forge.startBuild(project, branch ?? '')) return
      throw new WrongInput(`No open merge request of project ${project} has the branch ${branch}.`)
    }
    if (await forge.finishBuild({ project, status, sha, branch })) return
    throw new WrongInput(`There is no running build for ${sha ?? branch} in project ${project}.`)
  }),
  fault: call(inputs.fault, async (world, { target, ...fault }, { forge }) => {
    if (target === 'forge') forge.fault(fault)
    else if (target === 'hooks') forge.hookFault(fault)
    else if (target === 'sinks') forge.sinkFault(fault)
    else world.faults.plan(fault)
  }),
  hold: call(inputs.hold, async (_world, { project, mr, status }, { forge }) => {
    if (await forge.hold({ project, iid: mr, as: status })) return
    throw new WrongInput(`There is no merge request !${mr} in project ${project}.`)
  }),
  demand: call(inputs.demand, async (_world, settings, { forge }) => {
    if (await forge.demand(settings)) return
    throw new WrongInput(`There is no project ${settings.project}.`)
  }),
  release: call(inputs.release, async (_world, { release }, { forge }) => forge.imitate(release)),
  revoke: call(inputs.revoke, async (_world, { token, ending }, { forge }) => {
    const renewed = forge.revoke(token, ending)
    if (renewed !== undefined) return { ok: true, token: renewed }
    throw new WrongInput('There is no such token.')
  }),
  withdraw: call(inputs.withdraw, async (_world, { user }, { forge }) => ({
    ok: true,
    ended: forge.withdraw(user.name),
  })),
  event: call(inputs.event, async (world, { type, tokens, late }) => {
    const isOfTokens = !type.startsWith('team_')
    if (!late && isOfTokens && (type === 'app_uninstalled' || !tokens || tokens.bot.length > 0))
      world.isInstalled = false
    return acked(await sendRemoval(world, type, tokens), 'The app')
  }),
  install: call(inputs.nothing, async (world) => {
    world.isInstalled = true
  }),
  reset: call(inputs.nothing, (_world, _input, controls) => controls.reset()),
  forget: call(inputs.nothing, async (world, _input, { forge }) => {
    forge.forget()
    world.ledger.clear()
  }),
  app: call(inputs.app, async (world, input) => {
    world.requestUrl = input.request_url
    return credentials(world)
  }),
}

const gets: Readonly<Record<string, Call>> = {
  messages: call(inputs.messages, async (world, { user, channel }) => ({
    ok: true,
    messages: await shownMessages(world, (await channelFor(world, channel, user)).id, user.id),
  })),
  views: call(inputs.views, async (world, { user }) => ({ ok: true, ...openViews(world, user.id) })),
  app: call(inputs.nothing, async (world) => credentials(world)),
  clock: call(inputs.nothing, async (world) => shownTime(world)),
  builds: call(inputs.nothing, async (_world, _input, { forge }) => ({
    ok: true,
    builds: await forge.runningBuilds(),
  })),
  sinks: call(inputs.nothing, async (_world, _input, { forge }) => ({
    ok: true,
    entries: forge.sinkEntries(),
  })),
  secrets: call(inputs.nothing, async (_world, _input, { forge }) => ({
    ok: true,
    secrets: forge.secrets(),
  })),
  ledger: call(inputs.ledger, async (world, { target }, { forge }) => {
    const ledgers = { forge: forge.ledger, hooks: forge.deliveries, slack: () => world.ledger.entries() }
    return { ok: true, entries: ledgers[target]() }
  }),
}

export const calls = { GET: gets, POST: posts } as const

export function openViews(world: World, person: string) {
  const shown = (view: ShownView | undefined) =>
    view ? { id: view.id, view: view.view, errors: view.errors } : null
  return { modal: shown(world.views.top(person)), home: shown(world.views.home(person)) }
}

function shownTime(world: World): object {
  return { ok: true, now: new Date(world.now()).toISOString() }
}

/** Refuses dates too far from today for messages, commits and milestones. */
function checkPlausible(now: number): void {
  const year = new Date(now).getUTCFullYear()
  if (year < 2001 || year > 2099) throw new WrongInput('The clock can be moved to the years 2001 to 2099.')
}

function credentials({ app, origin, requestUrl }: World): object {
  return {
    ok: true,
    signing_secret: app.signingSecret,
    bot_token: app.botToken,
    app_id: app.appId,
    team_id: app.teamId,
    bot_user_id: app.botUserId,
    api_url: `${origin}/api/`,
    request_url: requestUrl,
  }
}

/** Serves `/sandbox/<call>`: JSON in, JSON out; an error is one sentence. */
export async function serveJsonApi(
  world: World,
  controls: SandboxControls,
  url: URL,
  request: IncomingMessage,
): Promise<HttpAnswer> {
  const name = url.pathname.slice('/sandbox/'.length)
  const isGet = request.method === 'GET'
  const table = isGet ? calls.GET : calls.POST
  const call = Object.hasOwn(table, name) ? table[name] : undefined
  if (call === undefined || (!isGet && request.method !== 'POST')) {
    const error = `There is no ${request.method} /sandbox/${name}.`
    return { status: 404, body: { ok: false, error } }
  }
  const raw = isGet ? Object.fromEntries(url.searchParams) : await readPosted(request)
  return { status: 200, body: await call(world, controls, raw) }
}

async function readPosted(request: IncomingMessage): Promise<Json> {
  const body = await readBody(request)
  if (body.length === 0) return {}
  const [type] = (request.headers['content-type'] ?? '').split(';')
  if (type?.trim().toLowerCase() === 'application/json') return readJson(body)
  throw new UnreadableBody(415, 'The body must be application/json.')
}
