import { setTimeout as sleep } from 'node:timers/promises'
import type { SandboxSlack } from './slack/start.ts'

/** Longest wait for what the bot posts, in ms: a start may do without it. */
const ANSWER_MS = 10_000
const POLL_MS = 50
/** From the start, at 8:58, until the digest is due. */
const NINE_MS = 2 * 60_000

/**
 * A Monday morning in #web: the digest that ann has turned on arrives at nine, and bob shows what he wants merged. The
 * bot does its part itself, asked by commands.
 */
export async function openMonday(workspace: SandboxSlack, passTime: (ms: number) => Promise<void>) {
  const asks = async (person: string, command: string) => {
    const before = await countOfBot(workspace)
    await workspace.type(person, 'web', command)
    await answered(workspace, before)
  }
  await asks('ann', '/milestone digest on "mon 9:00"')
  await passTime(NINE_MS)
  await workspace.type('bob', 'web', 'Could somebody review !12 today? I would like to see it merged.')
  await asks('bob', '/mr 12')
  await workspace.type(
    'bob',
    'web',
    'New here? Type /mr to see what needs you, /mr list for all that is open, or /greenlight help for the rest.',
  )
}

async function countOfBot(workspace: SandboxSlack): Promise<number> {
  const messages = await workspace.messages('web', 'ann')
  return messages.filter(({ bot, ephemeral }) => bot && !ephemeral).length
}

/** Waits until the bot has posted more than `before` messages. */
async function answered(workspace: SandboxSlack, before: number): Promise<void> {
  const deadline = performance.now() + ANSWER_MS
  while (performance.now() < deadline && (await countOfBot(workspace)) <= before) await sleep(POLL_MS)
}
