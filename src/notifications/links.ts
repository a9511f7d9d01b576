import { readMergeRequestRef, readMilestoneRef } from '../commands/parse/reference.ts'
import { localDay } from '../model/day.ts'
import type { MilestonePage } from '../model/milestone.ts'
import type { ProjectRef } from '../model/project-ref.ts'
import type { AuthorizeBackground } from '../services/access/background-access.ts'
import type { ForgeContext } from '../services/context.ts'
import { view as viewMilestone } from '../services/milestone/view.ts'
import { viewBriefly } from '../services/mr/view.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/store.ts'
import { linkedMilestone } from '../views/milestone/card.ts'
import { linkCard } from '../views/mr/card.ts'
import type { Content } from '../views/post.ts'

/** A message with links to the forge, and the person who posted it. */
export interface PostedLinks {
  readonly team: string
  readonly channel: string
  readonly user: string
  /** Slack’s id of the message. */
  readonly ts: string
  /** Slack’s id of what is still being written, which only its writer sees; null once it is posted. */
  readonly composing: string | null
  /** As Slack sends them. */
  readonly urls: readonly string[]
}

/** Cards by the address under which each is shown. */
export type LinkCardsByUrl = Readonly<Record<string, Content>>

/** The channel of a message that nobody else reads. */
const NOWHERE = ''

const COMPOSED = { link: 'composed-link', 'milestone-link': 'composed-milestone' } as const

/** The card of a link, and what tells apart the things that links name. */
interface LinkedCard {
  readonly of: string
  readonly content: Content
}

interface Linked extends MilestonePage {
  readonly kind: keyof typeof COMPOSED
  readonly project: ProjectRef | undefined
}

/** Most links of a message that are shown with a card: more would bury the message. */
const MAX_LINKS = 2

/**
 * Shows cards under the links of a message. Each is judged like the same request by the person who posted it:
 * their account, their role, the channel and its policy; and the same link has one card in thirty minutes. Who is
 * still writing sees what they can read themselves, with their own account.
 */
export function createUnfoldLinks(options: {
  readonly services: Pick<Services, 'contextOf'>
  readonly store: Pick<Store, 'linkCards'>
  readonly authorizeBackground: AuthorizeBackground
  readonly show: (posted: PostedLinks, cards: LinkCardsByUrl) => Promise<boolean>
  readonly forgeUrl: string
}): (posted: PostedLinks) => Promise<void> {
  const { services, store, authorizeBackground, show, forgeUrl } = options
  async function cardOf(posted: PostedLinks, url: string): Promise<LinkedCard | null> {
    const linked = linkedIn(url, forgeUrl)
    if (linked === null) return null
    const { kind, iid, group } = linked
    const { team, user, ts, composing } = posted
    const channel = composing === null ? posted.channel : NOWHERE
    const { workspace } = await services.contextOf({ team, channel, user, userName: user })
    const resolved = await workspace.projects.resolve(linked.project)
    if (resolved.kind !== 'project') return null
    const { project } = resolved
    const work = composing === null ? kind : COMPOSED[kind]
    const verdict = await authorizeBackground({ kind: work, team, channel, user, project })
    if (verdict.kind !== 'allowed') return null
    const { context } = verdict
    const content =
      kind === 'link'
        ? await requestCard(context, project, iid)
        : await milestoneCard(context, project, { iid, group })
    if (content === null) return null
    const target = kind === 'link' ? `!${iid}` : `${group ?? ''}%${iid}`
    const isShown =
      composing !== null || (await store.linkCards.claim({ team, channel, project, target, ts }))
    return isShown ? { of: `${project}${target}`, content } : null
  }

  return async (posted) => {
    const urls = [...new Set(posted.urls)]
    if (urls.length > MAX_LINKS) return
    const cards: Record<string, Content> = {}
    const shown = new Set<string>()
    for (const url of urls) {
      const card = await cardOf(posted, url)
      if (card === null || shown.has(card.of)) continue
      shown.add(card.of)
      cards[url] = card.content
    }
    if (Object.keys(cards).length > 0 && !(await show(posted, cards))) await store.linkCards.release(posted)
  }
}

/** Returns what an address names; without a project, and so in the channel’s, where it is a milestone of a group. */
function linkedIn(url: string, forgeUrl: string): Linked | null {
  const mr = readMergeRequestRef(url, forgeUrl)
  if (mr.ok) {
    const { project, iid } = mr.value
    return project ? { kind: 'link', project, iid, group: null } : null
  }
  const milestone = readMilestoneRef({ text: url, raw: url, quoted: false, start: 0 }, forgeUrl)
  if (!milestone.ok || !('page' in milestone.value)) return null
  const { project, page } = milestone.value
  return project || page.group !== null ? { kind: 'milestone-link', project, ...page } : null
}

async function requestCard(context: ForgeContext, project: number, mr: number): Promise<Content | null> {
  const shown = await viewBriefly(context, { project, mr })
  return shown.kind === 'view' ? linkCard(shown.view) : null
}

async function milestoneCard(
  context: ForgeContext,
  project: number,
  page: MilestonePage,
): Promise<Content | null> {
  const shown = await viewMilestone(context, { project, milestone: page, match: 'exact', audience: 'others' })
  if (shown.kind !== 'view') return null
  const projectName = await context.workspace.projects.title(project)
  return linkedMilestone({ ...shown.view, projectName, card: null }, localDay(new Date(context.now()), 'UTC'))
}
