import type { Session } from '../../forge/client.ts'
import { listIntegrations as listActive } from '../../forge/integrations.ts'
import type { ActiveIntegration } from '../../model/integration.ts'
import { type Edition, type IntegrationName, namesIn } from '../../model/integration-kinds.ts'
import { viewOfIntegration } from '../../model/integration-view.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { findIntegration, type IntegrationPlace, placeOf } from './view.ts'

/** One kind and its state in the project, as far as the forge reveals it. */
interface ListedIntegration {
  readonly name: IntegrationName
  /** `not on`: the forge lists only those that are on, so it may be set, or not be supported. */
  readonly state: 'on' | 'off' | 'not on' | 'never set' | 'not offered' | 'no access' | 'not read'
}

type ListedIntegrations = {
  readonly kind: 'list'
  readonly project: number
  readonly rows: readonly ListedIntegration[]
  /** The forge’s names of active integrations that no kind here represents. */
  readonly others: readonly string[]
}

type Row = ListedIntegration & { readonly failure?: Failure }

/** Most integrations read at once when the API has no list of them. */
const LANES = 4

/** Lists the integrations of a project, which only its own people may read. */
export function list(
  context: ForgeContext,
  { project }: { readonly project: number },
): Promise<ListedIntegrations | Failure> {
  const { edition } = context.integrations
  const slugOf = (name: IntegrationName) => placeOf(context, project, name).slug
  return withOwnAccount(context, (session) => readAll(session, { project, edition, slugOf }))
}

interface Listing {
  readonly project: number
  readonly edition: Edition
  readonly slugOf: (name: IntegrationName) => Lowercase<string>
}

/** Returns each kind of the edition with its state, or one failure for all (no right, project or answer). */
async function readAll(session: Session, listing: Listing): Promise<ListedIntegrations | Failure> {
  if (session.offers('integration-list')) {
    const answer = await listActive(session, listing.project)
    if (answer.kind === 'done') return listed(listing, answer.value)
    // Older servers have no list.
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
  const common = commonFailure(first)
  if (common) return common
  const others = await inLanes(names.slice(LANES), read)
  const rows = [...first, ...others]
  return (
    commonFailure(rows) ?? {
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
      return { name, state: viewOfIntegration(project, name, found.integration, edition).state }
    case 'not-offered':
      return { name, state: 'not offered' }
    case 'may-not':
      return { name, state: 'no access', failure: found }
    default:
      return { name, state: 'not read', failure: found }
  }
}

/** Returns the failure of all rows: a dead token or invisible project, or any if every row failed. */
function commonFailure(rows: readonly Row[]): Failure | null {
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
