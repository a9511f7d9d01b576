import { z } from 'zod'
import { Id, OptionalText } from '../model/fields.ts'
import type { Session } from './client.ts'
import { type PageQuery, readPage } from './paging.ts'
import { one } from './request-spec.ts'
import { apiPath, groupSegment } from './url.ts'

const Group = z.object({
  id: Id,
  /** `acme/backend` */
  full_path: z.string().min(1),
})

const GroupProject = z.object({
  id: Id,
  path_with_namespace: z.string().min(1),
  created_at: OptionalText,
})
export type GroupProject = z.infer<typeof GroupProject>

/**
 * Reads a group by its path or number (docs.gitlab.com/api/groups); needs `group-projects`.
 * @throws RangeError for a text that is neither.
 */
export function findGroup(session: Session, path: string) {
  return session.call({
    method: 'GET',
    path: `${apiPath('groups')}/${groupSegment(path)}`,
    query: { with_projects: 'false' },
    reads: one(Group),
  })
}

/**
 * Reads a page of the projects of a group and its subgroups that take merge requests, the oldest first; without those
 * that other groups share with it (docs.gitlab.com/api/groups, “List a group’s projects”). Needs `group-projects`.
 */
export function listGroupProjects(session: Session, group: number, paging: PageQuery) {
  return readPage(session, {
    path: apiPath('groups', group, 'projects'),
    query: {
      include_subgroups: 'true',
      with_shared: 'false',
      with_merge_requests_enabled: 'true',
      archived: 'false',
      simple: 'true',
      order_by: 'id',
      sort: 'asc',
    },
    paging,
    schema: GroupProject,
  })
}
