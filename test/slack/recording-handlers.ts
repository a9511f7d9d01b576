import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as httpRequest, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlainTextOption } from '@slack/types'
import type { Attempt, Durable, WorkHandler } from '../../src/durable/durable.ts'
import { createLog, type Log } from '../../src/log/log.ts'
import type { Dispatch } from '../../src/slack/dispatch.ts'
import { readContext } from '../../src/slack/forms/form-context.ts'
import type { FoundForm } from '../../src/slack/forms/forms.ts'
import type {
  Claim,
  Interaction,
  ReadRequest,
  SubmitAnswer,
  Suggestion,
} from '../../src/slack/interaction.ts'
import { isInteraction } from '../../src/slack/interaction.ts'
import type { Respond } from '../../src/slack/outgoing/respond.ts'
import { createBoltApp, type SlackApp } from '../../src/slack/receive/bolt-app.ts'
import { type Claims, claimKey, createClaims } from '../../src/slack/receive/claims.ts'
import { HttpReceiver } from '../../src/slack/receive/http-receiver.ts'
import { InFlight } from '../../src/slack/receive/in-flight.ts'
import { type RequestWorkOptions, registerRequests } from '../../src/slack/receive/request-work.ts'
import { createExplainRejection } from '../../src/slack/replies/storage-outage.ts'
import type { Workspaces } from '../../src/slack/workspaces.ts'
import type { Store } from '../../src/store/store.ts'

const SECRET = 'current-signing-secret-0123456789'
export const PREVIOUS = 'previous-signing-secret-0123456789'
export const FORM = 'application/x-www-form-urlencoded'

/** The workspaces of a bot with one token. */
export const workspaces = {
  as: (_, call) => call({ token: 'xoxb-test' }),
  bot: async () => ({ botId: 'B1', botUserId: 'UBOT', app: 'A1' }),
} satisfies Partial<Workspaces>

export type Handle = (interaction: Interaction) => Promise<SubmitAnswer>

/** A handler that writes down what reaches it; `before` runs first and may throw or wait. */
export function recordingHandler(
  before: (kind: string, interaction: unknown) => Promise<SubmitAnswer> = async () => undefined,
) {
  const seen: { kind: string; interaction: unknown }[] = []
  const handle: Handle = async (interaction) => {
    const { kind } = interaction
    seen.push({ kind, interaction })
    return before(kind, interaction)
  }
  return { handle, seen }
}

/** A form that is unknown, as it is handed to a dispatch. */
export const unknownForm: FoundForm = {
  privateMetadata: '',
  context: readContext(''),
  values: {},
  read: { kind: 'old' },
}

/** A dispatch that writes down what reaches it. */
export function recordingDispatch(
  answer: (interaction: unknown) => Promise<SubmitAnswer> = async () => undefined,
) {
  const { handle, seen } = recordingHandler((_, interaction) => answer(interaction))
  const record = async (interaction: Interaction) => void (await handle(interaction))
  const dispatch: Pick<Dispatch, 'command' | 'action' | 'submission' | 'shortcut' | 'home'> = {
    command: record,
    action: record,
    submission: handle,
    shortcut: record,
    home: record,
  }
  return { dispatch, seen }
}

/** Claims that store nothing and handle at once; `works` gets what they begin, `inFlight` counts it. */
export function claimsOf({
  claim,
  handle,
  log,
  inFlight,
  works = [],
}: {
  claim: (key: string) => Promise<boolean>
  handle: Handle
  log: Log
  inFlight: InFlight
  works?: Promise<unknown>[]
}): Pick<Claims, 'accept'> {
  return {
    async accept({ received, delivery, refused }) {
      if (!isInteraction(received)) return null
      if (!(await claim(claimKey(received, delivery))) || refused?.aborted) return null
      const answer = inFlight.track(() => handle(received))
      works.push(answer.catch((err: unknown) => log.error({ err }, 'request failed')))
      return { answer, hasBegun: () => true }
    },
  }
}

/** A request whose words and tokens mean nothing. */
export function readAsNothing(request: Interaction): ReadRequest {
  switch (request.kind) {
    case 'command':
      return { ...request, parsed: { kind: 'help', noun: null, command: null } }
    case 'action':
      return { ...request, found: { kind: 'unknown' } }
    case 'submission':
      return { ...request, found: { kind: 'unknown' } }
    default:
      return request
  }
}

/** A claim over this store; `pieces` gets the work that must end before it does. */
export function claimOver(
  store: Pick<Store, 'database'>,
  reference: string,
  log: Log,
  pieces: Promise<unknown>[] = [],
): Claim {
  return {
    reference,
    acceptedAt: Date.now(),
    isLate: false,
    isRetry: false,
    log,
    attempt: {
      number: 1,
      fenced: (write) => store.database.transaction().execute(write),
      hasLeftPartition: false,
      isCurrent: async () => true,
      leavePartition: async () => {},
    },
    isDurable: () => true,
    makeDurable: async () => {},
    saveNotice: async () => {},
    until: (work) => void pieces.push(work),
    ended: async () => {},
  }
}

/** The handler of requests, which the test calls as the engine would; `begun` is what was accepted. */
export function requestWork(
  store: Pick<Store, 'database' | 'pendingRequests' | 'idempotencyKeys'>,
  {
    now = Date.now,
    planOf = async (request) => ({ received: readAsNothing(request), isDurable: true }),
    before,
    ...options
  }: Partial<Options> & { before?: Parameters<typeof recordingHandler>[0] } = {},
) {
  const { handle, seen } = recordingHandler(before)
  const { log, lines } = keptLog()
  let handler: WorkHandler = async () => undefined
  const begun: Promise<unknown>[] = []
  const attemptOf = (key: string, number: number, hasLeftPartition = false): Attempt => ({
    key,
    ...claimOver(store, '', log).attempt,
    number,
    hasLeftPartition,
    closing: new AbortController().signal,
    once: (_, { first }) => first(),
    retract: async () => {},
  })
  /** Makes an attempt at the work of this key, and writes its end. */
  const attempt = async (key: string, reference: string, number: number, hasLeft = false) => {
    const result = await handler({ reference }, attemptOf(key, number, hasLeft))
    if (result && 'write' in result) await store.database.transaction().execute(result.write)
    return result
  }
  const keys = new Set<string>()
  const start: Durable['start'] = async (_, { key, input, write }) => {
    if (keys.has(key)) return false
    keys.add(key)
    if (write) await store.database.transaction().execute(write)
    begun.push(attempt(key, String(input?.reference), 1).catch(() => {}))
    return true
  }
  const claims = createClaims({
    requests: store.pendingRequests,
    durable: { start, result: async () => {} },
    handle,
    planOf,
    claimForm: store.idempotencyKeys.claim,
    notify: async () => {},
    log,
    now,
    ...options,
  })
  const durable = {
    start,
    work(_: string, work: WorkHandler) {
      handler = work
    },
  }
  const register = (more: Partial<RequestWorkOptions> = {}) =>
    registerRequests({
      durable,
      requests: store.pendingRequests,
      claims,
      handle,
      planOf,
      releaseForm: store.idempotencyKeys.release,
      now,
      interactions: { interrupted: async () => null },
      dispatch: { resume: async () => {}, sendReply: async () => {} },
      ...more,
    })
  return { claims, seen, register, attempt, begun, lines }
}

type Options = Pick<Parameters<typeof createClaims>[0], 'now' | 'rateLimit' | 'planOf' | 'track'>

/** A claim that is one-shot for as long as the test lives. */
export function claimOnce(): (key: string) => Promise<boolean> {
  const claimed = new Set<string>()
  return async (key) => {
    await new Promise(setImmediate)
    if (claimed.has(key)) return false
    claimed.add(key)
    return true
  }
}

/** A log whose finished lines can be read. */
export function keptLog(): { log: Log; lines: string[] } {
  const lines: string[] = []
  return { log: createLog({ write: (line) => lines.push(line) }), lines }
}

export interface Doorstep {
  readonly url: string
  readonly port: number
  readonly server: Server
  readonly door: HttpReceiver
  readonly app: SlackApp
  readonly inFlight: InFlight
  readonly seen: { kind: string; interaction: unknown }[]
  readonly lines: string[]
  /** Resolves for each request once the work that it began has ended. */
  readonly ended: Promise<boolean>[]
  close(): Promise<void>
}

/** A real HTTP server with the front door mounted, and a real Bolt app behind it. */
export async function openDoorstep(
  options: {
    before?: (kind: string, interaction: unknown) => Promise<SubmitAnswer>
    claim?: (key: string) => Promise<boolean>
    workspaces?: Pick<Workspaces, 'bot'>
    now?: () => number
    /** Stores what is accepted; takes the place of `claim`, and handles it. */
    claims?: Pick<Claims, 'accept'>
    /** The work that is begun. */
    works?: Promise<unknown>[]
    respond?: Respond
    /** In the place of the one that writes down what reaches it. */
    handle?: Handle
    /** What the handler of `claims` writes down. */
    seen?: Doorstep['seen']
  } = {},
): Promise<Doorstep> {
  const { log, lines } = keptLog()
  const recorder = recordingHandler(options.before)
  const { handle = recorder.handle, seen = recorder.seen, works = [], claim = claimOnce() } = options
  const inFlight = new InFlight()
  const door = new HttpReceiver({
    signingSecrets: [SECRET, PREVIOUS],
    explainRejection: createExplainRejection(options.respond ?? (async () => false), log),
    log,
    ...(options.now && { now: options.now }),
  })
  const app = await createBoltApp({
    receiver: door,
    claims: options.claims ?? claimsOf({ claim, handle, log, inFlight, works }),
    suggest: echoed,
    choose: async () => {},
    workspaces: options.workspaces ?? workspaces,
    slackApiUrl: 'http://127.0.0.1:9/api/',
    log,
    inFlight,
  })
  await app.start()
  const ended: Promise<boolean>[] = []
  const server = createServer((request, response) => {
    const handled = door.handle(request, response)
    ended.push(handled.then((own) => Promise.all(works).then(() => own)))
    void handled.then((own) => own || response.writeHead(404).end())
  })
  const port = await listen(server)
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    url: `http://127.0.0.1:${port}/slack/events`,
    port,
    server,
    door,
    app,
    inFlight,
    seen,
    lines,
    ended,
    close,
  }
}

export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return isAddress(address) ? address.port : 0
}

function isAddress(address: unknown): address is AddressInfo {
  return typeof address === 'object' && address !== null && 'port' in address
}

export interface Signed {
  readonly headers: Record<string, string>
  readonly body: string
}

/** A body with the headers that Slack would send. */
export function sign(
  body: string,
  { secret = SECRET, at = Math.floor(Date.now() / 1000), type = FORM } = {},
): Signed {
  const signature = createHmac('sha256', secret).update(`v0:${at}:${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': type,
      'x-slack-request-timestamp': String(at),
      'x-slack-signature': `v0=${signature}`,
    },
  }
}

export interface Answer {
  readonly status: number
  readonly type: string | undefined
  readonly text: string
}

/** Sends over `node:http`, which sends whatever headers it is given. */
export function send(
  url: string,
  { headers, body }: { headers: OutgoingHttpHeaders; body: string | Buffer },
  method = 'POST',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'],
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

let triggers = 0

/** A slash command's form as Slack sends it, new each time. */
export function slashBody(fields: Record<string, string> = {}): string {
  triggers += 1
  return new URLSearchParams({
    command: '/mr',
    text: 'list',
    team_id: 'T1',
    user_id: 'U1',
    user_name: 'ann',
    channel_id: 'C1',
    api_app_id: 'A1',
    response_url: 'https://hooks.slack.com/commands/1/2/3',
    trigger_id: `1.${triggers}`,
    ...fields,
  }).toString()
}

/** An interaction's form as Slack sends it. */
export function payloadBody(payload: unknown): string {
  return `payload=${encodeURIComponent(JSON.stringify(payload))}`
}

export const person = { id: 'U1', username: 'ann', name: 'ann', team_id: 'T1' }

/** A pressed button in a message. */
export function pressBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  triggers += 1
  return {
    type: 'block_actions',
    team: { id: 'T1', domain: 'acme' },
    user: person,
    channel: { id: 'C1', name: 'web' },
    container: { type: 'message', message_ts: '1.2', channel_id: 'C1', is_ephemeral: false },
    message: { ts: '1.2', text: 'card' },
    trigger_id: `2.${triggers}`,
    response_url: 'https://hooks.slack.com/actions/1/2/3',
    actions: [{ type: 'button', action_id: 'mr.merge', block_id: 'b1', value: '{"iid":12}' }],
    ...changes,
  }
}

/** A submitted modal with one text input (block `title`). */
export function submitBody(view: Record<string, unknown> = {}): Record<string, unknown> {
  triggers += 1
  return {
    type: 'view_submission',
    team: { id: 'T1' },
    user: person,
    trigger_id: `3.${triggers}`,
    view: {
      id: 'V1',
      type: 'modal',
      callback_id: 'mr.edit',
      private_metadata: '{"iid":12}',
      blocks: [
        { type: 'section', block_id: 'intro' },
        { type: 'input', block_id: 'title' },
      ],
      state: { values: { title: { input: { type: 'plain_text_input', value: 'New title' } } } },
      ...view,
    },
  }
}

/** What somebody types into a select of that modal. */
export function suggestBody(typed: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'block_suggestion',
    team: { id: 'T1' },
    user: person,
    api_app_id: 'A1',
    action_id: 'title',
    block_id: 'title',
    value: typed,
    container: { type: 'view', view_id: 'V1' },
    view: { id: 'V1', type: 'modal', callback_id: 'mr.edit', private_metadata: 'x' },
    ...changes,
  }
}

/** Offers what was typed. */
export async function echoed({ typed }: Suggestion): Promise<readonly PlainTextOption[]> {
  return [{ text: { type: 'plain_text', text: typed, emoji: false }, value: typed }]
}

/** An opened Home tab, in Slack's event envelope. */
export function homeBody(eventId: string, event: Record<string, unknown> = {}): string {
  return JSON.stringify({
    type: 'event_callback',
    team_id: 'T1',
    api_app_id: 'A1',
    event_id: eventId,
    event: { type: 'app_home_opened', user: 'U1', channel: 'D1', tab: 'home', ...event },
  })
}
