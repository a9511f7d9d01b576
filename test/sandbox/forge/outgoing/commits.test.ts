import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ircRecipients } from '../../../../src/sandbox/forge/outgoing/announcements.ts'
import { deliveriesOf, tasksIn } from '../../../../src/sandbox/forge/outgoing/kinds.ts'
import type { PushEvent } from '../../../../src/sandbox/forge/outgoing/request.ts'
import { commitWith, created, deleted, httpCalls, pushOf } from './events.ts'

const anyText = fc.string({ unit: 'binary' })

describe('the tasks of a commit message', () => {
  const one = [{ id: '12', closes: false }]
  const closed = [{ id: '12', closes: true }]
  test.each([
    ['See #12', one],
    ['(#12)', one],
    ['fix #12', closed],
    ['Fixes: #12', closed],
    ['closes #12 and #13', [...closed, { id: '13', closes: false }]],
    ['closing\n#12', closed],
    ['#12, fixed #12', closed],
    ['prefix #12', one],
    ['https://app.asana.com/0/99/12', one],
    ['fix https://app.asana.com/0/99/12/f', closed],
    ['https://app.asana.com/1/99/project/98/task/12?focus=true', one],
    ['https://elsewhere.example/0/99/12', []],
    ['acme/web#12 and a#12 and &#12; and ##12', []],
    ['#12th, 12 and # 12', []],
    ['https://a.example/page#12', []],
    ['', []],
  ])('%j: %j', (message, tasks) => {
    expect(tasksIn(message)).toEqual(tasks)
  })

  property.prop([
    fc.uniqueArray(fc.integer({ min: 1, max: 10_000 })),
    fc.constantFrom(' ', ', ', '\n', ' and '),
  ])('are all that are named, in order, and none is closed without a word for it', (ids, joint) => {
    const message = ids.map((id) => `#${id}`).join(joint)
    expect(tasksIn(message)).toEqual(ids.map((id) => ({ id: String(id), closes: false })))
  })

  property.prop([anyText])('any text gives digits that stand in it, and no fault', (message) => {
    for (const { id } of tasksIn(message)) {
      expect(id).toMatch(/^\d+$/)
      expect(message).toContain(id)
    }
  })
})

describe('the task commenter', () => {
  const settings = { api_key: 'k3y', restrict_to_branch: '' }
  const commits = [commitWith('Mend the door, see #3 and #4'), commitWith('Paint it\n\nfix #3')]
  const task = 'https://app.asana.com/api/1.0/tasks'

  test('comments with each message as the owner of the key, and closes what is fixed', () => {
    const calls = httpCalls(deliveriesOf('asana', settings, pushOf({ commits })))
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${task}/3/stories`,
      `POST ${task}/4/stories`,
      `POST ${task}/3/stories`,
      `PUT ${task}/3`,
    ])
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(Array(4).fill('Bearer k3y'))
    expect(calls[0]?.body).toEqual({
      data: { text: expect.stringContaining('Mend the door, see #3 and #4') },
    })
    expect(calls[3]?.body).toEqual({ data: { completed: true } })
  })

  test.each([
    ['asana', 'stable', 0],
    ['asana', 'stable, main', 4],
    ['asana', ' , ', 4],
    ['asana', 'mainline', 0],
    ['pivotaltracker', 'stable', 0],
    ['pivotaltracker', 'stable,main', 2],
    ['pivotaltracker', '', 2],
  ])('%s with the branches %j makes %i calls', (slug, restrict_to_branch, count) => {
    const chosen = { ...settings, token: 't', restrict_to_branch }
    expect(deliveriesOf(slug, chosen, pushOf({ commits }))).toHaveLength(count)
  })

  property.prop([anyText])('puts nothing into a header that a header may not have', (api_key) => {
    const [call] = httpCalls(deliveriesOf('asana', { api_key }, pushOf({ commits })))
    expect(call?.headers.Authorization).toMatch(/^Bearer [\x21-\x7e]*$/)
  })
})

describe('a mail on push', () => {
  const settings = { recipients: 'ann@acme.example\n bob@acme.example  ann@acme.example' }
  const mails = (change: Record<string, string | boolean>, event: PushEvent = pushOf()) =>
    deliveriesOf('emails-on-push', { ...settings, ...change }, event).flatMap((delivery) =>
      delivery.transport === 'smtp' ? [delivery] : [],
    )

  test('goes to each recipient once, with the commits and the diff', () => {
    const sent = mails({})
    expect(sent.map(({ to }) => to)).toEqual([['ann@acme.example'], ['bob@acme.example']])
    expect(sent[0]?.subject).toBe('[Git][acme/web][main] Fix the header')
    expect(sent[0]?.text).toContain('It was too tall.')
    expect(sent[0]?.text).toContain('+++ b/package.json')
    expect(sent[0]?.from).toBe('Sandbox forge <noreply@forge.example>')
  })

  test('has no diff when diffs are disabled, or when they are too long', () => {
    expect(mails({ disable_diffs: true })[0]?.text).not.toContain('+++')
    const long = pushOf({ commits: [commitWith('Short'), commitWith('Long', { diff: undefined })] })
    expect(mails({}, long)[0]?.text).toContain('The diff is too long for a mail.')
    expect(mails({}, long)[0]?.text).not.toContain('+++')
  })

  test('comes from the committer when that is set and they have an address', () => {
    const mail = mails({ send_from_committer_email: true })[0]
    expect(mail?.from).toBe('"Ann Lee" <ann@acme.example>')
    const nobody = pushOf({ committer: { name: 'Ann', username: 'ann', email: 'not an address' } })
    expect(mails({ send_from_committer_email: true }, nobody)[0]?.from).toContain('noreply@')
  })

  test('says that a branch is new or gone', () => {
    expect(mails({}, created)[0]?.subject).toBe('[Git][acme/web] Pushed new branch feature/x')
    expect(mails({}, deleted)[0]).toMatchObject({ subject: '[Git][acme/web] Deleted branch feature/x' })
  })

  property.prop([anyText, anyText, anyText])(
    'no foreign text makes a header or a recipient',
    (name, message, to) => {
      const hostile = `${name}\r\nBcc: eve@evil.example`
      const event = pushOf({
        committer: { name: hostile, username: 'eve', email: 'eve@acme.example' },
        branch: hostile,
        commits: [commitWith(`${message}\r\nBcc: eve@evil.example`)],
      })
      const recipients = `${to} <eve@evil.example>, ann@acme.example\u0000 bob@acme.example`
      const sent = mails({ send_from_committer_email: true, recipients }, event)
      expect(sent.flatMap((mail) => mail.to)).toContain('bob@acme.example')
      for (const mail of sent) {
        expect(mail.subject + mail.from + mail.to.join()).not.toMatch(/\p{Cc}/u)
        expect(mail.from).toMatch(/^"[^"<>\\]*" <eve@acme\.example>$/)
        expect(mail.to.join()).toMatch(/^[^\s<>,]+@[A-Za-z\d.-]+$/)
        expect(mail.text.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u)
      }
    },
  )
})

const Line = z.strictObject({ to: z.array(z.string()), privmsg: z.string() })

describe('the IRC gateway', () => {
  const settings = {
    recipients: '#web irc://irc.acme.example:6667/ann',
    default_irc_uri: 'irc://irc.acme.example/',
  }
  const told = (change: Record<string, string | number | boolean>, event: PushEvent = pushOf()) =>
    deliveriesOf('irker', { ...settings, ...change }, event).map((delivery) => {
      if (delivery.transport !== 'tcp') throw new Error('it is told over TCP')
      return { ...delivery, lines: delivery.lines.map((line) => Line.parse(JSON.parse(line))) }
    })

  test('is told of the push and its commits, one object a line, in black and white', () => {
    const to = ['irc://irc.acme.example/#web', 'irc://irc.acme.example:6667/ann']
    expect(told({})).toEqual([
      {
        transport: 'tcp',
        host: 'localhost',
        port: 6659,
        lines: [
          { to, privmsg: '[acme/web] Ann Lee pushed 1 commit to main: http://127.0.0.1:3001/acme/web' },
          { to, privmsg: '[acme/web] main bbbbbbbb Bob Ray: Fix the header' },
        ],
      },
    ])
  })

  test('is at the host and the port of the settings, and in colour when that is set', () => {
    const [delivery] = told({ server_host: 'irc.local', server_port: 7000, colorize_messages: true })
    expect(delivery).toMatchObject({ host: 'irc.local', port: 7000 })
    expect(delivery?.lines[0]?.privmsg).toContain('[\u000304acme/web\u000f]')
    expect(delivery?.lines[1]?.privmsg).toContain('\u000310bbbbbbbb\u000f')
  })

  test('is told of a new branch and of a deleted one, and of three commits at most', () => {
    expect(told({}, created)[0]?.lines.map(({ privmsg }) => privmsg)).toEqual([
      '[acme/web] Ann Lee has created a new branch feature/x',
      expect.stringContaining('pushed 1 commit to feature/x'),
      expect.stringContaining('Fix the header'),
    ])
    expect(told({}, deleted)[0]?.lines).toMatchObject([
      { privmsg: '[acme/web] Ann Lee has deleted the branch feature/x' },
    ])
    const commits = Array.from({ length: 9 }, (_, number) => commitWith(`Step ${number}`))
    expect(told({}, pushOf({ commits }))[0]?.lines).toHaveLength(4)
  })

  test.each([
    ['web', '', []],
    ['#web', 'irc://irc.acme.example', ['irc://irc.acme.example/#web']],
    ['web', 'https://irc.acme.example/', []],
    ['web', 'no address', []],
    ['irc://irc.acme.example', '', []],
    ['irc://irc.acme.example/ ircs://irc.acme.example/a', '', ['ircs://irc.acme.example/a']],
    ['https://evil.example/x mailto:a@b.example', 'irc://irc.acme.example/', []],
    ['a a  a', 'irc://irc.acme.example/', ['irc://irc.acme.example/a']],
    ['', 'irc://irc.acme.example/', []],
  ])('reads the recipients %j with the default %j as %j', (recipients, base, addresses) => {
    expect(ircRecipients(recipients, base)).toEqual(addresses)
    if (addresses.length === 0) expect(told({ recipients, default_irc_uri: base })).toEqual([])
  })

  property.prop([anyText, anyText, fc.boolean()])(
    'no foreign text begins a line or a colour',
    (name, text, colorize_messages) => {
      const hostile = `\r\n{"to":"irc://evil.example/x"}\u0003${name}\u000f\u202e`
      const event = pushOf({
        committer: { name: hostile, username: 'eve', email: 'eve@acme.example' },
        branch: hostile,
        commits: [commitWith(text + hostile)],
      })
      const [delivery] = told({ colorize_messages }, event)
      const whole = delivery?.lines.map(({ privmsg }) => privmsg).join('') ?? ''
      const controls = [...whole.matchAll(/[\p{Cc}\p{Cf}]/gu)].join('')
      expect(controls).toBe('\u0003\u000f'.repeat(colorize_messages ? 6 : 0))
      for (const { to, privmsg } of delivery?.lines ?? []) {
        expect(to.join()).not.toContain('evil')
        expect([...privmsg].length).toBeLessThan(480)
      }
    },
  )

  property.prop([anyText, anyText])(
    'any recipients are addresses of IRC without blanks',
    (recipients, base) => {
      for (const address of ircRecipients(recipients, base)) expect(address).toMatch(/^ircs?:\/\/[^\s/]\S*$/)
    },
  )
})
