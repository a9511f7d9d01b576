import type { Command } from '../commands/command.ts'
import { registry } from '../commands/registry.ts'
import { newCorrelationId } from '../interactions/correlation-id.ts'
import { noHelpReply } from '../interactions/denial-messages.ts'
import { formOf } from '../interactions/form.ts'
import { withReference } from '../interactions/log-and-reference.ts'
import type { InterruptedOperation } from '../interactions/recover.ts'
import type { Caller, ReplyChannel } from '../interactions/types.ts'
import type { ActionFilterOf } from '../interactions/visible-actions.ts'
import type { Log } from '../log/log.ts'
import type { Reply } from '../views/reply.ts'
import type { CommandAction, Press } from './actions/press.ts'
import { notOpened, outdated } from './actions/rejected.ts'
import { draftView, readDraft, subjectOf, withChanges } from './forms/drafts.ts'
import { contextOf, readContext, writeContext } from './forms/form-context.ts'
import type { FoundForm } from './forms/forms.ts'
import { createSubmitted, type SubmissionOptions } from './forms/submitted.ts'
import { verbPicker } from './forms/verb-picker.ts'
import type {
  BlockAction,
  Claim,
  HomeOpened,
  Origin,
  Shortcut,
  SlashCommand,
  SubmitAnswer,
  ViewSubmission,
} from './interaction.ts'
import type { Respond } from './outgoing/respond.ts'
import type { WebOutbox } from './outgoing/web-api.ts'
import type { Deliver } from './replies/deliver.ts'
import { createReplies, type Run } from './replies/run-and-reply.ts'
import { plainTarget, type ReplyTarget } from './replies/target.ts'

export interface DispatchOptions extends SubmissionOptions {
  readonly forgeUrl: string
  readonly deliver: Deliver
  readonly outbox: WebOutbox
  readonly respond: Respond
  /** Publishes the person’s Home tab. */
  readonly home: (caller: Caller) => Promise<void>
  readonly log: Log
  /** The workspace in which the bot is installed; null until Slack has answered. */
  readonly installedTeam: () => string | null
  /** The bot’s own app; null until Slack has answered. */
  readonly installedApp?: () => string | null
  /** The message shortcut’s commands for a person; all when omitted. Each is authorized when it runs. */
  readonly filter?: Pick<ActionFilterOf, 'person'>
  readonly now?: () => Date
}

/** Runs interactions with resolved action tokens, and delivers replies left over from a stopped process. */
export interface Dispatch {
  command(command: SlashCommand): Promise<void>
  /** `press` is the decoded button press. */
  action(action: BlockAction, press: Press): Promise<void>
  /** Returns the acknowledgement within two seconds; `form` is what was submitted, decoded. */
  submission(submission: ViewSubmission, form: FoundForm): Promise<SubmitAnswer>
  shortcut(shortcut: Shortcut): Promise<void>
  home(home: HomeOpened): Promise<void>
  /** Delivers the reply of an interrupted operation. */
  resume(interrupted: InterruptedOperation, claim: Claim): Promise<void>
  /** Tells the person why the interaction was not run; `reference` is that of the interaction. */
  tell(origin: Origin, say: (reference: string) => Reply): Promise<void>
}

/** Routes each request from Slack to its interaction, and the reply back to its place. */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { interactions, deliver, outbox, respond, forgeUrl, home, log, installedTeam } = options
  const { now = () => new Date(), installedApp = () => null, filter } = options
  const replies = createReplies({ deliver, outbox, log })
  const { run, reply, resume } = replies
  const callerOf = (origin: Origin, replyChannel?: ReplyChannel, reference = newCorrelationId()): Caller => ({
    team: origin.team,
    userTeam: origin.userTeam,
    installedTeam: installedTeam(),
    installedApp: installedApp(),
    ...(origin.app ? { app: origin.app } : {}),
    ...(origin.claim ? { requestedAt: new Date(origin.claim.acceptedAt) } : {}),
    user: origin.user,
    userName: origin.userName,
    channel: origin.channel,
    now: now(),
    reference,
    ...(replyChannel ? { replyChannel } : {}),
  })

  async function action(action: BlockAction, press: Press): Promise<void> {
    switch (press.kind) {
      case 'dismiss':
        return dismiss(action)
      case 'old':
        return tell(action, (reference) => outdated('button', reference).reply)
      case 'form':
        return openForm(action, press.command)
      case 'draft':
        return openDraft(action, press.input)
      case 'verb':
        return runPressed(action, press)
    }
  }

  async function dismiss(action: BlockAction): Promise<void> {
    const { responseUrl } = action
    if (responseUrl) await respond({ ...action, responseUrl }, 'delete')
  }

  async function runPressed(action: BlockAction, press: CommandAction): Promise<void> {
    const target = targetOf(action, press)
    const { command, input, confirmed, privately, force } = press
    deliver.pressed(target, input)
    const context = { confirmed, privately, force, sourceTs: target.sourceTs }
    return reply(
      await run(
        target,
        (...reached) => interactions.pressed(command, input, callerOf(action, ...reached), context),
        action.claim,
      ),
    )
  }

  /** A command that requests its own form opens that one, unless it has required fields. */
  async function openForm(action: BlockAction, command: Command): Promise<void> {
    if (!command.asksByForm || command.fields.some(({ required }) => required))
      return openView(
        action,
        formOf(interactions.withoutUnsupported(command), writeContext({ ...contextOf(action) })),
      )
    const context = { confirmed: false, privately: false }
    return reply(
      await run(
        plainTarget(action),
        (...reached) => interactions.pressed(command, {}, callerOf(action, ...reached), context),
        action.claim,
      ),
    )
  }

  async function openDraft(action: BlockAction, input: Readonly<Record<string, unknown>>): Promise<void> {
    const draft = readDraft(input)
    if (draft === null) return tell(action, (reference) => outdated('button', reference).reply)
    const { command, context, stale } = draft
    if (!stale)
      return openView(action, draftView({ ...draft, context: { ...context, ...contextOf(action) } }))
    const { privately, sourceTs } = context
    const reopen: Run = async (...reached) => {
      const caller = callerOf(action, ...reached)
      const how = { confirmed: false, privately, sourceTs }
      return withChanges(await interactions.pressed(command, subjectOf(context), caller, how), draft)
    }
    return reply(await run(plainTarget(action), reopen, action.claim))
  }

  async function shortcut(shortcut: Shortcut): Promise<void> {
    const may = await filter?.person(shortcut)
    const usable = registry.filter(({ id }) => may?.({ verb: id, isForm: true, project: null }) ?? true)
    if (usable.length === 0) return tell(shortcut, (reference) => withReference(noHelpReply(), reference))
    return openView(shortcut, verbPicker(shortcut, usable, forgeUrl))
  }

  async function openView(origin: Origin, view: Parameters<WebOutbox['openView']>[1]): Promise<void> {
    const { triggerId } = origin
    const opened = triggerId !== undefined && (await outbox.openView({ ...origin, triggerId }, view))
    if (!opened) await tell(origin, notOpened)
  }

  async function tell(origin: Origin, say: (reference: string) => Reply): Promise<void> {
    const saying: Run = async (_, reference) => ({ reply: say(reference), privately: true })
    return reply(await run(plainTarget(origin), saying, origin.claim))
  }

  return {
    async command(command) {
      const typed: Run = async (...reached) => {
        const parsed = command.parsed ?? interactions.parse(command.command.slice(1), command.text)
        return interactions.run(parsed, callerOf(command, ...reached), { via: 'slash' })
      }
      return reply(await run(plainTarget(command), typed, command.claim))
    },
    action,
    submission: createSubmitted({ ...options, replies, callerOf, tell }),
    shortcut,
    home: (opened) => home(callerOf(opened)),
    resume,
    tell,
  }
}

function targetOf(action: BlockAction, press: CommandAction): ReplyTarget {
  const { message, view } = action
  const { command, privately, isPagination } = press
  const plain = plainTarget(action)
  const channel = plain.channel || readContext(view?.privateMetadata ?? '').channel
  const target = { ...plain, channel, privately, ...(view ? { view: view.id } : {}) }
  if (!message) return target
  const isCard = action.blockId.startsWith('card.')
  const replacesPrompt = message.ephemeral && !isCard && command.effect !== 'read'
  const sourceTs = press.sourceTs ?? (message.ephemeral ? undefined : message.ts)
  const pressed = { ...message, isCard, isPagination }
  return { ...target, pressed, replacesPrompt, ...(sourceTs ? { sourceTs } : {}) }
}
