import type { Session } from '../../api/client.ts'
import { enableDeployKey, listAllDeployKeys } from '../../api/deploy-keys.ts'
import type { DeployKeyView } from '../../model/deploy-key-view.ts'
import { readBack } from '../read-back.ts'
import { readTrouble, type Trouble } from '../trouble.ts'
import { type DeployKeyName, listKeys, viewOf, whatOf } from './find.ts'
import { type AmbiguousKey, pickKey, readKeyReference } from './reference.ts'
import { writeRefused } from './refused.ts'

export type EnableKeyOutcome =
  /** `answered` false: the forge’s answer was lost, so somebody else may have done it at that moment. */
  | {
      readonly kind: 'enabled'
      readonly already: boolean
      readonly answered: boolean
      readonly key: DeployKeyView
    }
  /** There is no such key, or no project of this person has it, which admins meet as everybody. */
  | { readonly kind: 'not-shared'; readonly id: number }
  /** Only an admin can find a key of another project by anything but its id. */
  | { readonly kind: 'id-needed'; readonly typed: string }
  | AmbiguousKey
  | Trouble

/** Puts a key of another project on this one too. */
export async function enableKey(
  session: Session,
  { project, key: typed }: DeployKeyName,
): Promise<EnableKeyOutcome> {
  const before = await listKeys(session, project)
  if (before.kind !== 'list') return before
  const there = pickKey(before.items, typed, 'exact')
  if (there && !('kind' in there)) return { kind: 'enabled', already: true, answered: true, key: there }

  const id = await idAnywhere(session, typed)
  if (typeof id !== 'number') return id
  const known = before.items.find((key) => key.id === id)
  if (known) return { kind: 'enabled', already: true, answered: true, key: known }
  const what = `Deploy key ${id}`
  const answer = await enableDeployKey(session, project, id)
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'not-shared', id }
  if (answer.kind === 'unsent' || answer.kind === 'refused')
    return writeRefused(session, project, answer, what)

  const now = await readBack(
    answer,
    () => listKeys(session, project),
    (seen) => seen.kind === 'list' && seen.items.some((key) => key.id === id),
  )
  if (now.kind !== 'list') return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  const key = now.items.find((one) => one.id === id)
  if (!key) return { kind: 'unconfirmed', what, reason: 'The forge does not list the key' }
  return { kind: 'enabled', already: false, answered: answer.kind === 'done', key }
}

/** The id of a key on any project. By fingerprint or title it is looked for among all keys, which admins can read. */
async function idAnywhere(
  session: Session,
  typed: string,
): Promise<number | Exclude<EnableKeyOutcome, { kind: 'enabled' }>> {
  const reference = readKeyReference(typed)
  if (reference.kind === 'id') return reference.id
  const answer = await listAllDeployKeys(session)
  if (answer.kind === 'refused' && answer.status === 403) return { kind: 'id-needed', typed }
  if (answer.kind !== 'done') return readTrouble(answer, whatOf(typed))
  const picked = pickKey(answer.value.map(viewOf), typed, 'exact')
  if (picked === null) return { kind: 'not-found', what: whatOf(typed) }
  return 'kind' in picked ? picked : picked.id
}
