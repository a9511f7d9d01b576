import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Sandbox, startSandbox } from '../../src/sandbox/start.ts'
import { newProof, SignIn, Tokens } from './forge/oauth/sign-in.ts'

let sandbox: Sandbox
let older: Sandbox
let origin: string
const told: { headers: IncomingHttpHeaders; body: string }[] = []
const server = createServer((request, response) => {
  if (request.url !== '/forge/events') return void sandbox.handle(request, response)
  void text(request).then((body) => {
    told.push({ headers: request.headers, body })
    response.writeHead(204).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  origin = `http://127.0.0.1:${port}`
  const manifest = await readFile(join(import.meta.dirname, '../../manifest.yml'), 'utf8')
  const options = {
    origin,
    manifest,
    verbs: [],
    forgePort: 0,
    forgePath: '',
    forgeMode: 'document',
    allowTargets: [],
    folder: null,
  } as const
  sandbox = await startSandbox({ ...options, api: 'v4' })
  older = await startSandbox({ ...options, api: 'v3' })
})
afterAll(async () => {
  await Promise.all([sandbox.close(), older.close()])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function post(path: string, body: object) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return z.looseObject({ ok: z.boolean() }).parse(await response.json())
}

async function ledgerOfHooks() {
  const response = await fetch(`${origin}/sandbox/ledger?target=hooks`)
  const Entry = z.looseObject({
    event: z.string(),
    status: z.number().nullable(),
    fault: z.string().optional(),
  })
  return z.object({ entries: z.array(Entry) }).parse(await response.json()).entries
}

const finishBuild = async (branch: string) =>
  post('/sandbox/build', { project: 42, branch, status: 'success' })

test('a bot of today’s servers is told where, with which secret, and with which application', () => {
  const { api, webhookSecret, oauth } = sandbox.settings.forge
  expect(api).toBe('v4')
  expect(webhookSecret).toMatch(/^[\w-]{43}$/)
  expect(oauth).toEqual({ applicationId: 'greenlight-sandbox', applicationSecret: null })
})

test('a bot of the document’s servers is told of neither, as there is neither', async () => {
  expect(older.settings.forge).toMatchObject({ api: 'v3', webhookSecret: null, oauth: null })
  const page = await new SignIn(older.settings.forge.url).page({
    client_id: 'greenlight-sandbox',
    redirect_uri: `${origin}/link/oauth`,
  })
  expect(page.status).toBe(401)
  const hooks = await fetch(`${older.settings.forge.url}/api/v4/projects/42/hooks`, {
    headers: { 'private-token': 'sandbox-ann' },
  })
  expect(await hooks.json()).toEqual([])
})

test('the start page of the forge says what is there, without the secret', async () => {
  const { url, webhookSecret } = sandbox.settings.forge
  const [today, before] = await Promise.all(
    [url, older.settings.forge.url].map(async (page) => (await fetch(page)).text()),
  )
  expect(today).toContain(`greenlight-sandbox, which sends people on to <code>${origin}/link/oauth</code>`)
  expect(today).toContain(`acme/web: <code>${origin}/forge/events</code>`)
  expect(today).not.toContain('vault')
  expect(today).not.toContain(webhookSecret)
  expect(before).not.toMatch(/Applications|Webhooks/)
})

test('what happens at the forge arrives with the secret, and is in the ledger', async () => {
  expect(await finishBuild('feature/search-cache')).toMatchObject({ ok: true })
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]?.headers).toMatchObject({
    'x-gitlab-event': 'Pipeline Hook',
    'x-gitlab-token': sandbox.settings.forge.webhookSecret,
    'x-gitlab-instance': sandbox.settings.forge.url,
  })
  await expect.poll(ledgerOfHooks).toMatchObject([{ event: 'Pipeline Hook', status: 204 }])
})

test('webhooks may be lost', async () => {
  await post('/sandbox/reset', {})
  told.length = 0
  await post('/sandbox/fault', { target: 'hooks', match: '', kind: 'lose', times: 100 })
  await finishBuild('feature/search-cache')
  await expect.poll(ledgerOfHooks).toMatchObject([{ event: 'Pipeline Hook', status: null, fault: 'lose' }])
  expect(told).toEqual([])
})

test('people sign in at the forge and come back to the bot, until they withdraw it', async () => {
  const { url, oauth } = sandbox.settings.forge
  const signIn = new SignIn(url)
  const { verifier, challenge } = newProof()
  const asked = {
    client_id: oauth?.applicationId ?? '',
    redirect_uri: `${origin}/link/oauth`,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  const address = await signIn.decide(asked, 'authorize', 'bob')
  expect(`${address.origin}${address.pathname}`).toBe(`${origin}/link/oauth`)
  const reply = await signIn.post('token', {
    grant_type: 'authorization_code',
    client_id: asked.client_id,
    redirect_uri: asked.redirect_uri,
    code: address.searchParams.get('code') ?? '',
    code_verifier: verifier,
  })
  const { access_token: token } = Tokens.parse(reply.body)
  const me = async () => {
    const response = await fetch(`${url}/api/v4/user`, { headers: { authorization: `Bearer ${token}` } })
    return { status: response.status, body: await response.text() }
  }
  expect(await me()).toMatchObject({ status: 200, body: expect.stringContaining('"username":"bob"') })
  const issued = await (await fetch(`${origin}/sandbox/secrets`)).json()
  expect(issued).toEqual({ ok: true, secrets: [address.searchParams.get('code'), token, expect.any(String)] })
  expect(await post('/sandbox/withdraw', { user: 'bob' })).toEqual({ ok: true, ended: 1 })
  expect((await me()).status).toBe(401)
})
