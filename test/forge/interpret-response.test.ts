import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  asBusy,
  type InterpretedCall,
  interpret,
  type ResponseContext,
} from '../../src/forge/interpret-response.ts'
import type { Exchange } from '../../src/forge/request.ts'
import { v3 } from '../../src/forge/v3.ts'
import { v4 } from '../../src/forge/v4.ts'
import { SERVER } from '../../src/model/server-name.ts'

const anything: InterpretedCall<unknown> = { method: 'GET', reads: ({ json }) => ({ ok: true, value: json }) }
const write: InterpretedCall<unknown> = { ...anything, method: 'PUT' }
const context: ResponseContext = {
  origin: 'https://git.example.com',
  root: '/forge',
  dialect: v3,
  isSet: true,
  secrets: [],
}
const form = { ...context, dialect: null }

function reply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Exchange {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { kind: 'reply', status, text, header: (name) => headers[name] ?? null }
}

const valueIn = (body: unknown, more: Partial<ResponseContext> = {}) => {
  const { answer } = interpret(anything, reply(200, body), { ...context, ...more })
  return answer.kind === 'done' ? answer.value : answer
}

describe('addresses of a forge below a path', () => {
  const web_url = 'https://git.example.com/forge/team/web/-/merge_requests/1'
  const path_in_forge = '/team/web/-/merge_requests/1'

  test('stand beside their part below it, in lists and inside of records too', () => {
    expect(valueIn([{ web_url }, { author: { name: 'Ann', web_url }, note: null }])).toEqual([
      { web_url, path_in_forge },
      { author: { name: 'Ann', web_url, path_in_forge }, note: null },
    ])
  })

  test('stand alone where the forge is at the root of its host', () => {
    expect(valueIn({ web_url }, { root: '' })).toEqual({ web_url })
  })

  test('stand alone where they are none', () => {
    expect(valueIn({ web_url: null })).toEqual({ web_url: null })
  })

  test.each([
    ['lists', '[', ']'],
    ['records', '{"a":', '}'],
  ])('are looked for in %s up to the deepest, and no deeper ones are read', (_, opens, closes) => {
    const body = (depth: number) => `${opens.repeat(depth)}1${closes.repeat(depth)}`
    expect(interpret(anything, reply(200, body(64)), context).answer).toMatchObject({ kind: 'done' })
    expect(interpret(anything, reply(200, body(65)), context).answer).toMatchObject({ kind: 'unknown' })
  })
})

test('an answer of white space is empty', () => {
  expect(
    interpret({ ...write, reads: () => ({ ok: false, field: '' }) }, reply(200, ' \n'), context),
  ).toEqual({
    answer: { kind: 'unknown', status: 200, reason: `${SERVER} sent an empty answer` },
    retries: 0,
  })
})

test('only 202 may say that a call is under way', () => {
  const call = { ...write, accepts202: true as const }
  expect(interpret(call, reply(202, {}), context).answer).toMatchObject({ kind: 'done', status: 202 })
  expect(interpret(call, reply(203, {}), context).answer).toMatchObject({ kind: 'unknown', status: 203 })
})

test('when the forge takes requests again is told as a moment', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const inOneMinute = new Date('2026-11-20T12:01:00Z')
  expect(asBusy(60_000)).toMatchObject({ status: 429, retryAt: inOneMinute })
  const busy = reply(429, {}, { 'retry-after': '60' })
  expect(interpret(write, busy, context).answer).toMatchObject({ status: 429, retryAt: inOneMinute })
})

describe('a refusal', () => {
  const refusal = (status: number, body: unknown, headers = {}, more: Partial<ResponseContext> = {}) =>
    interpret(write, reply(status, body, headers), { ...context, ...more }).answer

  test('names the fields that the forge complains about, each in its words', () => {
    const problems = { message: { title: ['is too long'], color: ['---'] } }
    expect(refusal(400, problems)).toMatchObject({ fields: { title: 'Is too long' } })
    expect(refusal(422, { message: { color: ['---'] } })).not.toHaveProperty('fields')
  })

  test('names other methods where a router says 405, and only there', () => {
    expect(refusal(405, {}, { allow: 'GET, HEAD' })).toMatchObject({ otherMethods: ['GET', 'HEAD'] })
    expect(refusal(405, { message: 'Branch cannot be merged' })).not.toHaveProperty('otherMethods')
    expect(refusal(400, {}, { allow: 'GET, HEAD' })).not.toHaveProperty('otherMethods')
  })

  test('is about an unknown address only with status 404', () => {
    const body = { error: '404 Not Found' }
    expect(refusal(404, body)).toMatchObject({ unknownRoute: true })
    expect(refusal(400, body)).not.toHaveProperty('unknownRoute')
  })

  test('has the code of OAuth only outside of the API', () => {
    const body = { error: 'invalid_grant', error_description: 'The grant is used up.' }
    expect(interpret(write, reply(400, body), form).answer).toMatchObject({ code: 'invalid_grant' })
    expect(interpret(write, reply(400, 'Bad Request'), form).answer).not.toHaveProperty('code')
    expect(refusal(400, body)).not.toHaveProperty('code')
  })

  test('with status 410 says what to do about the version of the API', () => {
    const body = { message: 'No longer here' }
    const said = (more: Partial<ResponseContext>) => refusal(410, body, {}, more)
    expect(said({ isSet: true })).toMatchObject({ reason: expect.stringContaining('FORGE_API=v4') })
    expect(said({ isSet: false })).toMatchObject({ reason: expect.stringContaining('does not speak API v3') })
    for (const isSet of [true, false]) {
      expect(said({ isSet, dialect: v4 })).toMatchObject({ reason: 'No longer here' })
      expect(said({ isSet, dialect: null })).toMatchObject({ reason: 'No longer here' })
    }
  })

  test('of a read by a web page says nothing about the record, unless the version is gone', () => {
    const page = '<html>Not here</html>'
    const seen = (status: number) => interpret(anything, reply(status, page), context).answer
    expect(seen(404)).toMatchObject({ kind: 'unknown', status: 404, unknownRoute: true })
    expect(seen(403)).toEqual({ kind: 'unknown', status: 403, reason: expect.any(String) })
    expect(seen(410)).toMatchObject({ kind: 'refused', status: 410 })
  })
})

describe('a redirect', () => {
  const moved = (location: string, status = 301) =>
    interpret(anything, reply(status, '', { location }), context).answer

  test('to another address of a project names it', () => {
    expect(moved('/forge/api/v4/projects/77')).toEqual({
      kind: 'refused',
      status: 301,
      movedTo: 77,
      reason: 'The project has moved: it is project 77 now',
    })
  })

  test.each([
    '/forge/old/api/v4/projects/77',
    '/forge/api/v4/projects/77/issues',
    '/forge/api/v4/projects/x',
  ])('to %s names no project', (location) => {
    expect(moved(location)).toEqual({
      kind: 'refused',
      status: 301,
      reason: `${SERVER} pointed to another page instead of answering`,
    })
  })

  test('may have the status 300', () => {
    expect(moved('/forge/api/v4/projects/77', 300)).toMatchObject({ kind: 'refused', movedTo: 77 })
  })
})
