import type { StoreContext } from './context.ts'
import type { DigestKey } from './digests.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import { uninstalledTeams } from './uninstalled-teams.ts'

/** One time at which a digest was due, and is being seen to; times in ms UTC. */
export interface DigestSlot extends DigestKey {
  readonly slotAt: number
  /** How many before it were missed. */
  readonly missed: number
  /** `open` until its message is written, then `ready`. */
  readonly state: 'open' | 'ready'
  /** How often the forge or Slack did not answer. */
  readonly tries: number
  readonly nextTryAt: number
  /** The message, once it is written; as whoever wrote it has put it. */
  readonly said: string | null
}

/** What became of a slot. */
export type SlotEnd = 'posted' | 'unconfirmed' | 'missed' | 'empty' | 'dropped'

/** What becomes of the slots of digests: each is claimed once, whoever looks, and ends once. */
export interface DigestSlots {
  /**
   * Takes a slot, for all replicas and for all time, and settles everything before it. False when it was taken, or
   * settled with a later one.
   */
  claim(key: DigestKey, slotAt: number, missed: number): Promise<boolean>
  /** Those that have not ended, oldest first. */
  unfinished(): Promise<DigestSlot[]>
  find(key: DigestKey, slotAt: number): Promise<DigestSlot | null>
  /** Writes its message down. False when somebody has done so, or it has ended. */
  write(slot: DigestSlot, said: string): Promise<boolean>
  /** It is left alone until then. */
  later(slot: DigestSlot, nextTryAt: number): Promise<void>
  /** `keeps`: what the digest after it must know. False when it had ended. */
  end(
    slot: DigestSlot,
    how: SlotEnd,
    told?: { readonly ts: string | null; readonly keeps: string | null },
  ): Promise<boolean>
  /** What the newest one that was posted keeps for the next; null when there is none. */
  lastKept(key: DigestKey): Promise<string | null>
  /** Deletes what is older than 90 days, but not what the next digest must know. */
  sweep(): Promise<void>
}

const KEPT_MS = 90 * 86_400_000

const bondOfSlot = ({ id, ...slot }: DigestKey & { readonly slotAt: number }) =>
  encryptedColumns.digestSlots.bond('said', { ...slot, digest: id })

export function createDigestSlots({ db, keys, now }: StoreContext): DigestSlots {
  const update = ({ team, channel, id, slotAt }: DigestKey & { readonly slotAt: number }) =>
    db
      .updateTable('digestSlots')
      .where('team', '=', team)
      .where('channel', '=', channel)
      .where('digest', '=', id)
      .where('slotAt', '=', slotAt)
  const rows = () => db.selectFrom('digestSlots').selectAll().where('state', '!=', 'ended')
  const slotOf = (row: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]): DigestSlot => {
    const { team, channel, digest, slotAt, missed, state, tries, nextTryAt, said } = row
    return {
      ...{ team, channel, id: digest, slotAt, missed, tries, nextTryAt },
      state: state === 'ready' ? 'ready' : 'open',
      said: said === null ? null : decrypt(keys, said, encryptedColumns.digestSlots.bond('said', row)),
    }
  }

  return {
    claim: ({ team, channel, id }, slotAt, missed) =>
      db.transaction().execute(async (transaction) => {
        const settled = await transaction
          .updateTable('digests')
          .set({ settledUntil: slotAt })
          .where('team', '=', team)
          .where('channel', '=', channel)
          .where('id', '=', id)
          .where('removedAt', 'is', null)
          .where('paused', 'is', null)
          .where('settledUntil', '<', slotAt)
          .executeTakeFirst()
        if (settled.numUpdatedRows === 0n) return false
        const taken = await transaction
          .insertInto('digestSlots')
          .values({
            ...{ team, channel, digest: id, slotAt, missed, state: 'open', outcome: null },
            ...{ tries: 0, nextTryAt: 0, said: null, ts: null },
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        return taken.numInsertedOrUpdatedRows === 1n
      }),
    async unfinished() {
      return (await rows().where('team', 'not in', uninstalledTeams).orderBy('slotAt').execute()).map(slotOf)
    },
    async find({ team, channel, id }, slotAt) {
      const row = await rows()
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('digest', '=', id)
        .where('slotAt', '=', slotAt)
        .executeTakeFirst()
      return row ? slotOf(row) : null
    },
    async write(slot, said) {
      const written = await update(slot)
        .set({
          said: encrypt(keys, said, bondOfSlot(slot)),
          state: 'ready',
          tries: 0,
          nextTryAt: 0,
        })
        .where('state', '=', 'open')
        .executeTakeFirst()
      return written.numUpdatedRows > 0n
    },
    async later(slot, nextTryAt) {
      await update(slot)
        .set({ tries: slot.tries + 1, nextTryAt })
        .where('state', '=', slot.state)
        .execute()
    },
    async end(slot, how, told) {
      const { keeps = null, ts = null } = told ?? {}
      const said = keeps === null ? null : encrypt(keys, keeps, bondOfSlot(slot))
      const ended = await update(slot)
        .set({ state: 'ended', outcome: how, said, ts })
        .where('state', '!=', 'ended')
        .executeTakeFirst()
      return ended.numUpdatedRows > 0n
    },
    async lastKept({ team, channel, id }) {
      const row = await db
        .selectFrom('digestSlots')
        .select(['said', 'slotAt'])
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('digest', '=', id)
        .where('state', '=', 'ended')
        .where('said', 'is not', null)
        .orderBy('slotAt', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.said ? decrypt(keys, row.said, bondOfSlot({ team, channel, id, slotAt: row.slotAt })) : null
    },
    async sweep() {
      const before = now() - KEPT_MS
      await db
        .deleteFrom('digestSlots')
        .where('slotAt', '<', before)
        .where('state', '=', 'ended')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('digestSlots as later')
              .select('later.slotAt')
              .whereRef('later.team', '=', 'digestSlots.team')
              .whereRef('later.channel', '=', 'digestSlots.channel')
              .whereRef('later.digest', '=', 'digestSlots.digest')
              .whereRef('later.slotAt', '>', 'digestSlots.slotAt')
              .where('later.said', 'is not', null),
          ),
        )
        .execute()
    },
  }
}
