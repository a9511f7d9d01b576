import type { Session } from '../../forge/client.ts'
import { getDeployKey, listAllDeployKeys, listDeployKeys } from '../../forge/deploy-keys.ts'
import type { DeployKey, DeployKeyView } from '../../model/deploy-key.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { factsOf } from '../ssh/public-key.ts'

/** A deploy key as people name it: by id, fingerprint or title (see `readKeyReference`). */
export interface DeployKeyName {
  readonly project: number
  readonly key: string
}

type KeyReference =
  | { readonly kind: 'id'; readonly id: number }
  /** `SHA256:` and at least the first eight characters of the fingerprint. */
  | { readonly kind: 'sha256'; readonly begins: string }
  | { readonly kind: 'md5'; readonly md5: string }
  | { readonly kind: 'title'; readonly title: string }

const LEAST_OF_FINGERPRINT = 8

/** Reads `7`, `key:7`, `SHA256:…`, an MD5 fingerprint, or else a title. */
export function readKeyReference(typed: string): KeyReference {
  const text = typed.trim()
  const [, digits] = /^(?:key:)?0*([1-9]\d{0,15})$/i.exec(text) ?? []
  if (digits !== undefined && Number.isSafeInteger(Number(digits))) return { kind: 'id', id: Number(digits) }
  const [, begins] = /^SHA256:([A-Za-z0-9+/]{1,43})=?$/i.exec(text) ?? []
  if (begins !== undefined && begins.length >= LEAST_OF_FINGERPRINT)
    return { kind: 'sha256', begins: `SHA256:${begins}` }
  const [, md5] = /^(?:MD5:)?((?:[0-9a-f]{2}:){15}[0-9a-f]{2})$/i.exec(text) ?? []
  if (md5 !== undefined) return { kind: 'md5', md5: md5.toLowerCase() }
  return { kind: 'title', title: text }
}

/** Returns the problem of an unusable reference, as a phrase after “The key”; null when it is usable. */
export function referenceProblem(typed: string): string | null {
  const reference = readKeyReference(typed)
  if (reference.kind !== 'title') return null
  if (/^SHA256:/i.test(reference.title))
    return `must be SHA256: and at least the first ${LEAST_OF_FINGERPRINT} characters of the fingerprint`
  const [, digits] = /^(?:key:)?(\d{16,})$/i.exec(reference.title) ?? []
  return digits === undefined ? null : `has the number ${digits.slice(0, 20)}, which is larger than any id`
}

/** The part of a title that must be typed: a write never guesses. */
type KeyMatch = 'exact' | 'prefix'

/** Several keys match, or only a prefix of a title was typed; the person chooses. */
export interface AmbiguousKey {
  readonly kind: 'ambiguous-key'
  readonly typed: string
  readonly candidates: readonly DeployKeyView[]
}

export function pickKey(
  keys: readonly DeployKeyView[],
  typed: string,
  match: KeyMatch,
): DeployKeyView | AmbiguousKey | null {
  const reference = readKeyReference(typed)
  const meant = keys.filter((key) => isMeant(key, reference))
  const begun = reference.kind === 'title' ? keys.filter(({ title }) => begins(title, reference.title)) : []
  const [only, ...others] = meant.length > 0 || match === 'exact' ? meant : begun
  if (only && others.length === 0) return only
  const candidates = meant.length > 0 ? meant : begun
  return candidates.length > 0 ? { kind: 'ambiguous-key', typed, candidates } : null
}

function isMeant({ id, title, facts }: DeployKeyView, reference: KeyReference): boolean {
  switch (reference.kind) {
    case 'id':
      return id === reference.id
    case 'sha256':
      return facts?.sha256.startsWith(reference.begins) === true
    case 'md5':
      return facts?.md5 === reference.md5
    case 'title':
      return title.trim() === reference.title
  }
}

function begins(title: string, beginning: string): boolean {
  return beginning !== '' && title.trim().toLowerCase().startsWith(beginning.toLowerCase())
}

export interface ListedDeployKeys {
  readonly kind: 'list'
  readonly items: readonly DeployKeyView[]
}

export interface FoundDeployKey {
  readonly kind: 'found'
  readonly key: DeployKeyView
}

export function viewOfKey({ id, title, key, created_at }: DeployKey): DeployKeyView {
  return { id, title, created_at, facts: factsOf(key) }
}

export async function listKeys(session: Session, project: number): Promise<ListedDeployKeys | Failure> {
  const answer = await listDeployKeys(session, project)
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  return { kind: 'list', items: answer.value.map(viewOfKey) }
}

/** Finds a key of the project; a key given by id is read alone, so that a write acts on the compared one. */
export async function findKey(
  session: Session,
  { project, key: typed }: DeployKeyName,
  match: KeyMatch,
): Promise<FoundDeployKey | AmbiguousKey | Failure> {
  const what = keyWords(typed)
  const reference = readKeyReference(typed)
  if (reference.kind === 'id') {
    const answer = await getDeployKey(session, project, reference.id)
    if (answer.kind !== 'done') return readFailure(answer, what)
    if (answer.value.id !== reference.id) return { kind: 'not-found', what }
    return { kind: 'found', key: viewOfKey(answer.value) }
  }
  const listed = await listKeys(session, project)
  if (listed.kind !== 'list') return listed
  const picked = pickKey(listed.items, typed, match)
  if (picked === null) return { kind: 'not-found', what }
  return 'kind' in picked ? picked : { kind: 'found', key: picked }
}

/** `Deploy key 7`, `Deploy key “CI runner”` */
export function keyWords(typed: string): string {
  const reference = readKeyReference(typed)
  return reference.kind === 'id' ? `Deploy key ${reference.id}` : `Deploy key “${typed}”`
}

/** Lists the keys of one project. Only its masters may see them, and need their own account for it. */
export function list(
  context: ForgeContext,
  { project }: { readonly project: number },
): Promise<ListedDeployKeys | Failure> {
  return withOwnAccount(context, (session) => listKeys(session, project))
}

export function listAll(context: ForgeContext): Promise<ListedDeployKeys | Failure> {
  return withOwnAccount(context, async (session) => {
    const answer = await listAllDeployKeys(session)
    if (answer.kind !== 'done') return readFailure(answer, 'The list of all deploy keys')
    return { kind: 'list', items: answer.value.map(viewOfKey) }
  })
}

export function view(
  context: ForgeContext,
  { match, ...name }: DeployKeyName & { readonly match: KeyMatch },
): Promise<FoundDeployKey | AmbiguousKey | Failure> {
  return withOwnAccount(context, (session) => findKey(session, name, match))
}
