import { codeIn } from './entered.ts'
import { element, type Sandbox } from './sandbox.ts'

/** Connects a person to the forge account of a token, as they would: the link, the page, their yes in chat. */
export async function connect(sandbox: Sandbox, user: string, token: string): Promise<void> {
  const link = await sandbox.asks(user, '/greenlight connect', ({ ephemeral }) => ephemeral)
  const entered = await fetch(String(element(link, 'open').url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token }),
  })
  if (entered.status !== 200) throw new Error(`The link page answered ${entered.status}`)
  const code = codeIn(await entered.text())
  const question = await sandbox.sees(user, ({ ephemeral, text }) => ephemeral && /^Connect .*\?$/.test(text))
  await sandbox.press(user, question, 'greenlight.confirm')
  await sandbox.modal(user, ({ callback_id: opened }) => opened === 'greenlight.confirm')
  await sandbox.submit(user, { code })
  await sandbox.sees(user, ({ ephemeral, text }) => ephemeral && text.includes('is connected'))
}
