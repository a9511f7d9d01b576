import type { Command } from '../../commands/command.ts'
import { pendingMessage } from '../../interactions/operation-messages.ts'
import type { ParseResult } from '../../interactions/parsed-command.ts'
import { resourceOf } from '../../interactions/resource.ts'
import type { Log } from '../../log/log.ts'
import { DecryptionError } from '../../store/encrypted-text.ts'
import type { Reply } from '../../views/reply.ts'
import { isLink } from '../actions/press.ts'
import { type FormReader, findForm, findPress, opened } from '../actions/resolve.ts'
import { submissionKey } from '../forms/forms.ts'
import { VERB_PICKER } from '../forms/verb-picker.ts'
import {
  asCommand,
  type BlockAction,
  type Interaction,
  isEvent,
  type ReadRequest,
  type ResolvedSubmission,
} from '../interaction.ts'
import { withChannel } from '../replies/target.ts'
import type { ReadCommand } from './read-command.ts'
import type { ReadReply } from './read-reply.ts'

/** A command and its input, as far as it is known before anything is asked. */
interface Planned {
  readonly command: Command
  readonly input: Readonly<Record<string, unknown>>
  /** True when the person has seen what it does, in a question or in a form. */
  readonly confirmed: boolean
  readonly dryRun?: boolean
}

export interface WriteOrder {
  /** Its requests run one after the other, so that the last change requested is the last that the forge gets. */
  readonly partition: string
  /** Returns the notice for a request that waits long for earlier ones. */
  notice(): Reply
}

export interface RequestPlan {
  /**
   * True when it may change something before anybody is asked, or speaks by itself. Everything else is answered from
   * memory: who asked it types it again if the process is killed.
   */
  readonly isDurable: boolean
  readonly received: ReadRequest
  /** Present for a request that may write to the forge. */
  readonly write?: WriteOrder
  /** The key of a submitted form, which is run once; absent for one that opens another form or shows its errors. */
  readonly formKey?: string
}

/**
 * Reads a request once, and orders those that may write to the forge: one partition per merge request
 * number, and one per kind for everything else, because the project may only be known later.
 * @throws What the store throws: it is not known what the request is, so that Slack must send it again.
 */
export function createPlanOf(
  options: FormReader & {
    readonly readCommand: ReadCommand
    readonly readReply: ReadReply
    readonly log: Log
  },
): (request: Interaction) => Promise<RequestPlan> {
  const { tokens, readCommand, readReply, log } = options

  /** A token that was tampered with is refused when the request runs. @throws Any other error. */
  function unreadable(err: unknown) {
    if (!(err instanceof DecryptionError)) throw err
    log.error({ err }, 'action token could not be read')
    return { kind: 'failed' } as const
  }

  async function read(request: Interaction): Promise<ReadRequest> {
    switch (request.kind) {
      case 'command':
        return readCommand(request)
      case 'action':
        return readPress(request)
      case 'submission':
        return { ...request, found: await findForm(options, request).catch(unreadable) }
      case 'reply':
        return (await readReply(request)) ?? request
      default:
        return request
    }
  }

  async function readPress(action: BlockAction): Promise<ReadRequest> {
    if (isLink(action)) return { ...action, found: null }
    const found = await findPress(tokens, action).catch(unreadable)
    if (found.kind !== 'found') return { ...action, found }
    const { press } = found
    if (press.kind !== 'typed') return { ...action, found: { ...found, press } }
    const command = asCommand(withChannel(opened(action, found)), press)
    return readCommand(command)
  }

  return async (request) => {
    const received = await read(request)
    const planned = plannedBy(received)
    const isDurable = planned ? changesAtOnce(planned) : isEvent(received) && received.kind !== 'home'
    const formKey = received.kind === 'submission' ? formKeyOf(received) : undefined
    if (!planned?.command.writesToForge || !('user' in received)) return { received, isDurable, formKey }
    const { command, input } = planned
    const { name } = resourceOf(command, input)
    const write = {
      partition: JSON.stringify([received.team, name.startsWith('!') ? name : command.path[0]]),
      notice: () => pendingMessage(command, input, received.user, true),
    }
    return { received, isDurable, write, formKey }
  }
}

function formKeyOf({ found, ...submission }: ResolvedSubmission): string | undefined {
  if (found.kind !== 'found' || found.read.kind === 'errors' || submission.callbackId === VERB_PICKER)
    return undefined
  return submissionKey(submission, found.context)
}

function plannedBy(received: ReadRequest): Planned | null {
  switch (received.kind) {
    case 'command':
      return givenIn(received.parsed)
    case 'action': {
      const { found } = received
      return found?.kind === 'found' && found.press.kind === 'verb' ? found.press : null
    }
    case 'submission': {
      const { found } = received
      if (found.kind !== 'found') return null
      const { read, context } = found
      if (read.kind === 'phrase')
        return { command: read.command, input: context.settled ?? {}, confirmed: true }
      const planned = read.kind === 'parsed' ? givenIn(read.parsed) : null
      return planned && { ...planned, confirmed: true }
    }
    default:
      return null
  }
}

function givenIn(parsed: ParseResult): Planned | null {
  if (parsed.kind !== 'given') return null
  const { command, raw, dryRun } = parsed.given
  return { command, input: raw, confirmed: false, dryRun }
}

/** The fields that only name what the command is about. */
const REFERENCES: ReadonlySet<string> = new Set([
  'project',
  'merge-request',
  'merge-requests',
  'milestone',
  'hidden',
])

/** False for a read, and for what will most likely ask: with a question, or with a form where nothing was given. */
function changesAtOnce({ command, input, confirmed, dryRun = false }: Planned): boolean {
  if (command.effect === 'read' || dryRun) return false
  if (confirmed) return true
  if (!command.isStoredFirst) return false
  const isGiven = command.fields.some(({ key, kind }) => input[key] !== undefined && !REFERENCES.has(kind))
  return !command.asksByForm || isGiven
}
