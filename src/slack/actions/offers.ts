import { z } from 'zod'
import type { Blocks } from '../../views/reply.ts'
import { decodePress } from './press.ts'

const Named = z.looseObject({ project: z.number(), mr: z.number() })

/** The merge requests that buttons in these blocks, as they are before they become ids, offer to change. */
export function offersOf(blocks: Blocks): { readonly project: number; readonly iid: number }[] {
  const named = blocks
    .flatMap((block) => (block.type === 'actions' ? block.elements : []))
    .flatMap((element) => {
      if (element.type !== 'button' || !element.action_id || element.value === undefined) return []
      const press = decodePress({ actionId: element.action_id, value: element.value })
      return press.kind === 'verb' && press.command.effect !== 'read' ? namedIn(press.input) : []
    })
  return [...new Map(named.map((one) => [`${one.project}!${one.iid}`, one])).values()]
}

/** The merge request that the input of a press names; none or one. */
export function namedIn(
  input: Readonly<Record<string, unknown>>,
): { readonly project: number; readonly iid: number }[] {
  const { data } = Named.safeParse(input)
  return data ? [{ project: data.project, iid: data.mr }] : []
}
