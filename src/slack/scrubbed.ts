import type { Respond } from './respond.ts'
import type { Surfaces } from './surfaces.ts'
import type { WebOutbox } from './web-outbox.ts'

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
export function scrubbedOutbox(outbox: WebOutbox, scrub: Scrub): WebOutbox {
  const clean = <Shape>(shape: Shape) => scrubbed(shape, scrub)
  return {
    post: (to, content, posting) => outbox.post(to, clean(content), posting),
    update: (to, content) => outbox.update(to, clean(content)),
    whisper: (to, content) => outbox.whisper(to, clean(content)),
    direct: (to, content, posting) => outbox.direct(to, clean(content), posting),
    openView: (to, view) => outbox.openView(to, clean(view)),
    updateView: (to, view) => outbox.updateView(to, clean(view)),
    publishHome: (to, view) => outbox.publishHome(to, clean(view)),
  }
}

/** The same for what is answered through a response_url. */
export function scrubbedRespond(respond: Respond, scrub: Scrub): Respond {
  return (to, answer) => respond(to, scrubbed(answer, scrub))
}

/** The same for what a submitted modal is answered with. */
export function scrubbedSurfaces(surfaces: Surfaces, scrub: Scrub): Surfaces {
  return { ...surfaces, submitted: async (delivery) => scrubbed(await surfaces.submitted(delivery), scrub) }
}

/** A copy in which every text that a person may read went through `scrub`. */
export function scrubbed<Shape>(shape: Shape, scrub: Scrub): Shape
export function scrubbed(shape: unknown, scrub: Scrub): unknown {
  if (typeof shape === 'string') return scrub(shape)
  if (Array.isArray(shape)) return shape.map((item: unknown) => scrubbed(item, scrub))
  if (typeof shape !== 'object' || shape === null) return shape
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => [name, NAMES.has(name) ? inner : scrubbed(inner, scrub)]),
  )
}
