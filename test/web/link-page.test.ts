import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { TokenVerdict } from '../../src/model/forge-account.ts'
import { codeIn } from '../support/entered.ts'
import { ann, startLinkPage, words } from './linking.ts'

describe('the form', () => {
  it('says whose account is about to be linked with which forge, and what for', async () => {
    const { url, store } = await startLinkPage()
    const response = await fetch(`${url}/link/${await store.links.open(ann)}`)
    expect(response.status).toBe(200)
    const said = await words(response)
    expect(said).toContain('Slack account ann (member ID UANN)')
    expect(said).toContain('Server git.example.com')
    expect(said).toContain('You get a code here for Slack. Until you enter it there, nothing changes.')
    expect(said).toContain('stores this encrypted')
    expect(said).toContain('If someone sent you this link, close the page.')
  })

  it('has a labelled password field that no browser keeps', async () => {
    const { url, store } = await startLinkPage()
    const source = await (await fetch(`${url}/link/${await store.links.open(ann)}`)).text()
    expect(source).toMatch(/<html lang="en">/)
    expect(source).toMatch(/<title>[^<]+<\/title>/)
    expect(source).toMatch(/<label for="token">/)
    expect(source).toMatch(/<input id="token" name="token" type="password"[^>]*autocomplete="off"/)
    expect(source).not.toContain('role="alert"')
  })

  it('can be looked at often without being used up, by HEAD as well', async () => {
    const { url, store } = await startLinkPage()
    const nonce = await store.links.open(ann)
    for (let look = 0; look < 12; look += 1) expect((await fetch(`${url}/link/${nonce}`)).status).toBe(200)
    const head = await fetch(`${url}/link/${nonce}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000)
    expect(await head.text()).toBe('')
  })

  it('shows a foreign name as text, without what is invisible in it', async () => {
    const { url, store } = await startLinkPage()
    const userName = `<img src=x onerror=alert(1)>"'&amp;\u202egnp.\u200b\u0000end`
    const response = await fetch(`${url}/link/${await store.links.open({ ...ann, userName })}`)
    const source = await response.clone().text()
    expect(source).not.toContain('<img')
    expect(await words(response)).toContain(`<img src=x onerror=alert(1)>"'&amp;gnp.end (member ID UANN)`)
  })

  it('shows the member ID when there is no name, and cuts a name that is endless', async () => {
    const { url, store } = await startLinkPage()
    const nameless = await fetch(`${url}/link/${await store.links.open({ ...ann, userName: '\u200b' })}`)
    expect(await words(nameless)).toContain('Slack account UANN Server')
    const endless = await fetch(
      `${url}/link/${await store.links.open({ ...ann, userName: 'x'.repeat(5_000) })}`,
    )
    expect(await words(endless)).toContain(`${'x'.repeat(80)}… (member`)
  })
})

test.prop([fc.string({ unit: 'binary' })], { numRuns: 60 })(
  'no name adds an element to the page',
  async (userName) => {
    const { url, store } = await startLinkPage()
    const elements = (source: string) => source.match(/<[a-z!/]/gi)?.length
    const plain = await (await fetch(`${url}/link/${await store.links.open(ann)}`)).text()
    const odd = await (
      await fetch(`${url}/link/${await store.links.open({ ...ann, userName: `n${userName}` })}`)
    ).text()
    expect(elements(odd)).toBe(elements(plain))
  },
)

describe('a token that works', () => {
  it('is kept until the same person confirms with the code of the page', async () => {
    const { store, verified, post } = await startLinkPage()
    const response = await post(await store.links.open(ann), '  good-token\n')
    expect(response.status).toBe(200)
    const code = codeIn(await response.clone().text())
    expect(await words(response)).toContain('Now confirm in Slack')
    expect(verified).toEqual([['good-token', 42]])
    expect(await store.accounts.find('T1', 'UANN')).toBeNull()
    expect(await store.links.confirm(null, 'T1', 'UANN', code)).toEqual({ kind: 'linked' })
    expect((await store.accounts.find('T1', 'UANN'))?.token).toBe('good-token')
  })

  it('uses the link up', async () => {
    const { url, store, verified, post } = await startLinkPage()
    const nonce = await store.links.open(ann)
    await post(nonce, 'good-token')
    expect((await post(nonce, 'good-other')).status).toBe(404)
    const again = await fetch(`${url}/link/${nonce}`)
    expect(again.status).toBe(404)
    expect(await words(again)).toContain('If you just entered your token, confirm in Slack.')
    expect(verified).toHaveLength(1)
  })

  it('sent twenty times at once is entered once', async () => {
    const { store, post } = await startLinkPage()
    const nonce = await store.links.open(ann)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(nonce, 'good-token')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
  })

  it('of a project or a group is said to be that of a bot', async () => {
    const said = async (isBot: boolean) => {
      const account = { id: 9, username: 'project_42_bot', isBot }
      const { store, post } = await startLinkPage({ verify: async () => ({ kind: 'valid', account }) })
      return words(await post(await store.links.open(ann), 'good-token'))
    }
    const note = 'It belongs to a project or group: git.example.com will show its bot’s name, not yours.'
    expect(await said(true)).toContain(note)
    expect(await said(false)).not.toContain(note)
  })

  it('of an account that another person has is not kept, and that person is told', async () => {
    const account = { id: 2, username: 'ann', isBot: false }
    const { store, taken, post } = await startLinkPage({
      verify: async () => ({ kind: 'valid', account }),
    })
    await store.accounts.save('T1', 'UBOB', 'their-token', { id: 2, username: 'ann' })
    const response = await post(await store.links.open(ann), 'good-token')
    expect(response.status).toBe(409)
    expect(await words(response)).toContain(
      `The account @ann on git.example.com is connected to another person`,
    )
    expect(taken).toEqual([{ team: 'T1', by: 'UBOB', asker: 'UANN', username: 'ann' }])
    expect(await store.accounts.find('T1', 'UANN')).toBeNull()
  })
})

describe('a token that is not taken', () => {
  it.each([
    ['bad-token', 422, `git.example.com didn’t accept this token`, 1],
    ['down-token', 503, `git.example.com isn’t answering`, 1],
    ['', 422, 'Enter your token first.', 0],
    [' \n ', 422, 'Enter your token first.', 0],
    ['two words', 422, 'That isn’t a token', 0],
    ['pässwort', 422, 'That isn’t a token', 0],
    ['nul\u0000byte', 422, 'That isn’t a token', 0],
    ['head\r\ner: x', 422, 'That isn’t a token', 0],
    ['x'.repeat(1_024), 422, `git.example.com didn’t accept this token`, 1],
    ['x'.repeat(1_025), 413, 'That is too long for a token.', 0],
    ['x'.repeat(4_091), 413, 'That is too long for a token.', 0],
    ['x'.repeat(400_000), 413, 'That is too long for a token.', 0],
  ])(
    'shows the form again with a sentence, and the link stays good (%#)',
    async (token, status, sentence, asked) => {
      const { store, verified, post } = await startLinkPage()
      const nonce = await store.links.open(ann)
      const response = await post(nonce, token)
      expect(response.status).toBe(status)
      const source = await response.clone().text()
      expect(source).toContain('role="alert"')
      expect(source).toContain('aria-invalid="true" aria-describedby="problem hint"')
      if (token.trim() !== '') expect(source).not.toContain(token)
      expect(await words(response)).toContain(sentence)
      expect(verified).toHaveLength(asked)
      expect((await post(nonce, 'good-token')).status).toBe(200)
    },
  )

  it('may be tried ten times, then the link is no longer good', async () => {
    const { store, verified, post } = await startLinkPage()
    const nonce = await store.links.open(ann)
    for (let left = 9; left > 0; left -= 1) {
      const said = await words(await post(nonce, 'bad-token'))
      expect(said.includes('Attempts left')).toBe(left <= 3)
      if (left <= 3) expect(said).toContain(`Attempts left: ${left}.`)
    }
    expect((await post(nonce, 'bad-token')).status).toBe(404)
    expect((await post(nonce, 'good-token')).status).toBe(404)
    expect(verified).toHaveLength(10)
  })

  it('when thirty have the page open and send at once, one token reaches the forge', async () => {
    let found = 0
    const { promise: allFound, resolve } = Promise.withResolvers<void>()
    const { url, store, verified } = await startLinkPage({
      onFound: () => {
        found += 1
        if (found === 30) resolve()
      },
    })
    const address = `${url}/link/${await store.links.open(ann)}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const forms = Array.from({ length: 30 }, () => request(address, { method: 'POST', headers }))
    const answers = forms.map((form) => once(form, 'response'))
    for (const form of forms) form.write('token=')
    await allFound
    for (const form of forms) form.end('bad-token')
    for (const answer of answers) (await answer)[0].resume()
    expect(verified).toHaveLength(1)
  })
})

describe('a link that is not good', () => {
  it('is answered the same whether it is expired or never was, with what to do', async () => {
    let time = 0
    const { url, store, verified, post } = await startLinkPage({ now: () => time })
    const nonce = await store.links.open(ann)
    time = 10 * 60_000
    const expired = await fetch(`${url}/link/${nonce}`)
    expect(expired.status).toBe(404)
    const never = await fetch(`${url}/link/${'A'.repeat(22)}`)
    expect(await never.text()).toBe(await expired.clone().text())
    expect(await words(expired)).toContain('For a new link, type /greenlight connect in Slack.')
    expect((await post(nonce, 'good-token')).status).toBe(404)
    expect(verified).toEqual([])
  })

  it.each(['', 'x', '../link/x', '%00', `${'A'.repeat(22)}/`, 'A'.repeat(5_000)])(
    '%#: odd paths are 404',
    async (path) => {
      const { url } = await startLinkPage()
      expect((await fetch(`${url}/link/${path}`)).status).toBe(404)
    },
  )

  it.each(['/', '/link', '/linkage/x', '/healthz', '/LINK/x'])('%s is not its own path', async (path) => {
    const { url } = await startLinkPage()
    expect((await fetch(url + path)).status).toBe(418)
  })
})

describe('the edge', () => {
  it('every answer forbids scripts, frames, storing, sniffing and telling others the address', async () => {
    const { url, store, post } = await startLinkPage()
    const nonce = await store.links.open(ann)
    const answers = [
      await fetch(`${url}/link/${nonce}`),
      await fetch(`${url}/link/unknown`),
      await post(nonce, 'bad-token'),
      await post(nonce, 'good-token', { origin: 'https://evil.example' }),
      await post(nonce, 'good-token'),
    ]
    for (const { headers } of answers) {
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; form-action 'self'; /)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    }
  })

  it('the policy allows exactly the style that is sent', async () => {
    const { url } = await startLinkPage()
    const response = await fetch(`${url}/link/unknown`)
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })

  it.each(['https://evil.example', 'null', '', 'http://127.0.0.1', 'http://localhost:1'])(
    'a form from the origin %j is refused and costs no attempt',
    async (origin) => {
      const { store, verified, post } = await startLinkPage()
      const nonce = await store.links.open(ann)
      const response = await post(nonce, 'good-token', { origin })
      expect(response.status).toBe(403)
      expect(verified).toEqual([])
      expect(await store.links.attempt(nonce)).toBe(9)
    },
  )

  it('a form from the page itself is taken', async () => {
    const { url, store, post } = await startLinkPage()
    expect((await post(await store.links.open(ann), 'good-token', { origin: url })).status).toBe(200)
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'a body of the type %j is refused',
    async (type) => {
      const { store, verified, post } = await startLinkPage()
      expect((await post(await store.links.open(ann), 'good-token', { 'content-type': type })).status).toBe(
        415,
      )
      expect(verified).toEqual([])
    },
  )

  it('two tokens in one form are none', async () => {
    const { url, store, verified } = await startLinkPage()
    const body = new URLSearchParams('token=good-one&token=good-two')
    expect((await fetch(`${url}/link/${await store.links.open(ann)}`, { method: 'POST', body })).status).toBe(
      422,
    )
    expect(verified).toEqual([])
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { url, store } = await startLinkPage()
    const nonce = await store.links.open(ann)
    const response = await fetch(`${url}/link/${nonce}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(await store.links.find(nonce)).not.toBeNull()
  })

  it('a request that breaks off in the middle of the form spends nothing', async () => {
    const { url, store, verified, logged } = await startLinkPage()
    const nonce = await store.links.open(ann)
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.end(
      `POST /link/${nonce} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
        'Content-Length: 100\r\n\r\ntoken=good-tok',
    )
    await text(socket)
    expect((await fetch(`${url}/link/${nonce}`)).status).toBe(200)
    expect(await store.links.attempt(nonce)).toBe(9)
    expect(verified).toEqual([])
    expect(logged.join()).not.toContain('good-tok')
  })
})

it('a fault of our own says that nothing was linked, and is logged without token or nonce', async () => {
  const { store, logged, post } = await startLinkPage({
    verify: async (token) => {
      throw new Error(`invalid header PRIVATE-TOKEN: ${token}`)
    },
  })
  const nonce = await store.links.open(ann)
  const response = await post(nonce, 'good-canary')
  expect(response.status).toBe(500)
  expect(await words(response)).toContain('You’re not connected.')
  expect(logged.join()).toContain('invalid header PRIVATE-TOKEN: [token]')
})

it('neither token nor nonce is ever logged', async () => {
  const { url, store, logged, post } = await startLinkPage()
  const nonce = await store.links.open(ann)
  await fetch(`${url}/link/${nonce}`)
  for (const token of ['bad-canary', 'down-canary', 'odd canary', '', 'good-canary', 'good-canary']) {
    await post(nonce, token)
  }
  expect(logged.length).toBeGreaterThan(2)
  expect(logged.join()).not.toContain('canary')
  expect(logged.join()).not.toContain(nonce)
})

describe('what a token says of itself', () => {
  const entering = async (verdict: TokenVerdict) => {
    const { url, store } = await startLinkPage({ verify: async () => verdict })
    const body = new URLSearchParams({ token: 'good-token-of-ann' })
    return fetch(`${url}/link/${await store.links.open(ann)}`, { method: 'POST', body })
  }

  it('that it may only read links nothing, and says which scope is needed', async () => {
    const response = await entering({ kind: 'lesser', scopes: ['read_api'] })
    expect(response.status).toBe(422)
    expect(await words(response)).toContain('This token lacks the scope api. Create one with that scope.')
  })

  it('that it ends soon is said', async () => {
    const response = await entering({ kind: 'valid', account: null, until: '2026-12-01' })
    expect(response.status).toBe(200)
    expect(await words(response)).toContain('This token expires on 2026-12-01.')
  })
})

describe('several forms at once', () => {
  it('of eighty for one link, one is checked; the others are told, and what comes later is checked', async () => {
    let [asking, most, asked] = [0, 0, 0]
    const answer = Promise.withResolvers<void>()
    const { url, store, post } = await startLinkPage({
      async verify() {
        asked += 1
        asking += 1
        most = Math.max(most, asking)
        await answer.promise
        asking -= 1
        return { kind: 'refused' }
      },
    })
    const nonce = await store.links.open(ann)
    const other = await store.links.open({ ...ann, user: 'UBOB' })
    const first = post(nonce, 'bad-first')
    await expect.poll(() => asking).toBe(1)
    const others = await Promise.all(Array.from({ length: 79 }, () => post(nonce, 'bad-again')))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]))
    expect(await words(others[0] ?? (await first))).toContain('still checking what was entered')
    expect((await fetch(`${url}/link/${nonce}`)).status).toBe(200)
    expect(asked).toBe(1)
    const ofOther = post(other, 'bad-other')
    await expect.poll(() => asking).toBe(2)
    answer.resolve()
    expect([(await first).status, (await ofOther).status]).toEqual([422, 422])
    expect((await post(nonce, 'bad-later')).status).toBe(422)
    expect(asked).toBe(3)
  })
})
