import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'
import { z } from 'zod'

const SHA = 'a'.repeat(40)
const MERGED_AS = 'c'.repeat(40)
const WEB = 'https://git.example.com/acme/web/merge_requests'

/** One public key of ssh-keygen, and another. */
export const KEYS = {
  there: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr ci',
  added: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJfR1sCmC1i9qyCnC9G0hS0sF4a6JZ9rJ4Yk3kq2vY7e new',
}

type Fields = Record<string, unknown>

/** What the forge holds of project 42. */
export interface Held {
  mrs: Fields[]
  milestone: Fields
  milestones: Fields[]
  keys: Fields[]
  service: Fields
}

/** One request to the forge. */
export interface Request {
  readonly method: string
  /** Behind `/api/v3/projects/42/`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Fields
}

function seed(mr: Fields, milestone: Fields): Held {
  const held = { id: 503, iid: 3, project_id: 42, title: 'Sprint 9', state: 'active', ...milestone }
  return {
    mrs: [
      {
        id: 1012,
        iid: 12,
        project_id: 42,
        title: 'Choose the dates of a report',
        state: 'opened',
        target_branch: 'main',
        source_branch: 'feature/report-range',
        sha: SHA,
        merge_status: 'can_be_merged',
        merge_when_build_succeeds: false,
        subscribed: false,
        web_url: `${WEB}/12`,
        ...mr,
      },
    ],
    milestone: held,
    milestones: [held],
    keys: [{ id: 7, title: 'CI runner', key: KEYS.there }],
    service: { id: 9, active: true, properties: { external_wiki_url: 'https://wiki.example.com/old' } },
  }
}

/** What a read shows. */
function shown({ path, query }: Request, held: Held): unknown {
  const [resource, id, part] = path.split('/')
  const [mr = {}] = held.mrs.filter((one) => String(one.id) === id)
  switch (resource) {
    case 'merge_requests': {
      const iids = query.getAll('iid[]')
      if (id === undefined)
        return held.mrs.filter(
          ({ iid, state }) =>
            (iids.length === 0 || iids.includes(String(iid))) &&
            (query.get('state') !== 'opened' || state === 'opened'),
        )
      if (part === 'commits') return [{ id: SHA, title: 'Choose the dates' }]
      if (part === 'changes') return { ...mr, changes: [] }
      if (part === 'versions' || part === 'closes_issues') return []
      return mr.id === undefined ? undefined : mr
    }
    case 'milestones':
      if (id === undefined) return held.milestones
      return part === 'issues' ? [] : held.milestone
    case 'deploy_keys':
      return id === undefined ? held.keys : held.keys.find((key) => String(key.id) === id)
    default:
      return held.service
  }
}

/** Carries a write out, and gives what a forge would answer. */
function carryOut({ method, path, body }: Request, held: Held): unknown {
  const [resource, id, part] = path.split('/')
  const mr = held.mrs[0] ?? {}
  const does: Readonly<Record<string, () => unknown>> = {
    'POST merge_requests': () => {
      const made = { ...mr, ...body, id: 1013, iid: 13, web_url: `${WEB}/13` }
      held.mrs.push(made)
      return made
    },
    'PUT merge_requests': () => {
      const { state_event: event, ...fields } = body
      const state = event === 'close' ? { state: 'closed' } : event === 'reopen' ? { state: 'opened' } : {}
      return Object.assign(mr, fields, state)
    },
    'DELETE merge_requests': () => void held.mrs.shift(),
    'PUT merge': () => Object.assign(mr, { state: 'merged', merge_commit_sha: MERGED_AS }),
    'PUT cancel_merge_when_build_succeeds': () => Object.assign(mr, { merge_when_build_succeeds: false }),
    'POST subscription': () => Object.assign(mr, { subscribed: true }),
    'DELETE subscription': () => Object.assign(mr, { subscribed: false }),
    'POST todo': () => ({ id: 1, action_name: 'marked', target_url: WEB }),
    'POST milestones': () => {
      const made = { ...held.milestone, ...body, id: 504, iid: 4 }
      held.milestones.push(made)
      held.milestone = made
      return made
    },
    'PUT milestones': () => {
      const { state_event: event, ...fields } = body
      const state = event ? { state: event === 'close' ? 'closed' : 'active' } : {}
      return Object.assign(held.milestone, fields, state)
    },
    'POST deploy_keys': () => {
      const made = { id: 8, created_at: new Date().toISOString(), ...body }
      held.keys.push(made)
      return made
    },
    'POST enable': () => {
      const made = { id: Number(id), title: 'Shared', key: KEYS.added }
      held.keys.push(made)
      return made
    },
    'DELETE deploy_keys': () => void held.keys.shift(),
    'DELETE disable': () => void held.keys.shift(),
    'PUT services': () => Object.assign(held.service, { active: true, properties: body }),
    'DELETE services': () => Object.assign(held.service, { active: false, properties: {} }),
  }
  return does[`${method} ${part ?? resource}`]?.()
}

/** What the next write is answered with, and what is true of it. */
export interface Oddity {
  readonly answer: (response: ServerResponse, request: Request) => void
  /** Whether the write is carried out although it is answered so. */
  readonly carriesOut?: boolean
  /** How reads are answered after it; rightly when left out. */
  readonly afterwards?: (response: ServerResponse) => void
  /** Reads are answered so from the beginning. */
  readonly reads?: true
}

export interface HeldForge {
  readonly url: string
  /** Begins anew, with another way to answer. */
  begin(oddity: Oddity, mr?: Fields, milestone?: Fields): void
  /** Writes since `begin`, each as `METHOD path`. */
  readonly writes: string[]
}

const Body = z.record(z.string(), z.unknown())

/** A forge over HTTP that keeps what it holds in memory, and answers writes, or reads, as a test says. */
export async function startHeldForge(): Promise<HeldForge> {
  let held = seed({}, {})
  let oddity: Oddity = { answer: (response) => void response.end() }
  const writes: string[] = []
  const server = createServer(async (incoming, response) => {
    const sent = (await incoming.toArray()).join('')
    const { pathname, searchParams: query } = new URL(incoming.url ?? '', 'http://forge')
    const path = pathname.replace('/api/v3/projects/42/', '')
    const body = sent === '' ? {} : Body.parse(JSON.parse(sent))
    const request = { method: incoming.method ?? '', path, query, body }
    if (request.method !== 'GET') {
      writes.push(`${request.method} ${path}`)
      if (oddity.carriesOut) carryOut(request, held)
      return oddity.answer(response, request)
    }
    if (oddity.reads) return oddity.answer(response, request)
    if (writes.length > 0 && oddity.afterwards) return oddity.afterwards(response)
    const seen = shown(request, held)
    response.writeHead(seen === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(seen ?? { message: '404 Not Found' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    writes,
    begin(next, mr = {}, milestone = {}) {
      oddity = next
      held = seed(mr, milestone)
      writes.length = 0
    },
  }
}
