import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDeployKey } from '../sandbox/forge/new-deploy-key.ts'
import { connect } from '../support/connect.ts'
import {
  API,
  actionIds,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  valueLabelled,
  words,
} from '../support/sandbox.ts'
import { keyLine } from '../support/ssh-keygen.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(async () => {
  await sandbox.stop()
})

const SEEDED = { staging: 601, build: 602, orders: 603, vault: 604, shared: 605 }
const isToday = forgeKind === 'today'
const KEYS = `${API}/projects/42/deploy_keys`

interface Row {
  readonly id: number
  readonly title: string
  readonly key: string
}

const everyKey = async () => (await sandbox.api('sandbox-root', '/deploy_keys')).body as Row[]
const keysOf = async (project: number) =>
  ((await sandbox.api('sandbox-root', `/projects/${project}/deploy_keys`)).body as Row[]).map(({ id }) => id)
const lineOf = async (id: number) => (await everyKey()).find((row) => row.id === id)?.key ?? ''

const openly = ({ ephemeral }: Message) => !ephemeral
const privately = ({ ephemeral }: Message) => ephemeral

/** The calls of the forge while something was done, as `METHOD path`; without the bot’s looks at merge requests. */
async function reads(doing: () => Promise<unknown>): Promise<string[]> {
  const before = (await sandbox.ledger()).length
  await doing()
  const calls = (await sandbox.ledger()).slice(before).map(({ method, path }) => `${method} ${path}`)
  return calls.filter((call) => !/^GET .*\/(?:merge_requests\b|graphql$)/.test(call))
}

/** Everything that any person of the workspace can read, and what the process wrote. */
async function everythingReadable(): Promise<string> {
  const read: unknown[] = [sandbox.output()]
  for (const user of ['ann', 'bob', 'cy']) {
    for (const channel of ['web', 'general']) read.push(await sandbox.messages(user, channel))
    read.push(await sandbox.views(user))
  }
  return JSON.stringify(read)
}

describe('reading', () => {
  test('the list tells types and fingerprints, never a key or its comment; a row opens', async () => {
    let list: Message | undefined
    const asked = await reads(async () => {
      list = await sandbox.asks('ann', '/deploy-key list', openly)
    })
    // Whose token it is, is asked once.
    expect(asked.filter((call) => !/^GET \/api\/v[34]\/user$/.test(call))).toEqual([`GET ${KEYS}`])
    if (!list) throw new Error('There is no list')
    expect(words(list)).toContain('2 deploy keys on acme/web')
    expect(words(list)).toMatch(/“Build server” \(key:602\)\s+RSA, 2048 bits, SHA256:[\w+/]{43}\s+Created/)
    expect(words(list)).toMatch(/“Staging” \(key:601\)\s+ED25519, 256 bits, SHA256:[\w+/]{43}\s+Created/)

    const shown = await reads(async () => {
      await sandbox.press('ann', list as Message, 'deploy-key.view', {
        value: valueLabelled(list as Message, 'Details of deploy key 602'),
      })
      const view = await sandbox.sees('ann', ({ text }) =>
        text.startsWith('Deploy key “Build server” (key:602)'),
      )
      expect(words(view)).toMatch(/RSA, 2048 bits .*SHA256:[\w+/]{43} .*MD5:(?:[0-9a-f]{2}:){15}[0-9a-f]{2}/s)
      expect(actionIds(view)).toEqual(['deploy-key.disable', 'deploy-key.delete'])
    })
    expect(shown).toEqual([`GET ${KEYS}/602`])
    expect(await everythingReadable()).not.toMatch(/AAAAB3Nza|AAAAC3Nza|@acme\.example/)
  })

  test.each(['ls', 'list --project acme/web', 'list --page 1'])('%s lists them too', async (typed) => {
    await sandbox.asks('ann', `/deploy-key ${typed}`, ({ text }) =>
      text.startsWith('2 deploy keys on acme/web'),
    )
  })

  test.each(['view 601', 'show key:601', 'get Staging', 'view stag', '601', 'key:601'])(
    '%s shows one',
    async (typed) => {
      await sandbox.asks('ann', `/deploy-key ${typed}`, ({ text }) =>
        text.startsWith('Deploy key “Staging” (key:601)'),
      )
    },
  )

  test('where no project is meant, the list says how to name one', async () => {
    const answer = await sandbox.asks('ann', '/deploy-key list', privately, 'general')
    expect(answer.text).toContain('This channel has no project')
    expect(answer.text).toContain('--all')
  })

  test('a project without keys is told how to add one', async () => {
    await sandbox.api('sandbox-ann', '/projects/43/deploy_keys/603/disable', { method: 'DELETE' })
    const answer = await sandbox.asks('ann', '/deploy-key list --project api', openly)
    expect(words(answer)).toMatch(/No deploy keys on acme\/api Add one: \/deploy-key add/)
  })
})

describe('the keys of every project', () => {
  test('are refused to who is no admin', async () => {
    const answer = await sandbox.asks('ann', '/deploy-key list --all', privately)
    expect(answer.text).toContain('can list the keys of all projects')
  })

  test('are for an admin’s eyes only, also where the channel has no project', async () => {
    await connectAsAdmin('cy')
    const asked = await reads(async () => {
      const list = await sandbox.asks('cy', '/deploy-key list --all', privately, 'general')
      expect(words(list)).toContain('5 deploy keys on ')
      for (const { title } of await everyKey()) expect(words(list)).toContain(title)
      expect(actionIds(list)).toEqual([])
    })
    expect(asked.filter((call) => call === `GET ${API}/deploy_keys`).length).toBeGreaterThan(0)
    for (const channel of ['web', 'general'])
      expect(JSON.stringify(await sandbox.messages('ann', channel))).not.toContain('Vault')
  })

  test('an admin enables one by its title', async () => {
    await connectAsAdmin('cy')
    const writes = await sandbox.writes(() =>
      sandbox.asks('cy', '/deploy-key enable Shared mirror', ({ text }) =>
        text.includes('enabled the deploy key'),
      ),
    )
    expect(writes).toMatchObject([{ method: 'POST', path: `${KEYS}/605/enable`, user: 'root', status: 201 }])
  })
})

describe('adding', () => {
  test('typed: one call with the title and the line; the answer tells the key and shows it not', async () => {
    const line = newDeployKey('ci@example.com')
    let added: Message | undefined
    const writes = await sandbox.writes(async () => {
      added = await sandbox.asks('ann', `/deploy-key add "CI runner" ${line}`, openly)
    })
    expect(writes).toMatchObject([
      { method: 'POST', path: KEYS, body: { title: 'CI runner', key: line }, user: 'ann', status: 201 },
    ])
    if (!added) throw new Error('There is no answer')
    expect(added.text).toMatch(/^<@U0ANN> added the deploy key “CI runner” \(key:\d+\) to acme\/web\.$/)
    expect(words(added)).toMatch(/ED25519, 256 bits .*SHA256:[\w+/]{43} .*MD5:(?:[0-9a-f]{2}:){15}/s)
    expect(JSON.stringify(added)).not.toContain(line.split(' ')[1])
    expect(JSON.stringify(added)).not.toContain('ci@example.com')
  })

  test('without a title: a form that holds the key, tells what is wrong at its input, and adds once', async () => {
    const line = newDeployKey('ci@example.com')
    await sandbox.command('ann', `/deploy-key new ${line}`)
    const { view } = await sandbox.modal('ann')
    expect(JSON.stringify(view)).toContain(line)
    const nothing = await sandbox.writes(async () => {
      const refused = await sandbox.submit('ann', {
        title: 'CI runner',
        key: line.replace('ssh-ed25519', 'ssh-rsa'),
      })
      expect(refused.errors.key).toMatch(/^This isn’t a key of the type in front of it/)
    })
    expect(nothing).toEqual([])
    const writes = await sandbox.writes(async () => {
      expect((await sandbox.submit('ann', { title: 'CI runner', key: line })).ok).toBe(true)
      await sandbox.sees('ann', ({ text }) => text.includes('added the deploy key “CI runner”'))
    })
    expect(writes).toMatchObject([{ method: 'POST', path: KEYS, body: { title: 'CI runner', key: line } }])
  })

  test('a damaged key is refused by the server, in its words', async () => {
    const answer = await sandbox.asks(
      'ann',
      `/deploy-key add CI ${newDeployKey().slice(0, -30)}`,
      ({ text }) => /invalid/i.test(text),
    )
    expect(answer.text).toMatch(/key/i)
  })

  test('a private key is refused on every way, told to be replaced, and goes nowhere', async () => {
    const body = Buffer.concat([Buffer.from('openssh-key-v1\0'), randomBytes(200)]).toString('base64')
    const [secret = '', ...more] = body.match(/.{1,70}/g) ?? []
    const armour = (word: string) => `-----${word} OPENSSH PRIVATE KEY-----`
    const privateKey = [armour('BEGIN'), secret, ...more, armour('END')].join('\n')
    const reached = await reads(async () => {
      const typed = await sandbox.asks('ann', `/deploy-key add "CI runner" ${privateKey}`, privately)
      expect(typed.text).toMatch(/private key.*make a new pair/)
      await sandbox.asks('ann', `/deploy-key add CI ${secret}`, ({ text }) =>
        /private key.*make a new pair/.test(text),
      )
    })
    expect(reached).toEqual([])
    await sandbox.command('ann', '/deploy-key add')
    const refused = await sandbox.submit('ann', { title: 'CI runner', key: privateKey })
    expect(refused.errors.key).toMatch(/private key.*make a new pair/)
    expect(await everythingReadable()).not.toContain(secret)
  })

  test('a piece of a private key that nobody can know is refused too, and not a word of it is repeated', async () => {
    const piece = randomBytes(180).toString('base64')
    for (const typed of [
      `add CI ${piece}`,
      `add "CI" "x" ${piece}`,
      `add ${piece}`,
      `add CI ssh-ed25519 ${piece}`,
    ]) {
      const answer = await sandbox.asks('ann', `/deploy-key ${typed}`, privately)
      expect(answer.text).toMatch(/If it’s part of a private key, it’s now in Slack/)
      expect(JSON.stringify(answer)).not.toContain(piece.slice(0, 12))
    }
    expect(await everythingReadable()).not.toContain(piece.slice(0, 12))
  })

  test('a key that another project has joins with its own title, and the answer says so', async () => {
    const line = await lineOf(SEEDED.orders)
    const writes = await sandbox.writes(async () => {
      const joined = await sandbox.asks('ann', `/deploy-key add "CI runner" ${line}`, openly)
      expect(joined.text).toContain('put the deploy key “Orders” (key:603) on acme/web')
      expect(joined.text).toContain('instead of “CI runner”')
    })
    expect(writes).toMatchObject([{ method: 'POST', path: KEYS, effect: 'deploy key joined' }])
  })

  test('one that is there already is told, and nothing is sent', async () => {
    const line = await lineOf(SEEDED.staging)
    const writes = await sandbox.writes(async () => {
      const answer = await sandbox.asks('ann', `/deploy-key add "CI runner" ${line}`, privately)
      expect(answer.text).toContain('This key is already on acme/web: “Staging” (key:601).')
    })
    expect(writes).toEqual([])
  })

  test('one that is out of reach is explained by the rule', async () => {
    const line = await lineOf(SEEDED.vault)
    const answer = await sandbox.asks('ann', `/deploy-key add "CI runner" ${line}`, privately)
    expect(answer.text).toContain('on a project you’re not a member of')
    expect(answer.text).not.toContain('Vault')
    expect(await keysOf(42)).toEqual([SEEDED.build, SEEDED.staging])
  })

  test('an answer that was lost is settled by reading, and nobody is named', async () => {
    await sandbox.call('/sandbox/fault', {
      target: 'forge',
      match: `POST ${KEYS}`,
      kind: 'drop-reply',
      times: 1,
    })
    const writes = await sandbox.writes(async () => {
      const answer = await sandbox.asks('ann', `/deploy-key add "CI runner" ${newDeployKey()}`, openly)
      expect(answer.text).toMatch(/^The deploy key “CI runner” .* is on acme\/web \(confirmed on /)
    })
    expect(writes).toHaveLength(1)
  })

  test('a short RSA key is added and called weak', async () => {
    const modulus = Buffer.concat([Buffer.from([0, 0x81]), randomBytes(126), Buffer.from([1])])
    const line = keyLine('ssh-rsa', ['ssh-rsa', Buffer.from([1, 0, 1]), modulus])
    const answer = await sandbox.asks('ann', `/deploy-key add Old ${line}`, openly)
    expect(answer.text).toContain('Weak: an RSA key of 1024 bits is no longer safe.')
  })
})

describe('enabling and disabling', () => {
  test('by number, once; disabling asks, and takes it from this project only', async () => {
    const enabled = await sandbox.writes(() =>
      sandbox.asks('ann', '/deploy-key enable 603', ({ text }) =>
        text.includes('enabled the deploy key “Orders” (key:603) on acme/web'),
      ),
    )
    expect(enabled).toMatchObject([{ method: 'POST', path: `${KEYS}/603/enable`, user: 'ann', status: 201 }])
    const again = await sandbox.writes(async () => {
      await sandbox.asks('ann', '/deploy-key enable 603', ({ text }) =>
        text.includes('is already on acme/web'),
      )
    })
    expect(again).toEqual([])

    const question = await sandbox.asks('ann', '/deploy-key disable Orders', privately)
    expect(question.text).toMatch(/^Disable the deploy key “Orders” \(key:603\) on acme\/web\?/)
    expect(await keysOf(42)).toContain(603)
    const disabled = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'deploy-key.disable')
      await sandbox.sees('ann', ({ text }) => text.includes('disabled the deploy key “Orders” (key:603)'))
    })
    expect(disabled).toMatchObject([
      {
        method: 'DELETE',
        path: isToday ? `${KEYS}/603` : `${KEYS}/603/disable`,
        user: 'ann',
        status: isToday ? 204 : 200,
      },
    ])
    expect(await keysOf(42)).toEqual([SEEDED.build, SEEDED.staging])
    expect(await keysOf(43)).toEqual([SEEDED.orders])
  })

  test('one of another project by its title is for admins, and one out of reach is not there', async () => {
    const answer = await sandbox.asks('ann', '/deploy-key enable Orders', privately)
    expect(answer.text).toContain('isn’t on acme/web')
    const unknown = await sandbox.asks('ann', '/deploy-key enable 604', privately)
    expect(unknown.text).toContain('There’s no deploy key 604 on any of your projects')
    expect(await keysOf(42)).toEqual([SEEDED.build, SEEDED.staging])
  })
})

describe('deleting', () => {
  test('asks for the title, says what it may mean elsewhere, and deletes once it is typed', async () => {
    await sandbox.asks('ann', '/deploy-key enable 603', openly)
    const before = await sandbox.writes(async () => {
      await sandbox.command('ann', '/deploy-key rm 603')
      const { view } = await sandbox.modal('ann')
      expect(JSON.stringify(view)).toContain('delete it for every project that uses it')
      expect((await sandbox.submit('ann', { phrase: 'orders' })).errors.phrase).toContain('That isn’t Orders')
    })
    expect(before).toEqual([])
    const writes = await sandbox.writes(async () => {
      expect((await sandbox.submit('ann', { phrase: 'Orders' })).ok).toBe(true)
      await sandbox.sees('ann', ({ text }) =>
        text.includes('deleted the deploy key “Orders” (key:603) of acme/web'),
      )
    })
    expect(writes).toMatchObject([
      { method: 'DELETE', path: `${KEYS}/603`, user: 'ann', status: isToday ? 204 : 200 },
    ])
    expect(await keysOf(42)).not.toContain(603)
    expect(await keysOf(43)).toEqual(forgeKind === 'shipped' ? [] : [603])
  })

  test('offers to disable instead, from the same window', async () => {
    await sandbox.command('ann', '/deploy-key delete Staging')
    const { id } = await sandbox.modal('ann')
    const pressed = { user: 'ann', view_id: id, action_id: 'deploy-key.disable' }
    expect(await sandbox.call('/sandbox/press', pressed)).toMatchObject({ ok: true })
    const question = await sandbox.sees('ann', ({ text }) =>
      text.startsWith('Disable the deploy key “Staging”'),
    )
    const writes = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'deploy-key.disable')
      await sandbox.sees('ann', ({ text }) => text.includes('disabled the deploy key “Staging”'))
    })
    expect(writes).toMatchObject([
      { method: 'DELETE', path: isToday ? `${KEYS}/601` : `${KEYS}/601/disable` },
    ])
  })

  test('a key with a title that nobody can type is deleted by its fingerprint', async () => {
    const line = newDeployKey()
    await sandbox.api('sandbox-ann', '/projects/42/deploy_keys', {
      method: 'POST',
      body: { title: 'C\u200bI', key: line },
    })
    const [id] = await keysOf(42)
    await sandbox.command('ann', `/deploy-key del ${id}`)
    const { view } = await sandbox.modal('ann')
    const [phrase = ''] = /SHA256:[\w+/]{43}/.exec(JSON.stringify(view)) ?? []
    expect((await sandbox.submit('ann', { phrase })).ok).toBe(true)
    await sandbox.sees('ann', ({ text }) => text.includes(`deleted the deploy key “CI” (key:${id})`))
  })
})

test('bob, who is no master, is told so whatever he asks, and nothing changes', async () => {
  const writes = await sandbox.writes(async () => {
    for (const typed of [
      'list',
      'view 601',
      `add CI ${newDeployKey()}`,
      'enable 603',
      'disable 601',
      'delete 601',
    ]) {
      const answer = await sandbox.asks('bob', `/deploy-key ${typed}`, privately)
      expect(answer.text).toContain('account can’t do this.')
    }
  })
  expect(writes).toEqual([])
})

test('cy, who has not connected, is invited to', async () => {
  const answer = await sandbox.asks('cy', '/deploy-key list', privately)
  expect(answer.text).toMatch(/^Connect your Acme Git account first\./)
})

test.each([
  ['view 9999', /Deploy key 9999 isn’t there, or you can’t see it/],
  ['disable 9999', /Deploy key 9999 isn’t there, or you can’t see it/],
  ['delete 9999', /Deploy key 9999 isn’t there, or you can’t see it/],
  ['enable 9999', /There’s no deploy key 9999 on any of your projects/],
  ['delete Stag', /Did you mean this deploy key\?.*“Staging” \(key:601\)/],
  ['view SHA256:abc', /at least the first 8 characters/],
  ['add CI ssh-ed25519 AAAA', /The key isn’t a key of the type in front of it/],
  ['add CI ---- BEGIN SSH2 PUBLIC KEY ---- AAAA', /The key doesn’t start with a known type/],
  ['add CI -----BEGIN PUBLIC KEY----- MIIB', /The key doesn’t start with a known type/],
  ['add CI —–BEGIN RSA PUBLIC KEY—– MIIB', /The key doesn’t start with a known type/],
])('%s is answered with what is wrong', async (typed, told) => {
  const answer = await sandbox.asks('ann', `/deploy-key ${typed}`, privately)
  expect(answer.text).toMatch(told)
  expect(await keysOf(42)).toEqual([SEEDED.build, SEEDED.staging])
})

/** Links a person’s account to the forge’s admin, on the bot’s own page and confirmed in chat. */
function connectAsAdmin(user: string): Promise<void> {
  return connect(sandbox, user, 'sandbox-root')
}
