import type { Command } from './define.ts'
import { greenlightConfirm } from './greenlight/confirm.ts'
import { greenlightConnect } from './greenlight/connect.ts'
import { greenlightDefault } from './greenlight/default.ts'
import { greenlightDisconnect } from './greenlight/disconnect.ts'
import { greenlightMe } from './greenlight/me.ts'
import { greenlightProjectAdd } from './greenlight/project/add.ts'
import { greenlightProjectList } from './greenlight/project/list.ts'
import { greenlightProjectRemove } from './greenlight/project/remove.ts'
import { milestoneActivate } from './milestone/activate.ts'
import { milestoneClose } from './milestone/close.ts'
import { milestoneIssues } from './milestone/issues.ts'
import { milestoneListCommand } from './milestone/list.ts'
import { milestoneView } from './milestone/view.ts'
import { mrCancel } from './mr/cancel.ts'
import { mrList } from './mr/list.ts'
import { mrMerge } from './mr/merge.ts'
import { mrSubscribe } from './mr/subscribe.ts'
import { mrUnsubscribe } from './mr/unsubscribe.ts'
import { mrView } from './mr/view.ts'

/** Every verb, in the order of help. Parser, help, forms, README and manifest are derived from this list. */
export const registry: readonly Command[] = [
  mrList,
  mrView,
  mrMerge,
  mrCancel,
  mrSubscribe,
  mrUnsubscribe,
  milestoneListCommand,
  milestoneView,
  milestoneClose,
  milestoneActivate,
  milestoneIssues,
  greenlightConnect,
  greenlightConfirm,
  greenlightMe,
  greenlightDefault,
  greenlightProjectAdd,
  greenlightProjectList,
  greenlightProjectRemove,
  greenlightDisconnect,
]

/** What each slash command is about. */
export const nouns: ReadonlyMap<string, string> = new Map([
  ['mr', 'Merge requests'],
  ['milestone', 'Milestones'],
  ['greenlight', 'Your account and this channel'],
])

const byId = new Map(
  registry.flatMap((command) => [command.id, ...command.formerly].map((id) => [id, command] as const)),
)

/** The verb of a button, form or shortcut; old ids keep working. */
export function commandOf(id: string): Command | undefined {
  return byId.get(id)
}

/** The verbs of one slash command (`mr`). */
export function verbsOf(noun: string): Command[] {
  return registry.filter(({ path }) => path[0] === noun)
}
