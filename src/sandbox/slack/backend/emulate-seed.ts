import { randomBytes } from 'node:crypto'
import { APP_ID, BOT_ID, bot, channels, people, TEAM } from '../seed.ts'

/** emulate answers 5,000 calls an hour for each token, so every actor has many. */
const TOKENS_EACH = 40
const APP_SCOPES_WITHOUT_MANIFEST = [
  'channels:history',
  'channels:join',
  'channels:read',
  'chat:write',
  'files:read',
  'files:write',
  'im:history',
  'im:read',
  'im:write',
  'pins:read',
  'pins:write',
  'reactions:read',
  'reactions:write',
  'team:read',
  'users:read',
]

/** Tokens of everybody who can act in the backend: each person, the bot, and `app` (the bot within its scopes). */
type Tokens = ReadonlyMap<string, readonly string[]>

/** Fresh tokens, which never leave the process. */
export function makeTokens(): Tokens {
  const actors = [...people.map(({ id }) => id), bot.id, 'app']
  return new Map(actors.map((actor) => [actor, Array.from({ length: TOKENS_EACH }, secretToken)]))
}

/** The workspace in emulate's own terms; `scopes` are those of the app's token. */
export function emulateSeed(tokens: Tokens, scopes: readonly string[] = APP_SCOPES_WITHOUT_MANIFEST) {
  return {
    team: { name: TEAM.name, domain: TEAM.domain },
    users: people.map(({ name, realName }) => ({ name, real_name: realName })),
    channels: channels.map(({ name, topic }) => ({ name, topic })),
    oauth_apps: [
      {
        app_id: APP_ID,
        client_id: secretToken(),
        client_secret: secretToken(),
        name: bot.realName,
        redirect_uris: [],
        bot_id: BOT_ID,
        bot_user_id: bot.id,
        bot_name: bot.name,
      },
    ],
    tokens: [...tokens].flatMap(([actor, all]) => all.map((token) => seedToken(actor, token, scopes))),
    strict_scopes: true,
  }
}

function seedToken(actor: string, token: string, scopes: readonly string[]) {
  const person = people.find(({ id }) => id === actor)
  if (person) return { token, type: 'user', user: person.name }
  return {
    token,
    type: 'bot',
    user: bot.id,
    app_id: APP_ID,
    bot_id: BOT_ID,
    bot_user_id: bot.id,
    ...(actor === 'app' ? { scopes } : {}),
  }
}

function secretToken(): string {
  return randomBytes(24).toString('hex')
}
