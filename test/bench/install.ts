import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from '../../bench/facts.ts'
import { type Participant, startProcess } from '../../bench/participants.ts'
import { PEOPLE, personAt, SECRET, TEAM, type World } from '../../bench/world.ts'
import { storeFile } from '../../src/store/engine.ts'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { freePort } from '../support/free-port.ts'
import { greenlightWords } from '../support/main.ts'

export type Installation = Awaited<ReturnType<typeof installOurs>>

/** The store of a bot, with linked people, and the bot on it as often as it is started: as `npm start` runs it. */
export async function installOurs({ origin }: World, env: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-bench-'))
  const keys = `k1:${randomBytes(32).toString('base64')}`
  const place = { file: storeFile(folder), keys: parseKeyRing(keys), forge: origin }

  /** Opens the store as of so long ago, in ms. */
  async function asOf(ageMs: number, work: (store: Store, at: number) => Promise<unknown>): Promise<void> {
    const at = Date.now() - ageMs
    const store = await openStore({ ...place, now: () => at })
    await work(store, at)
    await store.heartbeats.leave()
    await store.close()
  }

  await asOf(0, async ({ accounts }) => {
    for (let id = 1; id <= PEOPLE; id += 1) {
      const identity = { id, username: `user${id}` }
      await accounts.save(TEAM, personAt(id), `token-of-${id}-${'x'.repeat(12)}`, identity)
    }
  })
  async function start(): Promise<Participant> {
    const port = await freePort()
    return startProcess(port, greenlightWords('start'), {
      PORT: String(port),
      SLACK_SIGNING_SECRET: SECRET,
      SLACK_BOT_TOKEN: 'xoxb-bench',
      SLACK_API_URL: `${origin}/slack/`,
      FORGE_URL: origin,
      FORGE_API: 'v4',
      FORGE_PROJECTS: `web=${PROJECT}`,
      GREENLIGHT_KEYS: keys,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      COMMANDS_PER_MINUTE: '1000000',
      ...env,
    })
  }
  return { folder, asOf, start, drop: () => rm(folder, { recursive: true, force: true }) }
}
