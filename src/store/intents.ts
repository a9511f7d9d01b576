import { z } from 'zod'
import type { Ground } from './ground.ts'
import type { Schema } from './schema.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

const EndState = z.enum(['done', 'not-done', 'unknown'])

/** How a change ended, as far as it was seen at the forge. */
export type EndState = z.infer<typeof EndState>

/** A change that somebody wants made at the forge. */
export interface Intent {
  /** Of the turn that asked for it. */
  readonly reference: string
  readonly team: string
  readonly channel: string
  readonly user: string
  readonly verb: string
  /** Names what changes are kept in order for: `42!12`. */
  readonly target: string
  /** The same for the same verb and input, whoever asks. */
  readonly wish: string
  /** The input, and where the answer belongs; kept sealed. */
  readonly asked: string
}

/** A change whose answer a person is still owed, because the bot was stopped in between. */
export interface OwedIntent extends Intent {
  /** `begun`, `sent`, or how it ended. */
  readonly state: string
  /** What was known when the change was sent; null when it never was. */
  readonly before: string | null
  /** The answer, when the change had ended and only the answer was not brought. */
  readonly answer: string | null
  /** The message that says that it is being checked. */
  readonly interim: string | null
}

/** The last change of a target that reached the forge. */
export interface LastIntent {
  readonly wish: string
  readonly user: string
  readonly state: EndState
  readonly answer: string
  /** ms UTC */
  readonly endedAt: number
}

/**
 * Changes, from before they are sent until their answer is brought: what makes one effect and one answer of
 * them, and what lets the bot finish its sentence after a crash. Kept for 24 hours.
 */
export interface Intents {
  /** Begins it, or says anew what an intent that was begun is about. */
  begin(intent: Intent): Promise<void>
  /** Must have ended before the change is sent. */
  sending(reference: string, team: string, before: string): Promise<void>
  /** Remembers the message that says that it is being checked. */
  interim(reference: string, message: string): Promise<void>
  ended(reference: string, team: string, state: EndState, answer: string): Promise<void>
  told(reference: string): Promise<void>
  /** Those whose answer was not brought, oldest first. */
  owed(): Promise<OwedIntent[]>
  /** The change of this target that was sent last; null when it has not ended, or there is none. */
  last(team: string, target: string): Promise<LastIntent | null>
  /** Forgets what ended more than 24 hours ago. */
  sweep(): Promise<void>
}

const KEPT_FOR_MS = 24 * 60 * 60_000

export function createIntents({ db, keys, now }: Ground): Intents {
  const update = async (reference: string, fields: Partial<Schema['intents']>) => {
    await db.updateTable('intents').set(fields).where('reference', '=', reference).execute()
  }
  const opened = (row: Schema['intents'], sealed: string | null) =>
    sealed === null ? null : open(keys, sealed, ofIntent(row.team, row.reference))

  return {
    async begin({ asked, ...intent }) {
      const sealed = seal(keys, asked, ofIntent(intent.team, intent.reference))
      const fresh = { before: null, answer: null, interim: null, sentAt: null, endedAt: null }
      const row = { ...intent, ...fresh, asked: sealed, state: 'begun', told: 0, begunAt: now() }
      const { target, wish } = intent
      await db
        .insertInto('intents')
        .values(row)
        .onConflict((conflict) => conflict.column('reference').doUpdateSet({ target, wish, asked: sealed }))
        .execute()
    },
    sending: (reference, team, before) =>
      update(reference, {
        before: seal(keys, before, ofIntent(team, reference)),
        state: 'sent',
        sentAt: now(),
      }),
    interim: (reference, message) => update(reference, { interim: message }),
    ended: (reference, team, state, answer) =>
      update(reference, { state, answer: seal(keys, answer, ofIntent(team, reference)), endedAt: now() }),
    told: (reference) => update(reference, { told: 1 }),
    async owed() {
      const rows = await db
        .selectFrom('intents')
        .selectAll()
        .where('told', '=', 0)
        .orderBy('begunAt')
        .orderBy('reference')
        .execute()
      return rows.map((row) => ({
        ...row,
        asked: open(keys, row.asked, ofIntent(row.team, row.reference)),
        before: opened(row, row.before),
        answer: opened(row, row.answer),
      }))
    },
    async last(team, target) {
      const row = await db
        .selectFrom('intents')
        .selectAll()
        .where('team', '=', team)
        .where('target', '=', target)
        .where('sentAt', 'is not', null)
        .orderBy('sentAt', 'desc')
        .limit(1)
        .executeTakeFirst()
      const state = EndState.safeParse(row?.state)
      const answer = row ? opened(row, row.answer) : null
      if (!row || !state.success || answer === null || row.endedAt === null) return null
      return { wish: row.wish, user: row.user, state: state.data, answer, endedAt: row.endedAt }
    },
    async sweep() {
      await db
        .deleteFrom('intents')
        .where('told', '=', 1)
        .where('begunAt', '<=', now() - KEPT_FOR_MS)
        .execute()
    },
  }
}

/** What the sealed texts of an intent are bound to: the reference stands where other tables have the person. */
export function ofIntent(team: string, reference: string): SealedFor {
  return { team, user: reference, kind: 'intent' }
}
