import { keptPrivate } from '../blocks/button.ts'
import { readingView } from '../blocks/modal.ts'
import type { Card, Message, Modal, Reply } from '../blocks/reply.ts'
import { plain } from '../blocks/reply.ts'
import { cutEscaped } from '../blocks/text.ts'
import { BOT_NAME } from '../commands/manifest.ts'
import type { Cards } from '../jobs/cards.ts'
import type { Content, Posting } from '../jobs/outbox.ts'
import { writeContext } from './form-context.ts'
import type { Place } from './place.ts'
import type { Respond } from './respond.ts'
import type { WebOutbox } from './web-outbox.ts'

/** The ways in which an answer reaches people. */
export interface Deliver {
  reply(reply: Reply, place: Place): Promise<void>
  /** A message that the answer takes the place of; its ts, or null where it cannot be edited later. */
  interim(reply: Reply, place: Place): Promise<string | null>
}

const INVITE =
  'I am not in this channel: I can neither keep messages here up to date nor post anything by myself. ' +
  `Invite me: \`/invite @${BOT_NAME}\``

const REFUSED = 'Slack did not take the answer. It would have been:'
const WAITING =
  'Slack has not taken the answer yet, or not said so. I go on trying for half an hour. If it is not in the channel, this is it:'
const UNCONFIRMED = 'Slack has not confirmed the answer. If it is not in the channel, this is it:'

const WORDS = { 'not-there': REFUSED, refused: REFUSED, unconfirmed: UNCONFIRMED, waiting: WAITING } as const

/** A word in between is worth nothing once the answer is there, in ms. */
const INTERIM_GOOD_FOR_MS = 10_000

/** Brings a reply to where it belongs: cards are edited in place, results posted, private words whispered. */
export function createDeliver({
  outbox,
  respond,
  cards,
  now = Date.now,
}: {
  readonly outbox: WebOutbox
  readonly respond: Respond
  readonly cards: Cards
  /** ms UTC */
  readonly now?: () => number
}): Deliver {
  /** False when there is no response_url, or it took nothing. */
  async function respondAt(place: Place, answer: Parameters<Respond>[1]): Promise<boolean> {
    const { responseUrl } = place
    return responseUrl !== undefined && respond({ ...place, responseUrl }, answer)
  }

  async function privateAnswer(place: Place, content: Content): Promise<void> {
    if (await respondAt(place, { ...content, to: 'person', replace: place.consumes })) return
    if (place.channel && (await outbox.whisper(place, content))) return
    // Neither here nor there: a direct message is the last way to the person.
    await outbox.direct(place, content, { priority: 'answer' })
  }

  async function openAnswer(
    place: Place,
    content: Content,
    post: () => ReturnType<WebOutbox['post']>,
  ): Promise<void> {
    const posted = await post()
    if (posted.kind === 'posted') return
    const answered =
      posted.kind === 'not-there' && (await respondAt(place, { ...content, to: 'channel', replace: false }))
    const hint = answered ? INVITE : `${WORDS[posted.kind]} ${content.text}`
    await privateAnswer(place, { text: hint, blocks: plain(cutEscaped(hint, 3000)) })
  }

  async function deliverCard(card: Card, place: Place, hasMessage: boolean): Promise<void> {
    const { pressed, channel } = place
    const also =
      pressed?.isCard && !pressed.ephemeral ? { channel, ts: pressed.ts, askedBy: place.user } : undefined
    const { alsoUpdated, channels } = await cards.refresh(place.team, card, also, channel)
    if (pressed?.isCard) {
      // A private card, or one posted where the bot is no member, is reached through its response_url only.
      if (!alsoUpdated)
        await respondAt(place, { ...card, to: pressed.ephemeral ? 'person' : 'channel', replace: true })
      if (!hasMessage) await overInterim(card, place, true)
      return
    }
    if (place.consumes && !hasMessage)
      await privateAnswer(place, { text: card.text, blocks: plain(card.text) })
    if (place.interim && !hasMessage && (await overInterim(card, place, channels.includes(channel)))) return
    // One living message: what happened is told by the copy that is here, when there is one.
    if (!card.post || (card.news && channels.includes(channel))) return
    if (place.privately) await privateAnswer(place, { ...card, blocks: keptPrivate(card.blocks) })
    else
      await openAnswer(place, card, () =>
        cards.post(place.team, channel, card, { askedBy: place.user, posting: postingOf(place) }),
      )
  }

  /** The card takes the place of what stood there until now; where a copy is in the channel, its sentence does. */
  async function overInterim(card: Card, place: Place, isHere: boolean): Promise<boolean> {
    const { team, channel, interim } = place
    if (!interim) return false
    if (isHere || !card.post) {
      const sentence = { text: card.text, blocks: plain(card.text) }
      return (await outbox.update({ team, channel, ts: interim }, sentence)) === 'updated'
    }
    const copy = { channel, ts: interim, askedBy: place.user }
    return (await cards.refresh(team, card, copy, channel)).alsoUpdated
  }

  async function deliverMessage(message: Message, place: Place, posting: Posting): Promise<void> {
    const { team, channel, consumes, interim } = place
    const renewed = !place.privately && (await renew(message, place))
    // What is shown anew needs only its sentence besides.
    const answer = renewed ? { text: message.text, blocks: plain(message.text) } : message
    if (interim && (await outbox.update({ team, channel, ts: interim }, answer)) === 'updated') {
      if (consumes) await respondAt(place, 'delete')
      return
    }
    if (message.pages && (await turnPage(message, place))) return
    if (place.privately) return privateAnswer(place, { ...message, blocks: keptPrivate(message.blocks) })
    if (message.to === 'person') return privateAnswer(place, message)
    if (consumes) await respondAt(place, 'delete')
    if (renewed) return
    await openAnswer(place, message, () => outbox.post(place, message, posting))
  }

  /** The message that led here shows how it is now. */
  async function renew(message: Message, { team, channel, from }: Place): Promise<boolean> {
    if (!message.renews || message.to === 'person' || !from) return false
    return (await outbox.update({ team, channel, ts: from }, message)) === 'updated'
  }

  /** A page takes the place of the page whose button was pressed. */
  async function turnPage(message: Message, place: Place): Promise<boolean> {
    const { pressed, team, channel } = place
    if (!pressed?.turns) return false
    const page = { team, channel, ts: pressed.ts }
    if (!pressed.ephemeral && (await outbox.update(page, message)) === 'updated') return true
    return respondAt(place, { ...message, to: pressed.ephemeral ? 'person' : 'channel', replace: true })
  }

  /** In the modal that is open, else in a new one, else as a message. */
  async function deliverModal(modal: Modal, place: Place): Promise<void> {
    const { team, user, view, triggerId, channel } = place
    const shown = readingView(modal, writeContext({ channel }))
    if (view && (await outbox.updateView({ team, user, view }, shown))) return
    if (triggerId && (await outbox.openView({ team, user, triggerId }, shown))) return
    await privateAnswer(place, modal)
  }

  return {
    async reply({ card, message, modal }, place) {
      if (modal) await deliverModal(modal, place)
      if (card) await deliverCard(card, place, message !== undefined)
      if (message) await deliverMessage(message, place, postingOf(place, card ? ':2' : ''))
      // What is not told here is told by the job that looks at the cards.
      if (card) void cards.tell(place.team, card.key).catch(() => {})
    },
    async interim({ message }, place) {
      if (!message) return null
      if (message.to === 'channel' && !place.privately && place.channel) {
        const posting = { ...postingOf(place, ':interim'), expiresAt: now() + INTERIM_GOOD_FOR_MS }
        const posted = await outbox.post(place, message, posting)
        if (posted.kind === 'posted') return posted.ts
      }
      await privateAnswer(place, message)
      return null
    },
  }
}

/** `nth` tells the messages of one answer apart. */
function postingOf({ answers, again = false }: Place, nth = ''): Posting {
  return answers === undefined ? {} : { key: `answer:${answers}${nth}`, mayBeThere: again }
}
