import { z } from 'zod'
import { richText } from './rich-text.ts'
import { appId } from './text.ts'

const MAX_CELL_CHARACTERS = 10_000

const rawText = z.strictObject({ type: z.literal('raw_text'), text: z.string() })
const rawNumber = z.strictObject({ type: z.literal('raw_number'), value: z.number(), text: z.string() })
const cell = z.discriminatedUnion('type', [rawText, rawNumber, richText])
const row = z.array(cell).min(1).max(20)
const columnSettings = z
  .array(
    z
      .strictObject({
        align: z.enum(['left', 'center', 'right']).optional(),
        is_wrapped: z.boolean().optional(),
      })
      .nullable(),
  )
  .max(20)
  .optional()

export const table = z.strictObject({
  type: z.literal('table'),
  block_id: appId.optional(),
  rows: z.array(row).min(1).max(100),
  column_settings: columnSettings,
})

export const dataTable = z
  .strictObject({
    type: z.literal('data_table'),
    block_id: appId.optional(),
    caption: z.string().min(1),
    rows: z.array(row).min(2).max(101),
    page_size: z.int().min(1).max(100).optional(),
    row_header_column_index: z.int().min(0).max(19).optional(),
  })
  .refine((value) => value.rows.every((cells) => cells.length === value.rows[0]?.length), {
    path: ['rows'],
    message: 'every row must have as many cells as the first',
  })
  .refine((value) => value.rows[0]?.every((header) => header.type !== 'rich_text'), {
    path: ['rows', 0],
    message: 'header cells must not be rich_text',
  })

/** Sum of what the cells of a message's tables show; Slack takes 10,000 characters. */
export function hasTooMuchInCells(blocks: readonly unknown[]): boolean {
  const characters = blocks
    .flatMap((block) => {
      const parsed = z.looseObject({ rows: z.array(z.array(z.unknown())) }).safeParse(block)
      return parsed.success ? parsed.data.rows.flat() : []
    })
    .reduce<number>((sum, content) => sum + charactersIn(content), 0)
  return characters > MAX_CELL_CHARACTERS
}

function charactersIn(content: unknown): number {
  if (typeof content !== 'object' || content === null) return 0
  return Object.entries(content).reduce((sum, [key, value]) => {
    return sum + (key === 'text' && typeof value === 'string' ? value.length : charactersIn(value))
  }, 0)
}
