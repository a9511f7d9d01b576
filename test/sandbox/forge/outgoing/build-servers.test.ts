import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../forge-under-test.ts'

/** The sandbox’s time; nothing here waits for another one. */
let now = Date.parse('2026-11-23T09:00:00Z')
let under: ForgeUnderTest
let server: BuildServer

beforeAll(async () => {
  under = await ForgeUnderTest.start('document', undefined, () => now)
})
beforeEach(async () => {
  await under.forge.reset()
  server = await BuildServer.start()
})
afterEach(() => server.stop())
afterAll(() => under.end())

/** A build server on this machine: it keeps what it was asked to build, and tells what the test says. */
class BuildServer {
  readonly calls: string[] = []
  /** Number of the revisions that it was asked to build. */
  readonly builds: string[] = []
  /** Answers to questions. */
  status = 200
  answer: unknown = {}
  readonly #server = createServer((request, response) => void this.#take(request, response))

  static async start(): Promise<BuildServer> {
    const started = new BuildServer()
    await new Promise<void>((resolve) => started.#server.listen(0, '127.0.0.1', resolve))
    return started
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  stop(): void {
    this.#server.close()
  }

  questions(): string[] {
    return this.calls.filter((call) => call.startsWith('GET '))
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: string[] = []
    request.setEncoding('utf8')
    for await (const chunk of request) chunks.push(String(chunk))
    const account = Buffer.from(request.headers.authorization?.slice('Basic '.length) ?? '', 'base64')
    this.calls.push(`${request.method} ${request.url}`)
    if (String(account) !== 'ci:s3cret') return void response.writeHead(401).end()
    const isQuestion = request.method === 'GET'
    const [revision] = /[0-9a-f]{40}/.exec(`${request.url}${chunks.join('')}`) ?? []
    if (!isQuestion && revision) this.builds.push(revision)
    response.writeHead(isQuestion ? this.status : 200, { 'content-type': 'application/json' })
    response.end(isQuestion ? JSON.stringify(this.answer) : '{}')
  }
}

/** Both kinds: their settings, the address of a question, and the answers of their documentation. */
const bamboo = {
  slug: 'bamboo',
  settings: () => ({ bamboo_url: server.url, build_key: 'WEB-MAIN' }),
  question: (sha: string) => `GET /rest/api/latest/result/WEB-MAIN?label=${sha}`,
  nothing: { results: { size: 0, result: [] } },
  running: { results: { result: [{ lifeCycleState: 'InProgress', buildState: 'Unknown' }] } },
  ended: {
    success: { results: { result: [{ lifeCycleState: 'Finished', buildState: 'Successful' }] } },
    failed: { results: { result: [{ lifeCycleState: 'Finished', buildState: 'Failed' }] } },
    canceled: { results: { result: [{ lifeCycleState: 'NotBuilt', buildState: 'Unknown' }] } },
  },
}
const teamcity = {
  slug: 'teamcity',
  settings: () => ({ teamcity_url: server.url, build_type: 'Web_Main' }),
  question: (sha: string) =>
    `GET /httpAuth/app/rest/builds/buildType:(id:Web_Main),branch:unspecified:any,number:${sha}`,
  nothing: null,
  running: { number: 'x', status: 'SUCCESS', state: 'running' },
  ended: {
    success: { number: 'x', status: 'SUCCESS', state: 'finished' },
    failed: { number: 'x', status: 'FAILURE', state: 'finished' },
    canceled: { number: 'x', status: 'UNKNOWN', state: 'finished' },
  },
}

describe.each([bamboo, teamcity])('a $slug server on this machine', ({ slug, settings, ...kind }) => {
  async function set(change: object = {}) {
    const body = { ...settings(), username: 'ci', password: 's3cret', ...change }
    expect((await under.call('PUT', `/projects/42/services/${slug}`, { body })).status).toBe(200)
  }

  /** Pushes to the branch of !12, and lets its merge wait for the build. */
  async function pushAndWait() {
    const { source_branch } = await under.mergeRequest(12)
    const clone = await under.clone('acme/web')
    await clone.git('checkout', '--quiet', source_branch)
    const sha = await clone.commit('Build me', { 'built.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', source_branch)
    await under.forge.hooksSettled()
    expect(server.builds).toEqual([sha])
    const wait = { body: { merge_when_build_succeeds: true } }
    expect((await under.at(12, 'PUT', '/merge', wait)).status).toBe(200)
    return sha
  }

  const isRunning = async (sha: string) =>
    (await under.forge.runningBuilds()).some((build) => build.sha === sha)

  /** A minute later the next question has been asked and answered. */
  async function pass(minutes = 1) {
    now += minutes * 60_000
    await under.forge.catchUp()
    await under.forge.hooksSettled()
  }

  const error = async () => {
    const { body } = await under.call('GET', `/projects/42/services/${slug}`)
    return z.object({ last_delivery: z.object({ error: z.string().nullable() }) }).parse(body).last_delivery
      .error
  }

  test.each([
    ['success', 'merged'],
    ['failed', 'opened'],
    ['canceled', 'opened'],
  ] as const)('its result becomes that of the head, and a merge waits for it: %s', async (ending, state) => {
    await set()
    const sha = await pushAndWait()
    server.status = kind.nothing === null ? 404 : 200
    server.answer = kind.nothing
    await pass()
    server.status = 200
    server.answer = kind.running
    await pass()
    expect(await isRunning(sha)).toBe(true)
    expect(await under.mergeRequest(12)).toMatchObject({ state: 'opened', merge_when_build_succeeds: true })
    server.answer = kind.ended[ending]
    await pass()
    const asked = () => server.questions().filter((question) => question.includes(sha))
    expect(asked()).toEqual(Array(3).fill(kind.question(sha)))
    expect(await isRunning(sha)).toBe(false)
    expect((await under.mergeRequest(12)).state).toBe(state)
    await pass(600)
    expect(asked()).toHaveLength(3)
  })

  test('a moved clock asks it, and decides nothing itself', async () => {
    await set()
    const sha = await pushAndWait()
    server.answer = kind.running
    await pass(600)
    expect(await isRunning(sha)).toBe(true)
    server.answer = kind.ended.success
    await pass(600)
    expect((await under.mergeRequest(12)).state).toBe('merged')
  })

  test('without a result it is asked so often, and no oftener', async () => {
    await set()
    const sha = await pushAndWait()
    server.answer = kind.running
    for (let question = 0; question < 400; question += 1) await pass()
    expect(server.questions()).toHaveLength(360)
    expect(await isRunning(sha)).toBe(false)
    expect((await under.mergeRequest(12)).state).toBe('opened')
    expect(await error()).toBe('its build came to no result in time')
  })

  test('an answer that says nothing is none, and a failing server is asked again', async () => {
    await set()
    const sha = await pushAndWait()
    server.answer = 'busy'
    await pass()
    server.status = 503
    await pass()
    expect(await error()).toBe('answered 503')
    expect(await isRunning(sha)).toBe(true)
    server.status = 200
    server.answer = kind.ended.success
    await pass()
    expect(await error()).toBeNull()
    expect((await under.mergeRequest(12)).state).toBe('merged')
  })

  test('a build of the sandbox’s own gives way to its build', async () => {
    await set()
    const clone = await under.clone('acme/web')
    await clone.git('checkout', '--quiet', '-b', 'new-branch')
    const sha = await clone.commit('Build me', { 'built.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'new-branch')
    await under.forge.hooksSettled()
    server.answer = kind.running
    await pass(60)
    expect(await isRunning(sha)).toBe(true)
    expect((await under.forge.runningBuilds()).filter((build) => build.branch === 'new-branch')).toHaveLength(
      1,
    )
  })

  test('nobody asks about a build once a newer push has taken its place, or the integration is off', async () => {
    await set()
    const sha = await pushAndWait()
    server.answer = kind.running
    const clone = await under.clone('acme/web')
    await clone.git('checkout', '--quiet', (await under.mergeRequest(12)).source_branch)
    const newer = await clone.commit('Build me too', { 'built.txt': 'y\n' })
    await clone.git('push', '--quiet', 'origin', 'HEAD')
    await under.forge.hooksSettled()
    await pass()
    await pass()
    expect(server.questions().filter((question) => question.includes(sha)).length).toBeLessThan(2)
    await under.call('DELETE', `/projects/42/services/${slug}`)
    const before = server.questions().length
    await pass()
    expect(server.questions()).toHaveLength(before)
    expect(await isRunning(newer)).toBe(false)
  })

  test('wrong credentials start no build', async () => {
    await set({ password: 'wrong' })
    const clone = await under.clone('acme/web')
    const sha = await clone.commit('Unbuilt', { 'built.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'main')
    await under.forge.hooksSettled()
    expect(await isRunning(sha)).toBe(false)
    expect(await error()).toBe('answered 401')
    await pass()
    expect(server.questions()).toEqual([])
  })

  test('a new merge request starts a build of a branch that was there before', async () => {
    const clone = await under.clone('acme/web')
    await clone.git('checkout', '--quiet', '-b', 'before')
    const sha = await clone.commit('Build me', { 'built.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'before')
    await set()
    const body = { source_branch: 'before', target_branch: 'main', title: 'Build this' }
    await under.call('POST', '/projects/42/merge_requests', { body })
    await under.forge.hooksSettled()
    expect(server.builds).toEqual([sha])
    server.answer = kind.ended.failed
    await pass()
    expect(await isRunning(sha)).toBe(false)
  })
})
