import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { parseForeignJson } from '../model/json.ts'
import type { Dialect } from './dialect.ts'
import { isPage } from './interpret-response.ts'
import type { Exchange, HttpReply } from './request.ts'

type Name = Dialect['name']

export type VersionNews =
  | { readonly kind: 'found'; readonly api: Name }
  /** The probe is repeated; `reason` is part of a sentence. Sent once while the reason stays the same. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** `set` stays in use all the same. */
  | { readonly kind: 'contradicted'; readonly set: Name; readonly api: Name }

interface VersionOptions {
  /** The configured version, used whatever the forge reports; null: the forge is probed. */
  readonly set: Name | null
  /** Sends `GET /api/<name>/version` without any token, once. */
  readonly ask: (api: Name) => Promise<Exchange>
  /** Returns `200, text/html, from git.example.com`. */
  readonly describeReply: (reply: HttpReply) => string
  readonly onNews: (news: VersionNews) => void
  /** Milliseconds before the second probe; each pause is twice as long as the previous one. */
  readonly pauseMs: number
}

const MAX_PAUSE_MS = 30_000

/**
 * Probes newest first. A 200 that says the server’s version, or a 401 in the API’s own words, means that version; 410 from v3 means a server that has dropped v3.
 * Anything else (a web page, 404, 5xx, a redirect, no answer at all) decides nothing and is probed again.
 */
export function createVersion({ set, ask, describeReply, onNews, pauseMs }: VersionOptions) {
  const ending = new AbortController()
  let spoken = set
  let reason = 'it has not been asked yet'
  let isAsking = false

  /** Returns true when no probe is left. */
  async function settle(): Promise<boolean> {
    if (set !== null) return settleSet(set)
    const found = await versionOf(ask, describeReply)
    if (ending.signal.aborted) return true
    if (typeof found === 'string') {
      spoken = found
      onNews({ kind: 'found', api: found })
      return true
    }
    if (found.reason !== reason) onNews({ kind: 'unknown', reason: found.reason })
    reason = found.reason
    return false
  }

  async function settleSet(name: Name): Promise<boolean> {
    const other = await contradiction(ask, name)
    if (other === 'no-answer') return ending.signal.aborted
    if (other !== null) onNews({ kind: 'contradicted', set: name, api: other })
    return true
  }

  async function goOn(): Promise<void> {
    const { signal } = ending
    for (let pause = pauseMs; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted || (await settle())) return
    }
  }

  async function start(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const first = settle()
    const rest = first.then((isSettled) => (isSettled ? undefined : goOn()))
    void rest.finally(() => {
      isAsking = false
    })
    if (set === null) await first
  }

  return {
    /** Null while the version is unknown. */
    spoken: () => spoken,
    reason: () => reason,
    /** Probes until the version is known; resolves after the first probe, at once with a configured version. */
    start,
    /** Probes again, because the forge has said that it does not speak the version found before. */
    doubt(): void {
      if (set !== null) return
      spoken = null
      reason = 'it speaks another version of its API than before'
      void start()
    },
    stop: (): void => ending.abort(),
  }
}

type Ask = VersionOptions['ask']

async function versionOf(
  ask: Ask,
  describeReply: VersionOptions['describeReply'],
): Promise<Name | { reason: string }> {
  const today = await ask('v4')
  if (today.kind !== 'reply') return { reason: inside(today.reason) }
  if (isOfApi(today)) return 'v4'
  const before = await ask('v3')
  if (before.kind !== 'reply') return { reason: inside(before.reason) }
  if (isOfApi(before)) return 'v3'
  if (hasLeftV3(before)) return 'v4'
  const elsewhere = pointsTo(today)
  return {
    reason:
      elsewhere === null
        ? `it did not say which version of its API it speaks (${describeReply(today)})`
        : `it points to ${elsewhere} instead of saying which version of its API it speaks`,
  }
}

/** Returns the version that the forge speaks instead of `name`; null when it does not contradict. */
async function contradiction(ask: Ask, name: Name): Promise<Name | 'no-answer' | null> {
  const own = await ask(name)
  if (own.kind !== 'reply') return 'no-answer'
  if (isOfApi(own)) return null
  const other = name === 'v3' ? 'v4' : 'v3'
  if (name === 'v3' && hasLeftV3(own)) return other
  const answer = await ask(other)
  return answer.kind === 'reply' && isOfApi(answer) ? other : null
}

const Version = z.object({ version: z.string().regex(/^\d{1,4}\.\d/) })
const Refusal = z.union([z.object({ message: z.string() }), z.object({ error: z.string() })])

function isOfApi({ status, text }: HttpReply): boolean {
  if (status !== 200 && status !== 401) return false
  return (status === 200 ? Version : Refusal).safeParse(parseForeignJson(text ?? '')).success
}

function hasLeftV3({ status, text }: HttpReply): boolean {
  return status === 410 && !isPage(text)
}

/** Returns the host of a redirect; null when the answer is not a redirect. */
function pointsTo({ status, header }: HttpReply): string | null {
  if (status < 300 || status > 399) return null
  return URL.parse(header('location') ?? '')?.host ?? 'another page'
}

/** Returns a sentence in the form that follows a colon. */
function inside(sentence: string): string {
  if (/^I\b/.test(sentence)) return sentence
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
