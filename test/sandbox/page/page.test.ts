import { execFile } from 'node:child_process'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Served, serve, shown } from './fake-workspace.ts'
import { digest, said } from './samples.ts'

const { thread_ts: _, ...posted } = digest

let served: Served

beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())
beforeEach(() => served.messages.clear())

function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.url)
    const sent = request({ hostname, port, path, method, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) })
    })
    sent.on('error', reject).end()
  })
}

const paths = [
  '/',
  '/assets/page.css',
  '/assets/client/main.ts',
  '/page/messages?channel=web&user=ann',
  '/page/state?user=ann',
  '/page/events',
]

test.each(paths)('%s is refused to a foreign host name', async (path) => {
  const { port } = new URL(served.url)
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    `127.0.0.1.evil.example:${port}`,
    `localhost@evil.example:${port}`,
  ]) {
    expect((await ask(path, { host })).status, host).toBe(403)
  }
})

test.each(paths)('%s is refused to a page of another origin', async (path) => {
  const { port } = new URL(served.url)
  for (const origin of [
    'https://evil.example',
    'null',
    `http://127.0.0.1:${Number(port) + 1}`,
    `https://127.0.0.1:${port}`,
  ]) {
    expect((await ask(path, { origin })).status, origin).toBe(403)
  }
})

test('loopback names and the own origin are answered', async () => {
  const { port, origin } = new URL(served.url)
  expect((await ask('/', { host: `localhost:${port}`, origin: `http://localhost:${port}` })).status).toBe(200)
  expect((await ask('/', { host: `[::1]:${port}` })).status).toBe(200)
  expect((await ask('/', { origin })).status).toBe(200)
})

test('every answer forbids what the page does not need', async () => {
  for (const path of ['/', '/assets/page.css', '/page/nothing', '/page/views?user=ann']) {
    const { headers } = await ask(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  }
})

test('only GET is answered, and unknown people, channels and files are not found', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405)
  for (const path of [
    '/page/messages?channel=web',
    '/page/messages?channel=web&user=root',
    '/page/messages?channel=x&user=ann',
    '/assets/../page.ts',
    '/assets/client/../page.ts',
    '/assets/client/tsconfig.json',
    '/assets/',
  ]) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

test('the markup carries no style attribute, no repeated id and no picture from elsewhere', async () => {
  served.messages.set('web', [said, posted, { ...posted, ts: '1790000999.000100' }])
  const { body } = await ask('/page/messages?channel=web&user=ann')
  expect(body).toContain('one commit')
  expect(body).not.toMatch(/ style="/)
  expect(body).not.toMatch(/<(img|link)/)
  const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids.filter((id) => !id?.startsWith('confirm-'))).size).toBe(
    ids.filter((id) => !id?.startsWith('confirm-')).length,
  )
})

test('the symbols of states are drawn, in text and not in the values of attributes', async () => {
  const link = { type: 'link', url: 'https://x.example/🟢', text: '🔴 !9' }
  const blocks = [
    { type: 'rich_text', block_id: 'r', elements: [{ type: 'rich_text_section', elements: [link] }] },
  ]
  served.messages.set('web', [shown(1, { blocks })])
  const { body } = await ask('/page/messages?channel=web&user=ann')
  expect(body).toContain('<span class="emoji red" role="img" aria-label="red"></span> !9')
  expect(body).toContain('href="https://x.example/🟢"')
})

test('a message whose blocks cannot be drawn shows its text, and its neighbours are not harmed', async () => {
  const broken = shown(1, {
    text: 'Merged &lt;as&gt; 1a2b.',
    blocks: [{ type: 'section', text: 'not an object' }],
  })
  served.messages.set('web', [broken, said])
  const { status, body } = await ask('/page/messages?channel=web&user=ann')
  expect(status).toBe(200)
  expect(body).toContain('Merged &lt;as&gt; 1a2b.')
  expect(body).toContain('could not draw the blocks')
  expect(body).toContain('Good morning')
})

test('a confirmation that has only a text asks as Slack does', async () => {
  const confirm = { text: { type: 'plain_text', text: 'It is gone then.' } }
  const button = { type: 'button', action_id: 'go', text: { type: 'plain_text', text: 'Go' }, confirm }
  served.messages.set('web', [shown(1, { blocks: [{ type: 'actions', elements: [button] }] })])
  const { body } = await ask('/page/messages?channel=web&user=ann')
  expect(body).toContain('<h2 id="confirm-title">Are you sure?</h2>')
  expect(body).toContain('It is gone then.')
  expect(body).toContain(' value="deny">No</button>')
  expect(body).toContain(' value="confirm" data-primary>Yes</button>')
})

test('what a person typed is text in which addresses are links and people have names', async () => {
  const address = 'http://127.0.0.1:3001/acme/web/-/merge_requests/12?a=1&amp;b=2'
  const text = `<@U2>: see <${address}>, <https://a.example|that> &lt;b&gt; <javascript:evil|x> <!channel>`
  served.messages.set('web', [shown(1, { bot: false, user: 'U1', text })])
  const { body } = await ask('/page/messages?channel=web&user=ann')
  expect(body).toContain(
    `@bob: see <a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>, `,
  )
  expect(body).toContain('<a href="https://a.example" target="_blank" rel="noopener noreferrer">that</a>')
  expect(body).toContain(' &lt;b&gt; &lt;javascript:evil|x&gt; &lt;!channel&gt;')
})

test('a table with numbers is drawn with a head row', async () => {
  served.messages.set('web', [posted])
  const { body } = await ask('/page/messages?channel=web&user=ann')
  expect(body).toMatch(/<th scope="col"[^>]*>Day<\/th>/)
  expect(body).toMatch(/<td class="right">3<\/td>/)
})

test('plain text is never read as mrkdwn', async () => {
  served.messages.set('web', [
    shown(1, {
      blocks: [
        {
          type: 'header',
          block_id: 'h',
          text: { type: 'plain_text', text: '*a* <!channel> <https://x.example|y>' },
        },
      ],
    }),
  ])
  const { body } = await ask('/page/messages?channel=web&user=ann')
  expect(body).toContain('*a* &lt;!channel&gt; &lt;https://x.example|y&gt;')
})

test('the version of a message changes with what it shows and with nothing else', async () => {
  const version = async () =>
    /<article[^>]* data-version="([^"]+)"/.exec((await ask('/page/messages?channel=web&user=ann')).body)?.[1]
  served.messages.set('web', [said])
  const first = await version()
  served.messages.set('web', [{ ...said }])
  served.time.now += 1_000
  expect(await version()).toBe(first)
  served.messages.set('web', [{ ...said, edited: true }])
  expect(await version()).not.toBe(first)
})

test('the version of a Home tab is another one for each account, though both show the same', async () => {
  const blocks = [{ type: 'section', block_id: 's', text: { type: 'plain_text', text: 'Nothing waits.' } }]
  const versionOf = async (user: string) => {
    const home = { id: `V-${user}`, errors: {}, view: { type: 'home', blocks } }
    served.views.set(user, { modal: null, home })
    return / data-version="([^"]+)"/.exec((await ask(`/page/views?user=${user}`)).body)?.[1]
  }
  const ofAnn = await versionOf('ann')
  expect(ofAnn).toBeDefined()
  expect(await versionOf('bob')).not.toBe(ofAnn)
  served.time.now += 1_000
  expect(await versionOf('ann')).toBe(ofAnn)
})

test('the browser code is served without types and without a warning on the terminal', async () => {
  const assets = new URL('../../../src/sandbox/page/assets.ts', import.meta.url).href
  const script = `const { createAssets } = await import(${JSON.stringify(assets)})
    process.stdout.write((await createAssets()('client/place.ts')).body)`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ])
  expect(stderr).toBe('')
  expect(stdout).toContain('export function currentPlace()')
  expect(stdout).not.toContain('interface Place')
})

test.each([{ verbatim: undefined }, { verbatim: true }])(
  'mrkdwn keeps escaped text as text and real links and mentions as such: %o',
  async ({ verbatim }) => {
    const mrkdwn =
      '&lt;!channel&gt; `&lt;@U1&gt; &amp;` *&lt;b&gt;* a&amp;lt;b <https://x.example/?a=1&amp;b=2|t &gt; u> <@U1>\n&gt; quoted'
    served.messages.set('web', [
      shown(1, {
        blocks: [{ type: 'section', block_id: 's', text: { type: 'mrkdwn', text: mrkdwn, verbatim } }],
      }),
    ])
    const { body } = await ask('/page/messages?channel=web&user=ann')
    const words = body.replaceAll(/<[^>]*>/g, '')
    expect(words).toContain('&lt;!channel&gt;')
    expect(words).toContain('&lt;@U1&gt; &amp;')
    expect(words).toContain('a&amp;lt;b')
    expect(words).toContain('t &gt; u')
    expect(words).toContain('&lt;b&gt;')
    expect(body).toContain('href="https://x.example/?a=1&amp;b=2"')
    expect(body.match(/class="slack_user"/g)).toHaveLength(1)
    expect(body).not.toContain('slack_broadcast')
  },
)
