import { millisecondsInDay } from 'date-fns/constants'
import { changesRows, type StoreContext, type StoreTransaction } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import type { DigestKey } from './digests.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  digest: integer,
  slotAt: bigint,
  /** Number of missed slots before it. */
  missed: integer,
  /** `open` until its message is written, `ready` until it is posted, and then `ended`. */
  state: text,
  outcome: textOrNull,
  tries: integer,
  /** Encrypted: the message until it is posted, then the baseline for the next digest. */
  message: textOrNull,
  ts: textOrNull,
}

const encrypted = encryptedColumns(
  'digestSlots',
  columns,
  ['team', 'channel', 'digest', 'slotAt'],
  ['message'],
)

const KEPT_MS = 90 * millisecondsInDay

export const digestSlotsTable: Table<'digestSlots', typeof columns> = {
  name: 'digestSlots',
  columns,
  primaryKey: ['team', 'channel', 'digest', 'slotAt'],
  indexes: {
    digestSlotsByState: ['state'],
  },
  encrypted,
  retention: { hourly: deleteOldSlots, afterMs: KEPT_MS },
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: { set: { state: "'ended'", outcome: "'restored'", message: 'null' }, where: "state != 'ended'" },
}

/** A due time of a digest that is being processed; times in ms UTC. */
export interface DigestSlot extends DigestKey {
  readonly slotAt: number
  readonly missed: number
  readonly state: 'open' | 'ready'
  /** Number of times that the forge or Slack did not answer. */
  readonly tries: number
  /** The message, once it is written, serialized by the caller. */
  readonly message: string | null
}

export type SlotEnd = 'posted' | 'unconfirmed' | 'missed' | 'empty' | 'dropped'

const bondOfSlot = ({ id, ...slot }: DigestKey & { readonly slotAt: number }) =>
  encrypted.context('message', { ...slot, digest: id })

/** Digest slots: each is claimed once across all replicas, and ends once. */
export function createDigestSlots({ db, keys }: StoreContext) {
  const update = ({ team, channel, id, slotAt }: DigestKey & { readonly slotAt: number }) =>
    db.updateTable('digestSlots').where(({ and }) => and({ team, channel, digest: id, slotAt }))
  // By the index: most slots have ended.
  const rows = () => db.selectFrom('digestSlots').selectAll().where('state', 'in', ['open', 'ready'])
  const slotOf = (row: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]): DigestSlot => {
    const { team, channel, digest, slotAt, missed, state, tries, message } = row
    return {
      team,
      channel,
      id: digest,
      slotAt,
      missed,
      tries,
      state: state === 'ready' ? 'ready' : 'open',
      message: message === null ? null : decrypt(keys, message, encrypted.context('message', row)),
    }
  }

  return {
    /**
     * Claims a slot, for all replicas and for good, and settles every earlier one. False when it was claimed,
     * or settled with a later one. Writes in `transaction`, if there is one.
     */
    claim(
      { team, channel, id }: DigestKey,
      slotAt: number,
      missed: number,
      on?: StoreTransaction,
    ): Promise<boolean> {
      const claimIn = async (transaction: StoreTransaction) => {
        const settled = await transaction
          .updateTable('digests')
          .set({ settledUntil: slotAt })
          .where(({ and }) => and({ team, channel, id }))
          .where('removedAt', 'is', null)
          .where('pauseReason', 'is', null)
          .where('settledUntil', '<', slotAt)
          .executeTakeFirst()
        if (settled.numUpdatedRows === 0n) return false
        const taken = await transaction
          .insertInto('digestSlots')
          .values({
            team,
            channel,
            digest: id,
            slotAt,
            missed,
            state: 'open',
            outcome: null,
            tries: 0,
            message: null,
            ts: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        return taken.numInsertedOrUpdatedRows === 1n
      }
      return on ? claimIn(on) : db.transaction().execute(claimIn)
    },
    /** Slots that have not ended, oldest first. */
    async unfinished(): Promise<DigestSlot[]> {
      return (await rows().where('team', 'not in', uninstalledTeams).orderBy('slotAt').execute()).map(slotOf)
    },
    async find({ team, channel, id }: DigestKey, slotAt: number): Promise<DigestSlot | null> {
      const row = await rows()
        .where(({ and }) => and({ team, channel, digest: id, slotAt }))
        .executeTakeFirst()
      return row ? slotOf(row) : null
    },
    /** Stores its message. False when another process has done so, or it has ended. */
    async write(slot: DigestSlot, message: string): Promise<boolean> {
      return changesRows(
        update(slot)
          .set({
            message: encrypt(keys, message, bondOfSlot(slot)),
            state: 'ready',
            tries: 0,
          })
          .where('state', '=', 'open'),
      )
    },
    /** Counts a try that came to nothing; returns the number of tries. */
    async countTry(slot: DigestSlot): Promise<number> {
      const row = await update(slot)
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .returning('tries')
        .executeTakeFirst()
      return row?.tries ?? 1
    },
    /** `baseline`: data for the next digest. False when it had ended. */
    async end(
      slot: DigestSlot,
      how: SlotEnd,
      posted?: { readonly ts: string | null; readonly baseline: string | null },
    ): Promise<boolean> {
      const { baseline = null, ts = null } = posted ?? {}
      const message = baseline === null ? null : encrypt(keys, baseline, bondOfSlot(slot))
      return changesRows(
        update(slot).set({ state: 'ended', outcome: how, message, ts }).where('state', '!=', 'ended'),
      )
    },
    /** The baseline of the newest posted slot, for the next one; null when there is none. */
    async lastBaseline({ team, channel, id }: DigestKey): Promise<string | null> {
      const row = await db
        .selectFrom('digestSlots')
        .select(['message', 'slotAt'])
        .where(({ and }) => and({ team, channel, digest: id, state: 'ended' }))
        .where('message', 'is not', null)
        .orderBy('slotAt', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.message
        ? decrypt(keys, row.message, bondOfSlot({ team, channel, id, slotAt: row.slotAt }))
        : null
    },
  }
}

/** Deletes slots older than 90 days, except the baseline for the next digest. */
async function deleteOldSlots({ db, now }: StoreContext): Promise<void> {
  const before = now() - KEPT_MS
  await db
    .deleteFrom('digestSlots')
    .where('slotAt', '<', before)
    .where('state', '=', 'ended')
    .where(({ exists, or, eb, selectFrom }) =>
      or([
        eb('digestSlots.message', 'is', null),
        exists(
          selectFrom('digestSlots as later')
            .select('later.slotAt')
            .whereRef('later.team', '=', 'digestSlots.team')
            .whereRef('later.channel', '=', 'digestSlots.channel')
            .whereRef('later.digest', '=', 'digestSlots.digest')
            .whereRef('later.slotAt', '>', 'digestSlots.slotAt')
            .where('later.message', 'is not', null),
        ),
      ]),
    )
    .execute()
}
