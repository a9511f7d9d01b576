import type { Cards } from '../../cards/cards.ts'
import type { Replace, Viewer } from '../../cards/previews.ts'
import { BOT_NAME } from '../../commands/manifest.ts'
import type { Content, Posted, Posting } from '../../outbox/port.ts'
import { keptPrivate } from '../../views/button.ts'
import { readingView } from '../../views/modal.ts'
import type { Card, Message, Modal, Reply } from '../../views/reply.ts'
import { plain } from '../../views/reply.ts'
import { cutEscaped } from '../../views/text.ts'
import { namedIn, offersOf } from '../actions/offers.ts'
import { writeContext } from '../forms/form-context.ts'
import type { Respond } from '../outgoing/respond.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import type { ReplyTarget } from './target.ts'

/** The ways in which an answer reaches people. */
export interface Deliver {
  reply(reply: Reply, place: ReplyTarget): Promise<void>
  /** A message that the answer takes the place of; its ts, or null where it cannot be edited later. */
  interim(reply: Reply, place: ReplyTarget): Promise<string | null>
  /** Notes that a button with this input was pressed: where only its person sees the message, it can be edited now. */
  pressed(place: ReplyTarget, input: Readonly<Record<string, unknown>>): void
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
  async function respondAt(place: ReplyTarget, answer: Parameters<Respond>[1]): Promise<boolean> {
    const { responseUrl } = place
    return responseUrl !== undefined && respond({ ...place, responseUrl }, answer)
  }

  /** Shows it to the person alone; what offers a change there is ended when another one makes that change. */
  async function shownAlone(place: ReplyTarget, content: Content, replace: boolean): Promise<boolean> {
    const viewer = replace ? viewerOf(place) : viewerOf({ ...place, pressed: undefined })
    // From here on the answer stands in the message: nothing else takes its place.
    cards.previews.shown(viewer, [])
    if (!(await respondAt(place, { ...content, to: 'person', replace }))) return false
    cards.previews.shown(viewer, offersOf(content.blocks))
    return true
  }

  /** The message that was pressed is one that only the person sees. */
  function viewerOf({ pressed, ...place }: ReplyTarget): Viewer {
    const { team, channel, user } = place
    if (!pressed?.ephemeral) return { team, channel, user }
    const replace: Replace = (content) => respondAt(place, { ...content, to: 'person', replace: true })
    return { team, channel, user, pressed: { ts: pressed.ts, replace } }
  }

  async function privateAnswer(
    place: ReplyTarget,
    content: Content,
    replace = place.consumes,
  ): Promise<void> {
    if (await shownAlone(place, content, replace)) return
    if (place.channel && (await outbox.whisper(place, content)))
      return cards.previews.shown(viewerOf({ ...place, pressed: undefined }), offersOf(content.blocks))
    // Neither here nor there: a direct message is the last way to the person.
    await outbox.direct(place, content, { priority: 'answer' })
  }

  async function openAnswer(
    place: ReplyTarget,
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

  async function deliverCard(card: Card, place: ReplyTarget, hasMessage: boolean): Promise<void> {
    const { pressed, channel } = place
    const also =
      pressed?.isCard && !pressed.ephemeral ? { channel, ts: pressed.ts, requestedBy: place.user } : undefined
    const asked = { channel, user: place.user, alone: place.privately }
    // The answer takes its place.
    if (pressed?.ephemeral && (pressed.isCard || place.consumes)) cards.previews.shown(viewerOf(place), [])
    const { alsoUpdated, channels } = await cards.refresh(place.team, card, also, asked)
    if (pressed?.isCard) {
      // A private card, or one posted where the bot is no member, is reached through its response_url only.
      const isShown = pressed.ephemeral
        ? await shownAlone(place, { ...card, blocks: keptPrivate(card.blocks) }, true)
        : alsoUpdated || (await respondAt(place, { ...card, to: 'channel', replace: true }))
      if (!hasMessage) await overInterim(card, place, isShown)
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
        cards.post(place.team, channel, card, { requestedBy: place.user, posting: postingOf(place) }),
      )
  }

  /** The card takes the place of what stood there until now; where a copy is in the channel, that one tells it. */
  async function overInterim(card: Card, place: ReplyTarget, isHere: boolean): Promise<boolean> {
    const { team, channel, interim } = place
    if (!interim) return false
    if (isHere && (await outbox.remove({ team, channel, ts: interim }))) return true
    if (isHere || !card.post) {
      const sentence = { text: card.text, blocks: plain(card.text) }
      return (await outbox.update({ team, channel, ts: interim }, sentence)) === 'updated'
    }
    const copy = { channel, ts: interim, requestedBy: place.user }
    return (await cards.refresh(team, card, copy, { channel, user: place.user })).alsoUpdated
  }

  async function deliverMessage(message: Message, place: ReplyTarget, posting: Posting): Promise<void> {
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
  async function renew(message: Message, { team, channel, from }: ReplyTarget): Promise<boolean> {
    if (!message.renews || message.to === 'person' || !from) return false
    return (await outbox.update({ team, channel, ts: from }, message)) === 'updated'
  }

  /** A page takes the place of the page whose button was pressed. */
  async function turnPage(message: Message, place: ReplyTarget): Promise<boolean> {
    const { pressed, team, channel } = place
    if (!pressed?.turns) return false
    const page = { team, channel, ts: pressed.ts }
    if (!pressed.ephemeral && (await outbox.update(page, message)) === 'updated') return true
    return respondAt(place, { ...message, to: pressed.ephemeral ? 'person' : 'channel', replace: true })
  }

  /** In the modal that is open, else in a new one, else as a message. */
  async function deliverModal(modal: Modal, place: ReplyTarget): Promise<void> {
    const { team, user, view, triggerId, channel } = place
    const shown = readingView(modal, writeContext({ channel }))
    if (view && (await outbox.updateView({ team, user, view }, shown))) return
    if (triggerId && (await outbox.openView({ team, user, triggerId }, shown))) return
    await privateAnswer(place, modal)
  }

  function takeAway({ team, channel }: ReplyTarget, outcome: Promise<Posted>): void {
    void outcome
      .then((late) => (late.kind === 'posted' ? outbox.remove({ team, channel, ts: late.ts }) : false))
      .catch(() => {})
  }

  return {
    pressed(place, input) {
      if (!place.pressed?.ephemeral) return
      for (const named of namedIn(input)) cards.previews.pressed(viewerOf(place), named)
    },
    async reply({ card, message, modal, tells }, place) {
      if (modal) await deliverModal(modal, place)
      if (card) await deliverCard(card, place, message !== undefined)
      // A private card that announced it is a card again, and the message stands beside it.
      const beside = card && place.pressed?.isCard ? { ...place, consumes: false } : place
      if (message) await deliverMessage(message, beside, postingOf(place, card ? ':2' : ''))
      if (tells) {
        const content = { text: tells.text, blocks: tells.blocks ?? plain(tells.text) }
        await outbox.direct({ team: place.team, user: tells.user }, content, keyOf(place, ':tells'))
      }
      // What is not told here is told by the job that looks at the cards.
      if (card) void cards.tell(place.team, card.key).catch(() => {})
    },
    async interim({ message }, place) {
      if (!message) return null
      if (message.to === 'channel' && !place.privately && place.channel) {
        const posting = { ...postingOf(place, ':interim'), expiresAt: now() + INTERIM_GOOD_FOR_MS }
        const posted = await outbox.post(place, message, posting)
        if (posted.kind === 'posted') return posted.ts
        // It comes when it is worth nothing any more.
        if (posted.kind === 'waiting') takeAway(place, posted.outcome)
      }
      await privateAnswer(place, message, place.pressed?.ephemeral === true)
      return null
    },
  }
}

/** `nth` tells the messages of one answer apart. */
function keyOf({ answers }: ReplyTarget, nth: string): Pick<Posting, 'key'> {
  return answers === undefined ? {} : { key: `answer:${answers}${nth}` }
}

function postingOf({ answers, again = false }: ReplyTarget, nth = ''): Posting {
  return answers === undefined ? {} : { key: `answer:${answers}${nth}`, mayBeThere: again }
}
