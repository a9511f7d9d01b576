import type { MergeRequest } from '../state/merge-requests.ts'
import { addSystemNote } from '../state/notes.ts'
import type { User } from '../state/users.ts'
import { timestamp, type World } from '../world.ts'
import { todaysTitle } from './shown-title.ts'

/** Notes in the forge's own words what somebody did. */
export function noteSystem(world: World, { id }: MergeRequest, by: User, body: string): void {
  addSystemNote(world.database, { mergeRequest: id, author: by.id, body, at: timestamp(world) })
}

/** Notes what a change by a person changed, one note for each kind. */
export function noteEdit(world: World, by: User, before: MergeRequest, after: MergeRequest): void {
  const said = [
    ...(before.state === after.state ? [] : [after.state === 'closed' ? 'closed' : 'reopened']),
    ...(before.draft === after.draft
      ? []
      : [`marked this merge request as **${after.draft ? 'draft' : 'ready'}**`]),
    ...(before.title === after.title || before.draft !== after.draft
      ? []
      : [`changed title from **${todaysTitle(before)}** to **${todaysTitle(after)}**`]),
    ...(before.target_branch === after.target_branch
      ? []
      : [`changed target branch from \`${before.target_branch}\` to \`${after.target_branch}\``]),
  ]
  for (const body of said) noteSystem(world, after, by, body)
}
