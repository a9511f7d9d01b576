import { describe, expect, test } from 'vitest'
import { Integration, viewOfIntegration } from '../../src/model/integration.ts'
import type { IntegrationName } from '../../src/model/integration-kinds.ts'

const view = (name: IntegrationName, told: unknown) =>
  viewOfIntegration(
    { project: 42, name, edition: 'document' },
    told === null ? null : Integration.parse(told),
  )

describe('how an integration stands', () => {
  test.each([
    ['what the forge knows nothing of', null, 'never set'],
    ['what was never set', { id: null, active: false, properties: {} }, 'never set'],
    [
      'what was never set and has presets',
      { id: null, active: false, properties: { url: 'https://x' } },
      'never set',
    ],
    [
      'what was removed and kept its record',
      { id: 7, active: false, properties: { url: null, project_key: null } },
      'never set',
    ],
    [
      'what has only a preset left',
      { id: 7, active: false, properties: { jira_issue_transition_id: '2' } },
      'never set',
    ],
    ['what is there and off', { id: 7, active: false, properties: { url: 'https://x' } }, 'off'],
    ['what is on', { id: 7, active: true, properties: { url: 'https://x' } }, 'on'],
    ['what is on and shows nothing', { id: 7, active: true }, 'on'],
    ['odd words', { id: 'seven', active: 'yes', properties: 'none' }, 'never set'],
  ])('%s', (_, told, state) => {
    expect(view('jira', told).state).toBe(state)
  })
})

describe('of a secret', () => {
  const webhook = (told: unknown) => view('slack', told).settings.get('webhook')

  test('that is there nothing is kept but that it is there', () => {
    const seen = view('slack', {
      id: 7,
      active: true,
      properties: { webhook: 'https://hooks.example.com/canary' },
    })
    expect(seen.settings.get('webhook')).toEqual({ kind: 'set' })
    expect(JSON.stringify([...seen.settings])).not.toContain('canary')
  })

  test('that is told to be empty it is said that it is not set', () => {
    expect(webhook({ id: 7, active: true, properties: { webhook: null } })).toEqual({ kind: 'not set' })
    expect(webhook({ id: null, active: false, properties: {} })).toEqual({ kind: 'not set' })
  })

  test('that the forge leaves out nobody claims to know', () => {
    expect(view('bamboo', { id: 7, active: true, properties: {} }).settings.get('password')).toEqual({
      kind: 'not shown',
    })
  })
})

test('a user name in an address is left out, and it is said so', () => {
  const properties = { external_wiki_url: 'https://ann:canary@wiki.example.com/x' }
  expect(
    view('external-wiki', { id: 7, active: true, properties }).settings.get('external_wiki_url'),
  ).toEqual({
    kind: 'value',
    text: 'https://…@wiki.example.com/x',
    masked: true,
  })
})

test('what starts it is told in words, and not claimed when the forge does not tell', () => {
  expect(
    view('slack', { id: 7, active: true, push_events: true, note_events: true, build_events: false }).events,
  ).toEqual(['pushes', 'comments'])
  expect(view('slack', { id: 7, active: true }).events).toBeNull()
})

describe('of its deliveries', () => {
  const last = (told: unknown) =>
    view('slack', { id: 7, active: true, ...(told === undefined ? {} : { last_delivery: told }) })
      .lastDelivery

  test('nothing is said where the forge tells nothing', () => {
    for (const told of [undefined, null, 'soon', { delivered_at: 7, failing_since: 'soon', error: 7 }])
      expect(last(told)?.failing ?? null).toBeNull()
    expect(last(undefined)).toBeNull()
  })

  test('the last one that arrived, and since when and why they fail', () => {
    const [delivered_at, failing_since] = ['2026-11-20T14:05:00.000Z', '2026-11-20T15:05:00.000Z']
    expect(last({ delivered_at, failing_since: null, error: null })).toEqual({
      deliveredAt: new Date(delivered_at),
      failing: null,
    })
    expect(last({ delivered_at, failing_since, error: 'connection refused' })).toEqual({
      deliveredAt: new Date(delivered_at),
      failing: { since: new Date(failing_since), error: 'connection refused' },
    })
  })
})
