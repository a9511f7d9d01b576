import type { Command, ExecutionResult } from '../../src/commands/command.ts'
import { unrecorded } from '../../src/services/writes/operation.ts'

/** Prepares a command; a change that is ready is made, unrecorded. */
export async function execute(
  command: Command,
  ...given: Parameters<Command['prepare']>
): Promise<ExecutionResult> {
  const step = await command.prepare(...given)
  return step.kind === 'ready' ? step.run(unrecorded) : step
}
