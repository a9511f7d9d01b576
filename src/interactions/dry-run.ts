import type { Command, ExecutionResult } from '../commands/command.ts'
import type { Invocation } from '../model/invocation.ts'
import type { ForgeContext } from '../services/context.ts'
import { createDryRun } from '../services/writes/dry-run.ts'
import { unrecorded } from '../services/writes/operation.ts'
import { dryRunReply, nothingToSendReply } from '../views/dry-run.ts'
import { resourceOf } from './resource.ts'

type Input = Readonly<Record<string, unknown>>

/**
 * Runs an authorized command as if it was confirmed, with every write held back. Forms and questions are
 * answered as they stand: the reply shows the calls that would follow.
 */
export async function dryRun(
  command: Command,
  input: Input,
  context: ForgeContext,
  invocation: Invocation,
): Promise<ExecutionResult> {
  const { context: quiet, calls, entering } = createDryRun(context)
  const run = async (given: Input, confirmed: boolean, filled = confirmed) => {
    const step = await command.prepare(given, quiet, invocation, { confirmed, filled })
    return step.kind === 'ready' ? step.run(unrecorded) : step
  }
  let executed = await run(input, false)
  if (executed.kind === 'form') executed = await run(input, false, true)
  if (executed.kind === 'ask' || executed.kind === 'type') executed = await run(executed.input, true)
  const change = entering()
  if (change !== null && calls.length === 0)
    executed = await run({ project: change.project, kind: change.name, held: 'dry-run' }, true)
  const typed = `/${[...command.path, resourceOf(command, input).name].join(' ').trim()}`
  const reply = (words: ReturnType<typeof dryRunReply>) =>
    ({ kind: 'reply', reply: words, outcome: 'dry-run' }) as const
  if (calls.length > 0) return reply(dryRunReply(typed, calls))
  return executed.kind === 'reply' ? reply(nothingToSendReply(typed, executed.reply)) : executed
}
