import type { Json } from '../json.ts'
import type { World } from '../world.ts'
import { chatDelete, chatGetPermalink, chatPostEphemeral, chatPostMessage, chatUpdate } from './chat.ts'
import { conversationsHistory, conversationsReplies, passOn } from './conversations.ts'
import { botsInfo, conversationsInfo, usersInfo } from './directory.ts'
import { refuse } from './refusal.ts'
import { viewsOpen, viewsPublish, viewsPush, viewsUpdate } from './views.ts'

type Method = (world: World, args: Json) => Promise<Json>

/** Methods in which the gateway does more than the backend. */
const ours: Readonly<Record<string, Method>> = {
  'bots.info': botsInfo,
  'chat.delete': chatDelete,
  'chat.getPermalink': chatGetPermalink,
  'chat.postEphemeral': chatPostEphemeral,
  'chat.postMessage': chatPostMessage,
  'chat.update': chatUpdate,
  'conversations.history': conversationsHistory,
  'conversations.info': conversationsInfo,
  'conversations.replies': conversationsReplies,
  'users.info': usersInfo,
  'views.open': viewsOpen,
  'views.publish': viewsPublish,
  'views.push': viewsPush,
  'views.update': viewsUpdate,
}

/** Families that the backend answers alone; the rest of what it has is no part of Slack's API. */
const PASSED_ON = /^(auth\.test|team\.info|(conversations|users|reactions|pins|bookmarks|files)\.)/

/** Answers one call of the Web API; `args` are parsed, the token is already checked. */
export async function callMethod(world: World, method: string, args: Json): Promise<Json> {
  const own = Object.hasOwn(ours, method) ? ours[method] : undefined
  if (own) return await own(world, args)
  return PASSED_ON.test(method) ? await passOn(world, method, args) : refuse('unknown_method')
}
