import { keptPrivate } from '../blocks/button.ts'
import { readingView } from '../blocks/modal.ts'
import type { Card, Message, Modal, Reply } from '../blocks/reply.ts'
import { plain } from '../blocks/reply.ts'
import { BOT_NAME } from '../commands/manifest.ts'
import type { Cards } from '../jobs/cards.ts'
import type { Content } from '../jobs/outbox.ts'
import { writeContext } from './form-context.ts'
import type { Respond } from './respond.ts'
import type { WebOutbox } from './web-outbox.ts'

/** Where an answer belongs: the channel and person, and the message whose button was pressed. */
export interface Place {
  readonly team: string
  readonly channel: string
  readonly user: string
  readonly responseUrl?: string
  readonly pressed?: {
    readonly ts: string
    readonly ephemeral: boolean
    readonly isCard: boolean
    /** The button turns a page of that message. */
    readonly turns?: boolean
  }
  /** The person asked for an answer that nobody else sees. */
  readonly privately: boolean
  /** The pressed message is a question for one person, and the answer takes its place. */
  readonly consumes: boolean
  /** The channel message whose button led here, perhaps by way of a question. */
  readonly from?: string
  /** Opens one modal, within three seconds of what the person did. */
  readonly triggerId?: string
  /** The modal whose button was pressed. */
  readonly view?: string
}

export type Deliver = (reply: Reply, place: Place) => Promise<void>

const INVITE = `I am not in this channel, so I cannot keep messages here up to date. Invite me: \`/invite @${BOT_NAME}\``

const REFUSED = 'Slack did not take the answer. It would have been:'
const UNCONFIRMED = 'Slack has not confirmed the answer. If it is not in the channel, this is it:'

/** Brings a reply to where it belongs: cards are edited in place, results posted, private words whispered. */
export function createDeliver({
  outbox,
  respond,
  cards,
}: {
  readonly outbox: WebOutbox
  readonly respond: Respond
  readonly cards: Cards
}): Deliver {
  async function privateAnswer(place: Place, content: Content): Promise<void> {
    const { responseUrl, channel, user, consumes } = place
    if (responseUrl && (await respond(responseUrl, { ...content, to: 'person', replace: consumes }))) return
    if (channel && (await outbox.whisper(channel, user, content))) return
    // Neither here nor there: a direct message is the last way to the person.
    await outbox.post(user, content)
  }

  async function openAnswer(
    place: Place,
    content: Content,
    post: () => ReturnType<WebOutbox['post']>,
  ): Promise<void> {
    const posted = await post()
    if (posted.kind === 'posted') return
    const answered =
      posted.kind === 'not-there' &&
      place.responseUrl &&
      (await respond(place.responseUrl, { ...content, to: 'channel', replace: false }))
    const hint = answered
      ? INVITE
      : `${posted.kind === 'unconfirmed' ? UNCONFIRMED : REFUSED} ${content.text}`
    await privateAnswer(place, { text: hint, blocks: plain(hint.slice(0, 3000)) })
  }

  async function deliverCard(card: Card, place: Place, hasMessage: boolean): Promise<void> {
    const { pressed, channel } = place
    const also = pressed?.isCard && !pressed.ephemeral ? { channel, ts: pressed.ts } : undefined
    const { alsoUpdated, channels } = await cards.refresh(place.team, card, also)
    if (pressed?.isCard) {
      // A private card, or one posted where the bot is no member, is reached through its response_url only.
      if (!alsoUpdated && place.responseUrl)
        await respond(place.responseUrl, {
          ...card,
          to: pressed.ephemeral ? 'person' : 'channel',
          replace: true,
        })
      return
    }
    if (place.consumes && !hasMessage)
      await privateAnswer(place, { text: card.text, blocks: plain(card.text) })
    // One living message: what happened is told by the copy that is here, when there is one.
    if (!card.post || (card.news && channels.includes(channel))) return
    if (place.privately) await privateAnswer(place, { ...card, blocks: keptPrivate(card.blocks) })
    else await openAnswer(place, card, () => cards.post(place.team, channel, card))
  }

  async function deliverMessage(message: Message, place: Place): Promise<void> {
    const { channel, responseUrl, consumes, from } = place
    if (message.pages && (await turnPage(message, place))) return
    if (place.privately) return privateAnswer(place, { ...message, blocks: keptPrivate(message.blocks) })
    if (message.to === 'person') return privateAnswer(place, message)
    if (consumes && responseUrl) await respond(responseUrl, 'delete')
    if (message.renews && from && (await outbox.update(channel, from, message)) === 'updated') return
    await openAnswer(place, message, () => outbox.post(channel, message))
  }

  /** A page takes the place of the page whose button was pressed. */
  async function turnPage(message: Message, { pressed, channel, responseUrl }: Place): Promise<boolean> {
    if (!pressed?.turns) return false
    if (!pressed.ephemeral && (await outbox.update(channel, pressed.ts, message)) === 'updated') return true
    if (!responseUrl) return false
    return respond(responseUrl, { ...message, to: pressed.ephemeral ? 'person' : 'channel', replace: true })
  }

  /** In the modal that is open, else in a new one, else as a message. */
  async function deliverModal(modal: Modal, place: Place): Promise<void> {
    const { view, triggerId, channel } = place
    const shown = readingView(modal, writeContext({ channel }))
    if (view && (await outbox.updateView(view, shown))) return
    if (triggerId && (await outbox.openView(triggerId, shown))) return
    await privateAnswer(place, modal)
  }

  return async ({ card, message, modal }, place) => {
    if (modal) await deliverModal(modal, place)
    if (card) await deliverCard(card, place, message !== undefined)
    if (message) await deliverMessage(message, place)
  }
}
