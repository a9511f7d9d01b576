import { describe, expect, test } from 'vitest'
import { createInteractionHandler } from '../../../src/interactions/handle.ts'
import { createActionFilter } from '../../../src/interactions/visible-actions.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { createPrepare } from '../../../src/slack/outgoing/prepare.ts'
import type { ActionPayload, TokenScope } from '../../../src/store/tables/action-tokens.ts'
import { button } from '../../../src/views/button.ts'
import { formView } from '../../../src/views/form.ts'
import { unconnectedHome } from '../../../src/views/home.ts'
import { plain } from '../../../src/views/reply.ts'
import { lines, text } from '../../../src/views/rich-text.ts'
import { asker, typeTo } from '../../support/asker.ts'
import { recordedServices } from '../../support/recorded-services.ts'

const content = {
  text: 'It says glpat-AbCdEfGhIjKlMnOpQrSt',
  blocks: [
    {
      type: 'actions' as const,
      elements: [
        button('Merge', { verb: 'mr.merge', input: { mr: 12 } }),
        button('Show glpat-AbCdEfGhIjKlMnOpQrSt', {
          verb: 'mr.view',
          input: { title: 'glpat-AbCdEfGhIjKlMnOpQrSt' },
        }),
      ],
    },
  ],
}

/** A preparation that permits no merge, and what it asked and stored, in order. */
function scene(serverName = 'git.example.com') {
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
      ofPerson: () => mayNotMerge,
      ofChannel: () => mayNotMerge,
    },
    tokens: {
      async keep(scope, payloads) {
        steps.push('stores')
        stored.push([scope, payloads])
        return payloads.map((_, index) => `token-${index}`)
      },
      find: async () => ({ kind: 'unknown' }),
    },
    serverName,
  })
  return { prepare, steps, stored }
}

test.each([
  [{ team: 'T1', channel: 'C1', user: null }, 'permits C1'],
  [{ team: 'T1', channel: 'C1', user: 'U1' }, 'permits U1 in C1'],
  [{ team: 'T1', channel: null, user: 'U1' }, 'permits U1 in '],
] as const)('for %j: what may be shown, then redaction, then tokens', async (audience, asked) => {
  const { prepare, steps, stored } = scene()
  const prepared = await prepare.message(content, audience)
  expect(steps).toEqual([asked, 'stores'])
  // What is not shown gets no token, and what a token stands for is what was meant.
  expect(stored).toEqual([[audience, [expect.objectContaining({ action: 'mr.view' })]]])
  expect(stored[0]?.[1][0]?.value).toContain('glpat-AbCdEfGhIjKlMnOpQrSt')
  expect(prepared).toMatchObject({
    text: 'It says [secret]',
    blocks: [{ elements: [{ text: { text: 'Show [secret]' }, value: 'token-0' }] }],
  })
})

test('the standing of whoever asked is looked up once, for the question and for its buttons', async () => {
  const { room } = recordedServices()
  let lookUps = 0
  const accessContexts = {
    ...room.accessContexts,
    async of(person: Parameters<typeof room.accessContexts.of>[0]) {
      lookUps += 1
      return room.accessContexts.of(person)
    },
  }
  const services = { ...room, accessContexts }
  const handler = createInteractionHandler(services, 'https://git.example.com')
  const { reply, access } = await typeTo(handler, 'mr', 'merge !12', asker)
  const { team, channel, user } = asker
  const tokens = { keep: async () => ['t1', 't2', 't3'], find: async () => ({ kind: 'unknown' }) as const }
  const prepare = createPrepare({ filter: createActionFilter(services), tokens, serverName: 'Git' })
  const message = reply.message ?? content
  expect(await prepare.message(message, { team, channel, user, access })).toMatchObject({
    blocks: expect.arrayContaining([expect.objectContaining({ type: 'actions' })]),
  })
  expect(lookUps).toBe(1)
})

test('a view shows all its buttons, with tokens, redacted', async () => {
  const { prepare, steps } = scene()
  const view = { type: 'home', blocks: content.blocks }
  expect(await prepare.view(view, { team: 'T1', user: 'U1' })).toMatchObject({
    blocks: [{ elements: [{ value: 'token-0' }, { value: 'token-1', text: { text: 'Show [secret]' } }] }],
  })
  expect(steps).toEqual(['stores'])
})

describe('the server is called by its name', () => {
  const said = `${SERVER} isn’t answering`
  const channel = { team: 'T1', channel: 'C1', user: null }
  const ann = { team: 'T1', user: 'U1' }
  const form = (title: string) =>
    formView({ callbackId: 'mr.edit', title, summary: said, yes: 'Save', privateMetadata: said, fields: [] })

  test('in a message: in its text, its blocks and its buttons', async () => {
    const { prepare } = scene()
    const blocks = [
      ...plain(said),
      lines([text(said)]),
      { type: 'actions' as const, elements: [button(`Ask ${SERVER}`, { verb: 'mr.view', input: {} })] },
    ]
    const prepared = JSON.stringify(await prepare.message({ text: said, blocks }, channel))
    expect(prepared.match(/git\.example\.com isn’t answering/g)).toHaveLength(3)
    expect(prepared).toContain('"Ask git.example.com"')
    expect(prepared).not.toContain(SERVER)
  })

  test('in a modal, in what answers one, and on the Home tab', async () => {
    const { prepare } = scene('Our GitLab')
    const view = form('New')
    const home = unconnectedHome({ restored: { username: said }, serviceReads: true, projects: 1 })
    const errors = { response_action: 'errors' as const, errors: { title: said } }
    for (const prepared of [
      await prepare.view(view, ann),
      await prepare.view(home, ann),
      await prepare.answer({ response_action: 'update', view: { ...view } }, ann),
      await prepare.answer(errors, ann),
    ])
      expect(JSON.stringify(prepared)).toContain('Our GitLab isn’t answering')
  })

  test('and a long one stays within the limits of Slack', async () => {
    const name = 'git.departments.of.our.holding.example.com:8443'
    const { prepare } = scene(name)
    const elements = [button(`Cancel what you asked of ${SERVER}`, { verb: 'mr.view', input: {} })]
    const message = {
      text: said,
      blocks: [...plain(`${'x'.repeat(2990)}${SERVER}`), { type: 'actions' as const, elements }],
    }
    const { blocks } = await prepare.message(message, channel)
    expect(blocks).toMatchObject([{ text: { text: expect.stringMatching(/^.{2900,3000}$/) } }, {}])
    expect(JSON.stringify(blocks)).toContain(`Cancel what you asked of ${name}`)
    const view = await prepare.view(form(`On ${SERVER}`), ann)
    expect(view.title.text).toMatch(/^On git\.departments.{5}…$/)
  })
})
