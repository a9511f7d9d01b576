import { type ChildProcess, execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { eventually } from './eventually.ts'
import { startMain } from './main.ts'

const run = promisify(execFile)

const Block = z.looseObject({ type: z.string(), block_id: z.string() })

const Message = z.object({
  ts: z.string(),
  user: z.string(),
  bot: z.boolean(),
  text: z.string(),
  blocks: z.array(Block),
  ephemeral: z.boolean(),
  edited: z.boolean(),
  /** The message in whose thread it is. */
  thread_ts: z.string().optional(),
})
export type Message = z.infer<typeof Message>

const View = z.looseObject({ id: z.string(), view: z.looseObject({}) })

const ForgeCall = z.object({
  method: z.string(),
  path: z.string(),
  query: z.string(),
  body: z.unknown().optional(),
  user: z.string().nullable(),
  status: z.number(),
  at: z.number(),
  effect: z.string().optional(),
})
export type ForgeCall = z.infer<typeof ForgeCall>

const Submitted = z.looseObject({
  ok: z.boolean(),
  errors: z.record(z.string(), z.string()).default({}),
})

export interface Sandbox {
  readonly url: string
  readonly forgeUrl: string
  readonly process: ChildProcess
  readonly output: () => string
  call(path: string, body: object): Promise<{ ok: boolean; [key: string]: unknown }>
  command(user: string, command: string, channel?: string): Promise<void>
  /**
   * Presses a button; where that opens the form of a merge, submits it as it is. See `merge`. `label`: what the
   * button or the option reads, of those that the message has by now.
   */
  press(
    user: string,
    message: Message,
    actionId: string,
    options?: { label?: string; value?: string; channel?: string },
  ): Promise<void>
  /** Presses Merge… and submits its form; gives the errors under its inputs, and null where none opened. */
  merge(
    user: string,
    card: Message,
    how?: { later?: boolean; values?: Record<string, string | readonly string[]>; channel?: string },
  ): Promise<Record<string, string> | null>
  messages(user: string, channel?: string): Promise<Message[]>
  views(user: string): Promise<{ modal: z.infer<typeof View> | null; home: z.infer<typeof View> | null }>
  /** The first message that fits, waited for at most twenty seconds; fails with what was there instead. */
  sees(user: string, fits: (message: Message) => boolean, channel?: string): Promise<Message>
  /** Types a command and gives the first message after it that fits. */
  asks(user: string, text: string, fits?: (message: Message) => boolean, channel?: string): Promise<Message>
  /** The modal that the person sees, once one is there; waited for at most ten seconds. */
  modal(user: string, fits?: (view: Record<string, unknown>) => boolean): Promise<z.infer<typeof View>>
  /** Fills in and submits the person’s modal; fails when an input is refused, unless that is what is wanted. */
  submit(
    user: string,
    values: Record<string, string | readonly string[]>,
  ): Promise<{ readonly ok: boolean; readonly errors: Record<string, string> }>
  /** What really reached the forge, oldest first. */
  ledger(): Promise<ForgeCall[]>
  /** What reached the forge while something was done, that was not a GET. */
  writes(doing: () => Promise<unknown>): Promise<ForgeCall[]>
  /** Every code and token that the forge gave to the bot. */
  secrets(): Promise<string[]>
  reset(): Promise<void>
  /** Asks the forge, by the API document’s own version unless another is named, whichever the bot speaks. */
  api(
    token: string,
    path: string,
    init?: { method: string; body?: object; version?: string },
  ): Promise<{ status: number; body: unknown }>
  stop(): Promise<void>
}

/** Which version of the API the bot of the stories speaks; vitest.config.ts runs them once for each kind of server. */
export const forgeApi = process.env.FORGE_API ?? 'v3'
const forgeMode = process.env.SANDBOX_FORGE_MODE ?? 'document'

/** The kind of server: as the API document says, as those that shipped with it, or as today’s. */
export const forgeKind = forgeApi === 'v4' ? 'today' : forgeMode === 'shipped' ? 'shipped' : 'document'

/** What the bot’s calls begin with in the ledger. */
export const API = `/api/${forgeApi}`

/** What stands between a project’s address and its pages. */
export const PAGES = forgeApi === 'v4' ? '/-' : ''

/** The bot’s path of a merge request, of which v3 wants the global id and v4 the number that people type. */
export function mergeRequestPath(project: number, { id, iid }: { id: number; iid: number }): string {
  return `${API}/projects/${project}/merge_requests/${forgeApi === 'v4' ? iid : id}`
}

/** Starts `npm start`’s own command on free ports and waits until it says that it is ready. */
export async function startSandbox(environment: Record<string, string> = {}): Promise<Sandbox> {
  const child = startMain({
    PORT: '0',
    SANDBOX_FORGE_PORT: '0',
    SANDBOX_FORGE_MODE: forgeMode,
    FORGE_API: forgeApi,
    SANDBOX_CHECK_SPEED: '20',
    SANDBOX_LOG: 'true',
    SANDBOX_MORNING: 'false',
    ...environment,
  })
  const [, url = ''] = await child.says(/Open (http:\/\/127\.0\.0\.1:\d+)\//)
  const [, forgeUrl = ''] = await child.says(/The server: (http:\/\/127\.0\.0\.1:\d+\S*)\/ /)
  return sandboxAt({ url, forgeUrl, main: child })
}

/** What people do in the workspace at `url`, beside a bot that runs as `main`. */
export function sandboxAt({
  url,
  forgeUrl,
  main: child,
}: Pick<Sandbox, 'url' | 'forgeUrl'> & {
  readonly main: Pick<ReturnType<typeof startMain>, 'process' | 'output' | 'stop'>
}): Sandbox {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return z.looseObject({ ok: z.boolean() }).parse(await response.json())
  }
  const get = async (path: string) => (await fetch(`${url}${path}`)).json()
  const messages = async (user: string, channel = 'web') =>
    z
      .object({ messages: z.array(Message) })
      .parse(await get(`/sandbox/messages?channel=${channel}&user=${user}`)).messages
  const labelled = async (user: string, channel: string, { ts }: Message, label: string) => {
    const now = (await messages(user, channel)).find((message) => message.ts === ts)
    if (!now) throw new Error(`${user} sees no message ${ts}`)
    return valueLabelled(now, label)
  }
  const submit = async (user: string, id: string, values: object) =>
    Submitted.parse(await call('/sandbox/submit', { user, view_id: id, values }))
  const expectOk = async (path: string, body: object) => {
    const answer = await call(path, body)
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`)
  }

  const sandbox: Sandbox = {
    url,
    forgeUrl,
    process: child.process,
    output: child.output,
    call,
    async command(user, text, channel = 'web') {
      const space = text.indexOf(' ')
      const [command, rest] = space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)]
      await expectOk('/sandbox/command', { user, channel, command, text: rest })
    },
    async press(user, message, actionId, { label, value: given, channel = 'web' } = {}) {
      const value = label === undefined ? given : await labelled(user, channel, message, label)
      if (!value && opensMergeForm(message, actionId)) {
        await sandbox.merge(user, message, { later: actionId.endsWith(':later'), channel })
        return
      }
      const { ts } = message
      await expectOk('/sandbox/press', {
        user,
        channel,
        ts,
        action_id: actionId,
        ...(value ? { value } : {}),
      })
    },
    async merge(user, { ts }, { later = false, values = {}, channel = 'web' } = {}) {
      const answers = async () =>
        JSON.stringify((await messages(user, channel)).filter(({ ephemeral }) => ephemeral))
      const before = await answers()
      await expectOk('/sandbox/press', { user, channel, ts, action_id: 'mr.merge' })
      return eventually(
        async () => {
          const { modal } = await sandbox.views(user)
          const title = JSON.stringify(modal?.view.title ?? '')
          if (modal && title.includes('"Merge !')) {
            const asks = JSON.stringify(modal.view.blocks).includes('"when-build-succeeds"')
            const when: Record<string, string> = asks
              ? { 'when-build-succeeds': later ? 'true' : 'false' }
              : {}
            // A second press replaces the form of the first, which may close it.
            const { ok, errors } = await submit(user, modal.id, { ...when, ...values })
            const isReplaced =
              !ok && ![null, modal.id].includes((await sandbox.views(user)).modal?.id ?? null)
            return !isReplaced && { errors }
          }
          const isAnswered = (modal && !title.includes('One moment')) || (await answers()) !== before
          return isAnswered && { errors: null }
        },
        () => `No form and no answer for ${user}`,
      ).then(({ errors }) => errors)
    },
    messages,
    async views(user) {
      return z
        .looseObject({ modal: View.nullable(), home: View.nullable() })
        .parse(await get(`/sandbox/views?user=${user}`))
    },
    async sees(user, fits, channel = 'web') {
      return eventually(
        async () => (await messages(user, channel)).find(fits),
        async () => {
          const last = (await messages(user, channel)).slice(-3).map(({ text }) => text)
          const log = child.output().slice(-1500)
          return `No such message for ${user} in #${channel}. The last ones:\n${last.join('\n')}\n${log}`
        },
      )
    },
    async asks(user, text, fits = () => true, channel = 'web') {
      const before = new Set((await messages(user, channel)).map(({ ts }) => ts))
      await sandbox.command(user, text, channel)
      return sandbox.sees(user, (message) => !before.has(message.ts) && fits(message), channel)
    },
    async modal(user, fits = () => true) {
      return eventually(
        async () => {
          const { modal } = await sandbox.views(user)
          return modal && fits(modal.view) && modal
        },
        async () => `No such modal for ${user}: ${JSON.stringify(await sandbox.views(user))}`,
      )
    },
    async submit(user, values) {
      return submit(user, (await sandbox.modal(user)).id, values)
    },
    async ledger() {
      return z.object({ entries: z.array(ForgeCall) }).parse(await get('/sandbox/ledger?target=forge'))
        .entries
    },
    async secrets() {
      return z.object({ secrets: z.array(z.string()) }).parse(await get('/sandbox/secrets')).secrets
    },
    async writes(doing) {
      const before = (await sandbox.ledger()).length
      await doing()
      return (await sandbox.ledger()).slice(before).filter(({ method }) => method !== 'GET')
    },
    reset: () => expectOk('/sandbox/reset', {}),
    async api(token, path, init = { method: 'GET' }) {
      const response = await fetch(`${forgeUrl}/api/${init.version ?? 'v3'}${path}`, {
        method: init.method,
        headers: { 'private-token': token, ...(init.body ? { 'content-type': 'application/json' } : {}) },
        ...(init.body ? { body: JSON.stringify(init.body) } : {}),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    },
    stop: child.stop,
  }
  return sandbox
}

/** A fresh clone in a folder of its own, made with git and a token, as a person would. */
export async function clone(forgeUrl: string, project: string, user: string) {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-clone-'))
  const url = `${forgeUrl.replace('://', `://${user}:sandbox-${user}@`)}/${project}.git`
  const git = async (...words: string[]) =>
    (
      await run('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words])
    ).stdout.trim()
  await run('git', ['clone', '--quiet', url, folder])
  return { folder, git, remove: () => rm(folder, { recursive: true, force: true }) }
}

function opensMergeForm(message: Message, actionId: string): boolean {
  if (actionId.split(':')[0] !== 'mr.merge') return false
  return elements(message).some(
    ({ action_id, text }) => action_id === 'mr.merge' && JSON.stringify(text ?? '').includes('…"'),
  )
}

const Option = z.looseObject({ value: z.string() })
const Initial = z.looseObject({
  initial_value: z.string().optional(),
  initial_date: z.string().optional(),
  initial_option: Option.optional(),
  initial_options: z.array(Option).default([]),
})

/** What an input holds before anything is entered: a text, a day, the value of an option, or of several. */
export function initialOf(input: unknown): string {
  const {
    initial_value: text,
    initial_date: day,
    initial_option: one,
    initial_options: several,
  } = Initial.parse(input ?? {})
  return text ?? day ?? one?.value ?? several.map(({ value }) => value).join(', ')
}

/** The element with this action id in a message: a button, an overflow menu. */
export function element(message: Message, actionId: string): Record<string, unknown> {
  const found = elements(message).find((candidate) => candidate.action_id === actionId)
  if (!found) throw new Error(`There is no ${actionId} in ${JSON.stringify(message.blocks)}`)
  return found
}

const Label = z.object({ text: z.string() })
const Labelled = z.object({
  text: Label.optional(),
  accessibility_label: z.string().optional(),
  value: z.string().optional(),
  options: z.array(z.object({ text: Label, value: z.string() })).default([]),
})

/** The value of the button or the option of a menu that is read, or read aloud, as this label. */
export function valueLabelled(message: Message, label: string): string {
  const labelled = elements(message).flatMap((candidate) => {
    const { text, accessibility_label, value = '', options } = Labelled.parse(candidate)
    const own = [text?.text, accessibility_label].map((words) => ({ words, value }))
    return [...own, ...options.map((option) => ({ words: option.text.text, value: option.value }))]
  })
  const found = labelled.find(({ words }) => words === label)
  if (!found)
    throw new Error(`Nothing is labelled ${label}: ${labelled.map(({ words }) => words).join(', ')}`)
  return found.value
}

/** Whether a message is in the thread of another one. */
export function isReply({ ts, thread_ts }: Message): boolean {
  return thread_ts !== undefined && thread_ts !== ts
}

/** Action ids of everything that can be pressed. */
export function actionIds(message: Message): string[] {
  return elements(message).map((candidate) => String(candidate.action_id))
}

function elements({ blocks }: Message): Record<string, unknown>[] {
  return blocks.flatMap((block) => {
    const inner = z.array(z.record(z.string(), z.unknown())).safeParse(block.elements)
    const accessory = z.record(z.string(), z.unknown()).safeParse(block.accessory)
    return [
      ...(block.type === 'actions' && inner.success ? inner.data : []),
      ...(accessory.success ? [accessory.data] : []),
    ]
  })
}

/** All the words of a message’s blocks, in order, for checks of what a person reads. */
export function words({ blocks }: Message): string {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'text' && typeof inner === 'string') found.push(inner)
        else walk(inner)
      }
    }
  }
  walk(blocks)
  return found.join(' ')
}
