import { BOT_SCOPES } from '../commands/manifest.ts'
import { nouns } from '../commands/registry.ts'
import type { ForgeClient } from '../forge/client.ts'
import { type DoctorAccess, examineInside, examineOutside } from '../services/doctor.ts'
import type { ServiceSettings } from '../services/services.ts'
import { examineSlack, type SlackExamination } from '../slack/examine.ts'
import type { ReadCommand } from '../slack/receive/read-command.ts'
import { NoBotToken, type Workspaces } from '../slack/workspaces.ts'
import type { Store } from '../store/store.ts'
import { receivesEvents } from './forge.ts'
import { dueSince, LATE_MS } from './metrics.ts'
import type { AppOptions } from './options.ts'

/** The doctor of a running bot. */
interface Doctor {
  /** See ServiceSettings.examine. */
  readonly examine: NonNullable<ServiceSettings['examine']>
  /** Returns the same reader of commands, which notes that people’s commands arrive. */
  readonly hears: (read: ReadCommand) => ReadCommand
}

export function createDoctor({
  config: { slack, forge, databaseUrl },
  workspaces,
  store,
  client,
  now,
}: Pick<AppOptions, 'config'> & {
  readonly workspaces: Pick<Workspaces, 'as'>
  readonly store: Store
  readonly client: ForgeClient
  readonly now: () => number
}): Doctor {
  const heard = new Set<string>()
  const outside = { scopes: BOT_SCOPES, clock: now }
  const inside = {
    store,
    kind: databaseUrl ? 'postgres' : 'file',
    unused: () => [...nouns.keys()].map((noun) => `/${noun}`).filter((command) => !heard.has(command)),
    listens: receivesEvents(forge),
    late: async () => (await dueSince(store, now())).filter((at) => now() - at > LATE_MS).length,
    now,
  } as const
  return {
    async examine(team: string, access: DoctorAccess | null) {
      const askSlack = () =>
        workspaces
          .as(team, ({ token }) => examineSlack(slack.apiUrl, token))
          .catch((error: unknown): SlackExamination => {
            const isOver = error instanceof NoBotToken && error.isOver
            return isOver ? { kind: 'refuses', code: error.reason } : { kind: 'silent' }
          })
      const [there, here] = await Promise.all([
        examineOutside({ ...outside, forge: client, set: forge.api, askSlack }, access),
        examineInside(inside),
      ])
      return [...there, ...here]
    },
    hears: (read) => (command) => {
      if (!command.mention) heard.add(command.command)
      return read(command)
    },
  }
}
