import { z } from 'zod'
import type { Uninstalls } from '../store/tables/uninstalls.ts'
import { plain } from '../views/reply.ts'
import type { InteractionHandlers, Origin, SubmitAnswer } from './interaction-handlers.ts'
import type { Respond } from './outgoing/respond.ts'

const removal = z.object({
  team_id: z.string().min(1),
  event: z.union([
    z.object({ type: z.literal('app_uninstalled') }),
    // Tokens of people are of no use to the bot; without its own it is as good as removed.
    z.object({
      type: z.literal('tokens_revoked'),
      tokens: z.object({ bot: z.array(z.string()).nonempty() }),
    }),
  ]),
})

/** The workspace from which the app was removed, or whose bot token was revoked; null when the body says neither. */
export function removedTeam(body: unknown): string | null {
  return removal.safeParse(body).data?.team_id ?? null
}

const WORDS =
  'Nothing was done: Greenlight was removed from this workspace. What it keeps about it, the audit aside, is deleted after 24 hours. Install it again to use it here.'

/** Serves no workspace from which the app was removed. */
export function installedHandlers({
  surfaces,
  uninstalls,
  respond,
}: {
  readonly surfaces: InteractionHandlers
  readonly uninstalls: Pick<Uninstalls, 'has'>
  readonly respond: Respond
}): InteractionHandlers {
  const guarded =
    <Delivery extends Origin>(serve: (delivery: Delivery) => Promise<void>) =>
    async (delivery: Delivery): Promise<void> => {
      if (!(await uninstalls.has(delivery.team))) return serve(delivery)
      const { responseUrl } = delivery
      const answer = { text: WORDS, blocks: plain(WORDS), to: 'person', replace: false } as const
      if (responseUrl) await respond({ ...delivery, responseUrl }, answer)
    }
  return {
    slash: guarded(surfaces.slash),
    pressed: guarded(surfaces.pressed),
    shortcut: guarded(surfaces.shortcut),
    homeOpened: guarded(surfaces.homeOpened),
    submitted: async (delivery) =>
      (await uninstalls.has(delivery.team)) ? notHere() : surfaces.submitted(delivery),
  }
}

function notHere(): SubmitAnswer {
  return {
    response_action: 'update',
    view: {
      type: 'modal',
      title: { type: 'plain_text', text: 'Nothing was done' },
      close: { type: 'plain_text', text: 'Close' },
      blocks: plain(WORDS),
    },
  }
}
