import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SCOPES } from '../../commands/manifest.ts'
import { createForgeClient } from '../../forge/client.ts'
import type { VersionNews } from '../../forge/version.ts'
import { createRedact } from '../../log/redact.ts'
import { type Finding, isWrong } from '../../model/finding.ts'
import { serverNameOf, withServerName } from '../../model/server-name.ts'
import { dueSince, LATE_MS } from '../../services/digest/slots.ts'
import { examineDeployment, examineStored } from '../../services/doctor.ts'
import { examineSlack, OPEN_SOCKET } from '../../slack/examine.ts'
import { UnreadableSecrets } from '../../store/encrypted-rows.ts'
import { storeFile } from '../../store/engine.ts'
import { readStore } from '../../store/store.ts'
import { doctorWords, findingWords } from '../../views/greenlight/doctor.ts'
import { configuredSecrets, type LiveConfig, readConfig } from '../config/config.ts'
import { receivesEvents } from '../forge.ts'
import type { Result } from './result.ts'

/** Exit status when anything is wrong, the settings included. */
const WRONG = 1

interface Check {
  readonly about: 'settings' | Finding['about']
  readonly ok: boolean
  readonly text: string
}

/** Checks what the bot needs to work, and what its store knows; changes nothing. */
export async function doctor(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } })
  const read = readConfig()
  if (!read.ok) return refused(read.lines, values.json)
  if (read.config.mode === 'sandbox')
    return refused(
      [
        'No variable of docs/reference/settings.md is set, so greenlight start opens the sandbox.',
        'For your own Slack, begin with what greenlight manifest --socket prints.',
      ],
      values.json,
    )
  const { config } = read
  const findings = [...(await outside(config)), ...(await storeFindings(config))]
  const redact = createRedact(configuredSecrets(config, config.keys))
  const clean = (line: string) => withServerName(redact(line), serverNameOf(config.forge))
  const status = findings.some(isWrong) ? WRONG : 0
  if (values.json) {
    const checks = findings.map((one) => ({
      about: one.about,
      ok: !isWrong(one),
      text: clean(findingWords(one)),
    }))
    return { ok: true, lines: [asJson(checks)], status }
  }
  const { headline, wrong, well } = doctorWords(findings)
  const lines = [headline, ...wrong.map((line) => `✗ ${line}`), ...well.map((line) => `✓ ${line}`)]
  return { ok: true, lines: lines.map(clean), status }
}

/** Settings with which nothing can be checked. */
function refused(lines: readonly string[], json = false): Result {
  if (!json) return { ok: false, lines, status: WRONG }
  const checks = lines.map((text) => ({ about: 'settings', ok: false, text }) as const)
  return { ok: true, lines: [asJson(checks)], status: WRONG }
}

function asJson(checks: readonly Check[]): string {
  const shown = checks.filter(({ text }) => text !== '')
  return JSON.stringify({ ok: shown.every(({ ok }) => ok), checks: shown }, null, 2)
}

async function outside({ slack, forge }: LiveConfig): Promise<readonly Finding[]> {
  // Without the setting, so that the server itself says what it speaks.
  let unknown = ''
  const onVersion = (news: VersionNews) => {
    if (news.kind === 'unknown') unknown = news.reason
  }
  const { transport } = slack
  const appToken = transport.kind === 'socket' ? transport.appToken : null
  const client = createForgeClient({ baseUrl: forge.url, api: null, onVersion })
  try {
    await client.start()
    const access = forge.serviceToken
      ? { session: client.as(forge.serviceToken), whose: 'service' as const }
      : null
    const found = await examineDeployment(
      {
        askSlack: () => examineSlack(slack.apiUrl, slack.bot.kind === 'token' ? slack.bot.token : null),
        askSocket: appToken === null ? null : () => examineSlack(slack.apiUrl, appToken, OPEN_SOCKET),
        scopes: SCOPES,
        forge: client,
        whyUnknown: () => unknown,
        set: forge.api,
        clock: Date.now,
      },
      access,
    )
    // Which API it speaks shows that it answers; there is no person here who could connect.
    return found.filter((finding) => finding.about !== 'server' || finding.found !== 'unasked')
  } finally {
    await client.close()
  }
}

/** Reads the store; one that is not there yet is made at the first start, and only its place is tried. */
async function storeFindings({ databaseUrl, dataDir, keys, forge }: LiveConfig): Promise<readonly Finding[]> {
  const kind = databaseUrl === null ? 'file' : 'postgres'
  const now = Date.now
  const late = async (store: Parameters<typeof dueSince>[0]) =>
    (await dueSince(store, now())).filter((at) => now() - at > LATE_MS).length
  const works: Finding = { about: 'store', kind, reason: null }
  const [newest, ...older] = keys.map(({ id }) => id)
  const fresh: readonly Finding[] = [
    works,
    { about: 'keys', found: 'ring', newest: newest ?? '', needed: [], unneeded: older },
  ]
  try {
    if (databaseUrl === null) await canWrite(dataDir)
    if (databaseUrl === null && !existsSync(storeFile(dataDir))) return fresh
    const place = databaseUrl === null ? { file: storeFile(dataDir) } : { url: databaseUrl }
    const found = await readStore(place, { keys, forge: forge.url, now }, (store) =>
      examineStored({ store, kind, listens: receivesEvents(forge), late: () => late(store), now }),
    )
    return found ?? fresh
  } catch (error) {
    if (error instanceof UnreadableSecrets)
      return [works, { about: 'keys', found: 'unreadable', reason: error.message }]
    return [{ about: 'store', kind, reason: error instanceof Error ? error.message : String(error) }]
  }
}

/** A folder that is not there yet is made at the first start. */
async function canWrite(folder: string): Promise<void> {
  let existing = resolve(folder)
  while (!existsSync(existing)) existing = dirname(existing)
  if (!(await stat(existing)).isDirectory()) throw new Error(`${existing} is no folder`)
  await access(existing, constants.W_OK | constants.X_OK)
}
