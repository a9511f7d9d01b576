import type { ActionFilterOf } from '../../interactions/visible-actions.ts'
import type { Content } from '../../outbox/port.ts'
import { hasButtons, type Permits, permitted } from '../../views/permitted.ts'
import type { Respond } from './respond.ts'
import type { WebOutbox } from './web-api.ts'

/**
 * The same outbox; what leaves through it has no button that its readers could not use: in a channel as the
 * channel’s rules say, for one person as that person stands there.
 */
export function filteringOutbox(outbox: WebOutbox, permits: ActionFilterOf): WebOutbox {
  const { channel, person } = permits
  return {
    ...outbox,
    post: async (to, content, posting) =>
      outbox.post(to, await filtered(content, () => channel(to.team, to.channel)), posting),
    update: async (to, content) =>
      outbox.update(to, await filtered(content, () => channel(to.team, to.channel))),
    whisper: async (to, content) => outbox.whisper(to, await filtered(content, () => person(to))),
    direct: async (to, content, posting) =>
      outbox.direct(to, await filtered(content, () => person({ ...to, channel: '' })), posting),
  }
}

/** The same for what is answered through a response_url. */
export function filteringRespond(respond: Respond, { channel, person }: ActionFilterOf): Respond {
  return async (to, answer) => {
    if (answer === 'delete') return respond(to, answer)
    const permits = () => (answer.to === 'person' ? person(to) : channel(to.team, to.channel))
    return respond(to, { ...answer, ...(await filtered(answer, permits)) })
  }
}

async function filtered({ text, blocks }: Content, permits: () => Promise<Permits>): Promise<Content> {
  return { text, blocks: hasButtons(blocks) ? permitted(blocks, await permits()) : blocks }
}
