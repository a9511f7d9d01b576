import type { Command } from '../../commands/command.ts'
import { pendingMessage } from '../../interactions/operation-messages.ts'
import type { ParseResult } from '../../interactions/parsed-command.ts'
import { resourceOf } from '../../interactions/resource.ts'
import { DecryptionError } from '../../store/encrypted-text.ts'
import type { Reply } from '../../views/reply.ts'
import { isLink } from '../actions/press.ts'
import { type FormReader, findForm, findPress } from '../actions/resolve.ts'
import { submissionKey } from '../forms/forms.ts'
import { VERB_PICKER } from '../forms/verb-picker.ts'
import { asCommand, type Interaction, isEvent, type ViewSubmission } from '../interaction.ts'
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
  /** The request with its text parsed, or with what its action token stands for. */
  readonly received: Interaction
  /** Present for a request that may write to the forge. */
  readonly write?: WriteOrder
  /** The key under which a form runs once; absent for anything else. */
  readonly onceKey?: string
}

/**
 * Reads a request once, and orders those that may write to the forge: one partition per merge request
 * number, and one per kind for everything else, because the project may only be known later.
 * @throws What the store throws: it is not known what the request is, so that Slack must send it again.
 */
export function createPlanOf(
  options: FormReader & { readonly readCommand: ReadCommand; readonly readReply: ReadReply },
): (received: Interaction) => Promise<RequestPlan> {
  const { tokens, readCommand, readReply } = options

  async function read(received: Interaction): Promise<Interaction> {
    switch (received.kind) {
      case 'command':
        return { ...received, parsed: await readCommand(received) }
      case 'action': {
        const found = isLink(received) ? null : await findPress(tokens, received).catch(unreadable)
        if (found?.kind !== 'found') return received
        const { press } = found
        if (press.kind !== 'typed') return { ...received, found }
        const parsed = await readCommand(asCommand(received, press))
        return { ...received, found: { ...found, press: { ...press, parsed } } }
      }
      case 'submission': {
        const found = await findForm(options, received).catch(unreadable)
        return found?.kind === 'found' ? { ...received, found } : received
      }
      case 'reply':
        return (await readReply(received)) ?? received
      default:
        return received
    }
  }

  return async (request) => {
    const received = await read(request)
    const planned = plannedBy(received)
    const onceKey = received.kind === 'submission' ? onceKeyOf(received) : undefined
    const isDurable = planned ? changesAtOnce(planned) : isEvent(received) && received.kind !== 'home'
    if (!planned?.command.writesToForge || !('user' in received)) return { received, isDurable, onceKey }
    const { command, input } = planned
    const { name } = resourceOf(command, input)
    const write = {
      partition: JSON.stringify([received.team, name.startsWith('!') ? name : command.path[0]]),
      notice: () => pendingMessage(command, input, received.user, true),
    }
    return { received, isDurable, write, onceKey }
  }
}

/** A token that was tampered with is refused when the request runs. @throws Any other error. */
function unreadable(error: unknown): null {
  if (!(error instanceof DecryptionError)) throw error
  return null
}

/** Undefined for a form that opens another one, or that is shown again with its errors. */
function onceKeyOf({ found, ...submission }: ViewSubmission): string | undefined {
  if (!found || found.read.kind === 'errors' || submission.callbackId === VERB_PICKER) return undefined
  return submissionKey(submission, found.context)
}

function plannedBy(received: Interaction): Planned | null {
  switch (received.kind) {
    case 'command':
      return received.parsed ? givenIn(received.parsed) : null
    case 'action': {
      const { press } = received.found ?? {}
      if (press?.kind === 'typed') return press.parsed ? givenIn(press.parsed) : null
      return press?.kind === 'verb' ? press : null
    }
    case 'submission': {
      const { read, context } = received.found ?? {}
      if (read?.kind === 'phrase')
        return { command: read.command, input: context?.settled ?? {}, confirmed: true }
      const planned = read?.kind === 'parsed' ? givenIn(read.parsed) : null
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
