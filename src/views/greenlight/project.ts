import type { Invocation } from '../../model/invocation.ts'
import type {
  AddOutcome,
  BindOutcome,
  KnownProject,
  RemoveProjectOutcome,
  ResolvedProject,
  WebhookActivity,
} from '../../services/projects.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { actions, plain, privately, publicly, type Reply } from '../reply.ts'
import { headedBullets, moment, spoken, text } from '../rich-text.ts'
import { count, escaped, firstWords, oneLine } from '../text.ts'

/** `acme/web`, or `project 42` while its path is unknown. */
export function knownProjectName({ project, path }: KnownProject): string {
  return path === null ? `project ${project}` : oneLine(path, 100)
}

/** `acme/web (web)`: what the project can be called. */
function projectWithAlias(known: KnownProject): string {
  const name = knownProjectName(known)
  return known.alias === null ? name : `${name} (${oneLine(known.alias, 40)})`
}

export function chooseProjectButton(style?: 'primary') {
  const press = { verb: 'form', input: { verb: 'greenlight.default' } }
  return button('Choose project', press, style ? { style } : {})
}

/** No project was named, or an unknown one; `isDirect` in a direct message. */
export function projectNotFoundReply(
  resolved: Exclude<ResolvedProject, { kind: 'project' }>,
  isDirect = false,
): Reply {
  if (resolved.kind === 'no-default') {
    return inParts('input', { what: noProject(isDirect), more: actions([chooseProjectButton('primary')]) })
  }
  if (resolved.kind === 'moved')
    return inParts('input', {
      what: `${oneLine(resolved.typed, 100)} has moved`,
      why: `It’s ${oneLine(resolved.path, 100)} now. Use that name.`,
    })
  if (resolved.kind !== 'unknown') return failureReply(resolved, { tried: `I couldn’t look up the project` })
  const named = resolved.known.slice(0, 20).map(projectWithAlias)
  return inParts('input', {
    what: `I don’t know the project “${oneLine(resolved.typed, 100)}”`,
    why: named.length > 0 ? `Known here: ${named.join(', ')}.` : '',
    next: `Use its ${resolved.byPath ? 'full path or ' : ''}number.`,
  })
}

function webhookElements({ lastEventAt, lastMissAt }: WebhookActivity) {
  const missed = lastMissAt ? [text(', a change came without one '), moment(lastMissAt)] : []
  return [text(', last webhook '), moment(lastEventAt), ...missed]
}

const placeOf = (isDirect: boolean) => (isDirect ? 'Our chat' : 'This channel')

/** The sentence wherever a channel or a direct message needs a project and has none. */
export function noProject(isDirect = false): string {
  return `${placeOf(isDirect)} has no project yet`
}

export function defaultReply(
  outcome: BindOutcome | { readonly kind: 'current'; readonly project: KnownProject | null },
  { isDirect = false }: Pick<Invocation, 'isDirect'>,
): Reply {
  if (outcome.kind === 'bound')
    return publicly(escaped(`${placeOf(isDirect)} now uses ${knownProjectName(outcome.project)}.`))
  if (outcome.kind !== 'current') return failureReply(outcome, { tried: `I couldn’t choose the project` })
  const sentence = outcome.project
    ? `${placeOf(isDirect)} uses ${knownProjectName(outcome.project)}.`
    : `${noProject(isDirect)}.`
  return privately(escaped(sentence), [
    ...plain(escaped(sentence)),
    ...actions([chooseProjectButton(outcome.project ? undefined : 'primary')]),
  ])
}

export function aliasAddedReply(outcome: AddOutcome): Reply {
  if (outcome.kind === 'added')
    return privately(escaped(`${knownProjectName(outcome.project)} is now called ${outcome.project.alias}.`))
  if (outcome.kind === 'taken')
    return inParts('state', {
      what: `${oneLine(outcome.alias, 40)} already names a project`,
      why: 'Choose another name, or remove it first.',
    })
  return failureReply(outcome, { tried: `I couldn’t add the short name` })
}

/** Most projects of one list: it fits a message with the longest names and both times of each. */
const MAX_LISTED = 20

export function projectListReply({
  known,
  webhooks,
}: {
  readonly known: readonly KnownProject[]
  readonly webhooks: ReadonlyMap<number, WebhookActivity>
}): Reply {
  if (known.length === 0)
    return privately('No project has a short name yet. Add one: `/greenlight project add web 42`')
  const headline = count(known.length, 'project')
  const rows = known.map((one) => {
    const activity = webhooks.get(one.project)
    return [text(projectWithAlias(one)), ...(activity ? webhookElements(activity) : [])]
  })
  const words = firstWords(rows.map(spoken), MAX_LISTED, '; ')
  return privately(escaped(`${headline}: ${words}`), headedBullets(headline, rows, MAX_LISTED))
}

export function aliasRemovedReply(
  { name, outcome }: { readonly name: string; readonly outcome: RemoveProjectOutcome },
  { user }: Invocation,
): Reply {
  switch (outcome.kind) {
    case 'removed': {
      const words = `<@${user}> removed your short name ${escaped(name)}. It can name another project now.`
      return {
        ...privately(escaped(`Removed the short name ${name}. The project itself stays.`)),
        alsoNotify: outcome.addedBy === user ? undefined : { user: outcome.addedBy, text: words },
      }
    }
    case 'not-yours':
      return inParts('right', {
        what: `Someone else added ${oneLine(name, 40)}`,
        why: 'Ask them, a channel manager or a workspace admin to remove it.',
      })
    case 'unknown':
      return inParts('absent', {
        what: `There’s no short name ${oneLine(name, 40)}`,
        why: '/greenlight project list shows all.',
      })
    case 'configured':
      return inParts('right', {
        what: `${oneLine(name, 40)} is set in the configuration`,
        why: 'Ask your admin to remove it from FORGE_PROJECTS.',
      })
  }
}
