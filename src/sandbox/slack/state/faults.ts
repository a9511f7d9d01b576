import { z } from 'zod'

/** What goes wrong with a call: before it has an effect, or only with its reply. */
export type Fault =
  | { readonly kind: 'drop-request' | 'drop-reply' | 'redirect' | 'garbage' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'slow'; readonly milliseconds: number }

const plain = z.enum(['drop-request', 'drop-reply', 'redirect', 'garbage'])

/**
 * Reads `drop-request` (the connection ends, nothing happened), `drop-reply` (it happened, the connection
 * ends), `status:503` (nothing happened), `slow:5000` (it happened, the reply comes after so many
 * milliseconds), `redirect` (nothing happened) and `garbage` (it happened, the reply is unreadable).
 * Undefined for anything else.
 */
export function parseFault(kind: string): Fault | undefined {
  const [, name, digits] = /^(status|slow):(\d{1,6})$/.exec(kind) ?? []
  const number = Number(digits)
  if (name === 'slow') return { kind: 'slow', milliseconds: number }
  if (name === 'status')
    return number >= 400 && number <= 599 ? { kind: 'status', status: number } : undefined
  const known = plain.safeParse(kind)
  return known.success ? { kind: known.data } : undefined
}

interface Planned {
  readonly match: string
  readonly fault: Fault
  times: number
}

/** Faults that wait for the calls they match, used in the order in which they were planned. */
export class Faults {
  #planned: Planned[] = []

  plan(match: string, fault: Fault, times: number): void {
    this.#planned.push({ match, fault, times })
  }

  /** The fault that this call meets, which is used up by it. */
  take(name: string): Fault | undefined {
    const next = this.#planned.find(({ match }) => name.includes(match))
    if (next === undefined) return undefined
    next.times -= 1
    if (next.times <= 0) this.#planned = this.#planned.filter((planned) => planned !== next)
    return next.fault
  }

  clear(): void {
    this.#planned = []
  }
}
