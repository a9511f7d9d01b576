import { readMergeRequestRef } from '../commands/parse/reference.ts'
import type { AuthorizeBackground } from '../services/access/background-access.ts'
import { viewBriefly } from '../services/mr/view.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/store.ts'
import { linkCard } from '../views/mr/short-card.ts'
import type { Content } from '../views/post.ts'

/** A message with links to the forge, and the person who posted it. */
export interface PostedLinks {
  readonly team: string
  readonly channel: string
  readonly user: string
  /** Slack’s id of the message. */
  readonly ts: string
  /** As Slack sends them. */
  readonly urls: readonly string[]
}

/** Cards by the address under which each is shown. */
export type LinkCardsByUrl = Readonly<Record<string, Content>>

/** Most links of a message that are shown with a card: more would bury the message. */
const MAX_LINKS = 2

/**
 * Shows cards under the links of a message. Each is judged like the same request by the person who posted it:
 * their account, their role, the channel and its policy; and the same link has one card in thirty minutes.
 */
export function createUnfoldLinks({
  services,
  store,
  authorizeBackground,
  show,
  forgeUrl,
}: {
  readonly services: Pick<Services, 'contextOf'>
  readonly store: Pick<Store, 'linkCards'>
  readonly authorizeBackground: AuthorizeBackground
  readonly show: (posted: PostedLinks, cards: LinkCardsByUrl) => Promise<boolean>
  readonly forgeUrl: string
}): (posted: PostedLinks) => Promise<void> {
  async function cardOf(posted: PostedLinks, url: string): Promise<Content | null> {
    const read = readMergeRequestRef(url, forgeUrl)
    if (!read.ok || read.value.project === undefined) return null
    const { team, channel, user } = posted
    const { projects } = await services.contextOf({ team, channel, user, userName: user })
    const resolved = await projects.resolve(read.value.project)
    if (resolved.kind !== 'project') return null
    const name = { project: resolved.project, mr: read.value.iid }
    const verdict = await authorizeBackground({ kind: 'link', team, channel, user, project: name.project })
    if (verdict.kind !== 'allowed') return null
    const shown = await viewBriefly(verdict.context, name)
    if (shown.kind !== 'view') return null
    const isFirst = await store.linkCards.claim({ team, channel, project: name.project, iid: name.mr })
    return isFirst ? linkCard(shown.view) : null
  }

  return async (posted) => {
    const urls = [...new Set(posted.urls)]
    if (urls.length > MAX_LINKS) return
    const cards: Record<string, Content> = {}
    for (const url of urls) {
      const card = await cardOf(posted, url)
      if (card) cards[url] = card
    }
    if (Object.keys(cards).length > 0) await show(posted, cards)
  }
}
