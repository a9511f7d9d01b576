import { checkMessageBlocks } from '../block-kit/check.ts'
import { linksIn } from '../deliveries/said.ts'
import { asObject, type Json, objectsIn, parseJson, textIn, withIds } from '../json.ts'
import { findMessage } from '../messages.ts'
import { findChannel } from '../seed.ts'
import type { World } from '../world.ts'
import { Refused, refuse, refuseBlocks } from './conversations.ts'

/** Shows cards under links of a message: only links that it holds, and of the app's own domains. */
export async function chatUnfurl(world: World, args: Json): Promise<Json> {
  if (!(world.manifest.scopes?.includes('links:write') ?? true)) return refuse('missing_scope')
  const channel = findChannel(textIn(args.channel))?.id ?? textIn(args.channel)
  const ts = textIn(args.ts)
  const message = await findMessage(world, channel, ts)
  if (message === undefined) return refuse('cannot_find_message')
  const unfurls = asObject(typeof args.unfurls === 'string' ? parseJson(args.unfurls) : args.unfurls)
  if (unfurls === undefined) return refuse('invalid_unfurls_format')
  const links = linksIn(world, textIn(message.text))
  const cards = Object.entries(unfurls).map(([url, unfurl]) => {
    if (!links.includes(url)) throw new Refused(refuse('cannot_unfurl_url'))
    const blocks = asObject(unfurl)?.blocks
    if (!Array.isArray(blocks)) throw new Refused(refuse('invalid_unfurls_format'))
    const refusal = checkMessageBlocks(blocks)
    if (refusal) throw new Refused(refuseBlocks(refusal))
    return { url, blocks: withIds(objectsIn(blocks)) }
  })
  world.unfurls.show(channel, ts, cards)
  world.changed()
  return { ok: true }
}
