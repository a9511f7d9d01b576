import { expect } from 'vitest'
import type { Sandbox } from './sandbox.ts'

/** The bot has kept how the project stands: it looks again. What comes from here on is news. */
export const followed = (sandbox: Sandbox) =>
  expect
    .poll(async () => {
      const looks = (await sandbox.ledger()).filter(({ query }) => query.includes('order_by=updated_at'))
      const first = looks.findIndex(({ query }) => query.includes('state=opened'))
      return first >= 0 && looks.length > first + 1
    })
    .toBe(true)

/** What was done until now is known to the bot: it has looked twice since. */
export async function lookedSince(sandbox: Sandbox): Promise<void> {
  await followed(sandbox)
  const looks = async () =>
    (await sandbox.ledger()).filter(
      ({ query }) => query.includes('state=all') && query.includes('order_by=updated_at'),
    )
  const before = (await looks()).length
  await expect.poll(async () => (await looks()).length).toBeGreaterThan(before + 1)
}
