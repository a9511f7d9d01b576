import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type Elsewhere, startElsewhere } from '../support/external-process.ts'
import { linkingIn } from '../support/linking.ts'
import { greenlightWords, inherited, startMain } from '../support/main.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { type Sandbox, startSandbox, words } from '../support/sandbox.ts'
import { wayTo } from '../support/way-to-postgres.ts'

const keys = `k1:${randomBytes(32).toString('base64')}`
let sandbox: Sandbox
beforeAll(async () => {
  // Its own bot looks around once, at its start, and not again.
  sandbox = await startSandbox({ SANDBOX_POLL_SECONDS: '600' })
})
afterAll(() => sandbox.stop())

const lists = () => sandbox.asks('ann', '/mr list', ({ text: said }) => said.includes('open merge requests'))
/** What somebody asks for while an account of theirs waits after a restore. */
const asked = (user: string, command: string) =>
  sandbox.asks(
    user,
    command,
    ({ ephemeral, text: said }) => ephemeral && said.includes('restored from a backup'),
  )
/** Confirms the account behind the question, and sees what was asked for. */
async function goOn(user: string): Promise<void> {
  const before = (await sandbox.messages(user)).map(({ ts }) => ts)
  const question = await asked(user, '/mr list')
  await sandbox.press(user, question, 'greenlight.resume')
  await sandbox.sees(
    user,
    ({ ts, text: said }) => !before.includes(ts) && said.includes('open merge requests'),
  )
}
const refusal = (why: string) => `I can’t take commands right now: ${why}.`

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-storage-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function startWith(environment: Record<string, string>): Promise<Elsewhere> {
  const bot = await startElsewhere(sandbox, { GREENLIGHT_KEYS: keys, ...environment })
  onTestFinished(() => bot.stop())
  return bot
}

/** A start that must not succeed: its exit status and what it said. */
async function refused(
  environment: Record<string, string>,
): Promise<{ status: number | null; said: string }> {
  const main = startMain({
    SLACK_SIGNING_SECRET: 'of-no-importance-here',
    SLACK_BOT_TOKEN: 'xoxb-of-no-importance',
    SLACK_API_URL: 'http://127.0.0.1:9/api/',
    FORGE_URL: sandbox.forgeUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    GREENLIGHT_KEYS: keys,
    ...environment,
  })
  const status = await main.ended
  return { status, said: main.output() }
}

/** `greenlight backup` or `greenlight restore`. */
async function script(name: 'backup' | 'restore', folder: string, ...more: readonly string[]) {
  const child = spawn(process.execPath, [...greenlightWords(name), ...more], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inherited, DATA_DIR: folder, GREENLIGHT_KEYS: keys },
  })
  const closed = once(child, 'close')
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return { status: child.exitCode, said, complained }
}

describe('one folder', () => {
  test('serves one process: a second one refuses to start and names the first', async () => {
    const folder = aFolder()
    const first = await startWith({ DATA_DIR: folder })
    const { status, said } = await refused({ DATA_DIR: folder })
    expect(status).toBe(1)
    expect(said).toContain(`Another process uses the store in ${folder}: process ${first.process.pid} on `)
    expect(said).toContain('Nothing was changed.')
    await linkingIn(sandbox).relink('ann', 'sandbox-ann')
    await lists()
    first.process.kill('SIGKILL')
    await first.ended
    await startWith({ DATA_DIR: folder })
    await lists()
  })

  test('is copied while it is used; a copy that is put back knows nothing of later and says nothing again', async () => {
    const folder = aFolder()
    const bot = await startWith({ DATA_DIR: folder })
    await linkingIn(sandbox).relink('ann', 'sandbox-ann')
    const card = await sandbox.asks('ann', '/mr view !11', ({ text: said }) => said.startsWith('!11 '))
    await sandbox.press('ann', card, 'mr.merge:later')
    await sandbox.sees('ann', ({ ts, text: said }) => ts === card.ts && said.includes('Auto-merge on'))
    const copied = await script('backup', folder)
    expect(copied).toMatchObject({ status: 0, complained: '' })
    const [name = ''] = readdirSync(join(folder, 'backups'))
    const copy = join(folder, 'backups', name)
    expect(copied.said).toContain(`is copied to ${copy}, and the copy is whole.`)
    const early = await script('restore', folder, copy)
    expect(early.status).toBe(1)
    expect(early.complained).toContain(`process ${bot.process.pid} on `)

    await linkingIn(sandbox).relink('bob', 'sandbox-bob')
    await sandbox.asks('ann', '/mr view !12', ({ text: said }) => said.startsWith('!12 '))
    const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests?iid=11')
    const [{ sha }] = z.tuple([z.looseObject({ sha: z.string() })]).parse(body)
    await sandbox.call('/sandbox/build', { project: 42, sha, status: 'success' })
    await bot.stop()
    const put = await script('restore', folder, copy)
    expect(put).toMatchObject({ status: 0, complained: '' })
    expect(put.said).toContain('Nothing that was owed then is answered or posted again.')
    expect(put.said).toMatch(/The store that was there is kept as .*\.replaced-/)

    const before = await sandbox.messages('ann')
    await startWith({ DATA_DIR: folder })
    await goOn('ann')
    const since = (await sandbox.messages('ann')).filter(({ ts }) => !before.some((old) => old.ts === ts))
    expect(since.map(({ text: said }) => said)).toEqual([
      expect.stringContaining('is connected again'),
      expect.stringContaining('open merge requests'),
    ])
    await sandbox.asks('bob', '/mr list', ({ text: said }) => said.includes('account first'))
  })

  test('that is restored uses no account before its person’s yes; who says no is disconnected for good', async () => {
    const folder = aFolder()
    const bot = await startWith({ DATA_DIR: folder, GREENLIGHT_ADMINS: 'U0BOB' })
    for (const user of ['ann', 'bob', 'cy']) await linkingIn(sandbox).relink(user, `sandbox-${user}`)
    await lists()
    expect(await script('backup', folder)).toMatchObject({ status: 0, complained: '' })
    const [name = ''] = readdirSync(join(folder, 'backups'))
    for (const user of ['ann', 'cy'])
      await sandbox.asks(user, '/greenlight disconnect', ({ text: said }) =>
        said.includes('You’re disconnected'),
      )
    await bot.stop()
    const put = await script('restore', folder, join(folder, 'backups', name))
    expect(put).toMatchObject({ status: 0, complained: '' })
    expect(put.said).toContain(
      'Accounts that wait for their person’s yes before anything is done with them: 3.',
    )

    await startWith({ DATA_DIR: folder, GREENLIGHT_ADMINS: 'U0BOB' })
    const callsBefore = (await sandbox.ledger()).length
    const question = await asked('ann', '/mr list')
    expect(words(question)).toMatch(/Reconnect (?:@|your )/)
    const others = await sandbox.messages('bob')
    expect(others.some(({ text: said }) => said.includes('restored from a backup'))).toBe(false)
    for (const command of ['/mr merge !12', '/greenlight me', '/greenlight connect'])
      await asked('cy', command)
    const no = await asked('cy', '/mr view !12')
    await sandbox.press('cy', no, 'greenlight.disconnect')
    await sandbox.sees('cy', ({ text: said }) =>
      said.includes('You’re disconnected, and I deleted your token'),
    )
    await sandbox.asks('cy', '/mr view !12', ({ text: said }) => said.includes('account first'))
    expect((await sandbox.ledger()).slice(callsBefore)).toEqual([])

    await goOn('bob')
    await sandbox.asks('bob', '/greenlight resume', ({ text: said }) => said.includes('connected already'))
    await sandbox.asks('cy', '/greenlight resume', ({ text: said }) =>
      said.includes('no account to reconnect'),
    )
    await sandbox.asks('ann', '/mr list', ({ text: said }) => said.includes('restored from a backup'))
    const audit = await sandbox.asks('bob', '/greenlight audit', (message) =>
      words(message).includes('restore'),
    )
    expect(words(audit)).toMatch(
      /Your admin\s+greenlight restore of a copy of .*rows made after it are missing here/,
    )
  })
})

const canMount = spawnSync('/usr/bin/unshare', ['--mount', 'true']).status === 0

describe.skipIf(!canMount)('a disk', () => {
  test('that is full: people are told so in words, and are served again when there is space', async () => {
    const folder = aFolder()
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=3m', 'greenlight', folder])
    onTestFinished(() => void execFileSync('/bin/umount', ['--lazy', folder]))
    chmodSync(folder, 0o700)
    const bot = await startWith({ DATA_DIR: folder })
    await linkingIn(sandbox).relink('ann', 'sandbox-ann')
    await lists()
    fill(join(folder, 'filler'))
    await sandbox.asks('ann', '/mr subscribe !12', ({ ephemeral, text: said }) =>
      ephemeral ? said.startsWith(`${refusal('my storage is full')} Your request wasn’t kept.`) : false,
    )
    // What only reads needs no space.
    await lists()
    rmSync(join(folder, 'filler'))
    await lists()
    expect(bot.output()).toContain('Slack request could not be stored')
  })
})

/** Takes every byte that is left. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (let bytes = 65_536; bytes >= 1; )
      try {
        writeSync(descriptor, Buffer.alloc(bytes))
      } catch {
        bytes = Math.floor(bytes / 2)
      }
  } finally {
    closeSync(descriptor)
  }
}

describe.skipIf(withoutPostgres)('a PostgreSQL', () => {
  test('that goes away: people are told so in words, and are served again when it is back', async () => {
    const way = await wayTo(await temporaryDatabase())
    const bot = await startWith({ DATABASE_URL: way.url })
    await linkingIn(sandbox).relink('ann', 'sandbox-ann')
    await lists()
    way.cut()
    const outage = await sandbox.asks('ann', '/mr list', ({ ephemeral, text: said }) =>
      ephemeral ? said.startsWith(refusal('my storage isn’t answering')) : false,
    )
    await sandbox.call('/sandbox/say', { user: 'ann', channel: 'web', text: '@greenlight view !12' })
    await sandbox.call('/sandbox/say', { user: 'ann', channel: 'dm', text: 'view !12' })
    for (const channel of ['web', 'dm'])
      await sandbox.sees(
        'ann',
        ({ ephemeral, ts, text: said }) =>
          ephemeral && ts > outage.ts && said.startsWith(refusal('my storage isn’t answering')),
        channel,
      )
    way.mend()
    await lists()
    const { password } = new URL(way.url)
    expect(bot.output()).not.toContain(password)
  })

  test('that is not there when the bot starts is named in one line, without its password', async () => {
    const { status, said } = await refused({
      DATABASE_URL: 'postgresql://greenlight:canary-of-a-password@127.0.0.1:9/greenlight',
    })
    expect(status).toBe(1)
    expect(said).toMatch(/^The store does not answer: .*ECONNREFUSED 127\.0\.0\.1:9\n$/m)
    expect(said).not.toContain('canary')
  })
})
