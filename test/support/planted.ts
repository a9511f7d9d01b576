import { randomBytes, randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sandbox } from './sandbox.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const word = (length: number) => Array.from({ length }, () => LETTERS[randomInt(26)]).join('')
const mixed = (bytes: number) => `${randomBytes(bytes).toString('base64url').replace(/^-/, 'x')}7A`

/** Shapes of secrets, each new every time. */
const shapes = {
  /** Nothing tells that it is a token but where it comes from. */
  word: () => word(20),
  password: () => `${word(7)}${randomInt(1_000, 9_999)}`,
  forge: () => `glpat-${mixed(15)}`,
  deploy: () => `gldt-${mixed(15)}`,
  slack: () => `xoxb-${randomInt(1e9)}-${mixed(15)}`,
  app: () => `xapp-1-A1-${mixed(15)}`,
  hosted: () => `ghp_${randomBytes(18).toString('hex')}`,
  cloud: () => `AKIA${word(16).toUpperCase()}`,
  web: () => `eyJ${mixed(12)}.eyJ${mixed(15)}.${mixed(15)}`,
} as const
type Shape = keyof typeof shapes

/** Secrets that were put somewhere, each with the way in which it came. */
export interface Planted {
  /** A new secret that goes this way; the text that is looked for later is the secret. */
  plant(way: string, shape: Shape): string
  readonly secrets: ReadonlyMap<string, string>
  readonly ways: ReadonlySet<string>
  /** The ways of secrets that can be read in a text or in bytes. */
  foundIn(content: string | Buffer): string[]
}

export function planting(): Planted {
  const secrets = new Map<string, string>()
  const ways = new Set<string>()
  return {
    plant(way, shape) {
      const secret = shapes[shape]()
      secrets.set(secret, way)
      ways.add(way)
      return secret
    },
    secrets,
    ways,
    foundIn(content) {
      const bytes = Buffer.from(content)
      return [...secrets]
        .filter(([secret]) => isIn(bytes, secret))
        .map(([secret, way]) => `${way}: ${secret}`)
    },
  }
}

/** As it is, and in the base64 of something that begins with it. */
function isIn(bytes: Buffer, secret: string): boolean {
  return bytes.includes(secret) || bytes.includes(Buffer.from(secret).toString('base64').slice(0, -4))
}

/** Every file below a folder, the unfinished ones of the database too. */
export async function everyByteIn(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Buffer.concat(
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))),
  )
}

/** What everybody of the workspace can read in Slack: every channel, every private answer, every open view. */
export async function everythingIn(sandbox: Sandbox): Promise<string> {
  const read: unknown[] = []
  for (const user of ['ann', 'bob', 'cy']) {
    for (const channel of ['web', 'general']) read.push(await sandbox.messages(user, channel))
    read.push(await sandbox.views(user))
  }
  return JSON.stringify(read)
}
