import { z } from 'zod'
import type { DeployKeyView } from '../../model/deploy-key.ts'
import { permissions } from '../../services/access/permission.ts'
import { remove } from '../../services/deploy-key/delete.ts'
import { view } from '../../services/deploy-key/list.ts'
import { deleteQuestion } from '../../views/deploy-key/question.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { deployKey } from './fields.ts'
import { renderRemoval } from './outcome.ts'

const LONGEST_PHRASE = 100
/** Letters, digits and signs in their usual spelling, single-spaced: text that can be retyped. */
const TYPABLE = /^[\p{L}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{N}\p{P}\p{S}]+)*$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** `/deploy-key delete 7` */
export const deployKeyDelete = defineCommand({
  path: ['deploy-key', 'delete'],
  also: ['rm', 'del'],
  summary: 'Delete a deploy key; asks for its title first',
  effect: 'destructive',
  access: permissions.discreet,
  needs: 'account',
  positionals: ['key'],
  input: z.object({ project, key: deployKey }),
  async confirm(input, context) {
    const projectName = await context.projects.title(input.project)
    const read = await view(context, { ...input, match: 'exact' })
    if (read.kind !== 'found')
      return { kind: 'settled', outcome: { outcome: read, project: input.project, projectName } }
    const { key } = read
    return {
      kind: 'type',
      phrase: deletionPhrase(key),
      ...deleteQuestion(key, input.project, projectName),
      yes: 'Delete the key',
      input: { project: input.project, key: `key:${key.id}` },
    }
  },
  async run(input, context, operation) {
    const outcome = await remove(context, input, operation)
    return { outcome, project: input.project, projectName: await context.projects.title(input.project) }
  },
  render: ({ outcome, ...place }, { user }) => renderRemoval(outcome, { ...place, user, done: 'deleted' }),
  examples: [{ typed: '7', means: { key: '7' } }],
})

/** The phrase to type before a deletion: the key’s title, or its fingerprint if the title cannot be typed. */
export function deletionPhrase({ id, title, facts }: DeployKeyView): string {
  const typable = TYPABLE.test(title) && !INVISIBLE.test(title) && title === title.normalize('NFC')
  if (typable && title.length <= LONGEST_PHRASE) return title
  return facts?.sha256 ?? `key:${id}`
}
