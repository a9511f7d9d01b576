import { resembles } from '../../parse/did-you-mean.ts'
import { type Refusal, SEEN_BY_SLACK } from '../../parse/refusal.ts'
import { permissions } from '../../services/access/permission.ts'
import { connectReply } from '../../views/greenlight/connect.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

/** Words people type for `/greenlight connect`; near misspellings match too. */
const MEANT = ['connect', 'link', 'login', 'signin', 'sign-in', 'token', 'auth', 'authenticate']
/** Verbs that resemble one of them. */
const OTHERS: ReadonlySet<string> = new Set(['disconnect', 'confirm'])
/** Words that may follow. */
const HARMLESS: ReadonlySet<string> = new Set(['--private', '--no-private', '--help', '-h', 'help'])

/** Refuses words after `/greenlight connect`: it takes none, and people often put their token there. */
export function refuseConnectWords(text: string): Refusal | null {
  const [verb = '', ...words] = text.trim().split(/\s+/)
  const means = !OTHERS.has(verb.toLowerCase()) && resembles(verb, MEANT)
  if (!means || words.every((word) => HARMLESS.has(word))) return null
  return {
    token: '',
    problem: `Don’t type a token here. ${SEEN_BY_SLACK}`,
    fix: 'Type /greenlight connect alone. You enter the token on a private page.',
  }
}

/** Tokens are entered on the bot’s own page, which also links to the forge sign-in. */
export const greenlightConnect = defineCommand({
  path: ['greenlight', 'connect'],
  also: ['login', 'signin', 'sign-in', 'auth', 'link'],
  summary: 'Connect your account',
  effect: 'read',
  // A guest who can do nothing here has no use for an account.
  access: { ...permissions.ownAccount, least: 'guest' },
  needs: 'nothing',
  ...noInput,
  async run({ accounts, projects }) {
    const current = await projects.current()
    return { kind: 'link-given' as const, ...(await accounts.connect(current?.project ?? null)) }
  },
  render: connectReply,
})
