import type { DeployKeyView } from '../../model/deploy-key.ts'
import { permissions } from '../../services/access/permission.ts'
import { remove } from '../../services/deploy-key/delete.ts'
import { view } from '../../services/deploy-key/list.ts'
import { keyDeleteQuestion, keyRemovedReply } from '../../views/deploy-key/delete.ts'
import { defineCommand } from '../define.ts'
import { deployKeyDisable } from './disable.ts'
import { oneDeployKey } from './fields.ts'

const MAX_PHRASE_LENGTH = 100
/** Letters, digits and signs in their usual spelling, single-spaced: text that can be retyped. */
const TYPABLE = /^[\p{L}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{N}\p{P}\p{S}]+)*$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

export const deployKeyDelete = defineCommand({
  path: ['deploy-key', 'delete'],
  also: ['rm', 'del', 'remove'],
  summary: 'Delete a deploy key',
  effect: 'destructive',
  includes: [deployKeyDisable],
  unblocks: 'none',
  access: permissions.discreet,
  needs: 'account',
  ...oneDeployKey,
  async confirm(context, input) {
    const projectName = await context.projects.title(input.project)
    const read = await view(context, { ...input, match: 'exact' })
    if (read.kind !== 'found')
      return { kind: 'settled', outcome: { outcome: read, project: input.project, projectName } }
    const { key } = read
    return {
      kind: 'type',
      phrase: deletionPhrase(key),
      ...keyDeleteQuestion(key, input.project, projectName),
      yes: 'Delete deploy key',
      input: { project: input.project, key: `key:${key.id}` },
    }
  },
  async run(context, input, operation) {
    const outcome = await remove(context, input, operation)
    return { outcome, project: input.project, projectName: await context.projects.title(input.project) }
  },
  render: ({ outcome, ...place }, { user }) => keyRemovedReply(outcome, { ...place, user, done: 'deleted' }),
})

/** The phrase to type before a deletion: the key’s title, or its fingerprint if the title cannot be typed. */
export function deletionPhrase({ id, title, facts }: DeployKeyView): string {
  const typable = TYPABLE.test(title) && !INVISIBLE.test(title) && title === title.normalize('NFC')
  if (typable && title.length <= MAX_PHRASE_LENGTH) return title
  return facts?.sha256 ?? `key:${id}`
}
