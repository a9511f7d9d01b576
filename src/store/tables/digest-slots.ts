import { millisecondsInDay } from 'date-fns/constants'
import { changesRows, type Schema, type StoreContext, type StoreTransaction } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import type { DigestKey } from './digests.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  /** The digest’s id in its channel. */
  digest: integer,
  slotAt: bigint,
  /** Number of missed slots before it. */
  missed: integer,
  /** `open` until its message is written, `ready` until it is posted, and then `ended`. */
  state: text,
  /** Number of times that the forge or Slack did not answer. */
  tries: integer,
  /** Encrypted: the message until it is posted, then the baseline for the next digest. */
  message: textOrNull,
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
  inBackup: { set: { state: "'ended'", message: 'null' }, where: "state != 'ended'" },
}

/** A due time of a digest that is being processed, with its message as the caller has serialized it; times in ms UTC. */
export interface DigestSlot
  extends DigestKey,
    Pick<Schema['digestSlots'], 'slotAt' | 'missed' | 'tries' | 'message'> {
  readonly state: 'open' | 'ready'
}

const bondOfSlot = ({ id, ...slot }: DigestKey & { readonly slotAt: number }) =>
  encrypted.context('message', { ...slot, digest: id })

/** Digest slots: each is claimed once across all replicas, and ends once. */
export function createDigestSlots({ db, keys }: StoreContext) {
  const update = ({ team, channel, id, slotAt }: DigestKey & { readonly slotAt: number }) =>
    db.updateTable('digestSlots').where(({ and }) => and({ team, channel, digest: id, slotAt }))
  // By the index: most slots have ended.
  const rows = () => db.selectFrom('digestSlots').selectAll().where('state', 'in', ['open', 'ready'])
  const slotOf = (row: Schema['digestSlots']): DigestSlot => {
    const { digest: id, ...slot } = row
    return {
      ...slot,
      id,
      state: row.state === 'ready' ? 'ready' : 'open',
      message: row.message && decrypt(keys, row.message, encrypted.context('message', row)),
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
        const settled = transaction
          .updateTable('digests')
          .set({ settledUntil: slotAt })
          .where(({ and }) => and({ team, channel, id }))
          .where('removedAt', 'is', null)
          .where('pauseReason', 'is', null)
          .where('settledUntil', '<', slotAt)
        if (!(await changesRows(settled))) return false
        const open = { state: 'open', tries: 0, message: null }
        return changesRows(
          transaction
            .insertInto('digestSlots')
            .values({ team, channel, digest: id, slotAt, missed, ...open })
            .onConflict((conflict) => conflict.doNothing()),
        )
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
    write: (slot: DigestSlot, message: string): Promise<boolean> =>
      changesRows(
        update(slot)
          .set({ message: encrypt(keys, message, bondOfSlot(slot)), state: 'ready', tries: 0 })
          .where('state', '=', 'open'),
      ),
    /** Counts a try that came to nothing; returns the number of tries. */
    async countTry(slot: DigestSlot): Promise<number> {
      const row = await update(slot)
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .returning('tries')
        .executeTakeFirst()
      return row?.tries ?? 1
    },
    /** `baseline`: data for the next digest. False when it had ended. */
    end(slot: DigestSlot, baseline: string | null = null): Promise<boolean> {
      const message = baseline === null ? null : encrypt(keys, baseline, bondOfSlot(slot))
      return changesRows(update(slot).set({ state: 'ended', message }).where('state', '!=', 'ended'))
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
