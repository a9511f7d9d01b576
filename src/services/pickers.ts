import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Session } from '../forge/client.ts'
import { listMergeRequests } from '../forge/merge-requests.ts'
import { readAllMilestones } from '../forge/milestones.ts'
import { LARGEST_PAGE, readAllPagesBy } from '../forge/paging.ts'
import { getProject, listBranches, listLabels } from '../forge/projects.ts'
import type { ApiResult } from '../forge/result.ts'
import type { Chat } from '../model/directory.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import { type Milestone, type TypedMilestone, typedMilestone } from '../model/milestone.ts'
import { type Choice, filterChoices, type PickKind } from '../model/pick.ts'
import type { Store } from '../store/store.ts'
import type { ForgeContext } from './context.ts'
import { type Failure, readFailure } from './failure.ts'
import { byDueDate } from './milestone/list.ts'
import { peopleOf, readLatest } from './users.ts'

/** The names that a person may pick from. */
interface PickInput {
  readonly kind: Exclude<PickKind, 'channel'>
  /** The project of the form; null for a project itself. */
  readonly project: number | null
  readonly typed: string
}

interface Picks {
  readonly kind: 'picks'
  readonly choices: readonly Choice[]
  /** True when the server has more of them, which a search finds. */
  readonly isPart?: boolean
}

/** Lifetime of what was read, in ms: a name is typed letter by letter. */
const TTL_MS = 60_000
const MAX_LISTS = 500
const MAX_LABELS = 500
const MAX_MILESTONES = 300
const MAX_PROJECTS = 100
const MAX_PARALLEL_READS = 8

type Read = Picks | Failure

export function createPickers(
  store: Pick<Store, 'linkedPeople'>,
  chat: Pick<Chat, 'person' | 'publicChannels'>,
) {
  const lists = new LRUCache<string, Promise<Read>>({ max: MAX_LISTS, ttl: TTL_MS })

  /** Reads once for all letters of a name; a failure is not remembered. */
  function cached(
    { caller: { team, user } }: ForgeContext,
    what: readonly (string | number | null)[],
    read: () => Promise<Read>,
  ): Promise<Read> {
    const key = JSON.stringify([team, user, ...what])
    const known = lists.get(key)
    if (known) return known
    const reading = read()
    lists.set(key, reading)
    const drop = () => {
      if (lists.peek(key) === reading) lists.delete(key)
    }
    reading.then(({ kind }) => (kind === 'picks' ? undefined : drop()), drop)
    return reading
  }

  /** Says who of these people is whom in Slack, where the link is known. */
  async function inSlack(
    { caller: { team } }: ForgeContext,
    people: readonly { readonly id: number | null; readonly choice: Choice }[],
  ): Promise<Choice[]> {
    return pLimit(MAX_PARALLEL_READS).map(people, async ({ id, choice }) => {
      const [linked] = id === null ? [] : await store.linkedPeople.named(team, id)
      const user = linked?.user
      const name = user === undefined ? null : (await chat.person(team, user)).name
      return name === null ? choice : { ...choice, slackName: name }
    })
  }

  async function people(context: ForgeContext, session: Session, project: number): Promise<Read> {
    const read = await readLatest(session, project)
    if (read.kind !== 'latest') return read
    const found = peopleOf(read.items).flatMap(({ id, username, name }) => {
      const value = username ?? name
      // A comma divides the people of a list.
      if (value.includes(',')) return []
      const label = username === null || username === name ? name : `${name} (@${username})`
      return [{ id, choice: { value, label } }]
    })
    const own = await context.forge.identities.of(null)
    const isListed = own !== null && found.some(({ id }) => id === own.id)
    const self = own && !isListed ? [{ value: '@me', label: `You (@${own.username})` }] : []
    return picks([...self, ...(await inSlack(context, found))])
  }

  async function branches(
    context: ForgeContext,
    session: Session,
    project: number,
    typed: string,
  ): Promise<Read> {
    const first = await cached(context, ['branch', project], async () => {
      const answer = await listBranches(session, project, { per_page: LARGEST_PAGE })
      if (answer.kind !== 'done')
        return unlessListed(answer, session, project, ({ source_branch, target_branch }) => [
          source_branch,
          target_branch,
        ])
      const { items, nextPage } = answer.value
      return { ...named(items), isPart: nextPage !== null }
    })
    if (first.kind !== 'picks' || !first.isPart || typed === '') return first
    return cached(context, ['branch', project, typed], async () => {
      const answer = await listBranches(session, project, { search: typed, per_page: LARGEST_PAGE })
      // The names that are known already are better than none.
      const known = first.choices.map(({ value: name }) => ({ name }))
      return answer.kind === 'done' ? named([...answer.value.items, ...known]) : first
    })
  }

  async function labels(session: Session, project: number): Promise<Read> {
    const answer = await readAllPagesBy(
      (paging) => listLabels(session, project, paging),
      ({ name }) => name,
      { maxItems: MAX_LABELS },
    )
    if (answer.kind === 'done') return named(answer.value.items)
    return unlessListed(answer, session, project, ({ labels: of }) => of)
  }

  async function milestones(session: Session, project: number): Promise<Read> {
    const limit = { maxItems: MAX_MILESTONES }
    const answer = await readAllMilestones(session, project, { state: 'active' }, limit)
    if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
    const items = answer.value.items.toSorted(byDueDate)
    return picks(
      items.map((milestone) => ({
        value: typedMilestone(unambiguous(milestone, items)),
        label: milestone.group_id === null ? `${milestone.title} (%${milestone.iid})` : milestone.title,
        due: milestone.due_date ?? undefined,
      })),
    )
  }

  /** The projects that the workspace uses, as far as this person can read them. */
  async function projects(context: ForgeContext, session: Session): Promise<Read> {
    const known = (await context.workspace.projects.inUse()).slice(0, MAX_PROJECTS)
    const read = await pLimit(MAX_PARALLEL_READS).map(known, async ({ project, alias, path }) => {
      const answer = session.offers('project-paths')
        ? await getProject(session, project)
        : await listMergeRequests(session, project, { state: 'all', page: 1, per_page: 1 })
      const value = path ?? String(project)
      const choice = { value, label: value, alias: alias ?? undefined }
      return { answer, choice }
    })
    const down = read.map(({ answer }) => answer).find(({ kind }) => kind === 'unknown' || kind === 'unsent')
    if (down && down.kind !== 'done') return readFailure(down, 'The projects')
    return picks(read.filter(({ answer }) => answer.kind === 'done').map(({ choice }) => choice))
  }

  async function read(context: ForgeContext, session: Session, input: PickInput): Promise<Read> {
    const { kind, typed } = input
    const project = input.project ?? 0
    if (project === 0 && kind !== 'project') return picks([])
    switch (kind) {
      case 'project':
        return cached(context, [kind, context.caller.channel], () => projects(context, session))
      case 'branch':
        return branches(context, session, project, typed)
      case 'person':
        return cached(context, [kind, project], () => people(context, session, project))
      case 'label':
        return cached(context, [kind, project], () => labels(session, project))
      case 'milestone':
        return cached(context, [kind, project], () => milestones(session, project))
    }
  }

  return {
    async list(context: ForgeContext, input: PickInput): Promise<Picks | Failure> {
      const { own } = context.forge.credentials
      if (!own) return { kind: 'not-connected' }
      const found = await read(context, own, input)
      return found.kind === 'picks' ? picks(filterChoices(found.choices, input.typed)) : found
    },
    /** Lists the public channels that the bot is not in; null when the chat did not say. */
    async channels(team: string, typed: string): Promise<readonly Choice[] | null> {
      const all = await chat.publicChannels(team)
      const others = all?.filter(({ isMember }) => !isMember)
      const choices = others?.map(({ id, name }) => ({ value: id, label: `#${name}` }))
      return choices ? filterChoices(choices, typed) : null
    },
    forget: (): void => lists.clear(),
  }
}

export type Pickers = ReturnType<typeof createPickers>

function picks(choices: readonly Choice[]): Picks {
  return { kind: 'picks', choices }
}

function named(items: readonly { readonly name: string }[]): Picks {
  const names = [...new Set(items.map(({ name }) => name))]
  return picks(names.map((name) => ({ value: name, label: name })))
}

/** Finds the names in the latest merge requests, on a server that has no list of them. */
async function unlessListed(
  answer: Exclude<ApiResult<unknown>, { readonly kind: 'done' }>,
  session: Session,
  project: number,
  namesIn: (mr: MergeRequest) => readonly string[],
): Promise<Read> {
  const hasNone =
    answer.kind === 'refused' ? answer.status === 404 : answer.kind === 'unknown' && answer.unknownRoute
  if (!hasNone) return readFailure(answer, `Project ${project}`)
  const read = await readLatest(session, project)
  return read.kind === 'latest' ? named(read.items.flatMap(namesIn).map((name) => ({ name }))) : read
}

/** Writes a milestone so that it is none of the others: a project and its groups each count theirs from one. */
function unambiguous(
  { iid, title, group_id, web_url }: Milestone,
  among: readonly Milestone[],
): TypedMilestone {
  const isAlone = (is: (other: Milestone) => boolean) => among.filter(is).length === 1
  if (group_id === null) return isAlone((other) => other.iid === iid) ? iid : { iid, group: null }
  // Servers write the address of a group's milestone as /groups/<group>/-/milestones/<iid>.
  const [page = ''] = web_url?.split('/-/milestones/') ?? []
  const [, ...path] = page.split('/groups/')
  const group = path.length > 0 ? path.join('/groups/') : undefined
  return group === undefined || isAlone((other) => other.title === title) ? title : { iid, group }
}
