import type { ForgeContext } from '../../services/context.ts'
import { inParts } from '../../views/failure-parts.ts'
import type { ListFilters } from '../../views/merge-request/list-filters.ts'
import type { Reply } from '../../views/reply.ts'

export type SettledPeople =
  | { readonly kind: 'filters'; readonly filters: ListFilters }
  /** It is not known who is meant. */
  | { readonly kind: 'nobody'; readonly reply: Reply }

/**
 * Puts user names in the place of `@me` and of mentions, so that the answer and its buttons mean the same to
 * everybody who reads them.
 */
export async function settlePeople(
  filters: ListFilters,
  project: number,
  { users }: ForgeContext,
): Promise<SettledPeople> {
  const names = new Map<'author' | 'assignee' | 'reviewer', string>()
  for (const key of ['author', 'assignee', 'reviewer'] as const) {
    const typed = filters[key]
    if (typed === undefined || !/^@me$|^<@/i.test(typed)) continue
    const found = await users.find({ project, person: typed })
    if (found.kind !== 'person') return { kind: 'nobody', reply: unknownReply(typed) }
    names.set(key, found.person.username ?? found.person.name)
  }
  return { kind: 'filters', filters: { ...filters, ...Object.fromEntries(names) } }
}

function unknownReply(typed: string): Reply {
  const [who, learned] = typed.startsWith('<')
    ? ['the user name of that person', 'they open a merge request or add a todo here']
    : ['your user name', 'you open a merge request or add a todo here']
  return inParts(
    {
      what: 'Nothing was listed',
      why: `I do not know ${who} at the forge yet.`,
      now: `I learn it when ${learned}.`,
      next: 'Until then, type it, as in --author ann.',
    },
    { reason: 'absent' },
  )
}
