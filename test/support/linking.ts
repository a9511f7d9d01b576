import { codeIn } from './entered.ts'
import { element, type Message, type Sandbox } from './sandbox.ts'

/** What a person does on the way to a connected account, one step at a time. */
export interface Linking {
  /** Asks for a link; gives its address. */
  link(user: string, channel?: string): Promise<string>
  /** Enters a token on the page. */
  enter(link: string, token: string): Promise<Response>
  /** The newest question in Slack whether the person entered a token. */
  question(user: string, channel?: string): Promise<Message>
  /** Types the code that the page showed into the form behind the question’s button. */
  confirm(user: string, question: Message, code: string, channel?: string): Promise<void>
  /** All of it; gives the answer to the person’s yes. */
  relink(user: string, token: string, channel?: string): Promise<Message>
}

export function linkingIn(sandbox: Sandbox): Linking {
  /** Messages that a step has used: a later one looks for its own. */
  const used = new Set<string>()
  const fresh = async (user: string, fits: (message: Message) => boolean, channel?: string) => {
    const found = await sandbox.sees(user, (message) => !used.has(message.ts) && fits(message), channel)
    used.add(found.ts)
    return found
  }

  const linking: Linking = {
    async link(user, channel = 'web') {
      const asked = await sandbox.asks(user, '/greenlight connect', ({ ephemeral }) => ephemeral, channel)
      return String(element(asked, 'open').url)
    },
    enter: (link, token) => fetch(link, { method: 'POST', body: new URLSearchParams({ token }) }),
    question: (user, channel) =>
      fresh(user, ({ ephemeral, text }) => ephemeral && /^Connect .*\?$/.test(text), channel),
    async confirm(user, question, code, channel = 'web') {
      await sandbox.press(user, question, 'greenlight.confirm', { channel })
      await sandbox.modal(user, ({ callback_id: opened }) => opened === 'greenlight.confirm')
      await sandbox.submit(user, { code })
    },
    async relink(user, token, channel = 'web') {
      const entered = await linking.enter(await linking.link(user, channel), token)
      if (entered.status !== 200) throw new Error(`The link page answered ${entered.status}`)
      const code = codeIn(await entered.text())
      const question = await linking.question(user, channel)
      await linking.confirm(user, question, code, channel)
      return sandbox.sees(
        user,
        ({ ts, text }) => ts === question.ts && text.includes('is connected'),
        channel,
      )
    },
  }
  return linking
}
