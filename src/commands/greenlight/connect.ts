import { z } from 'zod'
import { SERVER } from '../../model/server-name.ts'
import { permissions } from '../../services/access/permission.ts'
import { confirmReply, connectBlocks } from '../../views/greenlight/me.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { resembles } from '../parse/did-you-mean.ts'
import { type Refusal, SEEN_BY_SLACK } from '../parse/refusal.ts'

/** Words people type for `/greenlight connect`; near misspellings match too. */
const MEANT = ['connect', 'link', 'login', 'signin', 'sign-in', 'token', 'auth', 'authenticate']
/** Verbs that resemble one of them. */
const OTHERS: ReadonlySet<string> = new Set(['disconnect', 'confirm'])
/** Words that may follow. */
const HARMLESS: ReadonlySet<string> = new Set(['--private', '--no-private', '--help', '-h', 'help'])
/** The code of the page, as help shows it. */
const CODE = /\s--code[\s=][\w-]{6,7}$/

/** Refuses words after `/greenlight connect`: it takes none, and people often put their token there. */
export function refuseConnectWords(text: string): Refusal | null {
  const [verb = '', ...words] = text.trim().split(/\s+/)
  const means = !OTHERS.has(verb.toLowerCase()) && resembles(verb, MEANT)
  if (!means || CODE.test(text.trim()) || words.every((word) => HARMLESS.has(word))) return null
  return {
    token: '',
    problem: `Don’t type a token here. ${SEEN_BY_SLACK}`,
    fix: 'You enter the token on a private page. It opens with /greenlight connect',
  }
}

const CODE_HELP = 'The page shows it at the end. Never use a code that someone else gives you.'

/**
 * Tokens are entered on the bot’s own page, which also links to the forge sign-in. The form leads there, and takes
 * the code that the page shows at the end: the same person types it, in Slack.
 */
export const greenlightConnect = defineCommand({
  path: ['greenlight', 'connect'],
  also: ['login', 'log in', 'signin', 'sign-in', 'sign in', 'auth', 'link'],
  aliases: [{ word: 'confirm', positionals: ['code'] }],
  summary: 'Connect your account',
  effect: 'write',
  ...noOtherEffect,
  // A guest who can do nothing here has no use for an account.
  access: { ...permissions.ownAccount, least: 'guest' },
  needs: 'nothing',
  positionals: [],
  input: z.object({
    code: z.string().max(20).optional().meta({
      discreet: true,
      description: 'The code on the page; without it, the form with the link opens',
    }),
  }),
  async form({ workspace: { accounts, projects } }, { code }) {
    if (code !== undefined) return null
    const current = await projects.current()
    return {
      kind: 'form',
      title: 'Connect your account',
      about: `Connect your ${SERVER} account with the code that the page shows`,
      blocks: connectBlocks(await accounts.connect(current?.project ?? null)),
      yes: 'Connect',
      inputs: [{ name: 'code', label: 'Code', help: CODE_HELP, required: true }],
      input: {},
    }
  },
  run: ({ workspace: { accounts } }, { code = '' }) => accounts.confirm(code),
  render: confirmReply,
  examples: [{ typed: '', means: {} }],
})
