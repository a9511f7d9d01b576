import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ChoiceList } from '../../../src/interactions/suggest.ts'
import { createLog } from '../../../src/log/log.ts'
import type { PickKind } from '../../../src/model/pick.ts'
import { selectOption } from '../../../src/sandbox/slack/block-kit/blocks.ts'
import { unknownDirectory } from '../../../src/services/access/access-context.ts'
import { writeContext } from '../../../src/slack/forms/form-context.ts'
import { chosenValues, createSuggestions } from '../../../src/slack/forms/suggestions.ts'
import type { Suggestion } from '../../../src/slack/interaction.ts'
import type { ActionTokens } from '../../../src/store/tables/action-tokens.ts'
import { fuzzRuns } from '../../support/fuzz-runs.ts'

const PERSON = { team: 'T1', userTeam: 'T1', user: 'U1', userName: 'ann', channel: '' }
/** What Slack takes as the answer. */
const Answer = z.array(selectOption).max(100)

/** Keeps payloads as the store does, for their person alone. */
function openTokens(): ActionTokens {
  const kept = new Map<string, string>()
  const of = (about: object) => JSON.stringify(about)
  return {
    async keep({ team, user, channel }, payloads) {
      return payloads.map(({ action, value }) => {
        const id = String(kept.size).padStart(22, '0')
        kept.set(of({ id, team, user, channel, action }), value)
        return id
      })
    },
    async find(id, { team, user, channel, action }) {
      const value = kept.get(of({ id, team, user, channel, action }))
      return value === undefined ? { kind: 'unknown' } : { kind: 'found', value }
    },
  }
}

async function open(
  suggest: () => Promise<ChoiceList>,
  { kind = 'label' as PickKind, isRemoved = false, commandsPerMinute = 1000 } = {},
) {
  const tokens = openTokens()
  const asked: unknown[] = []
  const suggestions = createSuggestions({
    tokens,
    log: createLog({ write: () => {} }),
    now: () => 0,
    isServed: async () => !isRemoved,
    installed: () => ({ installedTeam: 'T1', installedApp: null }),
    chat: unknownDirectory,
    commandsPerMinute,
    suggest: (caller, picked) => {
      asked.push({ channel: caller.channel, kind: picked.kind, settled: picked.settled })
      return suggest()
    },
  })
  const request = {
    title: 'Edit',
    about: 'Edit',
    yes: 'Save',
    inputs: [{ name: 'labels', input: 'picks', picks: kind }] as const,
  }
  const metadata = writeContext({ channel: 'C1', settled: { project: 42, mr: 12 }, request })
  const [privateMetadata = ''] = await tokens.keep({ team: 'T1', user: 'U1', channel: '' }, [
    { action: 'view mr.edit', value: metadata, limit: 3000 },
  ])
  const ask = async (typed: string, changed: Partial<Suggestion> = {}) =>
    Answer.parse(
      await suggestions({
        kind: 'suggestion',
        ...PERSON,
        callbackId: 'mr.edit',
        privateMetadata,
        name: 'labels',
        typed,
        ...changed,
      }),
    )
  return { ask, asked, tokens }
}

const choice = (value: string) => ({ value, label: value })
const textsOf = (options: z.infer<typeof Answer>) => options.map(({ text }) => text.text)

/** Names as foreign as a server can give them. */
const foreign = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.constantFrom(
    '\u200b',
    ' ',
    '<!channel>',
    '👩‍👩‍👧‍👦'.repeat(40),
    'greenlight-option:',
    `greenlight-option:${'0'.repeat(22)}`,
  ),
)

test('whatever things are called, Slack takes the options, and each comes back as the name that it stands for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(foreign, { maxLength: 150 }),
      fc.oneof(fc.constant(''), foreign),
      fc.boolean(),
      async (names, typed, isRead) => {
        const { ask, tokens } = await open(async () => ({ choices: names.map(choice), isRead }))
        const options = await ask(typed)
        expect(options.length).toBeGreaterThan(0)
        const values = { labels: options.map(({ value }) => value) }
        const chosen = await chosenValues(tokens, { ...PERSON, values })
        const wanted = new Set([...names, typed.trim()])
        for (const name of chosen?.labels ?? []) expect(wanted).toContain(name)
      },
    ),
    { numRuns: fuzzRuns(200) },
  )
})

describe('what is offered', () => {
  test('is asked for in the place and about the subject of the form', async () => {
    const { ask, asked } = await open(async () => ({ choices: [choice('urgent')], isRead: true }))
    expect(textsOf(await ask('urg'))).toEqual(['urgent', 'Use “urg”'])
    expect(asked).toEqual([{ channel: 'C1', kind: 'label', settled: { project: 42, mr: 12 } }])
  })

  test.each<[string, Partial<Suggestion>]>([
    ['another person’s form', { user: 'U2' }],
    ['a form that is not known', { privateMetadata: 'x' }],
    ['an input that takes a text', { name: 'title' }],
    ['a command that is not there', { callbackId: 'mr.none' }],
  ])('is nothing for %s, and nobody is asked', async (_, changed) => {
    const { ask, asked } = await open(async () => ({ choices: [choice('urgent')], isRead: true }))
    expect(textsOf(await ask('urg', changed))).toEqual(['Use “urg”'])
    expect(asked).toEqual([])
  })

  test('is nothing where the app was removed', async () => {
    const { ask, asked } = await open(async () => ({ choices: [], isRead: true }), { isRemoved: true })
    await ask('urg')
    expect(asked).toEqual([])
  })

  test('leaves out what has the shape of a token', async () => {
    const token = 'glpat-AbCdEfGhIjKlMnOpQrSt'
    const { ask } = await open(async () => ({ choices: [choice(token), choice('ui')], isRead: true }))
    expect(textsOf(await ask(''))).toEqual(['ui'])
    expect(JSON.stringify(await ask(token))).not.toContain(token)
  })

  test('is to type the name, for somebody who asks too often, and nobody is asked for them', async () => {
    const list = async () => ({ choices: [choice('urgent')], isRead: true })
    const { ask, asked } = await open(list, { commandsPerMinute: 1 })
    for (const typed of ['', 'u', 'ur', 'urg', 'urge']) expect(textsOf(await ask(typed))).toContain('urgent')
    expect(textsOf(await ask(''))).toEqual(['Type the name yourself'])
    expect(await ask('urg')).toMatchObject([
      { text: { text: 'Use “urg”' }, description: { text: 'Type on, or wait a minute for the list' } },
    ])
    expect(asked).toHaveLength(5)
  })

  test('is what was typed, when the list fails', async () => {
    const { ask } = await open(() => Promise.reject(new Error('no')))
    expect(await ask('urg')).toMatchObject([
      {
        text: { text: 'Use “urg”' },
        description: { text: 'The list can’t be read right now' },
        value: 'urg',
      },
    ])
  })
})

test('an option that is not known any more makes the form an old one', async () => {
  const values = { labels: [`greenlight-option:${'9'.repeat(22)}`] }
  expect(await chosenValues(openTokens(), { ...PERSON, values })).toBeNull()
})
