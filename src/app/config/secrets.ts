import type { KeyRing } from '../../store/keys.ts'
import type { LiveConfig } from './config.ts'

/** Returns every secret of the configuration, in each spelling that may occur. */
export function configuredSecrets(
  {
    slack,
    forge,
    databaseUrl = null,
    metrics = null,
  }: Pick<LiveConfig, 'slack' | 'forge'> & Partial<Pick<LiveConfig, 'databaseUrl' | 'metrics'>>,
  keys: KeyRing,
): string[] {
  const { transport } = slack
  const bytes = keys.map(({ secret }) => secret.export())
  return [
    ...(slack.bot.kind === 'token' ? [slack.bot.token] : [slack.bot.clientSecret, slack.bot.stateSecret]),
    ...(transport.kind === 'http' ? transport.signingSecrets : [transport.appToken]),
    ...[
      forge.serviceToken,
      metrics?.token,
      forge.webhookSecret,
      forge.webhookSigningToken,
      forge.oauth?.applicationSecret,
    ].filter((secret) => typeof secret === 'string'),
    ...(databaseUrl === null ? [] : passwordOf(databaseUrl)),
    // Base64 may lack its padding, and in a ring every key has an id before it.
    ...bytes.flatMap((key) => [
      unpadded(key.toString('base64')),
      key.toString('base64url'),
      key.toString('hex'),
    ]),
  ]
}

function passwordOf(address: string): string[] {
  const { password, searchParams } = new URL(address)
  const inQuery = searchParams.get('password')
  const written = password === '' ? [] : [password, decodeURIComponent(password)]
  return inQuery ? [...written, inQuery] : written
}

function unpadded(base64: string): string {
  return base64.replace(/={1,2}$/, '')
}
