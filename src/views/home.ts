import type { ActionsBlock, Button, HomeView, KnownBlock, RichTextElement, SectionBlock } from '@slack/types'
import type { Day } from '../model/day.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import type { Milestone } from '../model/milestone.ts'
import { SERVER } from '../model/server-name.ts'
import type { OwnChannel } from '../services/channel-watches.ts'
import type { Queue, QueueOutcome, QueuePlace } from '../services/mr/queue.ts'
import type { KnownProject } from '../services/projects.ts'
import { button, confirmation, menu, withPrivateAnswers } from './button.ts'
import { milestoneStatus, milestoneTitle } from './milestone/milestone.ts'
import { NO_PROJECTS, NOTHING, partsOfQueue, queuePart, queueReply, unreadNote } from './mr/queue.ts'
import { MAX_SNOOZED, snoozedLine, snoozeSelect } from './mr/snooze.ts'
import { PAUSE_MESSAGES } from './pause-messages.ts'
import { actions, type Blocks, header, marked, plain, smallMarked } from './reply.ts'
import { ago, bold, code, joined, lines, person, text } from './rich-text.ts'
import { count, dateToken, escaped, oneLine } from './text.ts'

export interface HomeMilestone {
  readonly milestone: Milestone
  readonly project: number
  readonly path: string | null
}

/** A channel that the person set up. */
export interface HomeChannel extends Omit<OwnChannel, 'group'> {
  /** `acme/web`, `the group acme`; null while it is unknown. */
  readonly path: string | null
  /** False for a private channel that the bot is not in, and for one that is gone. */
  readonly isVisible: boolean
  /** The person’s ways on from here; the first one is shown. */
  readonly offers: readonly ('join' | 'resume' | 'settings')[]
}

/** The content of the Home tab of somebody with a connected account. */
interface HomeWork {
  readonly work: QueueOutcome
  /** Earliest due date first. */
  readonly milestones: readonly HomeMilestone[]
  readonly channels: readonly HomeChannel[]
  /** `user`: their Slack id. */
  readonly account: { readonly user: string; readonly username: string | null; readonly since: Date }
  readonly projects: readonly KnownProject[]
  readonly today: Day
  readonly now: Date
}

/** Most lines of one part. */
export const LINES = 5

const FIRST_COMMANDS = ['/mr', '/mr list', '/mr 12', '/milestone list', '/greenlight'].map((typed) => [
  code(typed),
])

/** The person’s own work, with a button for the next step of each. */
export function workHome(content: HomeWork): HomeView {
  const { work, milestones, channels, account, projects, today, now } = content
  const { user, username, since } = account
  const updated = `Updated ${dateToken(now, '{ago}', 'just now')}`
  return home([
    header('Your work'),
    ...actions([...newButton(projects), button('Refresh', { verb: 'home', input: {} })]),
    smallMarked(updated),
    ...workBlocks(work),
    ...milestoneBlocks(milestones, today),
    ...channelBlocks(channels),
    { type: 'divider' },
    lines([
      username === null ? person(user) : bold(`@${oneLine(username, 80)}`),
      text(` on ${SERVER} · connected `),
      ago(since),
    ]),
    ...actions([button('Choose messages…', { verb: 'greenlight.notify', input: {} }), disconnectButton()]),
    lines([text('Help: '), ...joined(FIRST_COMMANDS, ' · ')]),
    ...actions([button('All commands', { verb: 'help', input: {} })]),
  ])
}

/** The first steps, for somebody who has not connected. */
export function unconnectedHome({
  restored,
  serviceReads,
  projects,
}: {
  /** The account in an older state that was restored, which the person has not confirmed yet. */
  readonly restored: { readonly username: string | null } | null
  readonly serviceReads: boolean
  readonly projects: number
}): HomeView {
  const connect = restored
    ? button('Go on', { verb: 'greenlight.resume', input: {} }, { style: 'primary' })
    : button(`Connect ${SERVER}`, { verb: 'greenlight.connect', input: {} }, { style: 'primary' })
  const sentence = restored
    ? `Your ${SERVER} account${restored.username === null ? '' : ` @${oneLine(restored.username, 80)}`} was restored: go on with it?`
    : `Connect your ${SERVER} account to see your work here.`
  return home([
    header('Your work'),
    lines([bold(sentence)], [text(serviceReads ? 'Until then you can look, but not change anything.' : '')]),
    ...actions([connect]),
    lines(
      [text(`⬜ 1. Connect ${SERVER}`)],
      [
        text(`${projects > 0 ? '✅' : '⬜'} 2. In a channel, choose its project: `),
        code('/greenlight default'),
      ],
      [text('⬜ 3. Try '), code('/mr'), text(' there')],
    ),
  ])
}

/** One sentence for guests, who have no work of their own here. */
export function guestHome(): HomeView {
  return home(
    plain('Guests can’t use Greenlight’s Home. In a channel that lets guests read, try `/mr list`.'),
  )
}

/** The answers to its buttons go to the person alone. */
function home(blocks: Blocks): HomeView {
  return { type: 'home', blocks: [...withPrivateAnswers(blocks)] }
}

function newButton(projects: readonly KnownProject[]): ActionsBlock['elements'] {
  const [first, ...others] = projects
  if (!first) return []
  const press = ({ project }: KnownProject) => ({ verb: 'mr.create', input: { project } })
  if (others.length === 0) return [button('New merge request', press(first), { style: 'primary' })]
  const options = projects.slice(0, 100).map((one) => ({ label: pathOf(one), press: press(one) }))
  return [menu('New merge request', options)]
}

function pathOf({ path, project }: Pick<HomeChannel, 'path' | 'project'>): string {
  return oneLine(path ?? '', 75) || `project ${project}`
}

function workBlocks(work: QueueOutcome): Blocks {
  if (work.kind === 'no-projects') return plain(NO_PROJECTS)
  if (work.kind !== 'queue') return queueReply(work, { now: new Date(0) }).message?.blocks ?? []
  const parts = partsOfQueue(work)
  const rest = [...unreadNote(work), ...snoozedLine(work.snoozed)]
  if (parts.length === 0) return [...plain(NOTHING), ...rest]
  const shown = new Set(parts.flatMap((place) => work[place].slice(0, LINES)))
  const elements = snoozeSelect([...shown].slice(0, MAX_SNOOZED))
  return [...parts.flatMap((place) => partBlocks(work, place)), ...actions(elements), ...rest]
}

function partBlocks(work: Queue, place: QueuePlace): Blocks {
  const elements = work[place]
    .slice(0, LINES)
    .map((mr, nth) => nextButton(mr, place, { isReview: work.reviews.has(mr), suffix: String(nth + 1) }))
  return [queuePart(work, place, LINES), ...actions(elements)]
}

function nextButton(
  mr: MergeRequest,
  place: QueuePlace,
  { isReview, suffix }: { readonly isReview: boolean; readonly suffix: string },
): Button {
  const input = { project: mr.project_id, mr: mr.iid }
  if (place === 'ready') return button(`Merge !${mr.iid}…`, { verb: 'mr.merge', input }, { suffix })
  if (place === 'autoMerge') return button(`Turn off !${mr.iid}`, { verb: 'mr.cancel', input }, { suffix })
  const label = isReview && place === 'needsMe' ? 'Review' : 'Open'
  return button(`${label} !${mr.iid}`, { verb: 'mr.view', input }, { suffix })
}

function milestoneBlocks(milestones: readonly HomeMilestone[], today: Day): KnownBlock[] {
  if (milestones.length === 0) return []
  const several = new Set(milestones.map(({ project }) => project)).size > 1
  const rows = milestones.slice(0, LINES).map(({ milestone, ...project }) => {
    const where = several ? ` · ${pathOf(project)}` : ''
    return [text(`${milestoneTitle(milestone, 80)} · ${milestoneStatus(milestone, today)}${where}`)]
  })
  return [{ type: 'divider' }, lines([bold('Milestones')], ...rows, more(milestones.length))]
}

function channelBlocks(channels: readonly HomeChannel[]): KnownBlock[] {
  if (channels.length === 0) return []
  const rest = more(channels.length)
  return [
    { type: 'divider' },
    lines([bold('Your channels')]),
    ...channels.slice(0, LINES).map(channelBlock),
    ...(rest.length > 0 ? [lines(rest)] : []),
  ]
}

function channelBlock(one: HomeChannel): SectionBlock {
  const digests = one.digests === 0 ? '' : ` · ${count(one.digests, 'digest')}`
  const posts = one.isWatched ? ' · activity posts' : ''
  const [offer] = one.offers
  return {
    type: 'section',
    text: marked(`<#${one.channel}> ${escaped(`${pathOf(one)}${posts}${digests}${pausedWords(one)}`)}`),
    ...(offer ? { accessory: channelButton(one, offer) } : {}),
  }
}

function pausedWords({ paused, isVisible }: HomeChannel): string {
  if (paused === null) return ''
  if (paused !== 'not-there')
    return ` · paused: ${paused === 'forgotten' ? 'you left Greenlight' : PAUSE_MESSAGES[paused]}`
  return isVisible
    ? ' · paused: I’m not in it'
    : ' · paused: it’s private or gone. Invite me there to resume.'
}

function channelButton(
  { channel: place, ...one }: HomeChannel,
  offer: HomeChannel['offers'][number],
): Button {
  if (offer === 'settings') {
    const options = { place, suffix: place, spoken: `Settings… for ${pathOf(one)}` }
    return button('Settings…', { verb: 'greenlight.settings', input: {} }, options)
  }
  const press = { verb: 'greenlight.join', input: { channel: place } }
  return button(offer === 'join' ? 'Add me and resume' : 'Resume', press, { suffix: place })
}

function more(all: number): RichTextElement[] {
  return all > LINES ? [text(`and ${all - LINES} more`)] : []
}

function disconnectButton(): Button {
  const confirm = confirmation(
    `Disconnect ${SERVER}?`,
    'Your auto-merges are no longer reported, and digests that use your access pause.',
    'Disconnect',
  )
  return button('Disconnect', { verb: 'greenlight.disconnect', input: {} }, { confirm })
}
