import type { Content } from '../jobs/outbox.ts'
import type { Buttons, Shown } from '../store/buttons.ts'
import { opaque } from './opaque.ts'
import type { Respond } from './respond.ts'
import type { WebOutbox } from './web-outbox.ts'

/** The same outbox; what leaves through it holds ids where it stood for something. */
export function opaqueOutbox(outbox: WebOutbox, buttons: Buttons): WebOutbox {
  const content = contentFor(buttons)
  const forAll = ({ team, channel }: { team: string; channel: string }): Shown => ({
    team,
    channel,
    user: null,
  })
  const inView = ({ team, user }: { team: string; user: string }): Shown => ({ team, channel: '', user })
  return {
    post: async (to, message, posting) => outbox.post(to, await content(forAll(to), message), posting),
    update: async (to, message) => outbox.update(to, await content(forAll(to), message)),
    whisper: async (to, message) => outbox.whisper(to, await content(to, message)),
    direct: async (to, message, posting) =>
      outbox.direct(to, await content({ ...to, channel: null }, message), posting),
    openView: async (to, view) => outbox.openView(to, await opaque(buttons, inView(to), view)),
    updateView: async (to, view) => outbox.updateView(to, await opaque(buttons, inView(to), view)),
    publishHome: async (to, view) => outbox.publishHome(to, await opaque(buttons, inView(to), view)),
  }
}

/** The same for what is answered through a response_url. */
export function opaqueRespond(respond: Respond, buttons: Buttons): Respond {
  const content = contentFor(buttons)
  return async (to, answer) => {
    if (answer === 'delete') return respond(to, answer)
    const { team, channel } = to
    const shown = { team, channel, user: answer.to === 'person' ? to.user : null }
    return respond(to, { ...answer, ...(await content(shown, answer)) })
  }
}

function contentFor(buttons: Buttons) {
  return async (shown: Shown, { text, blocks }: Content): Promise<Content> => ({
    text,
    blocks: await opaque(buttons, shown, blocks),
  })
}
