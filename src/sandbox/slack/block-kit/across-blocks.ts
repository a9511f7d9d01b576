import { z } from 'zod'
import { hasTooMuchInCells } from './tables.ts'
import { finding } from './wording.ts'

/** Where blocks are shown; each place takes other kinds. */
type Surface = 'message' | 'modal' | 'home'

/** Kinds that only some surfaces take; all others go everywhere. */
const SURFACES: Readonly<Record<string, readonly Surface[]>> = {
  alert: ['modal'],
  card: ['message'],
  container: ['message', 'home'],
  data_table: ['message'],
  data_visualization: ['message'],
  markdown: ['message'],
  table: ['message'],
}
const MAX_MARKDOWN = 12_000

const anyBlock = z.looseObject({
  type: z.string(),
  block_id: z.string().optional(),
  text: z.unknown().optional(),
})
type AnyBlock = z.infer<typeof anyBlock>
interface Placed {
  readonly block: AnyBlock
  readonly path: readonly PropertyKey[]
}

/** The rules that no single block can break alone; `base` is where the blocks hang in the request. */
export function findAcrossBlocks(
  blocks: readonly unknown[],
  surface: Surface,
  base: readonly string[],
): string[] {
  const placed = place(blocks, base)
  return [
    ...placed
      .filter(({ block }) => !(SURFACES[block.type] ?? [surface]).includes(surface))
      .map(({ block, path }) => finding(`unsupported type: ${block.type}`, [...path, 'type'])),
    ...repeated(placed.map(({ block, path }) => ({ name: block.block_id, path }))).map(({ name, path }) =>
      finding(`block_id "${name}" already exists`, [...path, 'block_id']),
    ),
    ...placed.flatMap(({ block, path }) =>
      repeated(actionIds(block).map((name) => ({ name, path }))).map(({ name }) =>
        finding(`action_id "${name}" already exists in this block`, path),
      ),
    ),
    ...findTooMuch(placed, blocks, base),
  ]
}

function findTooMuch(placed: readonly Placed[], blocks: readonly unknown[], base: readonly string[]) {
  const count = (type: string) => placed.filter(({ block }) => block.type === type).length
  const markdown = placed
    .filter(({ block }) => block.type === 'markdown')
    .reduce((sum, { block }) => sum + (typeof block.text === 'string' ? block.text.length : 0), 0)
  const rules: readonly (readonly [boolean, string])[] = [
    [count('table') > 1, 'only one table is allowed'],
    [count('data_visualization') > 2, 'no more than 2 data_visualization blocks allowed'],
    [hasTooMuchInCells(blocks), 'table cells must have less than 10001 characters together'],
    [markdown > MAX_MARKDOWN, `markdown blocks must have less than ${MAX_MARKDOWN + 1} characters together`],
    [focused(blocks) > 1, 'only one element may have focus_on_load'],
  ]
  return rules.filter(([broken]) => broken).map(([, message]) => finding(message, base))
}

function place(blocks: readonly unknown[], base: readonly PropertyKey[]): Placed[] {
  return blocks.flatMap((candidate, index) => {
    const parsed = anyBlock.safeParse(candidate)
    if (!parsed.success) return []
    const block = parsed.data
    const path = [...base, index]
    const children = Array.isArray(block.child_blocks) ? block.child_blocks : []
    return [{ block, path }, ...place(children, [...path, 'child_blocks'])]
  })
}

function repeated<Entry extends { readonly name: string | undefined }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ name }) => {
    if (name === undefined) return false
    const again = seen.has(name)
    seen.add(name)
    return again
  })
}

const holder = z.looseObject({
  elements: z.array(z.unknown()).optional(),
  actions: z.array(z.unknown()).optional(),
})
const actor = z.looseObject({ action_id: z.string() })

function actionIds(block: AnyBlock): string[] {
  const parsed = holder.safeParse(block)
  const elements = parsed.success ? [...(parsed.data.elements ?? []), ...(parsed.data.actions ?? [])] : []
  return elements.flatMap((element) => {
    const found = actor.safeParse(element)
    return found.success ? [found.data.action_id] : []
  })
}

function focused(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce(
    (sum, [key, inner]) => sum + (key === 'focus_on_load' && inner === true ? 1 : focused(inner)),
    0,
  )
}
