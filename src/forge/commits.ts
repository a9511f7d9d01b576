import { Commit } from '../model/version.ts'
import type { Session } from './client.ts'
import { type Page, type PageQuery, readPage } from './paging.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

/**
 * Reads a page of the commits of a branch, of a tag, or between two (`v1.2..v1.3`), newest first: `ref_name` goes to git
 * as it is (lib/api/commits.rb). Of a name that is nowhere there are none. Needs the feature `merged-since`.
 */
export function listRepositoryCommits(
  session: Session,
  project: number,
  ref: string,
  { page, per_page, cursor }: PageQuery = {},
): Promise<ApiResult<Page<Commit>>> {
  return readPage(session, {
    path: apiPath('projects', project, 'repository', 'commits'),
    query: { ref_name: ref },
    paging: { page, per_page, cursor },
    schema: Commit,
  })
}
