import type { Session } from '../../forge/client.ts'
import { listIntegrations as listActive } from '../../forge/integrations.ts'
import type { ActiveIntegration } from '../../model/integration.ts'
import { type Edition, type IntegrationName, namesIn } from '../../model/integration-kinds.ts'
import { integrationView } from '../../model/integration-view.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { findIntegration, type IntegrationPlace, placeOf } from './view.ts'

/** One kind and how it stands in the project, as far as the forge told. */
export interface ListedIntegration {
  readonly name: IntegrationName
  /** `not on`: the forge tells only those that are on, so it may be set, or not be offered. */
  readonly state: 'on' | 'off' | 'not on' | 'never set' | 'not offered' | 'no access' | 'not read'
}

export type ListedIntegrations = {
  readonly kind: 'list'
  readonly project: number
  readonly rows: readonly ListedIntegration[]
  /** What the forge calls those that are on and that no kind here stands for. */
  readonly others: readonly string[]
}

type Row = ListedIntegration & { readonly failure?: Failure }

/** Where the API has no list of them, each is asked for; at most so many at the same time. */
const LANES = 4

/** The integrations of a project, which only its own people may read. */
export function list(
  context: ForgeContext,
  { project }: { readonly project: number },
): Promise<ListedIntegrations | Failure> {
  const { edition } = context.integrations
  const slugOf = (name: IntegrationName) => placeOf(context, project, name).slug
  return withOwnAccount(context, (session) => readAll(session, { project, edition, slugOf }))
}

/** The project and how its forge has integrations. */
interface Listing {
  readonly project: number
  readonly edition: Edition
  readonly slugOf: (name: IntegrationName) => Lowercase<string>
}

/** Every kind that the forge’s edition has, with its state. What concerns all of them (no right, no project, no answer) is one trouble. */
async function readAll(session: Session, listing: Listing): Promise<ListedIntegrations | Failure> {
  if (session.offers('integration-list')) {
    const answer = await listActive(session, listing.project)
    if (answer.kind === 'done') return listed(listing, answer.value)
    // Older servers have no list either.
    if (!('unknownRoute' in answer)) return readFailure(answer, `Project ${listing.project}`)
  }
  return oneByOne(session, listing)
}

function listed(
  { project, edition, slugOf }: Listing,
  active: readonly ActiveIntegration[],
): ListedIntegrations {
  const names = namesIn(edition)
  const on = new Map(active.filter((one) => one.active !== false).map((one) => [one.slug, one]))
  const slugs = new Map(names.map((name) => [name, slugOf(name).replaceAll('_', '-')]))
  const known = new Set(slugs.values())
  return {
    kind: 'list',
    project,
    rows: names.map((name) => ({
      name,
      state: on.has(slugs.get(name) ?? name) ? 'on' : 'not on',
    })),
    others: [...on.values()].filter(({ slug }) => !known.has(slug)).map(({ slug, title }) => title ?? slug),
  }
}

async function oneByOne(
  session: Session,
  { project, edition, slugOf }: Listing,
): Promise<ListedIntegrations | Failure> {
  const names = namesIn(edition)
  const read = (name: IntegrationName) => readRow(session, { project, name, slug: slugOf(name), edition })
  const first = await inLanes(names.slice(0, LANES), read)
  const common = commonTrouble(first)
  if (common) return common
  const others = await inLanes(names.slice(LANES), read)
  const rows = [...first, ...others]
  return (
    commonTrouble(rows) ?? {
      kind: 'list',
      project,
      rows: rows.map(({ name, state }) => ({ name, state })),
      others: [],
    }
  )
}

async function readRow(session: Session, place: IntegrationPlace): Promise<Row> {
  const { project, name, edition } = place
  const found = await findIntegration(session, place)
  switch (found.kind) {
    case 'found':
      return { name, state: integrationView(project, name, found.told, edition).state }
    case 'not-offered':
      return { name, state: 'not offered' }
    case 'may-not':
      return { name, state: 'no access', failure: found }
    default:
      return { name, state: 'not read', failure: found }
  }
}

/** A dead token or an unseen project concerns every row; anything else only when no row has more to say. */
function commonTrouble(rows: readonly Row[]): Failure | null {
  const troubles = rows.flatMap(({ failure }) => failure ?? [])
  const whole = troubles.find(({ kind }) => kind === 'token-refused' || kind === 'not-found')
  if (whole) return whole
  return troubles.length === rows.length ? (troubles[0] ?? null) : null
}

async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
