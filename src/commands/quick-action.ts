import type { QuickAction } from '../model/quick-action.ts'
import { inParts, NOTHING_CHANGED } from '../views/failure-parts.ts'
import type { Reply } from '../views/reply.ts'
import { oneLine } from '../views/text.ts'

/** Names the line that the forge would execute, and the remedy; nothing was sent. */
export function quickActionReply({ command }: QuickAction, tried: string, field: string): Reply {
  return inParts(
    {
      what: tried,
      why: `The forge takes a line that begins with ${oneLine(command, 60)} for a command and runs it in your name.`,
      now: NOTHING_CHANGED,
      next: 'Put a word before it, or use the verb of /mr help that does it.',
      field,
    },
    { reason: 'input' },
  )
}
