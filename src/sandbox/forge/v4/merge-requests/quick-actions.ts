import { refuse } from '../../http/answer.ts'
import type { ProjectCall } from '../../http/route.ts'
import { bareTitle } from '../../merging/after-push.ts'
import { editMergeRequest } from '../../resources/merge-requests/update.ts'
import type { MergeRequest } from '../../state/merge-requests.ts'
import { setSubscribed } from '../../state/reviews.ts'
import { mayEdit } from '../../world.ts'
import { findMergeRequest } from './write.ts'

/** What a quick action did: as parameters, and as a sentence. */
interface Applied {
  readonly changes: Readonly<Record<string, string>>
  readonly says: string
  readonly effect: string | undefined
}

type Command = (call: ProjectCall, request: MergeRequest, argument: string) => Promise<Applied>

/** The quick actions that this forge knows, some of those of lib/gitlab/quick_actions; other lines are text. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['close', (call, request) => setState(call, request, 'close')],
  ['reopen', (call, request) => setState(call, request, 'reopen')],
  [
    'title',
    (call, request, title) => edit(call, request, { title }, { title }, `Changed the title to "${title}".`),
  ],
  ['draft', (call, request) => setDraft(call, request, 'draft')],
  ['ready', (call, request) => setDraft(call, request, 'ready')],
  ['subscribe', (call, request) => subscribe(call, request, true)],
  ['unsubscribe', (call, request) => subscribe(call, request, false)],
])

function setState(call: ProjectCall, request: MergeRequest, state_event: 'close' | 'reopen') {
  const says = `${state_event === 'close' ? 'Closed' : 'Reopened'} this merge request.`
  return edit(call, request, { state_event }, { state_event }, says)
}

function setDraft(call: ProjectCall, request: MergeRequest, wip_event: 'draft' | 'ready') {
  const bare = bareTitle(request.title)
  const title = wip_event === 'draft' ? call.world.mode.draftPrefix + bare : bare
  const says = `Marked this merge request as ${wip_event === 'draft' ? 'a draft' : 'ready'}.`
  return edit(call, request, { title }, { wip_event }, says)
}

async function edit(
  call: ProjectCall,
  request: MergeRequest,
  input: Parameters<typeof editMergeRequest>[2],
  changes: Applied['changes'],
  says: string,
): Promise<Applied> {
  const { effect } = await editMergeRequest(call, request, input, {})
  return { changes, says, effect }
}

async function subscribe(call: ProjectCall, request: MergeRequest, subscribed: boolean): Promise<Applied> {
  setSubscribed(call.world.database, request.id, call.user.id, subscribed)
  const done = subscribed ? 'subscribed' : 'unsubscribed'
  const says = subscribed ? 'Subscribed to notifications.' : 'Unsubscribed from notifications.'
  return { changes: { subscription_event: subscribed ? 'subscribe' : 'unsubscribe' }, says, effect: done }
}

/**
 * Runs the quick actions of a comment and returns the text that is left of it (app/services/notes/create_service.rb
 * of the server). Refuses with 400 those of a person who may not edit the merge request.
 */
export async function runQuickActions(call: ProjectCall, request: MergeRequest, body: string) {
  const text: string[] = []
  const applied: Applied[] = []
  let isCode = false
  for (const line of body.split(/\r?\n/)) {
    if (line.startsWith('```')) isCode = !isCode
    const [, name = '', argument = ''] = /^\/([a-z_]{1,40})(?: (.*))?$/.exec(line) ?? []
    const command = isCode ? undefined : COMMANDS.get(name)
    if (!command) text.push(line)
    else if (!mayEdit(call.world, call.user, call.project, request) && !name.endsWith('subscribe'))
      throw refuse(400, `400 Bad request - Could not apply ${name} command.`)
    else applied.push(await command(call, findMergeRequest(call), argument.trim()))
  }
  return {
    text: applied.length === 0 ? body : text.join('\n').trim(),
    commands_changes: Object.fromEntries(applied.flatMap(({ changes }) => Object.entries(changes))),
    summary: applied.map(({ says }) => says),
    effect: applied.find(({ effect }) => effect !== undefined)?.effect,
  }
}
