import { expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import type { Content, Outbox } from '../../../src/outbox/port.ts'
import { createLinkConfirmation } from '../../../src/slack/replies/page-confirmations.ts'

const entered = {
  id: 'the-id',
  team: 'T1',
  user: 'UANN',
  channel: 'C1',
  way: 'token',
  account: null,
} as const
const ann = { id: 2, username: 'ann', isBot: false }

/** What the person is asked; `whispers` is false where they are not in the channel. */
async function asked(
  link: Parameters<ReturnType<typeof createLinkConfirmation>>[0],
  { isLinked = false, whispers = true, posts = true } = {},
) {
  const seen: { readonly to: string; readonly content: Content }[] = []
  const way = (to: string, content: Content, works: boolean) => {
    if (works) seen.push({ to, content })
    return works
  }
  const outbox: Pick<Outbox, 'whisper' | 'direct'> = {
    whisper: async ({ channel, user }, content) => way(`${user} in ${channel}`, content, whispers),
    direct: async ({ user }, content) =>
      way(user, content, posts) ? { kind: 'posted', ts: '1.1' } : { kind: 'not-there' },
  }
  await createLinkConfirmation(outbox, async () => isLinked)(link)
  const [only, ...more] = seen
  expect(more).toEqual([])
  return { to: only?.to, text: only?.content.text, all: JSON.stringify(only?.content) }
}

test('names the account where the forge has told whose it is, and how it was entered', async () => {
  expect(await asked(entered)).toMatchObject({
    to: 'UANN in C1',
    text: `Connect your ${SERVER} account?`,
  })
  expect(await asked({ ...entered, account: ann })).toMatchObject({
    text: `Connect as @ann on ${SERVER}?`,
  })
  const signedIn = await asked({ ...entered, way: 'sign-in', account: ann })
  expect(signedIn.text).toBe(`Connect as @ann on ${SERVER}?`)
  expect(signedIn.all).toContain(
    'Only if you just signed in. Press Connect and enter the code of the page. Don’t post it in a channel.',
  )
})

test('says of the bot of a project that it is one', async () => {
  const bot = { id: 9, username: 'project_42_bot', isBot: true }
  expect((await asked({ ...entered, account: bot })).all).toContain(
    'This token belongs to a project or group',
  )
  expect((await asked({ ...entered, account: ann })).all).not.toContain(
    'This token belongs to a project or group',
  )
})

test('says when it takes the place of another account', async () => {
  expect((await asked(entered, { isLinked: true })).all).toContain(
    'This replaces the account you’re connected with now.',
  )
})

test('asks in person whoever is not in the channel, and fails for whom nobody can ask', async () => {
  expect((await asked(entered, { whispers: false })).to).toBe('UANN')
  expect((await asked({ ...entered, channel: '' })).to).toBe('UANN')
  await expect(asked(entered, { whispers: false, posts: false })).rejects.toThrow('Slack took no message')
})

test('a foreign name stays text', async () => {
  const odd = { ...ann, username: '<!channel>\u202e' }
  expect((await asked({ ...entered, account: odd })).text).toContain('@&lt;!channel&gt; on')
})
