import type { WatchFilter } from '../model/channel-watch.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import type { UserSummary } from '../model/user.ts'
import { fits, hasLabel, isCalled } from './mr/client-filter.ts'

/**
 * User names of programs: `bot`, `ci-bot`, `bot-deploy`, `renovate[bot]`, `dependabot`, and those of the
 * access tokens of projects and groups. The API document has no field that distinguishes them from people.
 */
const BOT = /^(?:bot|dependabot|bot[-_.].*|.*[-_.]bot\d*|.*\[bot\]|(?:project|group)_\d+_bot.*)$/i

export function isBot(author: UserSummary | null): boolean {
  return author !== null && BOT.test(author.username ?? author.name)
}

export function matchesWatch(mr: MergeRequest, wants: WatchFilter): boolean {
  const { authors, notAuthors, labels, allLabels, drafts, bots, ...others } = wants
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
