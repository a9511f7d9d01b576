import type { DeployKeyView } from '../../model/deploy-key.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { disable, remove } from '../../services/deploy-key/delete.ts'
import { view } from '../../services/deploy-key/list.ts'
import { keyDeleteQuestion, keyDisableQuestion, keyRemovedReply } from '../../views/deploy-key/delete.ts'
import { defineCommand } from '../define.ts'
import { inProject, oneDeployKey } from './view.ts'

const MAX_PHRASE_LENGTH = 100
/** Letters, digits and signs in their usual spelling, single-spaced: text that can be retyped. */
const TYPABLE = /^[\p{L}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{N}\p{P}\p{S}]+)*$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

const removal = {
  unblocks: 'none',
  access: permissions.discreet,
  needs: 'account',
  ...oneDeployKey,
} as const

export const deployKeyDisable = defineCommand({
  ...removal,
  path: ['deploy-key', 'disable'],
  summary: 'Remove a deploy key from this project',
  formTitle: 'Remove deploy key',
  effect: 'destructive',
  includes: [],
  async confirm(context, input) {
    const { outcome, ...place } = await keyToRemove(context, input)
    if (outcome.kind !== 'found') return { kind: 'settled', outcome: { ...place, outcome } }
    return {
      kind: 'ask',
      ...keyDisableQuestion(outcome.key, place.projectName),
      yes: 'Disable deploy key',
      input: { project: input.project, key: `key:${outcome.key.id}` },
    }
  },
  run: async (context, input, operation) =>
    inProject(context, input.project, await disable(context, input, operation)),
  render: ({ outcome, ...place }, { user }) => keyRemovedReply(outcome, { ...place, user, done: 'disabled' }),
})

export const deployKeyDelete = defineCommand({
  ...removal,
  path: ['deploy-key', 'delete'],
  also: ['rm', 'del', 'remove'],
  summary: 'Delete a deploy key',
  effect: 'destructive',
  includes: [deployKeyDisable],
  async confirm(context, input) {
    const { outcome, ...place } = await keyToRemove(context, input)
    if (outcome.kind !== 'found') return { kind: 'settled', outcome: { ...place, outcome } }
    return {
      kind: 'type',
      phrase: deletionPhrase(outcome.key),
      ...keyDeleteQuestion(outcome.key, input.project, place.projectName),
      yes: 'Delete deploy key',
      input: { project: input.project, key: `key:${outcome.key.id}` },
    }
  },
  run: async (context, input, operation) =>
    inProject(context, input.project, await remove(context, input, operation)),
  render: ({ outcome, ...place }, { user }) => keyRemovedReply(outcome, { ...place, user, done: 'deleted' }),
})

async function keyToRemove(context: ForgeContext, input: { project: number; key: string }) {
  return inProject(context, input.project, await view(context, { ...input, match: 'exact' }))
}

/** The phrase to type before a deletion: the key’s title, or its fingerprint if the title cannot be typed. */
export function deletionPhrase({ id, title, facts }: DeployKeyView): string {
  const typable = TYPABLE.test(title) && !INVISIBLE.test(title) && title === title.normalize('NFC')
  if (typable && title.length <= MAX_PHRASE_LENGTH) return title
  return facts?.sha256 ?? `key:${id}`
}
