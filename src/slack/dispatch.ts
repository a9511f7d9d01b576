import { GLOBAL_SHORTCUT } from '../commands/manifest.ts'
import { mrCreate } from '../commands/mr/create.ts'
import { asTyped } from '../commands/parse/characters.ts'
import { registry } from '../commands/registry.ts'
import { noHelpReply, notInChannelReply } from '../interactions/denial-messages.ts'
import { formOf } from '../interactions/form.ts'
import { withReference } from '../interactions/log-and-reference.ts'
import type { ParseResult } from '../interactions/parsed-command.ts'
import type { Caller, ReplyChannel } from '../interactions/types.ts'
import type { ActionFilterOf } from '../interactions/visible-actions.ts'
import type { Chat, Recipient } from '../model/directory.ts'
import { button, TYPED } from '../views/button.ts'
import { stayedInSlack } from '../views/mr/comment.ts'
import { actions, privately, type Reply } from '../views/reply.ts'
import { ago, bold, lines, text } from '../views/rich-text.ts'
import { escaped, oneLine } from '../views/text.ts'
import type { CommandAction, Press } from './actions/press.ts'
import { notOpened, rejectionReply } from './actions/rejected.ts'
import { draftView, readDraft, subjectOf, withChanges } from './forms/drafts.ts'
import { contextOf, writeContext } from './forms/form-context.ts'
import { createSubmitted, type SubmissionOptions } from './forms/submitted.ts'
import { projectPicker, verbPicker, viewCommandOf } from './forms/verb-picker.ts'
import type { BlockAction, Claimed, HomeOpened, Origin, ParsedSlashCommand, Shortcut } from './interaction.ts'
import type { Respond } from './outgoing/respond.ts'
import type { WebOutbox } from './outgoing/web-api.ts'
import type { Deliver } from './replies/deliver.ts'
import { createModals, modalContentOf, readingIn } from './replies/open-modal.ts'
import { createReplies, type Run } from './replies/run-and-reply.ts'
import { commandTarget, plainTarget, pressTarget, withChannel } from './replies/target.ts'
import type { Workspaces } from './workspaces.ts'

export interface DispatchOptions extends SubmissionOptions {
  readonly forgeUrl: string
  readonly deliver: Deliver
  readonly outbox: WebOutbox
  readonly respond: Respond
  /** Lists the projects that the workspace knows, as they can be typed. */
  readonly projects: (caller: Caller) => Promise<readonly string[]>
  readonly home: (caller: Caller) => Promise<void>
  /** See Chat; the Home tab has buttons that act in a channel. */
  readonly canRead: Chat['canRead']
  /** Reports that somebody has changed something. */
  readonly changed?: (person: Recipient) => void
  readonly installed: Workspaces['installed']
  /** The shortcuts’ commands for a person; each is authorized when it runs. */
  readonly filter: Pick<ActionFilterOf, 'person' | 'ofPerson'>
  readonly now?: () => Date
}

/**
 * Routes each request from Slack, once it was read, to its interaction, and the reply back to its place;
 * also replies left over from a stopped process.
 */
export function createDispatch(options: DispatchOptions) {
  const { interactions, deliver, outbox, respond, forgeUrl, projects, home, installed } = options
  const { now = () => new Date(), filter, changed } = options
  const replies = createReplies({ deliver, outbox, changed })
  const { run, reply, resume } = replies
  const modals = createModals({ outbox, filter })
  const callerOf = (origin: Claimed<Origin>, replyChannel?: ReplyChannel): Caller => ({
    team: origin.team,
    userTeam: origin.userTeam,
    ...installed(origin.team),
    app: origin.app,
    requestedAt: new Date(origin.claim.acceptedAt),
    user: origin.user,
    userName: origin.userName,
    channel: origin.channel,
    now: now(),
    reference: origin.claim.reference,
    replyChannel,
  })

  async function action(pressed: Claimed<BlockAction>, press: Press): Promise<void> {
    const action = withChannel(pressed)
    switch (press.kind) {
      case 'home':
        return home(callerOf(action))
      case 'help':
        return answerAs(action, { ...press, command: null, all: true }, 'Greenlight')
      case 'dismiss':
        return void (await respond(action, 'delete'))
      case 'old':
        return sendReply(action, (reference) => rejectionReply('unknown', 'button', reference))
      case 'form':
        return openForm(action, press)
      case 'draft':
        return openDraft(action, press.input)
      case 'verb':
        return press.place === undefined ? runPressed(action, press) : runIn(press.place, action, press)
    }
  }

  /** Runs it as if it was pressed in that channel, for whoever could have typed it there. */
  async function runIn(channel: string, action: Claimed<BlockAction>, press: CommandAction): Promise<void> {
    const canRead = await options.canRead(action.team, channel, action.user)
    if (canRead) return runPressed({ ...action, channel }, press)
    return sendReply(action, (reference) => withReference(notInChannelReply(), reference))
  }

  async function runPressed(action: Claimed<BlockAction>, press: CommandAction): Promise<void> {
    const { command, input, confirmed, privately, force } = press
    const target = pressTarget(action, press)
    const context = { confirmed, privately: privately || target.privately, force, sourceTs: target.sourceTs }
    const origin = { ...action, channel: target.channel }
    const pressed: Run = (replyChannel) =>
      interactions.pressed(command, input, callerOf(origin, replyChannel), context)
    const running = run(target, pressed, action.claim)
    return reply(await modals.finish(running, target, modalContentOf(press)))
  }

  /** A command that requests its own form opens that one, unless it has required fields or values to show. */
  async function openForm(
    action: Claimed<BlockAction>,
    { command, filled }: Extract<Press, { kind: 'form' }>,
  ): Promise<void> {
    if (filled || !command.asksByForm || command.fields.some(({ required }) => required)) {
      const metadata = writeContext({ ...contextOf(action), onTop: action.view ? true : undefined })
      return openView(action, formOf(interactions.withoutUnsupported(command), metadata, filled))
    }
    const context = { confirmed: false, privately: false }
    const opening: Run = (replyChannel) =>
      interactions.pressed(command, command.formInput, callerOf(action, replyChannel), context)
    return reply(await run({ ...plainTarget(action), view: action.view?.id }, opening, action.claim))
  }

  async function openDraft(
    action: Claimed<BlockAction>,
    input: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const draft = readDraft(input)
    if (draft === null)
      return sendReply(action, (reference) => rejectionReply('unknown', 'button', reference))
    const { command, context, stale } = draft
    if (!stale)
      return openView(action, draftView({ ...draft, context: { ...context, ...contextOf(action) } }))
    const { privately, sourceTs } = context
    const reopen: Run = async (replyChannel) => {
      const caller = callerOf(action, replyChannel)
      const how = { confirmed: false, privately, sourceTs }
      return withChanges(await interactions.pressed(command, subjectOf(context), caller, how), draft)
    }
    return reply(await run(plainTarget(action), reopen, action.claim))
  }

  async function shortcut(shortcut: Claimed<Shortcut>): Promise<void> {
    if (shortcut.callbackId === GLOBAL_SHORTCUT.callback_id) return openNew(shortcut)
    const named = viewCommandOf(shortcut, forgeUrl)
    if (named) return answerAs(shortcut, interactions.parse(...named))
    const may = await filter.person(shortcut)
    const usable = registry.filter(({ id }) => may({ verb: id, isForm: true, project: null }))
    if (usable.length === 0)
      return sendReply(shortcut, (reference) => withReference(noHelpReply(), reference))
    return openView(shortcut, verbPicker(shortcut, usable))
  }

  /** Opens the form of a new merge request; asks for the project first, unless there is only one. */
  async function openNew(shortcut: Claimed<Shortcut>): Promise<void> {
    const may = await filter.person(shortcut)
    if (!may({ verb: mrCreate.id, isForm: true, project: null }))
      return sendReply(shortcut, (reference) => withReference(noHelpReply(), reference))
    const known = await projects(callerOf(shortcut))
    const [only, ...others] = known
    if (only === undefined || others.length > 0) return openView(shortcut, projectPicker())
    return answerAs(shortcut, interactions.parse('mr', `create --project ${only}`))
  }

  /** Answers the person alone, as if they had typed it; in a modal of this title. */
  async function answerAs(origin: Claimed<Origin>, parsed: ParseResult, modal?: string): Promise<void> {
    const runParsed: Run = (replyChannel) =>
      interactions.run(parsed, callerOf(origin, replyChannel), { via: 'button' })
    const target = { ...plainTarget(origin), privately: true }
    return reply(await modals.finish(run(target, runParsed, origin.claim), target, readingIn({ modal })))
  }

  async function openView(
    origin: Claimed<Origin>,
    view: Parameters<WebOutbox['openView']>[1],
  ): Promise<void> {
    const { triggerId } = origin
    const onTop = 'view' in origin && origin.view !== undefined
    const opened =
      triggerId === undefined ? null : await outbox.openView({ ...origin, triggerId, onTop }, view)
    if (opened === null) await sendReply(origin, notOpened)
  }

  /** Tells the person why the interaction was not run; `reference` is that of the interaction. */
  async function sendReply(origin: Claimed<Origin>, say: (reference: string) => Reply): Promise<void> {
    const saying: Run = async () => ({ reply: say(origin.claim.reference), privately: true })
    return reply(await run(plainTarget(origin), saying, origin.claim))
  }

  /** A comment that is written is its own answer, so that no notice that it takes long would be replaced. */
  const asComment = async (command: Claimed<ParsedSlashCommand>, replyChannel: ReplyChannel) => {
    const { parsed } = command
    const caller = callerOf(command, { ...replyChannel, interim: async () => {} })
    const result = await interactions.run(parsed, caller, { via: 'slash' })
    const isNone = parsed.kind !== 'given' || result.reply.failure !== undefined
    return isNone ? { ...result, reply: stayedInSlack(result.reply, result.logInfo?.outcome ?? '') } : result
  }

  async function command(command: Claimed<ParsedSlashCommand>): Promise<void> {
    const { parsed } = command
    const typed: Run = async (replyChannel) => {
      const late = lateReply(command)
      if (late) return { reply: late, privately: true }
      if (command.isReply) return asComment(command, replyChannel)
      return interactions.run(parsed, callerOf(command, replyChannel), { via: 'slash' })
    }
    const target = commandTarget(command)
    const content = parsed.kind === 'given' ? readingIn(parsed.given.command) : null
    const running = run(target, typed, command.claim)
    return reply(await (content === null ? running : modals.finish(running, target, content)))
  }

  return {
    command,
    action,
    /** Returns the acknowledgement within two seconds. */
    submission: createSubmitted({ ...options, replies, callerOf, sendReply }),
    shortcut,
    home: (opened: Claimed<HomeOpened>): Promise<void> => home(callerOf(opened)),
    /** Delivers the reply of an interrupted operation. */
    resume,
    sendReply,
  }
}

export type Dispatch = ReturnType<typeof createDispatch>

/** Age in ms of a message to the bot after which it changes nothing by itself: Slack may deliver it hours late. */
const MAX_AGE_MS = 10 * 60_000

/** Most characters of such a message that are shown again. */
const SHOWN_LENGTH = 200

/** Asks whether a change that was requested long ago is still wanted; null for what can run. Reads just run. */
function lateReply({
  saidTs,
  claim,
  command,
  text: typed,
  parsed,
  isReply,
}: Claimed<ParsedSlashCommand>): Reply | null {
  if (saidTs === undefined || parsed.kind !== 'given' || parsed.given.command.effect === 'read') return null
  const saidAt = Number(saidTs) * 1_000
  if (claim.acceptedAt - saidAt <= MAX_AGE_MS) return null
  const what = `Not done yet: ${command} ${oneLine(isReply ? typed : asTyped(typed), SHOWN_LENGTH)}`
  const why = 'Your message reached me only now. Do you still want it?'
  // A reply is text as it is, and no command that could be read again.
  const press = isReply
    ? { verb: parsed.given.command.id, input: parsed.given.raw }
    : { verb: TYPED, input: { noun: command.slice(1), text: typed } }
  return privately(escaped(`${what}. ${why}`), [
    lines([bold(what), text('.')], [text('You wrote it '), ago(new Date(saidAt)), text('. '), text(why)]),
    ...actions([button('Do it now', press, { style: 'primary' })]),
  ])
}
