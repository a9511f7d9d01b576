import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, test } from 'vitest'

const run = promisify(execFile)

const SSH_KEYGEN = 'ssh-keygen'

/** True where OpenSSH can be asked; `ssh-keygen` without a key to look at ends with an error of its own. */
const isThere: boolean = spawnSync(SSH_KEYGEN, ['-l', '-f', '-'], { input: '' }).error === undefined

/** A `describe` for tests that ask `ssh-keygen`: skipped with one line where there is none, a failure in CI. */
export function describeWithSshKeygen(name: string, body: () => void): void {
  if (isThere) {
    describe(name, body)
  } else if (process.env.CI === 'true') {
    test(name, () => {
      throw new Error('ssh-keygen is missing: in CI the tests against it must run.')
    })
  } else {
    process.stdout.write(`Skipped, ssh-keygen is missing: ${name}\n`)
    describe.skip(name, body)
  }
}

/** What OpenSSH says of a line that it takes for a public key. */
export interface Judged {
  readonly bits: number
  readonly fingerprint: string
  /** As it prints it: `ED25519-SK`. */
  readonly type: string
}

/** Stands in no test as a key to be judged. */
const MARK = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIN37sZ/RcHKBXn31no/ZGWoa5OEi38h1zAtwpnwLfxGs'

/**
 * What `ssh-keygen -l` makes of each line, null where it sees no key: one process for all of them, so that
 * thousands are fast. A key that it must take stands before each line, so that answers and lines stay together.
 * No NUL in the lines: after one, it prints parts of earlier lines as comments.
 */
export async function judge(
  candidates: readonly string[],
  hash: 'sha256' | 'md5' = 'sha256',
): Promise<(Judged | null)[]> {
  const input = candidates.map((line) => `${MARK}\n${line}\n`).join('')
  const child = spawn(SSH_KEYGEN, ['-l', '-E', hash, '-f', '-'], { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(input)
  const output = (await child.stdout.setEncoding('utf8').toArray()).join('')
  const judged: (Judged | null)[] = candidates.map(() => null)
  let at = -1
  let marked: string | undefined
  for (const line of output.split('\n')) {
    const [, bits, fingerprint, type] = /^(\d+) (\S+) .*\((\S+)\)$/s.exec(line) ?? []
    marked ??= fingerprint
    if (fingerprint === marked) at += 1
    else if (bits !== undefined && fingerprint !== undefined && type !== undefined)
      judged[at] = { bits: Number(bits), fingerprint, type }
  }
  if (at !== candidates.length - 1) {
    const end = `${child.exitCode ?? child.signalCode}, read ${at + 1} of ${candidates.length}`
    throw new Error(`ssh-keygen stopped (${end}) at ${JSON.stringify(candidates.slice(at, at + 2))}`)
  }
  return judged
}

/** Converts the key in a file, or makes a new one, in a folder that is removed; resolves to its two halves. */
export async function makePair(
  type: 'rsa' | 'ecdsa' | 'ed25519' | 'dsa',
  { bits, format, passphrase = '' }: { bits?: number; format?: 'PEM' | 'PKCS8'; passphrase?: string } = {},
): Promise<{ readonly privateKey: string; readonly publicKey: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-keys-'))
  const file = join(folder, 'key')
  const options = [...(bits ? ['-b', String(bits)] : []), ...(format ? ['-m', format] : [])]
  try {
    await run(SSH_KEYGEN, [
      '-q',
      '-t',
      type,
      ...options,
      '-N',
      passphrase,
      '-C',
      'ann@example.com',
      '-f',
      file,
    ])
    const publicKey = (await readFile(`${file}.pub`, 'utf8')).trim()
    return { privateKey: await readFile(file, 'utf8'), publicKey }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The public key in another format: what `ssh-keygen -e` prints. */
export async function exported(publicKey: string, format: 'RFC4716' | 'PKCS8' | 'PEM'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-keys-'))
  const file = join(folder, 'key.pub')
  try {
    await writeFile(file, `${publicKey}\n`)
    return (await run(SSH_KEYGEN, ['-e', '-m', format, '-f', file])).stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The line of a key that is made of these fields, whether that is sound or not. */
export function keyLine(type: string, fields: readonly (string | Uint8Array)[], comment = ''): string {
  return `${type} ${blobOf(fields).toString('base64')} ${comment}`.trim()
}

/** Fields in SSH’s binary form, each after its length. */
function blobOf(fields: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(
    fields.flatMap((field) => {
      const bytes = Buffer.from(field)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      return [length, bytes]
    }),
  )
}
