import { BOT_NAME } from '../../commands/manifest.ts'
import type { Cards } from '../../notifications/cards/cards.ts'
import type { Queues } from '../../notifications/queues.ts'
import { withPrivateAnswers } from '../../views/button.ts'
import { shortCard } from '../../views/mr/card.ts'
import { type Content, type PostOptions, type PostResult, refusalWords } from '../../views/post.ts'
import { type Card, type Message, plain, type Reply } from '../../views/reply.ts'
import { cutEscaped } from '../../views/text.ts'
import type { Interaction } from '../interaction.ts'
import type { Respond } from '../outgoing/respond.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import { showModal } from './open-modal.ts'
import { keyOf, optionsOf, plainTarget, type ReplyTarget, replacesNothing } from './target.ts'

/** Place of a notice; a message by its ts, or null when it cannot be edited later. */
export type Notice = { readonly kind: 'card' } | { readonly kind: 'message'; readonly ts: string | null }

const INVITE = `I’m not in this channel, so this won’t update. \`/invite @${BOT_NAME}\``

/** A conversation of two people, in which a command can be typed, takes nobody else. */
const CANNOT_JOIN =
  'I can’t join a conversation of two people, so this won’t update. Ask in a channel for that.'

const WAITING =
  'Slack hasn’t taken the answer yet, so I keep trying for half an hour. If it isn’t in the channel, this is it:'
const UNCONFIRMED = 'Slack hasn’t confirmed the answer. If it isn’t in the channel, this is it:'

/** Says why Slack did not take an answer, and the way out; in words above the answer. */
function whyNotPosted(posted: Exclude<PostResult, { kind: 'posted' }>): string {
  if (posted.kind === 'waiting') return WAITING
  if (posted.kind === 'unconfirmed') return UNCONFIRMED
  return `${refusalWords(posted.reason)} The answer:`
}

/** Returns what one person reads, with buttons whose answers come to them alone. */
function forOne({ text, blocks }: Content): Content {
  return { text, blocks: withPrivateAnswers(blocks) }
}

/** Lifetime of a progress notice, in ms: it has no value once the reply is there. */
const NOTICE_TTL_MS = 10_000

/** Delivers a reply to its place: edits cards in place, posts results, whispers private messages. */
export function createDeliver(options: {
  readonly outbox: WebOutbox
  readonly respond: Respond
  readonly cards: Cards
  readonly queues: Pick<Queues, 'check'>
  readonly now?: () => number
}) {
  const { outbox, respond, cards, queues, now = Date.now } = options
  async function answerPrivately(
    target: ReplyTarget,
    content: Content,
    replace = target.replacesPrompt,
  ): Promise<void> {
    if (await respond(target, { ...content, to: 'person', replace })) return
    if (target.channel && (await outbox.whisper(target, content))) return
    // Neither worked: a direct message is the last way to reach the person.
    const { isTransient = false } = target
    await outbox.direct(target, content, { isAnswer: true, isTransient })
  }

  async function postPublicly(
    target: ReplyTarget,
    content: Content,
    post: () => ReturnType<WebOutbox['post']>,
  ): Promise<string | null> {
    const posted = await post()
    if (posted.kind === 'posted') return posted.ts
    const answered =
      posted.kind === 'not-there' && (await respond(target, { ...content, to: 'channel', replace: false }))
    const invite = target.channel.startsWith('D') ? CANNOT_JOIN : INVITE
    const hint = answered ? invite : `${whyNotPosted(posted)} ${content.text}`
    await answerPrivately(target, { text: hint, blocks: plain(cutEscaped(hint, 3000)) })
    return null
  }

  async function postCard(card: Card, target: ReplyTarget): Promise<void> {
    const origin = { requestedBy: target.user, posting: optionsOf({ ...target, thread: undefined }) }
    if (target.privately) await answerPrivately(target, forOne(card))
    else if (target.isReply) await outbox.post(target, shortCard(card), optionsOf(target))
    else await postPublicly(target, card, () => cards.post(target.team, target.channel, card, origin))
  }

  async function deliverCard(card: Card, target: ReplyTarget, hasMessage: boolean): Promise<void> {
    const { pressed, channel } = target
    const viewer = { channel, user: target.user, isPrivate: target.privately }
    // Nobody waits for edits of copies elsewhere.
    if (card.post && !card.news && replacesNothing(target)) {
      await postCard(card, target)
      return void (await cards.refresh(target.team, card, undefined, viewer))
    }
    const also =
      pressed?.isCard && !pressed.ephemeral
        ? { channel, ts: pressed.ts, requestedBy: target.user }
        : undefined
    const { alsoUpdated, channels } = await cards.refresh(target.team, card, also, viewer)
    if (pressed?.isCard) {
      // A private card, or one where the bot is not a member, is reachable only through its response_url.
      const isShown = pressed.ephemeral
        ? await respond(target, { ...forOne(card), to: 'person', replace: true })
        : alsoUpdated || (await respond(target, { ...card, to: 'channel', replace: true }))
      if (!hasMessage) await replaceNotice(card, target, isShown)
      return
    }
    if (target.replacesPrompt && !hasMessage)
      await answerPrivately(target, { text: card.text, blocks: plain(card.text) })
    if (target.noticeTs && !hasMessage && (await replaceNotice(card, target, channels.includes(channel))))
      return
    // One living card: its copy in this channel already shows the news, if there is one.
    if (card.post && !(card.news && channels.includes(channel))) await postCard(card, target)
  }

  /** Replaces the notice with the card; deletes the notice when the channel has a copy of the card. */
  async function replaceNotice(card: Card, target: ReplyTarget, isHere: boolean): Promise<boolean> {
    const { team, channel, noticeTs } = target
    if (!noticeTs) return false
    if (isHere && (await outbox.remove({ team, channel, ts: noticeTs }))) return true
    if (isHere || !card.post || target.thread) {
      const sentence = { text: card.text, blocks: plain(card.text) }
      return (await outbox.update({ team, channel, ts: noticeTs }, sentence)) === 'updated'
    }
    const copy = { channel, ts: noticeTs, requestedBy: target.user }
    return (await cards.refresh(team, card, copy, { channel, user: target.user })).alsoUpdated
  }

  async function deliverMessage(message: Message, target: ReplyTarget, options: PostOptions): Promise<void> {
    const { team, channel, replacesPrompt, noticeTs, sourceTs } = target
    const renewed = message.renews && message.to !== 'person' && !target.privately ? sourceTs : undefined
    // The message that led here.
    const isUpdated =
      renewed !== undefined && (await outbox.update({ team, channel, ts: renewed }, message)) === 'updated'
    // When the source message is updated, the reply needs only its sentence.
    const answer = isUpdated ? { text: message.text, blocks: plain(message.text) } : message
    if (noticeTs && (await outbox.update({ team, channel, ts: noticeTs }, answer)) === 'updated') {
      if (replacesPrompt) await respond(target, 'delete')
      return
    }
    if (message.pages && (await replacePage(message, target))) return
    if (target.privately) return answerPrivately(target, forOne(message))
    if (message.to === 'person') return answerPrivately(target, message)
    if (replacesPrompt) await respond(target, 'delete')
    if (isUpdated) return
    const ts = await postPublicly(target, message, () => outbox.post(target, message, options))
    if (ts === null) return
    if (message.thread)
      await outbox.post(target, message.thread, { ...optionsOf(target, ':thread'), thread: ts })
  }

  async function replacePage(message: Message, target: ReplyTarget): Promise<boolean> {
    const { pressed, team, channel } = target
    if (!pressed?.isPagination) return false
    const page = { team, channel, ts: pressed.ts }
    if (!pressed.ephemeral && (await outbox.update(page, message)) === 'updated') return true
    return respond(target, { ...message, to: pressed.ephemeral ? 'person' : 'channel', replace: true })
  }

  function removeLate({ team, channel }: ReplyTarget, outcome: Promise<PostResult>): void {
    void outcome
      .then((late) => (late.kind === 'posted' ? outbox.remove({ team, channel, ts: late.ts }) : false))
      .catch(() => {})
  }

  return {
    async reply({ card, message, modal, alsoNotify, queue }: Reply, target: ReplyTarget): Promise<void> {
      if (modal && !(await showModal(modal, target, outbox))) await answerPrivately(target, modal)
      if (card) await deliverCard(card, target, message !== undefined)
      // A private card that announced the reply is a card again, and the message appears beside it.
      const beside = card && target.pressed?.isCard ? { ...target, replacesPrompt: false } : target
      if (message) await deliverMessage(message, beside, optionsOf(target, card ? ':2' : ''))
      if (alsoNotify) {
        const content = { text: alsoNotify.text, blocks: alsoNotify.blocks ?? plain(alsoNotify.text) }
        const recipient = { team: target.team, user: alsoNotify.user }
        await outbox.direct(recipient, content, { key: keyOf(target, ':tells') })
      }
      // The job that checks the cards reports what is not reported here.
      if (card) void cards.announce(target.team, card.key, target.user).catch(() => {})
      if (queue !== undefined) {
        void queues.check({ team: target.team, channel: target.channel, project: queue }).catch(() => {})
      }
    },
    /** Shows a message to the person of an interaction alone. */
    async privateNotice(received: Interaction, { message }: Reply): Promise<void> {
      if (message && 'user' in received) await answerPrivately(plainTarget(received), message)
    },
    /**
     * Shows until the reply that a write is under way: on the card in the channel, or in a message that the reply
     * replaces.
     */
    async notice({ message, pending }: Reply, target: ReplyTarget): Promise<Notice> {
      if (!message) return { kind: 'message', ts: null }
      if (message.to === 'channel' && !target.privately && target.channel) {
        const { replyKey } = target
        if (pending && replyKey && (await cards.beginWrite(target, replyKey, pending)))
          return { kind: 'card' }
        const options = { ...optionsOf(target, ':interim'), expiresAt: now() + NOTICE_TTL_MS }
        const posted = await outbox.post(target, message, options)
        if (posted.kind === 'posted') return { kind: 'message', ts: posted.ts }
        // A late notice has no value any more.
        if (posted.kind === 'waiting') removeLate(target, posted.outcome)
      }
      await answerPrivately(target, message, target.pressed?.ephemeral === true)
      return { kind: 'message', ts: null }
    },
    /** Ends what a card says of a write that is over. */
    endNotice: async ({ team, replyKey = '' }: ReplyTarget): Promise<void> => cards.endWrite(team, replyKey),
  }
}

export type Deliver = ReturnType<typeof createDeliver>
