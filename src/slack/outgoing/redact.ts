import type { Secrets } from '../../log/secrets.ts'
import type { InteractionHandlers } from '../interaction-handlers.ts'
import type { Respond } from './respond.ts'
import type { WebOutbox } from './web-api.ts'

type Scrub = (text: string) => string

/** Names that machines read; nothing that people wrote stands there. */
const NAMES = new Set([
  'type',
  'block_id',
  'action_id',
  'callback_id',
  'private_metadata',
  'value',
  'user_id',
])

/** The same outbox; no secret leaves through it. */
export function redactingOutbox(outbox: WebOutbox, scrub: Scrub): WebOutbox {
  const clean = <Shape>(shape: Shape) => redacted(shape, scrub)
  return {
    post: (to, content, posting) => outbox.post(to, clean(content), posting),
    update: (to, content) => outbox.update(to, clean(content)),
    remove: outbox.remove,
    whisper: (to, content) => outbox.whisper(to, clean(content)),
    direct: (to, content, posting) => outbox.direct(to, clean(content), posting),
    openView: (to, view) => outbox.openView(to, clean(view)),
    updateView: (to, view) => outbox.updateView(to, clean(view)),
    publishHome: (to, view) => outbox.publishHome(to, clean(view)),
  }
}

/** The same for what is answered through a response_url. */
export function redactingRespond(respond: Respond, scrub: Scrub): Respond {
  return (to, answer) => respond(to, redacted(answer, scrub))
}

/** The same for what a submitted modal is answered with. What is entered on the way of one delivery is known to it alone. */
export function redactingHandlers(
  surfaces: InteractionHandlers,
  { scrub, within }: Pick<Secrets, 'scrub' | 'within'>,
): InteractionHandlers {
  return {
    slash: (delivery) => within(() => surfaces.slash(delivery)),
    pressed: (delivery) => within(() => surfaces.pressed(delivery)),
    shortcut: (delivery) => within(() => surfaces.shortcut(delivery)),
    homeOpened: (origin) => within(() => surfaces.homeOpened(origin)),
    submitted: (delivery) => within(async () => redacted(await surfaces.submitted(delivery), scrub)),
  }
}

/** A copy in which every text that a person may read went through `scrub`. */
export function redacted<Shape>(shape: Shape, scrub: Scrub): Shape
export function redacted(shape: unknown, scrub: Scrub): unknown {
  if (typeof shape === 'string') return scrub(shape)
  if (Array.isArray(shape)) return shape.map((item: unknown) => redacted(item, scrub))
  if (typeof shape !== 'object' || shape === null) return shape
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => [name, NAMES.has(name) ? inner : redacted(inner, scrub)]),
  )
}
