import { LRUCache } from 'lru-cache'
import type { ChannelRef } from '../model/directory.ts'
import { isFinished, type MergeRequest } from '../model/merge-request.ts'
import type { Outbox } from '../outbox/port.ts'
import type { AuthorizeBackground } from '../services/access/background-access.ts'
import { list } from '../services/mr/list.ts'
import { mergeRequestList } from '../views/mr/list.ts'
import type { ShownList } from '../views/mr/list-filters.ts'
import type { CardKey } from '../views/reply.ts'

/** Time for which a list is kept up to date, in ms, and most of them in one process: the oldest go first. */
const KEPT_MS = 24 * 60 * 60_000
const MOST = 500
/** Most lists that one merge request edits. */
const EDITED = 20

/** The message of a list; `ts` is Slack’s id of it. */
type ListPlace = ChannelRef & { readonly ts: string }

interface LiveList extends ListPlace {
  /** The person who asked for it, with whose rights it is read again. */
  readonly user: string
  readonly shown: ShownList
  /** Rows shown as merged or closed already. */
  readonly ended: Set<number>
}

/** The lists that whole channels see. A merged or closed row is marked in them; held in memory of this process. */
export interface Lists {
  /** Records what a message shows now, and who asked for it. */
  shown(place: ListPlace, user: string, shown: ShownList): void
  /** Marks the merge request in the lists that hold it, as each one’s person may read them now. Never rejects. */
  end(team: string, key: Pick<CardKey, 'project' | 'iid' | 'finished'>): Promise<void>
}

export function createLists({
  outbox,
  authorizeBackground,
  now,
}: {
  readonly outbox: Pick<Outbox, 'update'>
  readonly authorizeBackground: AuthorizeBackground
  /** ms UTC */
  readonly now: () => number
}): Lists {
  const lists = new LRUCache<string, LiveList>({
    ...{ max: MOST, ttl: KEPT_MS, perf: { now }, ttlResolution: 0 },
    dispose(one) {
      for (const key of keysOf(one)) {
        const holding = byMergeRequest.get(key)
        holding?.delete(one)
        if (holding?.size === 0) byMergeRequest.delete(key)
      }
    },
  })
  /** The same lists by each merge request that they hold, the oldest first. */
  const byMergeRequest = new Map<string, Set<LiveList>>()
  const keyOf = (team: string, project: number, iid: number) => `${team} ${project} ${iid}`
  const keysOf = ({ team, shown: { question, iids } }: LiveList) =>
    iids.map((iid) => keyOf(team, question.project, iid))
  const nameOf = ({ team, channel, ts }: ListPlace) => JSON.stringify([team, channel, ts])

  async function renew(one: LiveList): Promise<void> {
    const { team, channel, user, shown } = one
    const { question, page, iids, at } = shown
    const { project, orderBy, sort } = question
    const verdict = await authorizeBackground({ kind: 'card', team, channel, user, project })
    if (verdict.kind === 'unknown') return
    if (verdict.kind === 'denied') return void lists.delete(nameOf(one))
    const read = await list(verdict.context, { project, state: 'all', iids, orderBy, sort, page: 1 })
    // A page that was turned meanwhile shows something else.
    if (read.kind !== 'list' || lists.get(nameOf(one)) !== one) return
    const items = iids.flatMap((iid) => read.items.filter((mr) => mr.iid === iid))
    const { message } = mergeRequestList(
      { ...withoutEnded(page, question, items), ...unlookedIn(read) },
      question,
      {
        ...{ user, now: new Date(at), audience: 'others' },
      },
    )
    if (message && (await outbox.update(one, message)) === 'gone') lists.delete(nameOf(one))
  }

  return {
    shown(place, user, shown) {
      const one = { ...place, user, shown, ended: new Set<number>() }
      lists.set(nameOf(place), one)
      for (const key of keysOf(one)) {
        const holding = byMergeRequest.get(key) ?? new Set()
        byMergeRequest.set(key, holding.add(one))
      }
    },
    async end(team, { project, iid, finished }) {
      if (!finished) return
      const holding = [...(byMergeRequest.get(keyOf(team, project, iid)) ?? [])]
        .toReversed()
        .filter((one) => !one.ended.has(iid) && lists.has(nameOf(one)))
      for (const one of holding.slice(0, EDITED)) {
        one.ended.add(iid)
        await renew(one).catch(() => one.ended.delete(iid))
      }
    },
  }
}

function unlookedIn({ unlooked }: { readonly unlooked?: readonly number[] }) {
  return unlooked ? { unlooked } : {}
}

/** The page with these rows; of a list of open ones, the counts are without those that have ended. */
function withoutEnded(
  page: ShownList['page'],
  { state }: ShownList['question'],
  items: readonly MergeRequest[],
): ShownList['page'] & { readonly items: readonly MergeRequest[] } {
  const ended = state === 'opened' ? items.filter(isFinished).length : 0
  const { total, searched, ...rest } = page
  return {
    ...rest,
    items,
    total: total === null ? null : Math.max(0, total - ended),
    ...(searched ? { searched: { ...searched, count: Math.max(1, searched.count - ended) } } : {}),
  }
}
