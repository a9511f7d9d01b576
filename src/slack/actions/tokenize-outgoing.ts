import type { Content } from '../../outbox/port.ts'
import type { ActionTokens, TokenScope } from '../../store/tables/action-tokens.ts'
import type { Respond } from '../outgoing/respond.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import { tokenize } from './tokenize.ts'

/** The same outbox; what leaves through it holds ids where it stood for something. */
export function tokenizingOutbox(outbox: WebOutbox, buttons: ActionTokens): WebOutbox {
  const content = contentFor(buttons)
  const forAll = ({ team, channel }: { team: string; channel: string }): TokenScope => ({
    team,
    channel,
    user: null,
  })
  const inView = ({ team, user }: { team: string; user: string }): TokenScope => ({ team, channel: '', user })
  return {
    post: async (to, message, posting) => outbox.post(to, await content(forAll(to), message), posting),
    update: async (to, message) => outbox.update(to, await content(forAll(to), message)),
    remove: outbox.remove,
    whisper: async (to, message) => outbox.whisper(to, await content(to, message)),
    direct: async (to, message, posting) =>
      outbox.direct(to, await content({ ...to, channel: null }, message), posting),
    openView: async (to, view) => outbox.openView(to, await tokenize(buttons, inView(to), view)),
    updateView: async (to, view) => outbox.updateView(to, await tokenize(buttons, inView(to), view)),
    publishHome: async (to, view) => outbox.publishHome(to, await tokenize(buttons, inView(to), view)),
  }
}

/** The same for what is answered through a response_url. */
export function tokenizingRespond(respond: Respond, buttons: ActionTokens): Respond {
  const content = contentFor(buttons)
  return async (to, answer) => {
    if (answer === 'delete') return respond(to, answer)
    const { team, channel } = to
    const shown = { team, channel, user: answer.to === 'person' ? to.user : null }
    return respond(to, { ...answer, ...(await content(shown, answer)) })
  }
}

function contentFor(buttons: ActionTokens) {
  return async (shown: TokenScope, { text, blocks }: Content): Promise<Content> => ({
    text,
    blocks: await tokenize(buttons, shown, blocks),
  })
}
