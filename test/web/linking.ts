import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { createLinkPage, type LinkPageOptions, type TakenAccount } from '../../src/web/link-page.ts'
import { IN_MEMORY } from '../support/memory-store.ts'

export const ann = { team: 'T1', user: 'UANN', userName: 'ann', channel: 'C1', project: 42 }

/** The link page on a real server over a real store, with everything that was told to forge, Slack and log. */
export async function startLinkPage({
  now = Date.now,
  onFound = () => {},
  ...given
}: Partial<LinkPageOptions> & { now?: () => number; onFound?: () => void } = {}) {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing(), now })
  const verified: [string, number | null][] = []
  const taken: TakenAccount[] = []
  const logged: string[] = []
  const server = createServer((request, response) => {
    void page.handle(request, response).then((own) => {
      if (!own) response.writeHead(418).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const page = createLinkPage({
    store: {
      links: {
        ...store.links,
        find: (nonce) => store.links.find(nonce).finally(onFound),
      },
      signIns: store.signIns,
    },
    publicUrl: url,
    forgeUrl: 'https://git.example.com',
    serverName: 'git.example.com',
    hasTokenPage: () => true,
    signInAddress: null,
    verify: async (token, project) => {
      verified.push([token, project])
      if (token.startsWith('good')) return { kind: 'valid', account: null }
      return { kind: token.startsWith('down') ? 'unreachable' : 'refused' }
    },
    taken: async (account) => {
      taken.push(account)
    },
    log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }),
    ...given,
  })
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    await store.close()
  })

  return {
    url,
    store,
    verified,
    taken,
    logged,
    post: (nonce: string, token: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/link/${nonce}`, { method: 'POST', body: new URLSearchParams({ token }), headers }),
  }
}

/** What a person reads: without tags, entities decoded, white space single. */
export async function words(response: Response): Promise<string> {
  const text = (await response.text()).replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, ' ')
  const decoded = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
  return decoded.replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim()
}
