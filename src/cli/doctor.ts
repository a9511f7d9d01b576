import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { BOT_SCOPES } from '../commands/manifest.ts'
import { type LiveConfig, readConfig } from '../config/config.ts'
import { configuredSecrets } from '../config/secrets.ts'
import { createForgeClient } from '../forge/client.ts'
import { createSecrets } from '../log/secrets.ts'
import { type Finding, isWrong } from '../model/finding.ts'
import { serverNameOf, withServerName } from '../model/server-name.ts'
import { examineOutside } from '../services/doctor.ts'
import { examineSlack } from '../slack/examine.ts'
import { openEngine } from '../store/engine.ts'
import { doctorWords } from '../views/greenlight/doctor.ts'
import { runScript } from './run-script.ts'

/** `npm run doctor`: checks, before the first start, what the bot needs to work; changes nothing. */
await runScript(async () => {
  const read = readConfig()
  if (!read.ok) return read
  if (read.config.mode === 'sandbox')
    return { ok: false, lines: ['No variable of docs/setup.md is set, so npm start opens the sandbox.'] }
  const { config } = read
  const findings = [...(await outside(config)), await storeFinding(config)]
  const { headline, wrong, well } = doctorWords(findings)
  const { scrub } = createSecrets(configuredSecrets(config, config.keys))
  const clean = (line: string) => withServerName(scrub(line), serverNameOf(config.forge))
  const lines = [headline, ...wrong.map((line) => `✗ ${line}`), ...well.map((line) => `✓ ${line}`)]
  return { ok: true, lines: lines.map(clean), status: findings.some(isWrong) ? 1 : 0 }
})

async function outside({ slack, forge }: LiveConfig): Promise<readonly Finding[]> {
  // Without the setting, so that the server itself says what it speaks.
  const client = createForgeClient({ baseUrl: forge.url, api: null })
  try {
    await client.start()
    const access = forge.serviceToken
      ? { session: client.as(forge.serviceToken), whose: 'service' as const }
      : null
    const found = await examineOutside(
      {
        askSlack: () => examineSlack(slack.apiUrl, slack.bot.kind === 'token' ? slack.bot.token : null),
        scopes: BOT_SCOPES,
        forge: client,
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

/** Connects to the database, or looks whether the folder can be written to. */
async function storeFinding({ databaseUrl, dataDir }: LiveConfig): Promise<Finding> {
  const kind = databaseUrl === null ? 'file' : 'postgres'
  try {
    await (databaseUrl === null ? canWrite(dataDir) : canConnect(databaseUrl))
    return { about: 'store', kind, reason: null }
  } catch (error) {
    return { about: 'store', kind, reason: error instanceof Error ? error.message : String(error) }
  }
}

async function canConnect(url: string): Promise<void> {
  const db = new Kysely<object>({ dialect: (await openEngine({ url })).dialect })
  try {
    await sql`select 1`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** A folder that is not there yet is made at the first start. */
async function canWrite(folder: string): Promise<void> {
  let existing = resolve(folder)
  while (!existsSync(existing)) existing = dirname(existing)
  if (!(await stat(existing)).isDirectory()) throw new Error(`${existing} is no folder`)
  await access(existing, constants.W_OK | constants.X_OK)
}
