import { expect, test } from 'vitest'
import { getIntegration, removeIntegration, setIntegration } from '../../src/forge/integrations.ts'
import { json, serve, sessionAt } from './servers.ts'

const PATH = '/api/v3/projects/42/services/drone-ci'

async function forgeSaying(status: number, body?: unknown) {
  const forge = await serve((_, response) =>
    body === undefined ? void response.writeHead(status).end() : json(response, status, body),
  )
  const asked = () => forge.received.map(({ method, url, body: sent }) => `${method} ${url} ${sent}`.trim())
  return { session: sessionAt(forge.url), asked }
}

test('the settings, with whatever else a server tells', async () => {
  const forge = await forgeSaying(200, {
    id: 7,
    title: 'Drone CI',
    active: true,
    push_events: true,
    properties: { token: 'abc', enable_ssl_verification: '1' },
    pipeline_channel: '',
  })
  expect(await getIntegration(forge.session, 42, 'drone-ci')).toMatchObject({
    kind: 'done',
    value: { id: 7, active: true, push_events: true, note_events: null, properties: { token: 'abc' } },
  })
  expect(forge.asked()).toEqual([`GET ${PATH}`])
})

test.each([
  [{ id: null, active: false, properties: {} }],
  [{}],
  [{ id: 'x', active: 'y', properties: null }],
])('what was never set, or is told oddly, can be read: %j', async (body) => {
  const forge = await forgeSaying(200, body)
  expect(await getIntegration(forge.session, 42, 'drone-ci')).toMatchObject({
    kind: 'done',
    value: { id: null },
  })
})

const sent = { token: 'abc', drone_url: 'https://drone.example.com', enable_ssl_verification: false }

test.each([
  [200, true],
  [201, { id: 7 }],
])('setting and removing are done when a %i says %j', async (status, body) => {
  const forge = await forgeSaying(status, body)
  expect(await setIntegration(forge.session, 42, 'drone-ci', sent)).toEqual({
    kind: 'done',
    status,
    value: null,
  })
  expect(await removeIntegration(forge.session, 42, 'drone-ci')).toMatchObject({ kind: 'done' })
  expect(forge.asked()).toEqual([`PUT ${PATH} ${JSON.stringify(sent)}`, `DELETE ${PATH}`])
})

test.each([
  [201, {}],
  [204, undefined],
  [200, undefined],
])(
  'what a %i with %j has set is not known, and it is not sent again; removing is done',
  async (status, body) => {
    const forge = await forgeSaying(status, body)
    expect(await setIntegration(forge.session, 42, 'drone-ci', sent)).toMatchObject({
      kind: 'unknown',
      status,
    })
    expect(await removeIntegration(forge.session, 42, 'drone-ci')).toMatchObject({ kind: 'done' })
    expect(forge.asked()).toEqual([`PUT ${PATH} ${JSON.stringify(sent)}`, `DELETE ${PATH}`])
  },
)

test('a web page is no answer to a change', async () => {
  const forge = await serve((_, response) => void response.writeHead(200).end('<html>'))
  expect(await setIntegration(sessionAt(forge.url), 42, 'jira', {})).toMatchObject({ kind: 'unknown' })
  expect(forge.received).toHaveLength(1)
})

test('an unknown slug and a missing right are refused in the forge’s words', async () => {
  const unknown = await forgeSaying(404, { message: '404 Service Not Found' })
  expect(await getIntegration(unknown.session, 42, 'flowdock')).toEqual({
    kind: 'refused',
    status: 404,
    reason: 'Service Not Found',
  })
  const bad = await forgeSaying(400, { message: '400 (Bad request) "token" not given' })
  expect(await setIntegration(bad.session, 42, 'flowdock', {})).toMatchObject({ reason: '"token" not given' })
})
