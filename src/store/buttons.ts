import { createHmac, randomBytes } from 'node:crypto'
import type { Ground } from './ground.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

/** Where something can be pressed, and by whom. */
export interface Shown {
  readonly team: string
  /** Empty: in a view. null: in a direct message, whose channel Slack tells only with the press. */
  readonly channel: string | null
  /** null: by whoever sees it in the channel. */
  readonly user: string | null
}

/** What a press of this action stands for. */
export interface Meaning {
  readonly action: string
  readonly value: string
}

/** A press, as Slack tells it. */
export interface Pressed {
  readonly team: string
  /** Empty in a view. */
  readonly channel: string
  readonly user: string
  readonly action: string
}

export type FoundButton =
  | { readonly kind: 'found'; readonly value: string }
  /** Never kept for this workspace and action, or not any more. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'of-somebody-else' }
  | { readonly kind: 'of-elsewhere' }

/**
 * What buttons and modals stand for. In Slack is only the id, so that nothing that a press says can make more of
 * it than was shown: it counts for one workspace and action, one channel, and one person where only one sees it.
 */
export interface Buttons {
  /**
   * One id (128 random bits, base64url) for each meaning, in their order; the same thing in the same place keeps
   * its id. All are stored when it answers: for 30 days, or for 24 hours where only one person sees them.
   */
  keep(shown: Shown, meanings: readonly Meaning[]): Promise<string[]>
  /** @throws SealError when the stored value was tampered with. */
  find(id: string, pressed: Pressed): Promise<FoundButton>
}

const HOUR_MS = 60 * 60_000
const FOR_ALL_MS = 30 * 24 * HOUR_MS
const FOR_ONE_MS = 24 * HOUR_MS

export function createButtons({ db, keys, now }: Ground): Buttons {
  /** Keyed: a value may hold what a reader of the database could guess. */
  const fingerprintOf = ({ team, channel, user }: Shown, { action, value }: Meaning) =>
    createHmac('sha256', keys[0].secret)
      .update(JSON.stringify(['button', team, channel, user, action, value]))
      .digest('base64url')

  function rowOf(shown: Shown, meaning: Meaning) {
    const { team, channel, user } = shown
    const id = randomBytes(16).toString('base64url')
    const value = seal(keys, meaning.value, ofButton(team, id))
    const createdAt = now()
    const expiresAt = createdAt + (user === null ? FOR_ALL_MS : FOR_ONE_MS)
    return { id, team, channel, user, action: meaning.action, value, createdAt, expiresAt }
  }

  return {
    async keep(shown, meanings) {
      const fingerprints = meanings.map((meaning) => fingerprintOf(shown, meaning))
      const rows = new Map(
        meanings.map((meaning, index) => [fingerprints[index] ?? '', rowOf(shown, meaning)] as const),
      )
      if (rows.size === 0) return []
      const kept = await db
        .insertInto('buttons')
        // In one order everywhere: two replicas that keep the same ones never wait for each other.
        .values([...rows].sort().map(([fingerprint, row]) => ({ fingerprint, ...row })))
        .onConflict((conflict) =>
          conflict.column('fingerprint').doUpdateSet(({ ref }) => ({ expiresAt: ref('excluded.expiresAt') })),
        )
        .returning(['fingerprint', 'id'])
        .execute()
      const ids = new Map(kept.map(({ fingerprint, id }) => [fingerprint, id]))
      return fingerprints.map((fingerprint) => ids.get(fingerprint) ?? '')
    },
    async find(id, { team, channel, user, action }) {
      const row = await db
        .selectFrom('buttons')
        .select(['channel', 'user', 'value'])
        .where('id', '=', id)
        .where('team', '=', team)
        .where('action', '=', action)
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      if (!row) return { kind: 'unknown' }
      if (row.user !== null && row.user !== user) return { kind: 'of-somebody-else' }
      if (row.channel !== null && row.channel !== channel) return { kind: 'of-elsewhere' }
      return { kind: 'found', value: open(keys, row.value, ofButton(team, id)) }
    },
  }
}

/** What a value in this table is bound to: the id stands where other tables have the person. */
export function ofButton(team: string, id: string): SealedFor {
  return { team, user: id, kind: 'button' }
}
