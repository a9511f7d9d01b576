import { asObject, type Json } from '../json.ts'

/** Where timestamps of messages stand in what goes to and comes from a backend. */
const NAMES: ReadonlySet<string> = new Set(['ts', 'thread_ts', 'message_ts', 'latest_reply', 'timestamp'])
const STAMP = /^[1-9]\d{9}\.\d{6,}$/

/**
 * Dates messages by the sandbox’s clock, where a backend dates them by the machine’s: each has one timestamp here
 * and another there. As in Slack a message is never older than the one before it, also when the clock was moved back.
 */
export class Timestamps {
  readonly #now: () => number
  readonly #ours = new Map<string, string>()
  readonly #theirs = new Map<string, string>()
  #lastMicros = 0

  /** `now`: ms UTC. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** A copy of an answer with our timestamps; one that was not seen before is of now. */
  toSandbox(answer: Json): Json {
    return renamed(answer, (theirs) => this.#ours.get(theirs) ?? this.#issue(theirs))
  }

  /** A copy of arguments with the backend’s timestamps; one that nobody was given stays. */
  toBackend(args: Json): Json {
    return renamed(args, (ours) => this.#theirs.get(ours) ?? ours)
  }

  #issue(theirs: string): string {
    this.#lastMicros = Math.max(this.#now() * 1000, this.#lastMicros + 1)
    const digits = String(this.#lastMicros)
    const ours = `${digits.slice(0, -6)}.${digits.slice(-6)}`
    this.#ours.set(theirs, ours)
    this.#theirs.set(ours, theirs)
    return ours
  }
}

function renamed(value: Json, rename: (stamp: string) => string): Json {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, renamedAt(name, inner, rename)]),
  )
}

function renamedAt(name: string, value: unknown, rename: (stamp: string) => string): unknown {
  if (typeof value === 'string') return NAMES.has(name) && STAMP.test(value) ? rename(value) : value
  // What an app wrote is its own.
  if (name === 'blocks' || name === 'metadata') return value
  if (Array.isArray(value)) return value.map((item) => renamedAt('', item, rename))
  const object = asObject(value)
  return object === undefined ? value : renamed(object, rename)
}
