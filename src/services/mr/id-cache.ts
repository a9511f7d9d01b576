import { LRUCache } from 'lru-cache'
import type { Session } from '../../forge/client.ts'
import { listMergeRequests } from '../../forge/merge-requests.ts'
import { type MergeRequest, type MergeRequestIds, projectPath } from '../../model/merge-request.ts'
import { type Failure, readFailure } from '../failure.ts'

const REMEMBERED = 10_000

/** Finds merge requests by iid, as people type it, and learns project paths. */
export interface IdCache {
  /** A cached id may belong to another merge request by now: compare the result. */
  mergeRequestIds(session: Session, project: number, iid: number): Promise<MergeRequestIds | Failure>
  /** Caches what the answer reveals: the global id, and the project’s path from the address. */
  learn(mr: MergeRequest): Promise<void>
  /** Drops a cached id that led elsewhere; the next call looks it up again. */
  forget(project: number, iid: number): void
}

/** The forge decides visibility on every call; this cache holds only ids and project paths. */
export function createIdCache(learnPath: (project: number, path: string) => Promise<void>): IdCache {
  const ids = new LRUCache<string, number>({ max: REMEMBERED })
  const paths = new Map<number, string>()

  async function learn(mr: MergeRequest): Promise<void> {
    ids.set(`${mr.project_id}!${mr.iid}`, mr.id)
    const path = projectPath(mr)
    if (path === null || paths.get(mr.project_id) === path) return
    paths.set(mr.project_id, path)
    await learnPath(mr.project_id, path)
  }

  return {
    learn,
    forget(project, iid) {
      ids.delete(`${project}!${iid}`)
    },
    async mergeRequestIds(session, project, iid) {
      const known = ids.get(`${project}!${iid}`)
      if (known !== undefined) return { id: known, iid }
      const answer = await listMergeRequests(session, project, { iid: [iid], state: 'all' })
      if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
      // A server that ignores the filter must not make us act on another merge request.
      const found = answer.value.items.find((mr) => mr.iid === iid && mr.project_id === project)
      // The list was answered, so the caller may see the project.
      if (!found) return { kind: 'not-found', what: `${paths.get(project) ?? project}!${iid}` }
      await learn(found)
      return found
    },
  }
}
