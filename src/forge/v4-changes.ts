import { z } from 'zod'
import { Change } from '../model/change.ts'
import type { MergeRequestWithChanges } from '../model/merge-request.ts'
import { one } from './decoders.ts'
import { everyPageBy, LARGEST_PAGE, readPage, whole } from './paging.ts'
import type { Caller } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import { MergeRequestRecord } from './v4-records.ts'

/** More files than any server keeps of one merge request. */
const FILE_CAP = 5_000

const ChangesOnly = z.object({ changes: z.array(Change) })

/**
 * Reads the merge request, and then its files page by page; a server without pages of files is asked for all
 * at once. The merge request is read first: files of a later head than the one shown do no harm, since
 * merging the shown one is then refused.
 */
export async function changesByDiffs(
  forge: Caller,
  path: string,
): Promise<ApiResult<MergeRequestWithChanges>> {
  const mr = await forge.call({ method: 'GET', path, reads: one(MergeRequestRecord) })
  if (mr.kind !== 'done') return mr
  const changes = await filesOf(forge, path)
  return changes.kind === 'done' ? { ...mr, value: { ...mr.value, changes: [...changes.value] } } : changes
}

async function filesOf(forge: Caller, path: string): Promise<ApiResult<readonly Change[]>> {
  const paged = await everyPageBy(
    (asked) => readPage(forge, { path: `${path}/diffs`, query: {}, asked, schema: Change }),
    // A file that becomes a link is two entries: one deleted, one new.
    ({ old_path, new_path, new_file }) => JSON.stringify([old_path, new_path, new_file]),
    { cap: FILE_CAP, pages: FILE_CAP / LARGEST_PAGE },
  )
  // The merge request was just read, so the missing part is the address.
  if (paged.kind === 'unknown' && paged.unknownRoute) return filesAtOnce(forge, path)
  if (paged.kind === 'refused' && paged.status === 404) return filesAtOnce(forge, path)
  return whole(paged)
}

async function filesAtOnce(forge: Caller, path: string): Promise<ApiResult<readonly Change[]>> {
  const answer = await forge.call({ method: 'GET', path: `${path}/changes`, reads: one(ChangesOnly) })
  return answer.kind === 'done' ? { ...answer, value: answer.value.changes } : answer
}
