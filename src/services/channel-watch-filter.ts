import type { WatchFilter } from '../model/channel-watch.ts'
import { type MergeRequest, needsSomebody } from '../model/merge-request.ts'
import type { UserSummary } from '../model/user.ts'
import { fits, hasLabel, isCalled } from './mr/client-filter.ts'
import type { UserLookup } from './users.ts'

/**
 * User names of programs: `bot`, `ci-bot`, `bot-deploy`, `renovate[bot]`, `dependabot`, and those of the
 * access tokens of projects and groups. The API document has no field that distinguishes them from people.
 */
const BOT = /^(?:bot|dependabot|bot[-_.].*|.*[-_.]bot\d*|.*\[bot\]|(?:project|group)_\d+_bot.*)$/i

export function isBot(author: UserSummary | null): boolean {
  return author !== null && BOT.test(author.username ?? author.name)
}

/** Writes a user group as a filter names it: `@web-team`, or as Slack mentions it where that has no name. */
export function watchedGroup(typed: string): string {
  const named = /^<!subteam\^[A-Z0-9]+\|(@[^<>]+)>$/.exec(typed.trim())?.[1]
  return named ?? typed.trim()
}

const isGroup = (name: string) => /^(?:@|<!subteam\^)/.test(name)

const PEOPLE = ['authors', 'notAuthors', 'assignees', 'reviewers'] as const

/** Replaces user groups with the people who are in them now; those whose accounts are unknown are nobody. */
export async function withMembers(
  wants: WatchFilter,
  users: Pick<UserLookup, 'findGroup'>,
): Promise<WatchFilter> {
  const current = { ...wants }
  for (const key of PEOPLE) {
    const names = wants[key]
    if (!names?.some(isGroup)) continue
    const members = await Promise.all(
      names.map(async (name) => {
        const group = isGroup(name) ? await users.findGroup(name) : null
        if (!isGroup(name)) return [name]
        return group?.kind === 'group' ? group.people.map(({ username }) => username) : []
      }),
    )
    current[key] = members.flat()
  }
  return current
}

/** The same without groups, as long as nobody has looked who is in them: they may be anybody. */
function withAnybody(wants: WatchFilter): WatchFilter {
  const current = { ...wants, notAuthors: wants.notAuthors?.filter((name) => !isGroup(name)) }
  for (const key of ['authors', 'assignees', 'reviewers'] as const)
    if (wants[key]?.some(isGroup)) current[key] = undefined
  return current
}

/** True when it has a place in a queue with this filter. */
export function isQueued(mr: MergeRequest, filter: WatchFilter): boolean {
  return needsSomebody(mr) && matchesWatch(mr, filter)
}

/** True when a channel may want it; surely where the filter names no groups (see withMembers). */
export function matchesWatch(mr: MergeRequest, wants: WatchFilter): boolean {
  const { authors, notAuthors, labels, allLabels, drafts, bots, ...others } = withAnybody(wants)
  const { notLabels, branch, assignees, reviewers, milestone, words } = others
  const named = (names: readonly string[]) => names.some((name) => isCalled(mr.author, name))
  if (!drafts && mr.work_in_progress === true) return false
  if (!bots && isBot(mr.author)) return false
  if (authors && !named(authors)) return false
  if (notAuthors && named(notAuthors)) return false
  if (allLabels && labels && !labels.every((label) => hasLabel(mr.labels, label))) return false
  return fits(mr, {
    labels,
    notLabels,
    branch,
    assignees,
    reviewers,
    milestone,
    words,
  })
}
