import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Message, Sandbox } from './sandbox.ts'

const App = z.object({
  signing_secret: z.string(),
  team_id: z.string(),
  app_id: z.string(),
  request_url: z.string(),
})

interface SignedPress {
  /** `ann` */
  readonly user: string
  /** `web` */
  readonly channel: string
  /** The message in which it is said to stand. */
  readonly message: Pick<Message, 'ts' | 'ephemeral'>
  readonly actionId: string
  readonly blockId?: string
  readonly value: string
}

/**
 * Sends a press as Slack would, signed with the workspace's own secret, whatever Slack has shown: the strongest
 * that somebody could do who can make Slack say what they want.
 */
export async function pressUnshown(sandbox: Sandbox, press: SignedPress): Promise<void> {
  const app = App.parse(await (await fetch(`${sandbox.url}/sandbox/app`)).json())
  const { user, channel, message, actionId, blockId = 'unshown', value } = press
  const team = { id: app.team_id, domain: 'acme' }
  const place = { message_ts: message.ts, channel_id: idOf('C', channel), is_ephemeral: message.ephemeral }
  const action = { type: 'button', action_id: actionId, block_id: blockId, value, action_ts: message.ts }
  const payload = {
    type: 'block_actions',
    team,
    user: { id: idOf('U', user), username: user, name: user, team_id: app.team_id },
    api_app_id: app.app_id,
    channel: { id: idOf('C', channel), name: channel },
    container: { type: 'message', ...place },
    trigger_id: randomUUID(),
    actions: [action],
  }
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString()
  const at = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', app.signing_secret).update(`v0:${at}:${body}`).digest('hex')
  const { status } = await fetch(app.request_url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': at,
      'x-slack-signature': `v0=${signature}`,
    },
    body,
  })
  if (status !== 200) throw new Error(`The press was answered with ${status}`)
}

/** The sandbox's ids: `C0WEB`, `U0ANN`. */
function idOf(kind: 'C' | 'U', name: string): string {
  return `${kind}0${name.toUpperCase()}`
}
