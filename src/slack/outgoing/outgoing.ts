import type { Durable } from '../../durable/durable.ts'
import type { ActionFilterOf } from '../../interactions/visible-actions.ts'
import type { Log } from '../../log/log.ts'
import type { Store } from '../../store/store.ts'
import type { Workspaces } from '../workspaces.ts'
import { createFindPosted } from './find-posted.ts'
import { createPosting, type Posting } from './posting.ts'
import { createPrepare, type Prepare } from './prepare.ts'
import { createRespond, type Respond } from './respond.ts'
import { createSlackApi, type SlackApi, type WebOutbox } from './web-api.ts'

export interface Outgoing {
  readonly outbox: WebOutbox
  readonly respond: Respond
}

/** The senders of prepared content: posts go through the store, everything else at once. */
export interface Senders {
  readonly posts: Pick<Posting, 'post' | 'direct'>
  readonly api: Omit<SlackApi, 'send'>
  readonly respond: Respond
}

/** Sends to Slack: prepares content for its readers, stores what must not be lost, then sends it. */
export function createOutgoing(prepare: Prepare, { posts, api, respond }: Senders): Outgoing {
  const { message, post, view } = prepare
  return {
    outbox: {
      post: async (to, content, options) =>
        posts.post(to, await post(content, { ...to, user: null }), options),
      direct: async (to, content, options) =>
        posts.direct(to, await post(content, { ...to, channel: null }), options),
      updateDirect: async (to, content) =>
        api.updateDirect(to, await message(content, { ...to, channel: null })),
      update: async (to, content) => api.update(to, await message(content, { ...to, user: null })),
      remove: api.remove,
      async unfurl(to, cards) {
        const readers = { ...to, user: null }
        const prepared = Object.entries(cards).map(
          async ([url, card]) => [url, await message(card, readers)] as const,
        )
        return api.unfurl(to, Object.fromEntries(await Promise.all(prepared)))
      },
      whisper: async (to, content) => api.whisper(to, await message(content, to)),
      openView: async (to, content) => api.openView(to, await view(content, to)),
      updateView: async (to, content) => api.updateView(to, await view(content, to)),
      publishHome: async (to, content) => api.publishHome(to, await view(content, to)),
    },
    async respond(to, answer) {
      if (answer === 'delete' || to.responseUrl === undefined) return respond(to, answer)
      const readers = { ...to, user: answer.to === 'person' ? to.user : null }
      return respond(to, { ...answer, ...(await message(answer, readers)) })
    },
  }
}

/** Opens the interfaces that send to Slack, through its Web API and the store. */
export function openOutgoing(options: {
  readonly slack: { readonly apiUrl: string }
  readonly workspaces: Workspaces
  /** People’s name for the server. */
  readonly serverName: string
  readonly store: Store
  readonly durable: Pick<Durable, 'work' | 'start' | 'result'>
  readonly filter: ActionFilterOf
  /** ms UTC */
  readonly now: () => number
  readonly log: Log
}): Outgoing & { readonly prepare: Prepare; readonly posts: Posting; readonly api: SlackApi } {
  const { slack, workspaces, serverName, store, durable, filter, now, log } = options
  const web = { workspaces, slackApiUrl: slack.apiUrl, log }
  const api = createSlackApi(web)
  const posts = createPosting({
    api,
    findPosted: createFindPosted(web),
    store,
    durable,
    now,
    log,
  })
  const prepare = createPrepare({ filter, tokens: store.actionTokens, serverName })
  const respond = createRespond(slack.apiUrl, log)
  return { ...createOutgoing(prepare, { posts, api, respond }), prepare, posts, api }
}
