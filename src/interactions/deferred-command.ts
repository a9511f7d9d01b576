import { z } from 'zod'
import { commandOf } from '../commands/registry.ts'
import type { ProjectRef } from '../model/project-ref.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Reply } from '../views/reply.ts'
import type { ParsedCommand } from './parsed-command.ts'

/** A parsed command and its options, as an interaction runs it. */
export interface DeferredCommand {
  readonly given: ParsedCommand
  /** See Progress.filled. */
  readonly filled: boolean
  /** See PressContext.sourceTs. */
  readonly sourceTs: string | undefined
}

/** A command deferred until the account was connected, with its channel. */
export type EarlierCommand = DeferredCommand & { readonly channel: string }

const Project: z.ZodType<ProjectRef> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('id'), id: z.number() }),
  z.object({ kind: z.literal('alias'), alias: z.string() }),
  z.object({ kind: z.literal('path'), path: z.string() }),
])

const Stored = z.object({
  verb: z.string(),
  raw: z.record(z.string(), z.unknown()),
  projects: z.array(z.tuple([z.string(), Project])),
  privately: z.boolean(),
  filled: z.boolean(),
  sourceTs: z.string().optional(),
})

/**
 * Handles an account problem of the reply: keeps the command for ten minutes when the account is the obstacle.
 * Returns the deferred command when the account has just been connected, or null.
 */
export async function afterCommand(
  { connected, failure }: Reply,
  command: DeferredCommand,
  context: ForgeContext,
): Promise<EarlierCommand | null> {
  if (connected) return take(context)
  const account = failure?.account
  if (account === undefined) return null
  await keep(command, context)
  if (account === 'refused') await context.workspace.accounts.refused()
  return null
}

async function keep(
  { given, filled, sourceTs }: DeferredCommand,
  { caller: { team, user, channel }, store }: ForgeContext,
): Promise<void> {
  const { command, raw, projects, privately } = given
  const stored: z.input<typeof Stored> = {
    verb: command.id,
    raw,
    projects: [...projects],
    privately,
    filled,
    sourceTs,
  }
  await store.deferredCommands.keep(team, user, { channel, command: JSON.stringify(stored) })
}

async function take({ caller, store }: ForgeContext): Promise<EarlierCommand | null> {
  const taken = await store.deferredCommands.take(caller.team, caller.user)
  if (!taken) return null
  // Another version may have stored a different shape.
  const { data: stored } = Stored.safeParse(JSON.parse(taken.command))
  const command = stored && commandOf(stored.verb)
  if (!command) return null
  const { projects, raw, privately, filled, sourceTs } = stored
  const given = { command, raw, projects: new Map(projects), privately }
  return { given, filled, sourceTs, channel: taken.channel }
}
