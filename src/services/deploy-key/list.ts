import type { Session } from '../../forge/client.ts'
import { getDeployKey, listAllDeployKeys, listDeployKeys } from '../../forge/deploy-keys.ts'
import type { DeployKey, DeployKeyView } from '../../model/deploy-key.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { factsOf } from '../ssh/public-key.ts'
import { type AmbiguousKey, type KeyMatch, pickKey, readKeyReference } from './reference.ts'

/** A deploy key as people name it: by id, fingerprint or title (see `readKeyReference`). */
export interface DeployKeyName {
  readonly project: number
  readonly key: string
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
