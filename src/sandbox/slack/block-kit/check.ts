import { z } from 'zod'
import { appId, block, plainText } from './blocks.ts'

/** Measured on Slack: over this length of the blocks' JSON a message is refused whatever it holds. */
const MAX_BLOCKS_JSON = 13_200
const MAX_VIEW_BYTES = 250 * 1024
const MAX_CELL_CHARACTERS = 10_000
/** Kinds that messages take, and views do not. */
const MESSAGES_ONLY: ReadonlySet<string> = new Set(['table', 'data_visualization'])

/** Slack's refusal: its error code, and its findings with JSON pointers. */
export interface Refusal {
  readonly error: string
  readonly messages: readonly string[]
}

const messageBlocks = z.array(block).max(50)
const viewFields = {
  blocks: z.array(block).max(100),
  private_metadata: z.string().max(3000).optional(),
  callback_id: appId.or(z.literal('')).optional(),
  external_id: appId.or(z.literal('')).optional(),
}
const view = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('modal'),
    ...viewFields,
    title: plainText(24),
    submit: plainText(24).optional(),
    close: plainText(24).optional(),
    clear_on_close: z.boolean().optional(),
    notify_on_close: z.boolean().optional(),
    submit_disabled: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('home'), ...viewFields }),
])

export function checkMessageBlocks(blocks: unknown): Refusal | undefined {
  const parsed = messageBlocks.safeParse(blocks)
  const messages = parsed.success
    ? findAcrossBlocks(parsed.data, true, ['blocks'])
    : describeIssues(parsed.error.issues, blocks, ['blocks'])
  if (messages.length > 0) return { error: 'invalid_blocks', messages }
  return JSON.stringify(blocks).length > MAX_BLOCKS_JSON
    ? { error: 'msg_blocks_too_long', messages: [] }
    : undefined
}

export function checkView(candidate: unknown): Refusal | undefined {
  const parsed = view.safeParse(candidate)
  if (!parsed.success)
    return { error: 'invalid_arguments', messages: describeIssues(parsed.error.issues, candidate, ['view']) }
  if (Buffer.byteLength(JSON.stringify(candidate)) > MAX_VIEW_BYTES)
    return { error: 'view_too_large', messages: [] }
  const found = findAcrossBlocks(parsed.data.blocks, false, ['view', 'blocks'])
  const hasInput = parsed.data.blocks.some(({ type }) => type === 'input')
  const cannotSubmit = parsed.data.type === 'modal' && hasInput && parsed.data.submit === undefined
  const messages = cannotSubmit ? [...found, finding('missing required field: submit', ['view'])] : found
  return messages.length > 0 ? { error: 'invalid_arguments', messages } : undefined
}

/** Checks the rules that span several blocks; `base` is the path of the blocks in the request. */
function findAcrossBlocks(
  blocks: readonly z.infer<typeof block>[],
  isMessage: boolean,
  base: readonly string[],
): string[] {
  const count = (type: string) => blocks.filter((one) => one.type === type).length
  const tables = blocks.filter(({ type }) => type === 'table')
  const characters = sumIn(tables, (key, value) =>
    key === 'text' && typeof value === 'string' ? value.length : 0,
  )
  const focused = sumIn(blocks, (key, value) => Number(key === 'focus_on_load' && value === true))
  const rules: readonly (readonly [boolean, string])[] = [
    [count('table') > 1, 'only one table is allowed'],
    [count('data_visualization') > 2, 'no more than 2 data_visualization blocks allowed'],
    [characters > MAX_CELL_CHARACTERS, 'table cells must have less than 10001 characters together'],
    [focused > 1, 'only one element may have focus_on_load'],
  ]
  const ids = blocks.map(({ block_id }) => block_id)
  return [
    ...blocks.flatMap(({ type }, at) =>
      isMessage || !MESSAGES_ONLY.has(type)
        ? []
        : [finding(`unsupported type: ${type}`, [...base, at, 'type'])],
    ),
    ...ids.flatMap((id, at) =>
      isRepeated(ids, at) ? [finding(`block_id "${id}" already exists`, [...base, at, 'block_id'])] : [],
    ),
    ...blocks.flatMap((one, at) => {
      const actions = one.type === 'actions' ? one.elements.map(({ action_id }) => action_id) : []
      return actions
        .filter((_, nth) => isRepeated(actions, nth))
        .map((id) => finding(`action_id "${id}" already exists in this block`, [...base, at]))
    }),
    ...rules.filter(([broken]) => broken).map(([, message]) => finding(message, base)),
  ]
}

function isRepeated(ids: readonly (string | undefined)[], at: number): boolean {
  return ids[at] !== undefined && ids.indexOf(ids[at]) < at
}

/** Adds up what the fields of a value weigh, however deep they are. */
function sumIn(value: unknown, weigh: (key: string, inner: unknown) => number): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [key, inner]) => sum + weigh(key, inner) + sumIn(inner, weigh), 0)
}

type Issue = z.core.$ZodIssue

/** Formats a finding as Slack does: `[ERROR] no more than 50 items allowed [json-pointer:/blocks]`. */
function finding(message: string, path: readonly PropertyKey[]): string {
  return `[ERROR] ${message} [json-pointer:/${path.map(String).join('/')}]`
}

/** Words the issues of a schema as Slack does; `base` is the path of `input` in the request. */
function describeIssues(issues: readonly Issue[], input: unknown, base: readonly string[]): string[] {
  return issues.map((issue) => {
    const value = valueAt(input, issue.path)
    if (value === undefined && issue.path.length > 0 && issue.code !== 'custom') {
      const name = String(issue.path.at(-1))
      return finding(`missing required field: ${name}`, [...base, ...issue.path.slice(0, -1)])
    }
    return finding(sentence(issue, value), [...base, ...issue.path])
  })
}

function sentence(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `must be less than ${Number(issue.maximum) + 1} characters`
        : limit(issue.origin, `no more than ${issue.maximum}`)
    case 'too_small':
      return issue.origin === 'string'
        ? `must be more than ${Number(issue.minimum) - 1} characters`
        : limit(issue.origin, `no less than ${issue.minimum}`)
    case 'unrecognized_keys':
      return `invalid additional property: ${issue.keys.join(', ')}`
    case 'invalid_union':
      return issue.discriminator === undefined
        ? 'no variant of this field fits'
        : `unsupported type: ${String(value)}`
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return `must provide a ${issue.expected}`
    case 'custom':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return issue.message
  }
}

function limit(origin: string, words: string): string {
  return origin === 'array' ? `${words} items allowed` : `must be ${words}`
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }, input)
}
