import { fc } from '@fast-check/vitest'
import type { Command } from '../../src/commands/command.ts'
import { commandOf, registry } from '../../src/commands/registry.ts'
import type { Dialect } from '../../src/forge/dialect.ts'
import type { Exchange } from '../../src/forge/request.ts'
import type { Call } from '../../src/forge/request-spec.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import type { InteractionResult } from '../../src/interactions/types.ts'
import { Change } from '../../src/model/change.ts'
import { integrationNames } from '../../src/model/integration-kinds.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { Commit, MergeRequestVersionDetail } from '../../src/model/version.ts'
import { createServices } from '../../src/services/services.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { typeTo } from '../support/asker.ts'
import { forgeServer } from '../support/forge-server.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { aMergeRequest, aMilestone, anIssue, HEAD } from '../support/recorded-services.ts'
import { roomSettings } from '../support/room-settings.ts'
import { toldClient } from '../support/scripted-forge.ts'
import {
  change,
  commit,
  foreign,
  issue,
  many,
  mergeRequest,
  milestoneContent,
  now,
  version,
} from './foreign.ts'

const FORGE = 'https://git.example.com'

/** What comes of a call: its own answer, an error of this status in the words of a stranger, or none. */
const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant('done' as const) },
  fc.constantFrom(304, 400, 401, 403, 404, 405, 406, 409, 422, 429, 500, 502),
  fc.constantFrom('lost', 'unsent', 'page' as const),
)

/** Everything that a forge may say in one turn: every text in it is a stranger’s. */
export const world = fc
  .record({
    mergeRequests: fc.array(mergeRequest, { minLength: 1, maxLength: 12 }),
    commits: many(commit),
    changes: many(change),
    versions: fc.array(version, { minLength: 1, maxLength: 4 }),
    issues: many(issue),
    milestones: fc.array(
      milestoneContent.map(({ milestone }) => milestone),
      { minLength: 1, maxLength: 12 },
    ),
    words: foreign,
    /** Each call takes the next one, over and over. */
    fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
  })
  // It would fill the screen.
  .map((said) =>
    Object.assign(said, { [fc.toStringMethod]: () => `${said.fates}: ${said.words.slice(0, 100)}` }),
  )
type Said = typeof world extends fc.Arbitrary<infer Value> ? Value : never
type Fate = typeof fate extends fc.Arbitrary<infer Value> ? Value : never
export interface World extends Omit<Said, typeof fc.toStringMethod> {
  /** What comes of each write, where it is something else. */
  readonly write?: Fate
  /** What the forge shows once a write was sent. */
  readonly after?: Partial<Pick<Said, 'mergeRequests' | 'milestones'>>
}

/** Longer than anything that is shown; in a list, texts are shorter. In characters. */
const HUGE = { first: 20_000, others: 600 }
/** One grapheme each. */
export const TINY = { first: 1, others: 1 }

/** A forge in which the first text of each kind is as long as that, and the lists are long too. */
export function hugeWorld(grapheme: string, listed = 60, size = HUGE): World {
  const words = grapheme.repeat(Math.ceil(size.first / grapheme.length))
  const short = grapheme.repeat(Math.ceil(size.others / grapheme.length))
  const ofMany = <T>(item: (text: string) => T): T[] => [
    item(words),
    ...Array.from({ length: listed }, () => item(short)),
  ]
  const mr = aMergeRequest({
    title: words,
    description: words,
    source_branch: words,
    target_branch: words,
    merge_status: words,
    labels: [words, short],
    author: { name: words },
    assignee: { name: words },
    updated_at: words,
    milestone: { id: 1, iid: 3, title: words, state: words, due_date: words },
  })
  const commits = ofMany((text) => Commit.parse({ id: HEAD, title: text, author_name: text, message: text }))
  const changes = ofMany((text) =>
    Change.parse({ old_path: text, new_path: text, diff: `@@ -1 +1 @@\n+${text}` }),
  )
  const version = { id: 1, head_commit_sha: words, state: words, real_size: words, commits, diffs: changes }
  return {
    mergeRequests: Array(10).fill(mr),
    commits,
    changes,
    versions: Array(3).fill(MergeRequestVersionDetail.parse(version)),
    issues: ofMany((text) => anIssue({ title: text, assignee: { name: text } })),
    milestones: Array(12).fill(
      aMilestone({ title: words, description: words, state: words, due_date: words }),
    ),
    words,
    fates: ['done'],
  }
}

/** A verb, and an input that its own examples give, or with a stranger’s words in it. */
export const wish = fc.record({
  verb: fc.constantFrom(...registry.map(({ id }) => id)),
  example: fc.nat({ max: 20 }),
  words: fc.option(foreign),
  confirmed: fc.boolean(),
})
export type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

/** What a verb is asked: an example of it, one of its texts replaced. */
function inputOf(command: Command, { example, words }: Wish): Record<string, unknown> {
  const means = command.examples[example % command.examples.length]?.means ?? {}
  const input: Record<string, unknown> = { project: 42, ...USUAL[command.id], ...means }
  const texts = command.fields.filter(({ kind }) => kind === 'text')
  const field = texts[example % Math.max(texts.length, 1)]
  return field && words !== null ? { ...input, [field.key]: words } : input
}

/** What people choose in a form or name otherwise than their examples do. */
const USUAL: Readonly<Record<string, Record<string, unknown>>> = {
  'integration.set': { kind: integrationNames[0], values: {} },
  'mr.merge': { sha: '1a2b3c4d'.repeat(5) },
  // A button in a modal brings the head that is shown there.
  'mr.changes': { sha: '1a2b3c4d'.repeat(5) },
}

export interface Hostile {
  /** What comes of it when somebody new presses for something and the forge says this. */
  presses(wish: Wish, world: World): Promise<InteractionResult>
  /** What comes of it when somebody new types it. */
  types(noun: string, text: string, world: World, userTeam?: string): Promise<InteractionResult>
  close(): Promise<void>
}

/** Commands and services as they are, in front of a forge that says what it is told to. */
export async function openHostileForge({
  api = 'v3',
  clock = Date.now,
}: {
  readonly api?: Dialect['name']
  readonly clock?: () => number
} = {}): Promise<Hostile> {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing(), now: clock })
  let answer: (call: Call<unknown>) => Exchange = () => ({ kind: 'unsent', reason: 'Nothing is said yet' })
  const client = toldClient((call) => answer(call), api)
  const room = createServices(forgeServer(client, { projects: [{ alias: 'web', project: 42 }] }), store, {
    ...roomSettings(),
    checks: { speed: 1_000_000 },
    now: clock,
  })
  const turns = createInteractionHandler(room, FORGE)
  let people = 0

  /** Somebody new each time, so that nothing was done already. */
  async function asker(world: World, userTeam = 'T1') {
    let calls = 0
    let isSent = false
    answer = (call) => {
      const isWrite = call.method !== 'GET'
      const next = (isWrite && world.write) || (world.fates[calls % world.fates.length] ?? 'done')
      calls += 1
      isSent ||= isWrite
      return exchangeOf(next, call, isSent ? { ...world, ...world.after } : world)
    }
    people += 1
    const who = { team: 'T1', user: `UOURS${people}`, userName: 'ann', channel: 'C1' }
    await store.accounts.save(who.team, who.user, 'token-of-ann')
    return { ...who, userTeam, installedTeam: 'T1', now, reference: `r${people}` }
  }

  return {
    async presses(wanted, world) {
      const command = commandOf(wanted.verb)
      if (!command) throw new Error(`There is no verb ${wanted.verb}`)
      const how = { confirmed: wanted.confirmed, privately: false }
      return turns.pressed(command, inputOf(command, wanted), await asker(world), how)
    },
    types: async (noun, text, world, userTeam) => typeTo(turns, noun, text, await asker(world, userTeam)),
    close: () => store.close(),
  }
}

function exchangeOf(next: World['fates'][number], call: Call<unknown>, world: World): Exchange {
  const { words } = world
  if (next === 'unsent') return { kind: 'unsent', reason: `I couldn’t reach ${SERVER}` }
  if (next === 'lost') return { kind: 'lost', reason: 'The connection was lost' }
  if (next === 'page') return reply(200, `<html>${words}</html>`)
  if (next === 'done') return reply(200, JSON.stringify(bodyOf(call, world) ?? null))
  return reply(next, JSON.stringify({ message: next === 422 ? { title: [words], base: [words] } : words }))
}

function reply(status: number, text: string): Exchange {
  return { kind: 'reply', status, text, header: () => null }
}

function bodyOf({ method, path, query }: Call<unknown>, world: World): unknown {
  const { mergeRequests, commits, changes, versions, issues, milestones, words } = world
  const [mr] = mergeRequests
  const parts = path.split('/')
  const last = parts.at(-1)
  const isList = method === 'GET'
  switch (last) {
    case 'merge_requests':
      return isList ? mergeRequests : mr
    case 'commits':
      return commits
    case 'changes':
      return { ...mr, changes }
    case 'closes_issues':
    case 'issues':
      return issues
    case 'versions':
      return versions
    case 'todo':
      return { id: 1, body: words, target: mr }
    case 'milestones':
      return isList ? milestones : milestones[0]
    case 'jobs':
      return ['failed', 'manual', 'running', words].map((status, nth) => jobOf(words, status, nth + 1))
    case 'graphql':
      return String(query?.query).includes('htmlSummary') ? logsOf(words) : mr
    case 'deploy_keys':
      return isList ? [keyOf(words, 1), keyOf(words, 2)] : keyOf(words, 1)
  }
  if (path.includes('/versions/')) return versions[0]
  if (path.includes('/milestones/')) return milestones[0]
  if (path.includes('/deploy_keys')) return keyOf(words, 1)
  if (path.includes('/services/')) return { id: 1, active: true, properties: propertiesOf(words) }
  return mr
}

function jobOf(words: string, status: string, id: number): object {
  return { id, name: words || 'unit', stage: words, status: status || 'success', web_url: words }
}

function logsOf(words: string): object {
  const nodes = [
    { id: 'gid://gitlab/Ci::Build/1', trace: { htmlSummary: `<span class="">${words}<br/></span>` } },
  ]
  return { data: { projects: { nodes: [{ mergeRequest: { headPipeline: { jobs: { nodes } } } }] } } }
}

function keyOf(title: string, id: number): object {
  return {
    id,
    title,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr ci',
  }
}

function propertiesOf(words: string): Record<string, string> {
  return { external_wiki_url: words, room: words, channel: words, username: words, project_url: words }
}
