import { z } from 'zod'
import type { StoreContext } from './context.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import type { Heartbeats } from './heartbeats.ts'
import { createOperationDuplicates, type OperationDuplicates } from './operation-duplicates.ts'
import { createOperationQueue, type OperationQueue } from './operation-queue.ts'
import { OwnershipLostError } from './ownership-lost.ts'
import type { Schema } from './schema.ts'

const EndState = z.enum(['done', 'not-done', 'unknown'])

/** How a change ended, as far as it was seen at the forge. */
export type EndState = z.infer<typeof EndState>

/** A change that somebody wants made at the forge. */
export interface OperationRecord {
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
export interface UnansweredOperation extends OperationRecord {
  /** The process that worked on it; null when it gave it up. */
  readonly owner: string | null
  /** `begun`, `sent`, or how it ended. */
  readonly state: string
  /** What was known when the change was sent; null when it never was. */
  readonly before: string | null
  /** The answer, when the change had ended and only the answer was not brought. */
  readonly answer: string | null
  /** The message that says that it is being checked. */
  readonly interim: string | null
  /** ms UTC */
  readonly begunAt: number
}

/** The last change of a target that reached the forge. */
export interface LastOperation {
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
export interface OperationLog extends OperationDuplicates {
  readonly line: OperationQueue
  /** Begins it, or says anew what an intent that was begun is about. */
  begin(intent: OperationRecord): Promise<void>
  /** Its turn has come: from now on others who want the same wait for what comes of it. */
  underWay(reference: string): Promise<void>
  /**
   * Must have ended before the change is sent.
   * @throws Superseded when it was sent already, or belongs to another process by now: then nothing may be sent.
   */
  sending(reference: string, team: string, before: string): Promise<void>
  /** Remembers the message that says that it is being checked. */
  interim(reference: string, message: string): Promise<void>
  /** @throws Superseded when it belongs to another process by now, whose answer counts. */
  ended(reference: string, team: string, state: EndState, answer: string): Promise<void>
  told(reference: string): Promise<void>
  /** Those that belong to nobody who lives, whose answer was not brought, and who are not in the inbox; oldest first. */
  owed(): Promise<UnansweredOperation[]>
  /** It is this process’s from now on; false when it is not the former owner’s any more. */
  take(owed: Pick<UnansweredOperation, 'reference' | 'owner'>): Promise<boolean>
  /** The intent of a turn that is this process’s by now, and so is the intent; null when there is none. */
  inherit(reference: string): Promise<(UnansweredOperation & { readonly told: boolean }) | null>
  /** This process works on none of them any more. */
  releaseAll(): Promise<void>
  /** The change of this target that was sent last; null when it has not ended, or there is none. */
  last(team: string, target: string): Promise<LastOperation | null>
  /** Forgets what ended more than 24 hours ago. */
  sweep(): Promise<void>
}

const KEPT_FOR_MS = 24 * 60 * 60_000

export function createOperationLog(
  { db, keys, now }: StoreContext,
  { me, alive }: Pick<Heartbeats, 'me' | 'alive'>,
): OperationLog {
  const update = async (reference: string, fields: Partial<Schema['intents']>) => {
    await db.updateTable('intents').set(fields).where('reference', '=', reference).execute()
  }
  /** Nothing is written for somebody else. */
  const updateOwn = async (
    reference: string,
    fields: Partial<Schema['intents']>,
    states: readonly string[],
  ) => {
    const updated = await db
      .updateTable('intents')
      .set(fields)
      .where('reference', '=', reference)
      .where('owner', '=', me)
      .where('state', 'in', states)
      .executeTakeFirst()
    if (updated.numUpdatedRows === 0n) throw new OwnershipLostError(reference)
  }
  const opened = (row: Schema['intents'], column: 'before' | 'answer') => {
    const sealed = row[column]
    return sealed === null ? null : decrypt(keys, sealed, encryptedColumns.intents.bond(column, row))
  }
  const owedOf = (row: Schema['intents']) => ({
    ...row,
    asked: decrypt(keys, row.asked, encryptedColumns.intents.bond('asked', row)),
    before: opened(row, 'before'),
    answer: opened(row, 'answer'),
  })
  /** Null until it has ended. */
  const cameOf = (row: Schema['intents']) => {
    const state = EndState.safeParse(row.state)
    const answer = opened(row, 'answer')
    return state.success && answer !== null ? { state: state.data, answer } : null
  }

  return {
    ...createOperationDuplicates({ db }, cameOf),
    line: createOperationQueue({ db }, { me, alive }),
    async begin({ asked, ...intent }) {
      const sealed = encrypt(keys, asked, encryptedColumns.intents.bond('asked', intent))
      const fresh = { before: null, answer: null, interim: null, sentAt: null, endedAt: null }
      const state = { state: 'begun', told: 0, owner: me, underWay: 0, inLine: 0 }
      const row = { ...intent, ...fresh, ...state, asked: sealed, begunAt: now() }
      const { target, wish } = intent
      await db
        .insertInto('intents')
        .values(row)
        .onConflict((conflict) => conflict.column('reference').doUpdateSet({ target, wish, asked: sealed }))
        .execute()
    },
    underWay: (reference) => update(reference, { underWay: 1 }),
    sending: (reference, team, before) =>
      updateOwn(
        reference,
        {
          before: encrypt(keys, before, encryptedColumns.intents.bond('before', { reference, team })),
          state: 'sent',
          sentAt: now(),
        },
        ['begun'],
      ),
    interim: (reference, message) => update(reference, { interim: message }),
    ended: (reference, team, state, answer) =>
      updateOwn(
        reference,
        {
          state,
          answer: encrypt(keys, answer, encryptedColumns.intents.bond('answer', { reference, team })),
          endedAt: now(),
        },
        ['begun', 'sent'],
      ),
    told: (reference) => update(reference, { told: 1 }),
    async owed() {
      const living = await alive()
      const rows = await db
        .selectFrom('intents')
        .selectAll()
        .where('told', '=', 0)
        .where(({ eb, or }) => or([eb('owner', 'is', null), eb('owner', 'not in', living)]))
        .where('reference', 'not in', (inbox) => inbox.selectFrom('inbox').select('inbox.reference'))
        .orderBy('begunAt')
        .orderBy('reference')
        .execute()
      return rows.map(owedOf)
    },
    async take({ reference, owner }) {
      const taken = await db
        .updateTable('intents')
        .set({ owner: me })
        .where('reference', '=', reference)
        .where(({ eb }) => (owner === null ? eb('owner', 'is', null) : eb('owner', '=', owner)))
        .executeTakeFirst()
      return taken.numUpdatedRows > 0n
    },
    async inherit(reference) {
      // Whoever owned it can send nothing from here on; how far it had come is read after that.
      await update(reference, { owner: me })
      const row = await db
        .selectFrom('intents')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row ? { ...owedOf(row), told: row.told === 1 } : null
    },
    async releaseAll() {
      await db.updateTable('intents').set({ owner: null }).where('owner', '=', me).execute()
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
      const came = row ? cameOf(row) : null
      if (!row || !came || row.endedAt === null) return null
      return { wish: row.wish, user: row.user, ...came, endedAt: row.endedAt }
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
