import { setTimeout as sleep } from 'node:timers/promises'
import { isPage } from './detect-foreign-server.ts'
import type { Dialect } from './dialect.ts'
import type { Exchange, Reply } from './request.ts'

type Name = Dialect['name']

/** What became known of the version of the API that the forge speaks. */
export type VersionNews =
  | { readonly kind: 'found'; readonly api: Name }
  /** It is asked again; `reason` is a part of a sentence. Said once as long as the reason stays the same. */
  | { readonly kind: 'not-told'; readonly reason: string }
  /** `set` is spoken to it all the same. */
  | { readonly kind: 'contradicted'; readonly set: Name; readonly api: Name }

/** The version of the API that the forge speaks. */
export interface Version {
  /** Null while the forge has not told. */
  readonly spoken: () => Name | null
  /** Why it is not known, as a part of a sentence. */
  readonly reason: () => string
  /** Asks, and goes on asking until it is known; resolves after the first time, at once where it is set. */
  readonly start: () => Promise<void>
  /** Asks anew: the forge has said that it does not speak the version that it was found to speak. */
  readonly doubt: () => void
  readonly stop: () => void
}

export interface VersionOptions {
  /** What is spoken whatever the forge tells; null: the forge is asked. */
  readonly set: Name | null
  /** Sends `GET /api/<name>/version` without any token, once. */
  readonly ask: (api: Name) => Promise<Exchange>
  /** `200, text/html, from git.example.com` */
  readonly seen: (reply: Reply) => string
  readonly onNews: (news: VersionNews) => void
  /** Milliseconds until it is asked for the second time; each pause is twice as long as the one before. */
  readonly pauseMs: number
}

const LONGEST_PAUSE_MS = 30_000

/**
 * Asks newest first. A JSON 200 or 401 is an answer of that version; 410 from v3 is one of a server that has left v3
 * behind. Anything else (a web page, 404, 5xx, a redirect, no answer at all) tells nothing, and is asked again.
 */
export function createVersion({ set, ask, seen, onNews, pauseMs }: VersionOptions): Version {
  const ending = new AbortController()
  let spoken = set
  let reason = 'it has not been asked yet'
  let isAsking = false

  /** True when nothing is left to ask. */
  async function settle(): Promise<boolean> {
    if (set !== null) return settleSet(set)
    const found = await versionOf(ask, seen)
    if (ending.signal.aborted) return true
    if (typeof found === 'string') {
      spoken = found
      onNews({ kind: 'found', api: found })
      return true
    }
    if (found.reason !== reason) onNews({ kind: 'not-told', reason: found.reason })
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
    for (let pause = pauseMs; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
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
    spoken: () => spoken,
    reason: () => reason,
    start,
    doubt() {
      if (set !== null) return
      spoken = null
      reason = 'it speaks another version of its API than before'
      void start()
    },
    stop: () => ending.abort(),
  }
}

type Ask = VersionOptions['ask']

async function versionOf(ask: Ask, seen: VersionOptions['seen']): Promise<Name | { reason: string }> {
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
        ? `it did not say which version of its API it speaks (${seen(today)})`
        : `it points to ${elsewhere} instead of saying which version of its API it speaks`,
  }
}

/** The version that the forge speaks in the place of `name`; null when it does not contradict. */
async function contradiction(ask: Ask, name: Name): Promise<Name | 'no-answer' | null> {
  const own = await ask(name)
  if (own.kind !== 'reply') return 'no-answer'
  if (isOfApi(own)) return null
  const other = name === 'v3' ? 'v4' : 'v3'
  if (name === 'v3' && hasLeftV3(own)) return other
  const answer = await ask(other)
  return answer.kind === 'reply' && isOfApi(answer) ? other : null
}

function isOfApi({ status, text }: Reply): boolean {
  if (status !== 200 && status !== 401) return false
  try {
    const body: unknown = JSON.parse(text ?? '')
    return typeof body === 'object' && body !== null
  } catch {
    return false
  }
}

function hasLeftV3({ status, text }: Reply): boolean {
  return status === 410 && !isPage(text)
}

/** The host that a redirect leads to; null when it is none. */
function pointsTo({ status, header }: Reply): string | null {
  if (status < 300 || status > 399) return null
  return URL.parse(header('location') ?? '')?.host ?? 'another page'
}

/** A sentence as it goes on after a colon. */
function inside(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
