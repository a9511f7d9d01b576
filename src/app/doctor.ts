import { SCOPES } from '../commands/manifest.ts'
import { nouns } from '../commands/registry.ts'
import { connectionFault } from '../model/connection-fault.ts'
import { type DoctorAccess, examineWorkspace } from '../services/doctor.ts'
import { examineSlack, type SlackExamination } from '../slack/examine.ts'
import type { ReadCommand } from '../slack/receive/read-command.ts'
import { NoBotToken, type Workspaces } from '../slack/workspaces.ts'
import type { Store } from '../store/store.ts'
import type { LiveConfig } from './config/config.ts'
import { receivesEvents } from './forge.ts'

export function createDoctor(options: {
  readonly config: Pick<LiveConfig, 'slack' | 'forge'>
  readonly workspaces: Pick<Workspaces, 'as'>
  readonly store: Store
}) {
  const { config, workspaces, store } = options
  const { slack, forge } = config
  /** The commands that arrived from each workspace. */
  const seenCommands = new Map<string, Set<string>>()
  const unused = (team: string) =>
    [...nouns.keys()].map((noun) => `/${noun}`).filter((command) => !seenCommands.get(team)?.has(command))
  return {
    /** See ServiceSettings.examine. */
    examine(team: string, access: DoctorAccess | null) {
      const askSlack = () =>
        workspaces
          .as(team, ({ token }) => examineSlack(slack.apiUrl, token))
          .catch((error: unknown): SlackExamination => {
            if (error instanceof NoBotToken && error.isOver) return { kind: 'refuses', code: error.reason }
            return { kind: 'silent', reason: connectionFault(error, 'Slack') }
          })
      const listens = receivesEvents(forge)
      return examineWorkspace(
        { team, askSlack, scopes: SCOPES, store, listens, unused: unused(team) },
        access,
      )
    },
    /** Returns the same reader of commands, which notes that people’s commands arrive. */
    recordingCommands:
      (read: ReadCommand): ReadCommand =>
      (command) => {
        const { team } = command
        if (!command.mention)
          seenCommands.set(team, (seenCommands.get(team) ?? new Set()).add(command.command))
        return read(command)
      },
  }
}
