import { checkMessageBlocks, checkView } from '../../src/sandbox/slack/block-kit/check.ts'
import { readingView } from '../../src/views/form.ts'
import type { Blocks, Reply } from '../../src/views/reply.ts'

/** How many messages, modals and forms were looked at. */
export const looked = { count: 0 }

/** People, addresses and the channel that our own templates name; nothing foreign is called so. */
const OURS =
  /^(?:<@(?:UOURS\d+|U012AB3CD)>|<!date\^\d+\^(?:\{ago\}|\{date_short_pretty\} at \{time\})\|(?:just now|\d{1,2} [A-Z][a-z]{2} \d{4})>|channel C1|<#C1>|https:\/\/(?:git|greenlight)\.example\.com(?:\/[^\s<>|]*)?)$/

const NOTHING = /(?!)/

/** What may stand in a text that people read: no control or direction character, nothing half, joiners as they are. */
const UNSEEN = /(?!\n|\t|\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u

/** What only the bot reads, and what must come back from an input as it is. */
const UNSHOWN = new Set(['value', 'private_metadata', 'initial_value', 'shows'])

/** Nothing of a reply is live that we did not build, and Slack takes all of it; `also`: what else may be live in it. */
export function expectInert({ message, card, modal }: Reply, also = NOTHING): void {
  if (modal) expectInertView(readingView(modal, '{}'))
  for (const content of [message, card, modal]) {
    if (!content) continue
    looked.count += 1
    const blocks = content.blocks.map((block, index) => ({ block_id: `b${index}`, ...block }))
    const refusal = checkMessageBlocks(asItLeaves(blocks))
    if (refusal) throw new Error(`Slack would refuse it: ${JSON.stringify(refusal)}`)
    if (content.text.trim() === '') throw new Error('A message without words')
    if (content.text.length > 4_000) throw new Error(`The text has ${content.text.length} characters`)
    expectSeen(content.text)
    expectOurs(content.text.match(/<[^>]*>/g) ?? [], also)
    expectInertParts(content.blocks, also)
  }
}

/** The same for a modal or a Home tab. */
export function expectInertView(view: object): void {
  looked.count += 1
  const refusal = checkView(asItLeaves(view))
  if (refusal) throw new Error(`Slack would refuse it: ${JSON.stringify(refusal)}`)
  expectInertParts(view)
}

const ID = 'i'.repeat(22)

/** A copy in which an id stands for what a button or an option means and a modal remembers, as on the way out. */
export function asItLeaves(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asItLeaves)
  if (typeof value !== 'object' || value === null) return value
  const isButton = 'type' in value && value.type === 'button'
  const isMenu = 'action_id' in value && /^overflow(?::|$)/.test(String(value.action_id))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => {
        if (key === 'private_metadata' || (isButton && key === 'value')) return [key, ID]
        return [key, isMenu && key === 'options' ? optionsAsTheyLeave(inner) : asItLeaves(inner)]
      }),
  )
}

/** An option that opens an address has no meaning of its own. */
function optionsAsTheyLeave(options: unknown): unknown {
  if (!Array.isArray(options)) return options
  return options.map((option) => ('url' in option ? option : { ...option, value: ID }))
}

/** Walks through everything that is shown; what only the bot reads is left out. */
function expectInertParts(value: unknown, also = NOTHING): void {
  if (Array.isArray(value)) for (const item of value) expectInertParts(item, also)
  else if (typeof value === 'object' && value !== null) {
    expectOurs(entitiesOf(new Map(Object.entries(value))), also)
    for (const [key, inner] of Object.entries(value)) {
      if (UNSHOWN.has(key)) continue
      if (typeof inner === 'string') expectSeen(inner)
      else expectInertParts(inner, also)
    }
  }
}

/** Live entities of one element, wherever Slack would parse them. */
function entitiesOf(element: ReadonlyMap<string, unknown>): string[] {
  const type = element.get('type')
  const url = element.get('url')
  const words = element.get('text')
  const found = typeof url === 'string' ? [url] : []
  if (type === 'mrkdwn') {
    if (element.get('verbatim') !== true) throw new Error('Slack would make links of the addresses in it')
    found.push(...(String(words).match(/<[^>]*>/g) ?? []))
  }
  if (type === 'user') found.push(`<@${element.get('user_id')}>`)
  if (type === 'channel') found.push(`channel ${element.get('channel_id')}`)
  if (type === 'usergroup') found.push(`<!subteam^${element.get('usergroup_id')}>`)
  if (type === 'broadcast' || type === 'emoji' || type === 'team') found.push(String(type))
  return found
}

function expectOurs(entities: readonly string[], also: RegExp): void {
  for (const entity of entities)
    if (!OURS.test(entity) && !also.test(entity)) throw new Error(`It is live: ${entity}`)
}

function expectSeen(text: string): void {
  const unseen = UNSEEN.exec(text)
  if (unseen) throw new Error(`Nobody sees ${JSON.stringify(unseen[0])} in ${JSON.stringify(text)}`)
}

/** The blocks of a question or an answer, as a message of its own. */
export function expectInertMessage({ text, blocks }: { text: string; blocks: Blocks }, also?: RegExp): void {
  expectInert({ message: { to: 'person', text, blocks } }, also)
}

/** Where a text of nothing but this grapheme is shown, whole ones are shown, and that it was cut. */
export function expectCutWhole(shown: unknown, grapheme: string): void {
  const parts = new Set(grapheme)
  for (const text of textsOf(shown)) {
    if (!text.includes(grapheme.repeat(2)) || parts.size < 2) continue
    const left = text.replaceAll(grapheme, '')
    if ([...left].some((character) => parts.has(character))) throw new Error(`One was torn apart: ${left}`)
    if (!text.includes('…')) throw new Error(`It does not show that it was cut: ${text.slice(0, 40)}`)
  }
}

/**
 * Where all foreign text is made of one grapheme, nothing but that was cut: an ellipsis after words of ours would
 * stand for the rest of our sentence. One of our own stands after a space, a colon or the beginning of a key.
 */
export function expectOwnWordsWhole(shown: unknown, grapheme: string): void {
  for (const text of textsOf(shown))
    for (const [before] of text.matchAll(/(?:.{0,40}\S)…(?! \w)/gsu)) {
      const own = before.slice(0, -1)
      if (!own.endsWith(grapheme) && !/(?::|AAAA)$/.test(own) && !OPENS_FIRST.test(own))
        throw new Error(`Our own words were cut: ${own}…`)
    }
}

/** Labels of buttons that open something first, which end in an ellipsis of their own. */
const OPENS_FIRST =
  /^(?:Bring back|Choose messages|Close|Edit|Filter|Merge now|Override freeze|Set user name|Settings|Snooze|Merge(?: (?:selected|!\d+|[0-9a-f]{7}))?)$/

/** Elements whose texts Slack cuts or refuses at a few dozen characters. */
const SHORT_PLACES = ['label', 'hint', 'placeholder', 'title', 'submit', 'close', 'confirm', 'deny'] as const

/** The words of everything that has little room, foreign ones left out: what a button, an option or a title says. */
export function shortWords(shown: unknown, grapheme: string): string[] {
  if (typeof shown !== 'object' || shown === null) return []
  const element = new Map<string, unknown>(Object.entries(shown))
  const isShort = ['button', 'header'].includes(String(element.get('type'))) || isOption(element)
  const places = [...SHORT_PLACES, ...(isShort ? ['text', 'accessibility_label'] : [])]
  const own = places.flatMap((place) => {
    const held = element.get(place)
    const text = typeof held === 'object' && held !== null && 'text' in held ? held.text : held
    return typeof text === 'string' ? [text.replaceAll(grapheme, '').replaceAll('…', '')] : []
  })
  const inner = [...element].flatMap(([key, value]) => (UNSHOWN.has(key) ? [] : shortWords(value, grapheme)))
  return [...own, ...inner]
}

function isOption(element: ReadonlyMap<string, unknown>): boolean {
  return !element.has('type') && element.has('value') && element.has('text')
}

/** Everything that is read; the pages of a diff say themselves what part of it they are. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'rich_text_preformatted') return []
  return Object.entries(value).flatMap(([key, inner]) => (UNSHOWN.has(key) ? [] : textsOf(inner)))
}
