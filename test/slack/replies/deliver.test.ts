import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCards } from '../../../src/notifications/cards/cards.ts'
import type { WebOutbox } from '../../../src/slack/outgoing/web-api.ts'
import { createDeliver, type Deliver } from '../../../src/slack/replies/deliver.ts'
import type { ReplyTarget } from '../../../src/slack/replies/target.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore } from '../../../src/store/store.ts'
import { button } from '../../../src/views/button.ts'
import { mergeRequestCard } from '../../../src/views/mr/card.ts'
import type { PostResult } from '../../../src/views/post.ts'
import { privately, publicly, type Reply } from '../../../src/views/reply.ts'
import { allowing } from '../../notifications/digests/judges.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { noQueues } from '../../support/no-queues.ts'
import { aMergeRequest } from '../../support/recorded-services.ts'

const now = new Date('2026-11-20T12:00:00Z')
const view = { mr: aMergeRequest(), commits: null, files: null }
const seen = { card: mergeRequestCard(view, { now }) }
const done = { card: mergeRequestCard(view, { now, note: { by: 'U1', words: 'merged it.' } }) }
const list = publicly('11 merge requests', [
  { type: 'actions', elements: [button('Show', { verb: 'mr.view', input: { project: 42, mr: 12 } })] },
])

/** What was done in Slack, in words, oldest first. */
let happened: string[]
/** The whole text of the newest answer through a response_url. */
let answered = ''
let posts: PostResult
let whispers: boolean
let removes: boolean
let responds: boolean
let edits: 'updated' | 'gone' | 'failed'

const outbox: WebOutbox = {
  post: async ({ channel }, { text }) => {
    happened.push(`post ${channel}: ${text.slice(0, 20)}`)
    return posts
  },
  update: async ({ channel, ts }) => {
    happened.push(`edit ${channel} ${ts}`)
    return edits
  },
  updateDirect: async ({ user, ts }) => {
    happened.push(`edit ${user} ${ts}`)
    return edits
  },
  remove: async ({ channel, ts }) => {
    happened.push(`remove ${channel} ${ts}`)
    return removes
  },
  whisper: async ({ channel, user }, { text }) => {
    happened.push(`whisper ${channel} ${user}: ${text.slice(0, 20)}`)
    return whispers
  },
  direct: async ({ user }, { text }) => {
    happened.push(`direct ${user}: ${text.slice(0, 20)}`)
    return posts
  },
  openView: async ({ triggerId }) => {
    happened.push(`open by ${triggerId}`)
    return views.opened ? 'V1' : null
  },
  updateView: async ({ view }) => {
    happened.push(`edit view ${view}`)
    return views.updated ? 'h1' : null
  },
  unfurl: async () => true,
  publishHome: async () => true,
}

let views: { opened: boolean; updated: boolean }
let delivered: Deliver
let deliver: Deliver['reply']

beforeEach(async () => {
  happened = []
  posts = { kind: 'posted', ts: '9.9' }
  whispers = true
  removes = true
  responds = true
  edits = 'updated'
  views = { opened: true, updated: true }
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
  delivered = createDeliver({
    outbox,
    cards: createCards(store, outbox, { authorizeBackground: allowing(store) }),
    queues: noQueues,
    respond: async (_, answer) => {
      if (answer === 'delete') happened.push('delete the question')
      else {
        answered = answer.text
        happened.push(`respond ${answer.to}${answer.replace ? ' in place' : ''}: ${answer.text.slice(0, 20)}`)
      }
      return responds
    },
  })
  deliver = delivered.reply
})

const typed: ReplyTarget = {
  team: 'T1',
  channel: 'C1',
  user: 'U1',
  responseUrl: 'https://x',
  privately: false,
  replacesPrompt: false,
}
const question: ReplyTarget = {
  ...typed,
  pressed: { ts: '5.5', ephemeral: true, isCard: false },
  replacesPrompt: true,
}
const onCard: ReplyTarget = { ...typed, pressed: { ts: '7.7', ephemeral: false, isCard: true } }
const onPrivateCard: ReplyTarget = {
  ...typed,
  pressed: { ts: '8.8', ephemeral: true, isCard: true },
  privately: true,
}

describe('a card', () => {
  test('is posted for all who typed for it, and remembered', async () => {
    await deliver(seen, typed)
    expect(happened).toEqual([expect.stringMatching(/^post C1: !12/)])
    await deliver(done, { ...typed, channel: 'C2' })
    expect(happened[1]).toBe('edit C1 9.9')
  })

  test('that was typed for is posted before copies elsewhere are edited', async () => {
    await deliver(seen, { ...typed, channel: 'C2' })
    posts = { kind: 'posted', ts: '9.8' }
    happened = []
    const pushed = { mr: aMergeRequest({ sha: 'b'.repeat(40) }), commits: null, files: null }
    await deliver({ card: mergeRequestCard(pushed, { now }) }, typed)
    expect(happened).toEqual([expect.stringMatching(/^post C1: !12/), 'edit C2 9.9'])
  })

  test('that was typed for is followed by edits of copies that show less than has happened since', async () => {
    await deliver(seen, { ...typed, channel: 'C2' })
    posts = { kind: 'posted', ts: '9.8' }
    happened = []
    const moved = { ...view, mr: aMergeRequest({ target_branch: 'release' }) }
    await deliver({ card: mergeRequestCard(moved, { now: new Date(now.getTime() + 60_000) }) }, typed)
    await expect.poll(() => happened).toContain('edit C2 9.9')
    expect(happened[0]).toMatch(/^post C1: !12/)
  })

  test('that was pressed is edited in place, and nothing is posted', async () => {
    await deliver(done, onCard)
    expect(happened).toEqual(['edit C1 7.7'])
  })

  test('that cannot be edited is reached through its response_url', async () => {
    edits = 'failed'
    await deliver(done, onCard)
    expect(happened).toEqual(['edit C1 7.7', expect.stringMatching(/^respond channel in place: !12/)])
  })

  test('that is private is replaced where it is', async () => {
    await deliver(done, onPrivateCard)
    expect(happened).toEqual([expect.stringMatching(/^respond person in place: !12/)])
  })

  test('after a question: the question is replaced, and the channel has one card, the old one where there is one', async () => {
    await deliver(done, question)
    expect(happened).toEqual([
      expect.stringMatching(/^respond person in place/),
      expect.stringMatching(/^post C1/),
    ])
    happened = []
    await deliver(done, question)
    expect(happened).toEqual(['edit C1 9.9', expect.stringMatching(/^respond person in place/)])
  })

  test('of what is over, asked for privately, is not ended by itself', async () => {
    const closed = { mr: aMergeRequest({ state: 'closed' }), commits: null, files: null }
    await deliver({ card: mergeRequestCard(closed, { now }) }, { ...typed, privately: true })
    // What ends others runs beside the answer.
    await pause(50)
    expect(happened).toEqual([expect.stringMatching(/^respond person: !12/)])
  })

  test('asked for privately is shown to the person alone', async () => {
    await deliver(seen, { ...typed, privately: true })
    expect(happened).toEqual([expect.stringMatching(/^respond person: !12/)])
  })
})

describe('a message', () => {
  test('for the person goes through the response_url, else as a whisper, else as a direct message', async () => {
    await deliver(privately('No'), typed)
    responds = false
    await deliver(privately('No'), typed)
    whispers = false
    await deliver(privately('No'), typed)
    expect(happened).toEqual([
      'respond person: No',
      'respond person: No',
      'whisper C1 U1: No',
      'respond person: No',
      'whisper C1 U1: No',
      'direct U1: No',
    ])
  })

  test('for all that was asked for privately stays private', async () => {
    await deliver(list, { ...typed, privately: true })
    expect(happened).toEqual(['respond person: 11 merge requests'])
  })

  test('for all after a question takes the question away', async () => {
    await deliver(list, question)
    expect(happened).toEqual(['delete the question', 'post C1: 11 merge requests'])
  })

  test('where the bot is no member goes through the response_url, with a hint to invite it', async () => {
    posts = { kind: 'not-there' }
    await deliver(list, typed)
    expect(happened).toEqual([
      'post C1: 11 merge requests',
      'respond channel: 11 merge requests',
      expect.stringMatching(/^respond person: I’m not in this/),
    ])
  })

  test('in a conversation of two, which nobody else can join, advises no invitation', async () => {
    posts = { kind: 'not-there' }
    await deliver(list, { ...typed, channel: 'D0TWO' })
    expect(answered).toMatch(/^I can’t join a conversation of two/)
    expect(answered).not.toContain('/invite')
  })

  test.each([
    ['is_archived', /archived.*Unarchive it/],
    ['restricted_action', /Only some people may post.*Ask an admin/],
    ['msg_too_long', /too long for Slack. Ask for less/],
    ['token_revoked', /access to this workspace was withdrawn.*install me again/],
    ['some_new_word', /didn’t take the answer \(some_new_word\). Ask again later/],
  ])('that Slack refused with %s says why, the way out, and the answer', async (reason, words) => {
    posts = { kind: 'refused', reason }
    await deliver(list, typed)
    expect(answered).toMatch(words)
    expect(answered).toContain('11 merge requests')
  })

  test('that Slack refused, did not confirm or has not taken yet is told to the person in words that fit', async () => {
    posts = { kind: 'refused' }
    await deliver(list, typed)
    posts = { kind: 'unconfirmed' }
    await deliver(list, typed)
    posts = { kind: 'waiting', outcome: new Promise(() => {}) }
    await deliver(list, typed)
    expect(happened.filter((line) => line.startsWith('respond'))).toEqual([
      'respond person: Slack didn’t take th',
      'respond person: Slack hasn’t confirm',
      'respond person: Slack hasn’t taken t',
    ])
  })
})

describe('something long to read', () => {
  const diff: Reply = { modal: { title: 'Diff', text: 'The diff of a.ts', blocks: [] } }

  test('opens in a modal', async () => {
    await deliver(diff, { ...typed, triggerId: 'T.1' })
    expect(happened).toEqual(['open by T.1'])
  })

  test('takes the place of the page in the modal whose button was pressed', async () => {
    await deliver(diff, { ...typed, triggerId: 'T.1', view: 'V1' })
    expect(happened).toEqual(['edit view V1'])
  })

  test('is a private message where no modal can open', async () => {
    views = { opened: false, updated: false }
    await deliver(diff, { ...typed, triggerId: 'T.1', view: 'V1' })
    expect(happened).toEqual(['edit view V1', 'open by T.1', 'respond person: The diff of a.ts'])
  })
})

describe('a page of a list', () => {
  const page: Reply = { message: { to: 'channel', text: 'Page 2', blocks: [], pages: true } }
  const onList = (isPagination: boolean): ReplyTarget => ({
    ...typed,
    pressed: { ts: '6.6', ephemeral: false, isCard: false, isPagination },
  })

  test('takes the place of the page whose button turned it', async () => {
    await deliver(page, onList(true))
    expect(happened).toEqual(['edit C1 6.6'])
  })

  test('is a message of its own when another button led to the list', async () => {
    await deliver(page, onList(false))
    expect(happened).toEqual(['post C1: Page 2'])
  })
})

describe('a card that one person sees alone', () => {
  const mergedCard = {
    card: mergeRequestCard(
      { ...view, mr: { ...view.mr, state: 'merged' as const } },
      { now, note: { by: 'U2', words: 'merged it.' } },
    ),
  }

  test('is replaced by the answer to its button', async () => {
    await delivered.reply(mergedCard, onPrivateCard)
    expect(happened).toEqual([expect.stringMatching(/^respond person in place: !12/)])
  })

  test('a word in between takes the place of the card that was pressed', async () => {
    expect(await delivered.notice(privately('Checking'), onPrivateCard)).toEqual({
      kind: 'message',
      ts: null,
    })
    expect(happened).toEqual(['respond person in place: Checking'])
  })

  test('a word in between that comes late is taken away', async () => {
    posts = { kind: 'waiting', outcome: Promise.resolve({ kind: 'posted', ts: '6.6' }) }
    await delivered.notice(publicly('Checking', []), typed)
    await expect.poll(() => happened).toContain('remove C1 6.6')
  })
})

describe('a write that takes long', () => {
  const key = { project: 42, iid: 12 }
  const pending: Reply = { ...publicly('Checking', []), pending: { key, doing: 'Merging', by: 'U1' } }
  const asked = { ...onCard, replyKey: 'k7mq2xpe', pressed: { ts: '9.9', ephemeral: false, isCard: true } }
  const failed = { ...privately('Not merged'), failure: { reason: 'state' as const } }

  beforeEach(async () => {
    await deliver(seen, typed)
    happened = []
  })

  test('is said by the card in its channel, which shows its state again when it has failed', async () => {
    expect(await delivered.notice(pending, asked)).toEqual({ kind: 'card' })
    await deliver(failed, asked)
    await delivered.endNotice(asked)
    expect(happened).toEqual(['edit C1 9.9', 'respond person: Not merged', 'edit C1 9.9'])
    await delivered.endNotice(asked)
    expect(happened).toHaveLength(3)
  })

  test('is said by the card, and the card that is its answer is the only other edit', async () => {
    await delivered.notice(pending, asked)
    await deliver(done, asked)
    await delivered.endNotice(asked)
    expect(happened).toEqual(['edit C1 9.9', 'edit C1 9.9'])
  })

  test('is said by a message where the channel has no card, or where another write is said by it', async () => {
    const other = { ...typed, channel: 'C2', replyKey: 'm2xpek7q' }
    expect(await delivered.notice(pending, other)).toEqual({ kind: 'message', ts: '9.9' })
    await delivered.notice(pending, asked)
    await delivered.notice(pending, { ...asked, replyKey: 'm2xpek7q' })
    expect(happened).toEqual(['post C2: Checking', 'edit C1 9.9', 'post C1: Checking'])
  })

  test('is said by a message where the card is gone', async () => {
    edits = 'gone'
    expect(await delivered.notice(pending, asked)).toEqual({ kind: 'message', ts: '9.9' })
    expect(happened).toEqual(['edit C1 9.9', 'post C1: Checking'])
  })

  test('is told to nobody else where it was asked for privately', async () => {
    await delivered.notice(pending, { ...asked, privately: true })
    expect(happened).toEqual(['respond person: Checking'])
  })
})

describe('what was announced to take longer', () => {
  const announced = { ...typed, noticeTs: '4.4' }
  const closed: Reply = { message: { to: 'channel', text: 'Closed %3', blocks: [], renews: true } }

  test('takes the place of its announcement, also when it is a refusal', async () => {
    await deliver(list, announced)
    await deliver(privately('No'), announced)
    expect(happened).toEqual(['edit C1 4.4', 'edit C1 4.4'])
  })

  test('is told where the announcement is gone as if there had been none', async () => {
    edits = 'gone'
    await deliver(privately('No'), announced)
    expect(happened).toEqual(['edit C1 4.4', 'respond person: No'])
  })

  test('a card that was pressed is edited, and the announcement is taken away', async () => {
    await deliver(done, { ...onCard, noticeTs: '4.4' })
    expect(happened).toEqual(['edit C1 7.7', 'remove C1 4.4'])
  })

  test('an announcement that cannot be taken away becomes the sentence of the card', async () => {
    removes = false
    await deliver(done, { ...onCard, noticeTs: '4.4' })
    expect(happened).toEqual(['edit C1 7.7', 'remove C1 4.4', 'edit C1 4.4'])
  })

  test('what was shown before shows how it is now as well', async () => {
    await deliver(closed, { ...announced, sourceTs: '3.3' })
    expect(happened).toEqual(['edit C1 3.3', 'edit C1 4.4'])
  })
})
