import { z } from 'zod'
import { codeIn } from './entered.ts'
import { eventually } from './eventually.ts'
import type { Message, Sandbox } from './sandbox.ts'

/** What a person does on the way to a connected account, one step at a time. */
export interface Linking {
  /** Opens the form; gives the address that its button leads to. */
  link(user: string, channel?: string): Promise<string>
  /** Enters a token on the page. */
  enter(link: string, token: string): Promise<Response>
  /** Types the code that the page showed into the form, which is still open; gives the answer. */
  confirm(user: string, code: string, channel?: string): Promise<Message>
  /** All of it; gives the answer. */
  relink(user: string, token: string, channel?: string): Promise<Message>
}

export const isConnecting = ({ callback_id: opened }: Record<string, unknown>) =>
  opened === 'greenlight.connect'

/** The address behind the button of the form for connecting. */
export function linkIn(view: Record<string, unknown>): string {
  const Blocks = z.array(
    z.looseObject({ elements: z.array(z.looseObject({ url: z.string().optional() })).default([]) }),
  )
  const urls = Blocks.parse(view.blocks).flatMap(({ elements }) => elements.flatMap(({ url = [] }) => url))
  const [only, ...more] = urls
  if (only === undefined || more.length > 0) throw new Error(`The form leads to ${JSON.stringify(urls)}`)
  return only
}

export function linkingIn(sandbox: Sandbox): Linking {
  const linking: Linking = {
    async link(user, channel = 'web') {
      const before = (await sandbox.views(user)).modal?.id
      await sandbox.command(user, '/greenlight connect', channel)
      await eventually(
        async () => (await sandbox.views(user)).modal?.id !== before,
        () => `No form opened for ${user}`,
      )
      return linkIn((await sandbox.modal(user, isConnecting)).view)
    },
    enter: (link, token) => fetch(link, { method: 'POST', body: new URLSearchParams({ token }) }),
    async confirm(user, code, channel = 'web') {
      const before = new Set((await sandbox.messages(user, channel)).map(({ ts }) => ts))
      await sandbox.modal(user, isConnecting)
      await sandbox.submit(user, { code })
      return sandbox.sees(user, ({ ts, text }) => !before.has(ts) && text.includes('is connected'), channel)
    },
    async relink(user, token, channel = 'web') {
      const entered = await linking.enter(await linking.link(user, channel), token)
      if (entered.status !== 200) throw new Error(`The link page answered ${entered.status}`)
      return linking.confirm(user, codeIn(await entered.text()), channel)
    },
  }
  return linking
}
