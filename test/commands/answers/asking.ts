import { afterAll } from 'vitest'
import { commandOf } from '../../../src/commands/registry.ts'
import { createForgeClient } from '../../../src/forge/client.ts'
import { createInteractionHandler } from '../../../src/interactions/handle.ts'
import type { InteractionNote } from '../../../src/interactions/log-and-reference.ts'
import { createServices } from '../../../src/services/services.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore } from '../../../src/store/store.ts'
import type { Reply } from '../../../src/views/reply.ts'
import { forgeServer } from '../../support/forge-server.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { roomSettings } from '../../support/room-settings.ts'

/** What a person was told, and what the log kept of it. */
export interface Told {
  readonly reply: Reply
  readonly notes: readonly InteractionNote[]
  readonly reference: string
}

export interface Asking {
  /** Presses a button of that verb, with the question about it answered already. */
  press(verb: string, input: Record<string, unknown>): Promise<Told>
}

/** The deadline of a call, in ms: the answers here come at once, also on a busy machine. */
const CALL_MS = 30_000
/** What is read back for a minute outside is read back within so small a part of it here. */
const SPEED = 4_000

interface ForgeOptions {
  /** The deadline of a call, in ms. */
  readonly callMs?: number
  readonly breaker?: { readonly failures: number; readonly pauseMs?: number }
}

/** A person with an account, before commands, services and the client for the forge as they really are. */
export async function atForge(
  url: string,
  { callMs = CALL_MS, breaker = { failures: 1_000 } }: ForgeOptions = {},
): Promise<Asking> {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
  const client = createForgeClient({
    baseUrl: url,
    api: 'v3',
    readDeadlineMs: callMs,
    writeDeadlineMs: callMs,
    breaker,
  })
  afterAll(async () => {
    await store.close()
    await client.close()
  })
  await store.accounts.save('T1', 'ann', 'token-of-ann')
  const room = createServices(forgeServer(client, { projects: [{ alias: 'web', project: 42 }] }), store, {
    ...roomSettings(),
    checks: { speed: SPEED },
  })
  const notes: InteractionNote[] = []
  const turns = createInteractionHandler(room, 'https://git.example.com', (note) => notes.push(note))
  let count = 0
  return {
    async press(verb, input) {
      const command = commandOf(verb)
      if (!command) throw new Error(`There is no verb ${verb}`)
      count += 1
      const reference = `turn${count}`
      const asker = {
        team: 'T1',
        userTeam: 'T1',
        installedTeam: 'T1',
        user: 'ann',
        userName: 'ann',
        channel: 'C1',
      }
      const now = new Date('2026-11-20T12:00:00Z')
      const how = { confirmed: true, privately: false }
      const { reply } = await turns.pressed(
        command,
        { project: 42, ...input },
        { ...asker, now, reference },
        how,
      )
      return { reply, notes: notes.filter((note) => note.reference === reference), reference }
    },
  }
}
