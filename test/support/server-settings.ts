import type { ServerSettings } from '../../src/model/server-settings.ts'

/** A server of a workspace, of which nothing is set but its address. */
export function serverSettings(url: string, more: Partial<ServerSettings> = {}): ServerSettings {
  return {
    ...{ url, api: null, name: null, serviceToken: null, applicationId: null, applicationSecret: null },
    ...{ webhookSecret: null, webhookSigningToken: null },
    ...more,
  }
}
