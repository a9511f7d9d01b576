import { countChanges, MOST_CHANGES } from '../git/changes.ts'
import type { Repository } from '../git/repository.ts'
import type { MergeRequest } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import { addVersion, type Version } from '../state/versions.ts'
import type { World } from '../world.ts'

export type VersionContent = Omit<Version, 'id' | 'merge_request_id' | 'created_at'>

/** What a merge request contains when its source head is `head` and its target head is `start`. */
async function readVersion(
  repository: Repository,
  { head, start }: { head: string; start: string },
): Promise<VersionContent> {
  const base = (await repository.mergeBase(start, head)) ?? start
  const [files = 0] = await countChanges(repository, [{ base, head }])
  return versionContent({ base, start, head }, files)
}

/** A version whose `base` is where its two histories part, and in which so many files change. */
export function versionContent(
  { base, start, head }: { base: string; start: string; head: string },
  files: number,
): VersionContent {
  return {
    base_commit_sha: base,
    start_commit_sha: start,
    head_commit_sha: head,
    state: base === head ? 'empty' : files > MOST_CHANGES ? 'overflow' : 'collected',
    real_size: files > MOST_CHANGES ? `${MOST_CHANGES}+` : String(files),
  }
}

/** Records a new version and keeps its head, also for when the branch is gone. */
export async function openVersion(
  world: World,
  project: Project,
  request: Pick<MergeRequest, 'id' | 'iid'>,
  shas: { head: string; start: string },
  at: string,
): Promise<void> {
  const repository = world.repository(project)
  const content = await readVersion(repository, shas)
  await repository.keepHead(request.iid, shas.head)
  addVersion(world.database, { ...content, merge_request_id: request.id, created_at: at })
}
