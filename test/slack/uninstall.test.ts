import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unknownDirectory } from '../../src/services/access/access-context.ts'
import { createHandler } from '../../src/slack/handle.ts'
import { temporaryStore } from '../store/temporary.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import {
  claimOver,
  type Doorstep,
  keptLog,
  openDoorstep,
  payloadBody,
  pressBody,
  readAsNothing,
  recordingDispatch,
  send,
  sign,
  slashBody,
  submitBody,
  unknownForm,
} from './recording-handlers.ts'

let doorstep: Doorstep
beforeAll(async () => {
  doorstep = await openDoorstep()
})
beforeEach(() => {
  doorstep.seen.length = 0
  doorstep.lines.length = 0
})
afterAll(() => doorstep.close())

const JSON_TYPE = 'application/json'
let events = 0

function eventBody(event: Record<string, unknown>, team: unknown = 'T1'): string {
  events += 1
  return JSON.stringify({ type: 'event_callback', team_id: team, event_id: `Ev${events}`, event })
}

async function deliver(body: string): Promise<number> {
  const { status } = await send(doorstep.url, sign(body, { type: JSON_TYPE }))
  await Promise.all(doorstep.ended)
  return status
}

describe('a removal comes through the front door', () => {
  it.each([
    { type: 'app_uninstalled' },
    { type: 'tokens_revoked', tokens: { oauth: [], bot: ['UBOT'] } },
    { type: 'tokens_revoked', tokens: { oauth: ['U1'], bot: ['UBOT'] } },
  ])('%j names the workspace', async (event) => {
    expect(await deliver(eventBody(event))).toBe(200)
    expect(doorstep.seen).toEqual([
      { kind: 'uninstall', interaction: expect.objectContaining({ team: 'T1' }) },
    ])
  })

  it('from an organisation names it', async () => {
    const authorizations = [{ enterprise_id: 'E1', team_id: null, is_enterprise_install: true }]
    const event = JSON.parse(eventBody({ type: 'app_uninstalled' }, 'T1'))
    expect(await deliver(JSON.stringify({ ...event, authorizations }))).toBe(200)
    expect(doorstep.seen).toEqual([
      { kind: 'uninstall', interaction: expect.objectContaining({ team: 'E1' }) },
    ])
  })

  it.each(['team_access_revoked', 'team_access_granted'])(
    '%s names workspaces of an organisation',
    async (type) => {
      expect(await deliver(eventBody({ type, team_ids: ['T2', 'T3'] }, null))).toBe(200)
      expect(doorstep.seen).toEqual([
        { kind: 'uninstall', interaction: expect.objectContaining({ team: 'T2', teams: ['T2', 'T3'] }) },
      ])
    },
  )

  it('is acted on once, however often Slack sends it', async () => {
    const body = eventBody({ type: 'app_uninstalled' })
    for (let time = 0; time < 3; time += 1) expect(await deliver(body)).toBe(200)
    expect(doorstep.seen).toHaveLength(1)
  })

  it('is not believed without a signature', async () => {
    const signed = sign(eventBody({ type: 'app_uninstalled' }), { type: JSON_TYPE, secret: 'f'.repeat(32) })
    expect((await send(doorstep.url, signed)).status).toBe(401)
    expect(doorstep.seen).toEqual([])
  })

  it.each([
    [{ type: 'tokens_revoked', tokens: { oauth: ['U1'], bot: [] } }, 'T1'],
    [{ type: 'tokens_revoked', tokens: { oauth: ['U1'] } }, 'T1'],
    [{ type: 'tokens_revoked' }, 'T1'],
    [{ type: 'team_access_revoked', team_ids: [] }, 'T1'],
    [{ type: 'team_access_revoked' }, 'T1'],
    [{ type: 'app_uninstalled' }, null],
    [{ type: 'app_uninstalled' }, ''],
    [{ type: 'app_uninstalled' }, ['T1']],
  ])('%j of %j is none', async (event, team) => {
    await deliver(eventBody(event, team))
    expect(doorstep.seen).toEqual([])
  })
})

describe('a workspace without the app', () => {
  async function served(gone: ReadonlySet<string>, isInstalled = true) {
    const store = await temporaryStore(IN_MEMORY)
    const { dispatch, seen } = recordingDispatch()
    const answers: string[] = []
    const handle = createHandler({
      unfold: async () => {},
      dispatch,
      uninstalls: { has: async (team) => gone.has(team) },
      isInstalled: async () => isInstalled,
      resolve: {
        action: async (action) => ({ action, press: { kind: 'dismiss' } }),
        submission: async (submission) => ({ submission, form: unknownForm }),
      },
      prepare: { answer: async (answer) => answer },
      async respond(_, answer) {
        answers.push(answer === 'delete' ? answer : answer.text)
        return true
      },
      welcome: async () => {},
      chat: unknownDirectory,
      channelChanged: async () => {},
      uninstalled: async () => {},
    })
    const claim = claimOver(store, 'r1', keptLog().log)
    const behind = await openDoorstep({
      handle: (request) => handle({ ...readAsNothing(request), claim }),
    })
    const through = async (body: string) => {
      const answer = await send(behind.url, sign(body))
      await Promise.all(behind.ended)
      await behind.inFlight.drain(2_000)
      return answer
    }
    return { through, seen, answers, close: () => behind.close() }
  }

  it('is told so, and nothing is done, on every surface', async () => {
    const { through, seen, answers, close } = await served(new Set(['T1']))
    await through(slashBody())
    await through(payloadBody(pressBody()))
    const submitted = await through(payloadBody(submitBody()))
    expect(seen).toEqual([])
    expect(answers).toEqual([
      expect.stringContaining('was removed from this workspace'),
      expect.stringContaining('was removed from this workspace'),
    ])
    expect(submitted.text).toContain('was removed from this workspace')
    await close()
  })

  it('in which it never was is told that, and nothing is done, on every surface', async () => {
    const { through, seen, answers, close } = await served(new Set(), false)
    await through(slashBody())
    await through(payloadBody(pressBody()))
    const submitted = await through(payloadBody(submitBody()))
    expect(seen).toEqual([])
    expect(answers).toEqual(Array(2).fill(expect.stringContaining('isn’t installed in your workspace')))
    expect(submitted.text).toContain('isn’t installed in your workspace')
    await close()
  })

  it('does not keep another from being served', async () => {
    const { through, seen, close } = await served(new Set(['T11', 't1', '']))
    await through(slashBody())
    await through(payloadBody(pressBody()))
    await through(payloadBody(submitBody()))
    expect(seen.map(({ kind }) => kind)).toEqual(['command', 'action', 'submission'])
    await close()
  })
})
