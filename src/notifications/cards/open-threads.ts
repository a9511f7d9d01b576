import type { Store } from '../../store/store.ts'
import type { CurrentCard } from '../../store/tables/cards.ts'
import type { MergeRequestKey } from '../../store/tables/merge-request-events.ts'
import { newestOf } from './card.ts'

/** The cards of a merge request in whose threads its comments stand: their channels have asked for that. */
export async function openThreadsOf(
  store: Pick<Store, 'cards' | 'policies'>,
  { team, project, iid }: MergeRequestKey,
): Promise<readonly CurrentCard[]> {
  const { newest } = newestOf(await store.cards.of(team, project, iid))
  const opened = await Promise.all(
    newest.map(async (copy) => (await store.policies.rules(team, copy.channel)).thread),
  )
  return newest.filter((_, nth) => opened[nth])
}
