import { z } from 'zod'

const text = z.string().min(1).nullable()

/** The settings of a workspace for a server of its own; null for what it leaves out. */
export const ServerSettings = z.strictObject({
  /** Without a trailing slash. */
  url: z.string(),
  /** Null: the server is asked. */
  api: z.enum(['v3', 'v4']).nullable(),
  /** People’s name for it; null for the host of its address. */
  name: text,
  /** Reads for people who have not connected. */
  serviceToken: text,
  /** The application through which people sign in. */
  applicationId: text,
  /** Null for a public application. */
  applicationSecret: text,
  /** The secret token of the server’s webhooks. */
  webhookSecret: text,
  /** The token with which the server signs its webhooks. */
  webhookSigningToken: text,
})
export type ServerSettings = z.infer<typeof ServerSettings>

/** The settings that are secret. */
export function secretsOfServer(settings: ServerSettings): readonly string[] {
  const { serviceToken, applicationSecret, webhookSecret, webhookSigningToken } = settings
  return [serviceToken, applicationSecret, webhookSecret, webhookSigningToken].filter(
    (secret) => secret !== null,
  )
}
