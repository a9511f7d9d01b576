import type { Cards } from '../../cards/cards.ts'
import type { Replace, Viewer } from '../../cards/previews.ts'
import { BOT_NAME } from '../../commands/manifest.ts'
import type { Content, Posted, PostOptions } from '../../outbox/port.ts'
import { keptPrivate } from '../../views/button.ts'
import { readingView } from '../../views/modal.ts'
import type { Card, Message, Modal, Reply } from '../../views/reply.ts'
import { plain } from '../../views/reply.ts'
import { cutEscaped } from '../../views/text.ts'
import { namedIn, offersOf } from '../actions/press.ts'
import { writeContext } from '../forms/form-context.ts'
import type { Respond } from '../outgoing/respond.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import type { ReplyTarget } from './target.ts'

/** The ways in which an answer reaches people. */
export interface Deliver {
  reply(reply: Reply, target: ReplyTarget): Promise<void>
  /** Shows a message that the answer takes the place of; its ts, or null where it cannot be edited later. */
  notice(reply: Reply, target: ReplyTarget): Promise<string | null>
  /** Notes that a button with this input was pressed: where only its person sees the message, it can be edited now. */
  pressed(target: ReplyTarget, input: Readonly<Record<string, unknown>>): void
}

const INVITE =
  'I am not in this channel: I can neither keep messages here up to date nor post anything by myself. ' +
  `Invite me: \`/invite @${BOT_NAME}\``

const REFUSED = 'Slack did not take the answer. It would have been:'
const WAITING =
  'Slack has not taken the answer yet, or not said so. I go on trying for half an hour. If it is not in the channel, this is it:'
const UNCONFIRMED = 'Slack has not confirmed the answer. If it is not in the channel, this is it:'

const WORDS = { 'not-there': REFUSED, refused: REFUSED, unconfirmed: UNCONFIRMED, waiting: WAITING } as const

/** A progress notice is worth nothing once the answer is there, in ms. */
const NOTICE_TTL_MS = 10_000

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
  async function respondAt(target: ReplyTarget, answer: Parameters<Respond>[1]): Promise<boolean> {
    const { responseUrl } = target
    return responseUrl !== undefined && respond({ ...target, responseUrl }, answer)
  }

  /** Shows it to the person alone; what offers a change there is ended when another one makes that change. */
  async function showPrivately(target: ReplyTarget, content: Content, replace: boolean): Promise<boolean> {
    const viewer = replace ? viewerOf(target) : viewerOf({ ...target, pressed: undefined })
    // From here on the answer stands in the message: nothing else takes its place.
    cards.previews.shown(viewer, [])
    if (!(await respondAt(target, { ...content, to: 'person', replace }))) return false
    cards.previews.shown(viewer, offersOf(content.blocks))
    return true
  }

  /** The message that was pressed is one that only the person sees. */
  function viewerOf({ pressed, ...target }: ReplyTarget): Viewer {
    const { team, channel, user } = target
    if (!pressed?.ephemeral) return { team, channel, user }
    const replace: Replace = (content) => respondAt(target, { ...content, to: 'person', replace: true })
    return { team, channel, user, pressed: { ts: pressed.ts, replace } }
  }

  async function answerPrivately(
    target: ReplyTarget,
    content: Content,
    replace = target.replacesPrompt,
  ): Promise<void> {
    if (await showPrivately(target, content, replace)) return
    if (target.channel && (await outbox.whisper(target, content)))
      return cards.previews.shown(viewerOf({ ...target, pressed: undefined }), offersOf(content.blocks))
    // Neither here nor there: a direct message is the last way to the person.
    await outbox.direct(target, content, { priority: 'answer' })
  }

  async function postPublicly(
    target: ReplyTarget,
    content: Content,
    post: () => ReturnType<WebOutbox['post']>,
  ): Promise<void> {
    const posted = await post()
    if (posted.kind === 'posted') return
    const answered =
      posted.kind === 'not-there' && (await respondAt(target, { ...content, to: 'channel', replace: false }))
    const hint = answered ? INVITE : `${WORDS[posted.kind]} ${content.text}`
    await answerPrivately(target, { text: hint, blocks: plain(cutEscaped(hint, 3000)) })
  }

  async function deliverCard(card: Card, target: ReplyTarget, hasMessage: boolean): Promise<void> {
    const { pressed, channel } = target
    const also =
      pressed?.isCard && !pressed.ephemeral ? { channel, ts: pressed.ts, askedBy: target.user } : undefined
    const viewer = { channel, user: target.user, alone: target.privately }
    // The answer takes its place.
    if (pressed?.ephemeral && (pressed.isCard || target.replacesPrompt))
      cards.previews.shown(viewerOf(target), [])
    const { alsoUpdated, channels } = await cards.refresh(target.team, card, also, viewer)
    if (pressed?.isCard) {
      // A private card, or one posted where the bot is no member, is reached through its response_url only.
      const isShown = pressed.ephemeral
        ? await showPrivately(target, { ...card, blocks: keptPrivate(card.blocks) }, true)
        : alsoUpdated || (await respondAt(target, { ...card, to: 'channel', replace: true }))
      if (!hasMessage) await replaceNotice(card, target, isShown)
      return
    }
    if (target.replacesPrompt && !hasMessage)
      await answerPrivately(target, { text: card.text, blocks: plain(card.text) })
    if (target.noticeTs && !hasMessage && (await replaceNotice(card, target, channels.includes(channel))))
      return
    // One living message: what happened is told by the copy that is here, when there is one.
    if (!card.post || (card.news && channels.includes(channel))) return
    if (target.privately) await answerPrivately(target, { ...card, blocks: keptPrivate(card.blocks) })
    else
      await postPublicly(target, card, () =>
        cards.post(target.team, channel, card, { requestedBy: target.user, posting: optionsOf(target) }),
      )
  }

  /** The card takes the place of what stood there until now; where a copy is in the channel, that one tells it. */
  async function replaceNotice(card: Card, target: ReplyTarget, isHere: boolean): Promise<boolean> {
    const { team, channel, noticeTs } = target
    if (!noticeTs) return false
    if (isHere && (await outbox.remove({ team, channel, ts: noticeTs }))) return true
    if (isHere || !card.post) {
      const sentence = { text: card.text, blocks: plain(card.text) }
      return (await outbox.update({ team, channel, ts: noticeTs }, sentence)) === 'updated'
    }
    const copy = { channel, ts: noticeTs, askedBy: target.user }
    return (await cards.refresh(team, card, copy, { channel, user: target.user })).alsoUpdated
  }

  async function deliverMessage(message: Message, target: ReplyTarget, options: PostOptions): Promise<void> {
    const { team, channel, replacesPrompt, noticeTs } = target
    const isUpdated = !target.privately && (await updateSource(message, target))
    // What is shown anew needs only its sentence besides.
    const answer = isUpdated ? { text: message.text, blocks: plain(message.text) } : message
    if (noticeTs && (await outbox.update({ team, channel, ts: noticeTs }, answer)) === 'updated') {
      if (replacesPrompt) await respondAt(target, 'delete')
      return
    }
    if (message.pages && (await turnPage(message, target))) return
    if (target.privately) return answerPrivately(target, { ...message, blocks: keptPrivate(message.blocks) })
    if (message.to === 'person') return answerPrivately(target, message)
    if (replacesPrompt) await respondAt(target, 'delete')
    if (isUpdated) return
    await postPublicly(target, message, () => outbox.post(target, message, options))
  }

  /** The message that led here shows how it is now. */
  async function updateSource(message: Message, { team, channel, sourceTs }: ReplyTarget): Promise<boolean> {
    if (!message.renews || message.to === 'person' || !sourceTs) return false
    return (await outbox.update({ team, channel, ts: sourceTs }, message)) === 'updated'
  }

  /** A page takes the place of the page whose button was pressed. */
  async function turnPage(message: Message, target: ReplyTarget): Promise<boolean> {
    const { pressed, team, channel } = target
    if (!pressed?.isPagination) return false
    const page = { team, channel, ts: pressed.ts }
    if (!pressed.ephemeral && (await outbox.update(page, message)) === 'updated') return true
    return respondAt(target, { ...message, to: pressed.ephemeral ? 'person' : 'channel', replace: true })
  }

  /** In the modal that is open, else in a new one, else as a message. */
  async function deliverModal(modal: Modal, target: ReplyTarget): Promise<void> {
    const { team, user, view, triggerId, channel } = target
    const content = readingView(modal, writeContext({ channel }))
    if (view && (await outbox.updateView({ team, user, view }, content))) return
    if (triggerId && (await outbox.openView({ team, user, triggerId }, content))) return
    await answerPrivately(target, modal)
  }

  function removeLate({ team, channel }: ReplyTarget, outcome: Promise<Posted>): void {
    void outcome
      .then((late) => (late.kind === 'posted' ? outbox.remove({ team, channel, ts: late.ts }) : false))
      .catch(() => {})
  }

  return {
    pressed(target, input) {
      if (!target.pressed?.ephemeral) return
      for (const named of namedIn(input)) cards.previews.pressed(viewerOf(target), named)
    },
    async reply({ card, message, modal, tells }, target) {
      if (modal) await deliverModal(modal, target)
      if (card) await deliverCard(card, target, message !== undefined)
      // A private card that announced it is a card again, and the message stands beside it.
      const beside = card && target.pressed?.isCard ? { ...target, replacesPrompt: false } : target
      if (message) await deliverMessage(message, beside, optionsOf(target, card ? ':2' : ''))
      if (tells) {
        const content = { text: tells.text, blocks: tells.blocks ?? plain(tells.text) }
        await outbox.direct({ team: target.team, user: tells.user }, content, keyOf(target, ':tells'))
      }
      // What is not told here is told by the job that looks at the cards.
      if (card) void cards.tell(target.team, card.key).catch(() => {})
    },
    async notice({ message }, target) {
      if (!message) return null
      if (message.to === 'channel' && !target.privately && target.channel) {
        const options = { ...optionsOf(target, ':interim'), expiresAt: now() + NOTICE_TTL_MS }
        const posted = await outbox.post(target, message, options)
        if (posted.kind === 'posted') return posted.ts
        // It comes when it is worth nothing any more.
        if (posted.kind === 'waiting') removeLate(target, posted.outcome)
      }
      await answerPrivately(target, message, target.pressed?.ephemeral === true)
      return null
    },
  }
}

/** `nth` tells the messages of one answer apart. */
function keyOf({ replyKey }: ReplyTarget, nth: string): Pick<PostOptions, 'key'> {
  return replyKey === undefined ? {} : { key: `answer:${replyKey}${nth}` }
}

function optionsOf({ replyKey, isRetry = false }: ReplyTarget, nth = ''): PostOptions {
  return replyKey === undefined ? {} : { key: `answer:${replyKey}${nth}`, mayBePosted: isRetry }
}
