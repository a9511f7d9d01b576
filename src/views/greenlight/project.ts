import type { Invocation } from '../../model/invocation.ts'
import type {
  AddOutcome,
  BindOutcome,
  KnownProject,
  RemoveProjectOutcome,
  ResolvedProject,
  WebhookActivity,
} from '../../services/projects.ts'
import { failureReply, inParts, NOTHING_CHANGED, NOTHING_DONE } from '../failure.ts'
import { type FailureClass, openly, plain, privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, text } from '../rich-text.ts'
import { count, escaped, oneLine, utcMinute } from '../text.ts'

/** `acme/web (42, alias web)`, from the known parts. */
export function knownProjectName({ project, alias, path }: KnownProject): string {
  const name = path === null ? `project ${project}` : oneLine(path, 100)
  const rest = [path ? String(project) : null, alias ? `alias ${oneLine(alias, 40)}` : null].filter(
    (part) => part !== null,
  )
  return rest.length > 0 ? `${name} (${rest.join(', ')})` : name
}

/** No project was named, or an unknown one. */
export function projectNotFoundReply(resolved: Exclude<ResolvedProject, { kind: 'project' }>): Reply {
  if (resolved.kind === 'no-default') {
    const next =
      'Name one with --project, or set it with /greenlight default, for example /greenlight default 42'
    return inParts({ ...NOTHING_DONE, why: 'This channel has no project.', next }, { reason: 'input' })
  }
  if (resolved.kind === 'moved')
    return inParts(
      {
        ...NOTHING_DONE,
        why: `The project ${oneLine(resolved.typed, 100)} has moved: it is ${oneLine(resolved.path, 100)} now.`,
        next: `Type ${oneLine(resolved.path, 100)} instead.`,
      },
      { reason: 'input' },
    )
  if (resolved.kind !== 'unknown') return failureReply(resolved, { tried: NOTHING_DONE.what })
  const why = `I do not know the project ${oneLine(resolved.typed, 100)}.`
  const names = resolved.byPath ? 'its whole path, such as acme/web, or its number' : 'its number'
  const next = `Name it by ${names}, or add an alias once: /greenlight project add web 42`
  const known = resolved.known.slice(0, 20).map((project) => [text(knownProjectName(project))])
  return inParts(
    { ...NOTHING_DONE, why, next },
    { reason: 'input' },
    known.length > 0 ? [lines([text('Known here:')]), bullets(known)] : [],
  )
}

const LAST = ', last event of the forge '
const MISSED = ', and a poll found a change that no event told of '

function webhookText({ lastEventAt, lastMissAt }: WebhookActivity): string {
  return `${LAST}${utcMinute(lastEventAt)}${lastMissAt ? `${MISSED}${utcMinute(lastMissAt)}` : ''}`
}

function webhookElements({ lastEventAt, lastMissAt }: WebhookActivity) {
  return [text(LAST), moment(lastEventAt), ...(lastMissAt ? [text(MISSED), moment(lastMissAt)] : [])]
}

function removedBy(name: string, user: string): string {
  return `<@${user}> removed the alias ${escaped(name)}, which you had given a project. It can name another project from now on.`
}

function notRemoved(why: string, next: string, reason: FailureClass): Reply {
  return inParts({ what: 'The alias was not removed', why, now: NOTHING_CHANGED, next }, { reason })
}

export function defaultReply(
  outcome: BindOutcome | { readonly kind: 'current'; readonly project: KnownProject | null },
): Reply {
  if (outcome.kind === 'bound') {
    const sentence = escaped(
      `This channel now means ${knownProjectName(outcome.project)} when no project is named.`,
    )
    return openly(sentence, plain(sentence))
  }
  if (outcome.kind !== 'current')
    return failureReply(outcome, { tried: 'The project of this channel was not set' })
  return privately(
    escaped(
      outcome.project
        ? `This channel means ${knownProjectName(outcome.project)} when no project is named.`
        : 'This channel has no project. Set one, for example: /greenlight default 42',
    ),
  )
}

export function aliasAddedReply(outcome: AddOutcome): Reply {
  if (outcome.kind === 'added') return privately(escaped(`Added: ${knownProjectName(outcome.project)}.`))
  if (outcome.kind === 'taken')
    return inParts(
      {
        what: 'The alias was not added',
        why: `The alias ${outcome.alias} is taken.`,
        now: NOTHING_CHANGED,
        next: 'Choose another, or remove it first.',
      },
      { reason: 'state' },
    )
  return failureReply(outcome, { tried: 'The alias was not added' })
}

export function projectListReply({
  known,
  webhooks,
}: {
  readonly known: readonly KnownProject[]
  readonly webhooks: ReadonlyMap<number, WebhookActivity>
}): Reply {
  if (known.length === 0)
    return privately('No project has an alias yet. Add one, for example: `/greenlight project add web 42`')
  const shown = known
    .slice(0, 50)
    .map((one) => ({ name: knownProjectName(one), ofIt: webhooks.get(one.project) }))
  const names = shown.map(({ name, ofIt }) => name + (ofIt ? webhookText(ofIt) : ''))
  return privately(escaped(`${count(known.length, 'project')}: ${names.join('; ')}`), [
    lines([bold(count(known.length, 'project'))]),
    bullets(shown.map(({ name, ofIt }) => [text(name), ...(ofIt ? webhookElements(ofIt) : [])])),
  ])
}

export function aliasRemovedReply(
  { name, outcome }: { readonly name: string; readonly outcome: RemoveProjectOutcome },
  { user }: Invocation,
): Reply {
  switch (outcome.kind) {
    case 'removed':
      return {
        ...privately(escaped(`The alias ${name} is removed. The project itself is untouched.`)),
        ...(outcome.addedBy === user
          ? {}
          : { tells: { user: outcome.addedBy, text: removedBy(name, user) } }),
      }
    case 'not-yours':
      return notRemoved(
        `Somebody else added the alias ${name}.`,
        'Ask them, a steward of this channel or an admin of the workspace to remove it.',
        'right',
      )
    case 'unknown':
      return notRemoved(
        `There is no alias ${name}.`,
        'Type /greenlight project list for those there are.',
        'absent',
      )
    case 'configured':
      return notRemoved(
        `The alias ${name} comes from the configuration (FORGE_PROJECTS) and cannot be removed here.`,
        'Ask whoever runs Greenlight to take it out there.',
        'right',
      )
  }
}
