import { linkingIn } from './linking.ts'
import type { Sandbox } from './sandbox.ts'

/** Connects a person to the forge account of a token, as they would: the form, the page, the code. */
export async function connect(sandbox: Sandbox, user: string, token: string): Promise<void> {
  await linkingIn(sandbox).relink(user, token)
}
