import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { ShownGroupWatch } from '../../services/group-watches.ts'
import { unwatchReply } from '../../views/greenlight/watch.ts'
import { defineCommand } from '../define.ts'
import { projectOrGroup } from '../fields.ts'

export const greenlightUnwatch = defineCommand({
  path: ['greenlight', 'unwatch'],
  also: ['unsubscribe', 'unfollow'],
  formTitle: 'Stop posts',
  summary: 'Stop posting merge request activity here',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['project'],
  input: z.object(projectOrGroup),
  async run({ watches, projects }, { project = 0, group }) {
    if (group !== undefined)
      return { kind: 'unwatched-group' as const, watch: await watches.groups.unwatch(group), typed: group }
    const watch = await watches.unwatch(project)
    const name = await projects.title(project)
    const groups = await watches.groups.list()
    return { kind: 'unwatched' as const, watch, name, group: groupOf(name, groups) }
  },
  render: unwatchReply,
  examples: [{ typed: '', means: {} }],
})

/** The watched group in which a project is, by their paths; null for none. */
function groupOf(project: string, groups: readonly ShownGroupWatch[]): string | null {
  const inside = groups.filter(({ watch }) =>
    project.toLowerCase().startsWith(`${watch.path.toLowerCase()}/`),
  )
  return inside[0]?.watch.path ?? null
}
