import type { Ground } from './ground.ts'
import type { Replicas } from './replicas.ts'

/** The changes of one target that wait for their turn or have it, in the order in which they were asked for. */
export interface Line {
  /** This one waits from now on. */
  enter(reference: string): Promise<void>
  /** Whether one that was asked for before this one waits, or has its turn, at another replica that lives. */
  isBehind(reference: string): Promise<boolean>
  /** Nobody waits for this one any more. */
  leave(reference: string): Promise<void>
}

/** What was asked for so long before, in ms, holds up nobody. */
const PATIENCE_MS = 5 * 60_000

export function createLine({ db }: Pick<Ground, 'db'>, { me, alive }: Pick<Replicas, 'me' | 'alive'>): Line {
  const set = async (reference: string, inLine: number) => {
    await db.updateTable('intents').set({ inLine }).where('reference', '=', reference).execute()
  }
  return {
    enter: (reference) => set(reference, 1),
    leave: (reference) => set(reference, 0),
    async isBehind(reference) {
      const others = (await alive()).filter((id) => id !== me)
      if (others.length === 0) return false
      const self = await db
        .selectFrom('intents')
        .select(['team', 'target', 'begunAt'])
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (!self) return false
      const earlier = await db
        .selectFrom('intents')
        .select('reference')
        .where('team', '=', self.team)
        .where('target', '=', self.target)
        .where('inLine', '=', 1)
        .where('told', '=', 0)
        .where('endedAt', 'is', null)
        .where('owner', 'in', others)
        .where('begunAt', '<', self.begunAt)
        .where('begunAt', '>', self.begunAt - PATIENCE_MS)
        .limit(1)
        .executeTakeFirst()
      return earlier !== undefined
    },
  }
}
