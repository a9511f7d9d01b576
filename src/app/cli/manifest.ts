import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { manifestOf } from '../../commands/manifest.ts'
import { forgeAddress, origin } from '../config/variables.ts'
import { type Result, WrongUsage } from './result.ts'

const options = {
  host: { type: 'string' },
  socket: { type: 'boolean' },
  forge: { type: 'string' },
  prefix: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Slack takes 32 characters for a command with its slash; the longest of ours has 12. */
const PREFIX = /^[a-z0-9_-]{0,20}$/

/** Prints the manifest with the addresses that are given, and to people the link that makes an app of it. */
export async function manifest(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options })
  const { host: address, socket = false, prefix = '' } = values
  if (address === undefined && !socket)
    throw new WrongUsage('Either --socket, or --host with the address at which Slack reaches the bot')
  if (!PREFIX.test(prefix))
    throw new WrongUsage('--prefix must be lowercase letters, digits and hyphens, as gl-')
  const host = origin.optional().safeParse(address)
  if (!host.success) throw new WrongUsage(`--host ${host.error.issues[0]?.message}`)
  const forge = forgeAddress.optional().safeParse(values.forge)
  if (!forge.success) throw new WrongUsage(`--forge ${forge.error.issues[0]?.message}`)
  const made = manifestOf({
    origin: host.data ?? null,
    socket,
    prefix,
    forgeHost: forge.data === undefined ? null : new URL(forge.data).hostname,
  })
  const notes = [`To make the app, open: ${appLink(JSON.stringify(made))}`]
  if (forge.data === undefined)
    notes.push('Without --forge, links to your server get no card: add its host to unfurl_domains for that.')
  const text = values.json ? JSON.stringify(made, null, 2) : stringify(made, { lineWidth: 100 }).trimEnd()
  return { ok: true, lines: [text], notes }
}

/** The address of Slack’s form for a new app, filled in. */
function appLink(json: string): string {
  return `https://api.slack.com/apps?new_app=1&manifest_json=${encodeURIComponent(json)}`
}
