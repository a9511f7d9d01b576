import { randomUUID } from 'node:crypto'

/** The processes that share a store, as far as they show that they live. */
export interface Heartbeats {
  /** Names this life of this process. */
  readonly me: string
  /** Shows that this process lives; to be called every two seconds. */
  beat(): Promise<void>
  /** Those that live, this one always among them: what belongs to anybody else is left, and may be taken over. */
  alive(): Promise<readonly string[]>
  /** This one will show nothing more: what it leaves need not wait until that is noticed. */
  leave(): Promise<void>
}

/** An embedded store has one process: whatever belongs to an earlier life of it is left. */
export function createMemoryHeartbeat(): Heartbeats {
  const me = randomUUID()
  return { me, beat: async () => {}, alive: async () => [me], leave: async () => {} }
}
