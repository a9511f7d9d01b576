import { expect, test } from 'vitest'
import { createPrepare } from '../../../src/slack/outgoing/prepare.ts'
import type { ActionPayload, TokenScope } from '../../../src/store/tables/action-tokens.ts'
import { button } from '../../../src/views/button.ts'

const content = {
  text: 'It says s3cr3t',
  blocks: [
    {
      type: 'actions' as const,
      elements: [
        button('Merge', { verb: 'mr.merge', input: { mr: 12 } }),
        button('Show s3cr3t', { verb: 'mr.view', input: { title: 's3cr3t' } }),
      ],
    },
  ],
}

/** A preparation that permits no merge, and what it asked and stored, in order. */
function scene() {
  const steps: string[] = []
  const stored: (readonly [TokenScope, readonly ActionPayload[]])[] = []
  const mayNotMerge = ({ verb }: { readonly verb: string }) => verb !== 'mr.merge'
  const prepare = createPrepare({
    filter: {
      async person({ user, channel }) {
        steps.push(`permits ${user} in ${channel}`)
        return mayNotMerge
      },
      async channel(_, channel) {
        steps.push(`permits ${channel}`)
        return mayNotMerge
      },
    },
    tokens: {
      async keep(scope, payloads) {
        steps.push('stores')
        stored.push([scope, payloads])
        return payloads.map((_, index) => `token-${index}`)
      },
      find: async () => ({ kind: 'unknown' }),
    },
    scrub(text) {
      if (steps.at(-1) !== 'scrubs') steps.push('scrubs')
      return text.replaceAll('s3cr3t', '[secret]')
    },
  })
  return { prepare, steps, stored }
}

test.each([
  [{ team: 'T1', channel: 'C1', user: null }, 'permits C1'],
  [{ team: 'T1', channel: 'C1', user: 'U1' }, 'permits U1 in C1'],
  [{ team: 'T1', channel: null, user: 'U1' }, 'permits U1 in '],
] as const)('for %j: what may be shown, then tokens, then redaction', async (audience, asked) => {
  const { prepare, steps, stored } = scene()
  const prepared = await prepare.message(content, audience)
  expect(steps).toEqual([asked, 'stores', 'scrubs'])
  // What is not shown gets no token, and what a token stands for is what was meant.
  expect(stored).toEqual([[audience, [expect.objectContaining({ action: 'mr.view' })]]])
  expect(stored[0]?.[1][0]?.value).toContain('s3cr3t')
  expect(prepared).toMatchObject({
    text: 'It says [secret]',
    blocks: [{ elements: [{ text: { text: 'Show [secret]' }, value: 'token-0' }] }],
  })
})

test('a view shows all its buttons, with tokens, redacted', async () => {
  const { prepare, steps } = scene()
  const view = { type: 'home', blocks: content.blocks }
  expect(await prepare.view(view, { team: 'T1', user: 'U1' })).toMatchObject({
    blocks: [{ elements: [{ value: 'token-0' }, { value: 'token-1', text: { text: 'Show [secret]' } }] }],
  })
  expect(steps).toEqual(['stores', 'scrubs'])
})
