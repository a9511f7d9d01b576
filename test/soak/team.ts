import type { Sandbox } from '../support/sandbox.ts'

/** Numbers below `limit` that are the same for the same seed. */
type Random = (limit: number) => number

/** A generator of Park and Miller: a soak that fails can be repeated. */
export function randomFrom(seed: number): Random {
  let state = (seed % 2_147_483_646) + 1
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

/** Merge requests of the sandbox that nobody merges, so that they can be changed again and again. */
const OPEN = [13, 14]

const FAULTS = ['drop-reply', 'drop-request', 'status:503', 'slow:400', 'garbage', 'limit:1'] as const
const SLACK_FAULTS = ['status:503', 'drop-reply'] as const

/** Types one command of a busy team, with a fault beside it now and then. */
export async function work(sandbox: Sandbox, random: Random): Promise<void> {
  const iid = OPEN[random(OPEN.length)] ?? 13
  const user = random(3) === 0 ? 'bob' : 'ann'
  const commands = [
    '/mr',
    '/mr list',
    '/mr list --author ann',
    `/mr view !${iid}`,
    `/mr comment !${iid} Number ${random(1_000)}`,
    `/mr edit !${iid} --title "Title ${random(1_000)}"`,
    `/mr close !${iid}`,
    `/mr reopen !${iid}`,
    `/mr subscribe !${iid}`,
    `/mr snooze !${iid} until tomorrow 9:00`,
    '/milestone list',
    '/milestone progress %1',
    '/greenlight me',
    '/greenlight watches',
  ]
  if (random(6) === 0) {
    const target = random(3) === 0 ? 'slack' : 'forge'
    const kinds = target === 'slack' ? SLACK_FAULTS : FAULTS
    const kind = kinds[random(kinds.length)] ?? 'status:503'
    const match = target === 'slack' ? 'chat.postMessage' : ['GET', 'PUT', 'POST'][random(3)]
    await sandbox.call('/sandbox/fault', { target, match, kind, times: 1 })
  }
  const channel = random(4) === 0 ? 'general' : 'web'
  await sandbox.command(user, commands[random(commands.length)] ?? '/mr', channel)
}
