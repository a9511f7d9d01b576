import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StorePlace } from '../src/store/engine.ts'
import { storeFile } from '../src/store/engine.ts'
import { type KeyRing, parseKeyRing } from '../src/store/keys.ts'
import { openStore } from '../src/store/store.ts'
import { freePort } from '../test/support/free-port.ts'
import { PROJECT } from './bodies.ts'
import { PEOPLE, personAt, SECRET } from './drive.ts'
import { type Subject, startSubject } from './subject.ts'
import { TEAM, type World } from './world.ts'

export const startFloor = ({ origin }: World) =>
  startSubject({ script: 'bench/subjects/floor.ts', args: [origin, SECRET] })

export const startUsual = ({ origin }: World) =>
  startSubject({ script: 'bench/subjects/usual.ts', args: [origin, SECRET] })

type Seed = (place: StorePlace, keys: KeyRing) => Promise<void>

export interface OursOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Writes to its store before it starts first. */
  readonly seed?: Seed
}

/** A store with linked people, and the bot on it as often as it is started. */
export interface Installation {
  readonly folder: string
  start(): Promise<Subject>
  drop(): Promise<void>
}

/** Prepares the bot as anybody runs it: `src/main.ts` with its own store. */
export async function installOurs(world: World, options: OursOptions = {}): Promise<Installation> {
  const flags = await startFlags()
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-bench-'))
  const keys = `k1:${randomBytes(32).toString('base64')}`
  const place = { file: storeFile(folder) }
  await linkPeople(place, parseKeyRing(keys), world)
  await options.seed?.(place, parseKeyRing(keys))
  const url = world.origin
  return {
    folder,
    drop: () => rm(folder, { recursive: true, force: true }),
    start: async () =>
      startSubject({
        script: 'src/main.ts',
        args: ['start'],
        flags,
        ready: /"port":(\d+)[^\n]*"listening"/,
        environment: {
          SLACK_SIGNING_SECRET: SECRET,
          SLACK_BOT_TOKEN: 'xoxb-bench',
          SLACK_API_URL: `${url}/slack/`,
          FORGE_URL: url,
          FORGE_API: 'v3',
          FORGE_PROJECTS: `web=${PROJECT}`,
          GREENLIGHT_KEYS: keys,
          DATA_DIR: folder,
          HOST: '127.0.0.1',
          PORT: String(await freePort()),
          COMMANDS_PER_MINUTE: '1000000',
          GREENLIGHT_ADMINS: personAt(0),
          ...options.environment,
        },
      }),
  }
}

/** The bot, with the folder of its store, which goes with it. */
export type Ours = Subject & Pick<Installation, 'folder'>

export async function startOurs(world: World, options: OursOptions = {}): Promise<Ours> {
  const { folder, start, drop } = await installOurs(world, options)
  const subject = await start()
  return {
    ...subject,
    folder,
    async stop() {
      await subject.stop()
      await drop()
    },
  }
}

/** Returns the flags of Node in the first line of src/main.ts. */
async function startFlags(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../src/main.ts'), 'utf8')
  const [, flags = ''] = /^#!\/usr\/bin\/env -S node (.+)\n/.exec(text) ?? []
  return flags.split(' ')
}

async function linkPeople(place: StorePlace, keys: KeyRing, { origin }: World): Promise<void> {
  const store = await openStore({ ...place, keys, forge: origin })
  try {
    for (let index = 0; index < PEOPLE; index += 1)
      await store.accounts.save(TEAM, personAt(index), `token-of-${personAt(index)}-${'x'.repeat(12)}`)
  } finally {
    await store.heartbeats.leave()
    await store.close()
  }
}
