import { z } from 'zod'
import { eventsOf } from '../../model/channel-watch.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ShownGroupWatch } from '../../services/channel-watches.ts'
import { shownWatches } from '../../services/channel-watches.ts'
import { unwatchReply, watchesReply, watchReply } from '../../views/greenlight/watch.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { noInput, projectOrGroup } from '../fields.ts'
import { mrView } from '../mr/view.ts'
import { settleFilter, watchFilters } from './watch-filters.ts'

const event = z.boolean().optional()

const wantsInput = z.object({
  ...projectOrGroup,
  new: event.describe('New merge requests, each with a card'),
  merged: event.describe('Merges'),
  closed: event.describe('Closed without merging'),
  approved: event.meta({
    also: ['approvals'],
    requires: 'approvals',
    description: 'Approvals, in the thread of a card, like all that follow',
  }),
  ready: event.meta({
    also: ['mergeable'],
    requires: 'builds',
    description: 'What becomes ready to merge',
  }),
  build: event.meta({
    also: ['builds', 'failed', 'pipelines'],
    requires: 'builds',
    description: 'Builds that fail, and that pass again',
  }),
  review: event.meta({
    also: ['reviews'],
    requires: 'reviewers',
    description: 'Requests for a review',
  }),
  comments: event.meta({
    also: ['comment', 'notes'],
    requires: 'notes',
    description: 'Comments, each with its first line',
  }),
  milestones: event.meta({
    also: ['milestone-closed', 'closed-milestones'],
    description: 'Closed milestones, with what was merged',
  }),
  ...watchFilters,
  drafts: z.boolean().default(false).describe('Drafts too'),
})

export const greenlightWatch = defineCommand({
  path: ['greenlight', 'watch'],
  also: ['subscribe', 'follow'],
  filters: true,
  formTitle: 'Post activity',
  summary: 'Post merge request activity here',
  effect: 'write',
  includes: [mrView],
  unblocks: 'none',
  access: permissions.watches,
  needs: 'account',
  positionals: ['project'],
  input: wantsInput,
  async run(context, input) {
    const { project, group: typed, drafts } = input
    if (project !== undefined && typed !== undefined) return { kind: 'both' as const }
    const events = eventsOf(input)
    if (events.length === 0) return { kind: 'nothing' as const }
    const group = typed === undefined ? null : await context.workspace.watches.groups.read(typed)
    if (group && group.kind !== 'group') return group
    const projects = group ? group.projects.items.map(({ id }) => id) : [project ?? 0]
    const settled = await settleFilter(input, projects, context)
    if (settled.kind !== 'filter') return settled
    const filter = { ...settled.filter, events, drafts }
    if (group) return context.workspace.watches.groups.watch(group, filter)
    const watching = await context.workspace.watches.watch(projects[0] ?? 0, filter)
    if (watching.kind !== 'watching') return watching
    return { ...watching, name: await context.workspace.projects.title(watching.watch.project) }
  },
  render: watchReply,
  examples: [
    { typed: '', means: {} },
    { typed: '--new --assignee @me', means: { new: true, assignee: '@me' } },
    {
      typed: '--new --merged --label bug,docs --not-author ann',
      means: { new: true, merged: true, label: 'bug,docs', notAuthor: 'ann' },
    },
  ],
})

export const greenlightUnwatch = defineCommand({
  path: ['greenlight', 'unwatch'],
  also: ['unsubscribe', 'unfollow'],
  formTitle: 'Stop posts',
  summary: 'Stop posting merge request activity here',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['project'],
  input: z.object(projectOrGroup),
  async run({ workspace: { watches, projects } }, { project = 0, group }) {
    if (group !== undefined) {
      const watch = await watches.groups.unwatch(group)
      const kind = watch ? ('unwatched-group' as const) : ('group-not-watched' as const)
      return { kind, watch, typed: group }
    }
    const watch = await watches.unwatch(project)
    const name = await projects.title(project)
    const groups = await watches.groups.list()
    const kind = watch ? ('unwatched' as const) : ('not-watched' as const)
    return { kind, watch, name, group: groupOf(name, groups) }
  },
  render: unwatchReply,
  examples: [{ typed: '', means: {} }],
})

/** The watched group in which a project is, by their paths; null for none. */
function groupOf(project: string, groups: readonly ShownGroupWatch[]): string | null {
  const name = project.toLowerCase()
  return groups.find(({ watch }) => name.startsWith(`${watch.path.toLowerCase()}/`))?.watch.path ?? null
}

export const greenlightWatches = defineCommand({
  path: ['greenlight', 'watches'],
  summary: 'List what I post here',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  run: (context) => shownWatches(context.workspace),
  render: watchesReply,
})
