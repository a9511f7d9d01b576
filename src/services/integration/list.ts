import pLimit from 'p-limit'
import type { Session } from '../../forge/client.ts'
import { listIntegrations as listActive } from '../../forge/integrations.ts'
import { type ActiveIntegration, viewOfIntegration } from '../../model/integration.ts'
import { type IntegrationName, namesIn } from '../../model/integration-kinds.ts'
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
  const places = namesIn(context.workspace.integrations.edition).map((name) =>
    placeOf(context, project, name),
  )
  return withOwnAccount(context, (session) => readAll(session, project, places))
}

/** Returns each kind of the edition with its state, or one failure for all (no right, project or answer). */
async function readAll(
  session: Session,
  project: number,
  places: readonly IntegrationPlace[],
): Promise<ListedIntegrations | Failure> {
  if (session.offers('integration-list')) {
    const answer = await listActive(session, project)
    if (answer.kind === 'done') return listed(project, places, answer.value)
    // Older servers have no list.
    if (!('unknownRoute' in answer)) return readFailure(answer, `Project ${project}`)
  }
  return oneByOne(session, project, places)
}

function listed(
  project: number,
  places: readonly IntegrationPlace[],
  active: readonly ActiveIntegration[],
): ListedIntegrations {
  const on = new Map(active.filter((one) => one.active !== false).map((one) => [one.slug, one]))
  const listedSlug = ({ slug }: IntegrationPlace) => slug.replaceAll('_', '-')
  const known = new Set(places.map(listedSlug))
  return {
    kind: 'list',
    project,
    rows: places.map((place) => ({ name: place.name, state: on.has(listedSlug(place)) ? 'on' : 'not on' })),
    others: [...on.values()].filter(({ slug }) => !known.has(slug)).map(({ slug, title }) => title ?? slug),
  }
}

async function oneByOne(
  session: Session,
  project: number,
  places: readonly IntegrationPlace[],
): Promise<ListedIntegrations | Failure> {
  const limit = pLimit(LANES)
  const first = await limit.map(places.slice(0, LANES), (place) => readRow(session, place))
  const common = commonFailure(first)
  if (common) return common
  const others = await limit.map(places.slice(LANES), (place) => readRow(session, place))
  const rows = [...first, ...others]
  const whole = commonFailure(rows)
  if (whole) return whole
  return { kind: 'list', project, rows: rows.map(({ name, state }) => ({ name, state })), others: [] }
}

async function readRow(session: Session, place: IntegrationPlace): Promise<Row> {
  const { name } = place
  const found = await findIntegration(session, place)
  switch (found.kind) {
    case 'found':
      return { name, state: viewOfIntegration(place, found.integration).state }
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
