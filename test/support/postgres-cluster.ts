import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

/** Where Debian puts one folder per version; its programs are not on the PATH. */
const DEBIAN = '/usr/lib/postgresql'

/** A PostgreSQL of our own; whoever knows its address may do everything in it. */
export interface Cluster {
  /** Of its database `postgres`, on loopback, with the name and the password of its owner. */
  readonly url: string
  /** Ends it and deletes its files; it also ends when this process does, however that happens. */
  stop(): Promise<void>
}

/** The folder of PostgreSQL’s server programs, of the newest version that Debian installed; null without any. */
export function findPostgres(): string | null {
  const folders = [
    ...versionsIn(DEBIAN).map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return (
    folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres'))) ?? null
  )
}

/**
 * Starts a cluster with a free port on loopback, in a temporary folder.
 * @throws Error with what PostgreSQL said, when it does not start.
 */
export async function startCluster(programs: string): Promise<Cluster> {
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    // It is thrown away with its tests, and whether a row survives a power cut is not theirs to ask.
    fsync: 'off',
    full_page_writes: 'off',
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', programs, folder, ...given], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    ...account,
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const ended = once(child, 'exit')
  const url = `postgres://greenlight:${password}@127.0.0.1:${port}/postgres`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start in ${data}:\n${said}`)
    await sleep(20)
  }
  return {
    url,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

/** Runs the server until its own standard input ends, which it does when whoever started it is gone. */
const KEEPER = `
programs=$1 folder=$2
shift 2
trap 'rm -rf "$folder"' EXIT
"$programs/initdb" -D "$folder/data" -U greenlight -A scram-sha-256 --pwfile="$folder/password" \\
  -E UTF8 --locale=C --locale-provider=icu --icu-locale=en --no-sync --no-instructions </dev/null >/dev/null || exit 1
exec 3<&0
"$programs/postgres" -D "$folder/data" "$@" </dev/null 3<&- &
server=$!
cat <&3 >/dev/null
kill -QUIT "$server"
wait "$server"
`

function versionsIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort((one, other) => Number(other) - Number(one))
  } catch {
    return []
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to run as root: there it gets the account that Debian’s package made for it. */
function serverAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client(url)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
