import type { AccountSettings } from '../../src/services/accounts.ts'

/** Of an account that was linked with a token, at a forge where nobody signs in and that cannot tell who it is. */
export function tokensOnly(linkedAt: number | null): AccountSettings {
  return {
    publicUrl: 'https://greenlight.example.com',
    linkedAt,
    restored: null,
    serviceReads: false,
    signsIn: false,
    end: async () => null,
    endThere: async () => 'deleted',
    endAll: async (taken) => taken.map(() => 'deleted'),
    withLock: (_, work) => work(),
    identity: async () => null,
  }
}
