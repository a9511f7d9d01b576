import type { MergeRequestEvent } from '../model/merge-request-event.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from './access/credentials.ts'
import type { MergeRequestName } from './mr/read.ts'

/** Records auto-merges, so that their end can be reported. */
export interface AutoMerges {
  /** `sha`: the head at which auto-merge was set. */
  begin(wait: MergeRequestName & { readonly sha: string }): Promise<void>
  /** Ends it, or reports to another owner who did what (`turned off auto-merge.`). */
  end(name: MergeRequestName, words: string): Promise<void>
  /** Ends this person’s own; another person’s stays until its end was observed and reported. */
  endOwn(name: MergeRequestName): Promise<void>
}

export function createAutoMergeRecords(
  store: Pick<Store, 'autoMerges' | 'mergeRequestEvents'>,
  { team, user, channel }: Actor,
  now: () => number,
): AutoMerges {
  return {
    async begin({ project, mr: iid, sha }) {
      await store.autoMerges.add({ team, channel, user, project, iid, sha, since: now() })
    },
    async end({ project, mr: iid }, words) {
      const autoMerge = await store.autoMerges.find(team, project, iid)
      if (!autoMerge) return
      if (autoMerge.user === user) {
        await store.autoMerges.end(autoMerge)
        return
      }
      const { since, sha } = autoMerge
      const wait = { user: autoMerge.user, channel: autoMerge.channel, since, sha, goesOnAt: null }
      const event: MergeRequestEvent = { kind: 'disarmed', words, by: user, channel, quiet: true, wait }
      const key = `wait ${since} ended by ${user}`
      await store.mergeRequestEvents.add({ team, project, iid }, { key, event: JSON.stringify(event) })
    },
    async endOwn({ project, mr: iid }) {
      const autoMerge = await store.autoMerges.find(team, project, iid)
      if (autoMerge?.user === user) await store.autoMerges.end(autoMerge)
    },
  }
}
