import type { Session } from '../../api/client.ts'
import { deleteDeployKey, disableDeployKey } from '../../api/deploy-keys.ts'
import type { DeployKeyView } from '../../model/deploy-key-view.ts'
import { readBack } from '../read-back.ts'
import type { Trouble } from '../trouble.ts'
import { type DeployKeyName, findKey, listKeys } from './find.ts'
import type { AmbiguousKey } from './reference.ts'
import { writeRefused } from './refused.ts'

export type RemoveKeyOutcome =
  /** `answered` false: the forge’s answer was lost, so somebody else may have done it at that moment. */
  | {
      readonly kind: 'disabled' | 'deleted'
      readonly answered: boolean
      readonly key: DeployKeyView
    }
  | AmbiguousKey
  | Trouble

const CALLS = { disabled: disableDeployKey, deleted: deleteDeployKey } as const

/** Takes a key from the project, or deletes it; the project’s keys tell afterwards whether it is gone. */
export async function removeKey(
  session: Session,
  name: DeployKeyName,
  kind: 'disabled' | 'deleted',
): Promise<RemoveKeyOutcome> {
  const found = await findKey(session, name, 'exact')
  if (found.kind !== 'found') return found
  const { project } = name
  const { key } = found
  const what = `Deploy key ${key.id}`
  const answer = await CALLS[kind](session, project, key.id)
  if (answer.kind === 'unsent' || answer.kind === 'refused')
    return writeRefused(session, project, answer, what)

  const now = await readBack(
    answer,
    () => listKeys(session, project),
    (seen) => seen.kind === 'list' && !seen.items.some(({ id }) => id === key.id),
  )
  if (now.kind !== 'list') return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  if (now.items.some(({ id }) => id === key.id))
    return { kind: 'unconfirmed', what, reason: 'The forge still lists the key' }
  return { kind, answered: answer.kind === 'done', key }
}
