import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StorePlace } from '../src/store/engine.ts'
import { storeFile } from '../src/store/engine.ts'
import { parseKeyRing } from '../src/store/keys.ts'
import { openStore, type Store } from '../src/store/store.ts'
import { PROJECT } from './bodies.ts'
import { PEOPLE, personAt, SECRET } from './drive.ts'
import { type Subject, type SubjectOptions, startSubject } from './subject.ts'
import { TEAM, type World } from './world.ts'

export const startFloor = ({ origin }: World) =>
  startSubject({ script: 'bench/subjects/floor.ts', args: [origin, SECRET] })

export const startUsual = ({ origin }: World) =>
  startSubject({ script: 'bench/subjects/usual.ts', args: [origin, SECRET] })

export interface OursOptions {
  /** Address of a database of its own; the embedded store otherwise. */
  readonly databaseUrl?: string
  /** Parent of its folder; the system’s temporary folder otherwise. */
  readonly parent?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly flags?: SubjectOptions['flags']
  /** Called with its store before it starts. */
  readonly seed?: (store: Store) => Promise<void>
}

export interface Ours extends Subject {
  readonly folder: string
}

/** The bot as anybody runs it: `src/main.ts`, with linked people and rules for their channels. */
export async function startOurs(world: World, options: OursOptions = {}): Promise<Ours> {
  const { databaseUrl, parent = tmpdir(), environment = {}, flags = [] } = options
  const folder = await mkdtemp(join(parent, 'greenlight-bench-'))
  const keys = `k1:${randomBytes(32).toString('base64')}`
  const place = databaseUrl === undefined ? { file: storeFile(folder) } : { url: databaseUrl }
  await seed(place, keys, world, options.seed)
  const port = await freePort()
  const subject = await startSubject({
    script: 'src/main.ts',
    ready: /"port":(\d+)[^\n]*"listening"/,
    flags,
    environment: {
      ...{
        SLACK_SIGNING_SECRET: SECRET,
        SLACK_BOT_TOKEN: 'xoxb-bench',
        SLACK_API_URL: `${world.origin}/slack/`,
      },
      ...{
        FORGE_URL: world.origin,
        FORGE_API: 'v3',
        FORGE_PROJECTS: `web=${PROJECT}`,
        GREENLIGHT_KEYS: keys,
      },
      ...{ DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), COMMANDS_PER_MINUTE: '1000000' },
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...environment,
    },
  })
  return {
    ...subject,
    folder,
    async stop() {
      await subject.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function seed(place: StorePlace, keys: string, { origin }: World, more: OursOptions['seed']) {
  const store = await openStore({ ...place, keys: parseKeyRing(keys), forge: origin })
  try {
    for (let index = 0; index < PEOPLE; index += 1)
      await store.accounts.save(TEAM, personAt(index), `token-of-${personAt(index)}-${'x'.repeat(12)}`)
    await more?.(store)
  } finally {
    await store.heartbeats.leave()
    await store.close()
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
