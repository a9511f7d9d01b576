import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../support/connect.ts'
import {
  API,
  actionIds,
  type ForgeCall,
  forgeKind,
  initialOf,
  type Message,
  mergeRequestPath,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const BRANCH = 'feature/blinking-banner'
/** What the document and servers answer to what makes something. */
const isToday = forgeKind === 'today'
/** Who is assigned, as the bot sends it; an id, or nobody. */
const assigned = (id: number | null) => (isToday ? { assignee_ids: [id ?? 0] } : { assignee_id: id })
const CREATED = forgeKind === 'document' ? 200 : 201

/** Method, path, body and status of what reached the forge and was no read. */
async function writes(doing: () => Promise<unknown>) {
  const calls = await sandbox.writes(doing)
  return calls.map(({ method, path, body, status }: ForgeCall) => ({ method, path, body, status }))
}

/** Where the bot writes to it, and where whoever looks on asks for it. */
async function pathsOf(iid: number, project = 42): Promise<{ path: string; asked: string }> {
  const { body } = await sandbox.api('sandbox-root', `/projects/${project}/merge_requests?iid=${iid}`)
  const [found] = z.array(z.object({ id: z.number(), iid: z.number() })).parse(body)
  if (!found) throw new Error(`There is no !${iid}`)
  return {
    path: mergeRequestPath(project, found),
    asked: `/projects/${project}/merge_requests/${found.id}`,
  }
}

const isCard =
  (iid: number) =>
  ({ ephemeral, text, bot }: Message) =>
    bot && !ephemeral && text.startsWith(`!${iid} `)
const isPrivate = ({ ephemeral }: Message) => ephemeral

const Inputs = z.array(
  z.looseObject({
    type: z.string(),
    block_id: z.string(),
    element: z.looseObject({}).optional(),
  }),
)

/** What the inputs of the person’s modal hold. */
async function inputsOf(user: string) {
  const { view } = await sandbox.modal(user)
  return Object.fromEntries(
    Inputs.parse(view.blocks)
      .filter(({ type }) => type === 'input')
      .map(({ block_id, element: input }) => [block_id, initialOf(input)]),
  )
}

describe('/mr create', () => {
  test('with flags: one call with exactly that, and the card for all to see says who', async () => {
    let card: Message | undefined
    const sent = await writes(async () => {
      card = await sandbox.asks(
        'ann',
        `/mr create --source ${BRANCH} --target main --title "Blink again" --description "Why not" --assignee @bob --labels bug,ui --milestone %3 --draft`,
        isCard(18),
      )
    })
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `${API}/projects/42/merge_requests`,
        status: CREATED,
        body: {
          source_branch: BRANCH,
          target_branch: 'main',
          title: isToday ? 'Draft: Blink again' : 'WIP: Blink again',
          description: 'Why not',
          ...assigned(3),
          labels: 'bug,ui',
          milestone_id: expect.any(Number),
        },
      },
    ])
    if (!card) throw new Error('no card')
    expect(card.text).toContain('Draft')
    expect(words(card)).toContain('opened it.')
    expect(await sandbox.sees('bob', isCard(18))).toMatchObject({ ts: card.ts })
  })

  test('without a source a form asks, filled in; submitted twice at once it is sent once', async () => {
    await sandbox.command('ann', '/mr new Blink again')
    expect(await inputsOf('ann')).toMatchObject({ title: 'Blink again', target: 'main', source: '' })
    const { id } = await sandbox.modal('ann')
    const submit = () =>
      sandbox.call('/sandbox/submit', { user: 'ann', view_id: id, values: { source: BRANCH, labels: 'ui' } })
    const sent = await writes(async () => {
      await Promise.allSettled([submit(), submit()])
      await sandbox.sees('ann', isCard(18))
    })
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `${API}/projects/42/merge_requests`,
        status: CREATED,
        body: { source_branch: BRANCH, target_branch: 'main', title: 'Blink again', labels: 'ui' },
      },
    ])
  })

  test('typed by two people at once it is sent once, and both see the one card', async () => {
    const sent = await writes(async () => {
      await Promise.all(
        ['ann', 'bob'].map((user) => sandbox.command(user, `/mr create --source ${BRANCH} --title Blink`)),
      )
      await sandbox.sees('ann', isCard(18))
      await sandbox.sees('bob', isCard(18))
    })
    expect((await sandbox.messages('bob')).filter(isCard(18))).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  test('a second one for the branches of an open one is not sent', async () => {
    const sent = await writes(async () => {
      await sandbox.asks('ann', '/mr create --source feature/report-range --title Dates', isCard(12))
    })
    expect(sent).toEqual([])
  })

  test('when the answer is lost, it is looked for, shown, and nobody is named for it', async () => {
    await sandbox.call('/sandbox/fault', { target: 'forge', match: 'POST', kind: 'drop-reply', times: 1 })
    let card: Message | undefined
    const sent = await writes(async () => {
      card = await sandbox.asks('ann', `/mr create --source ${BRANCH} --title Blink`, isCard(18))
    })
    expect(sent).toHaveLength(1)
    expect(card && words(card)).toMatch(/ Acme Git didn’t answer, and it shows it open\. /)
  })

  test.each([
    [
      'a branch that is not there',
      '--source no/such --title x',
      /no\/such" does not exist.*Push the branch/s,
    ],
    [
      'the target as the source',
      '--source main --title x',
      /main is both branches\. Name two different branches\./,
    ],
    ['a project that is no fork’s origin', `--source ${BRANCH} --title x --target-project 43`, /not a fork/],
  ])('%s is answered with what to do, and nothing is opened', async (_, typed, told) => {
    const answer = await sandbox.asks('ann', `/mr create ${typed}`, isPrivate)
    expect(answer.text).toMatch(told)
    const { body } = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=18')
    expect(body).toEqual([])
  })
})

describe('/mr edit', () => {
  test('with flags: only what differs is sent, and the card says what was changed', async () => {
    const { path } = await pathsOf(12)
    const sent = await writes(async () => {
      const card = await sandbox.asks(
        'ann',
        '/mr edit !12 --title "Pick the dates" --labels +ui,-feature --target main --assignee none --milestone none',
        isCard(12),
      )
      expect(words(card)).toContain('changed the title, the assignee, the labels and the milestone.')
      expect(words(card)).toContain('Pick the dates')
    })
    expect(sent).toEqual([
      {
        method: 'PUT',
        path,
        status: 200,
        body: {
          title: 'Pick the dates',
          ...assigned(null),
          labels: 'ui',
          milestone_id: isToday ? 0 : null,
        },
      },
    ])
  })

  test('from the card’s menu a form shows how it is, and only what was changed there is sent', async () => {
    const { path } = await pathsOf(12)
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    await sandbox.press('ann', card, 'overflow', { label: 'Edit…' })
    expect(await inputsOf('ann')).toMatchObject({
      title: 'Choose the dates of a report',
      target: 'main',
      assignee: 'ann',
      labels: 'feature',
      milestone: '%3',
    })
    const sent = await writes(async () => {
      await sandbox.submit('ann', { assignee: 'bob', labels: '' })
      await sandbox.sees('ann', (message) => message.ts === card.ts && words(message).includes('changed'))
    })
    expect(sent).toEqual([{ method: 'PUT', path, status: 200, body: { ...assigned(3), labels: '' } }])
    const edited = await sandbox.sees('ann', ({ ts }) => ts === card.ts)
    expect(words(edited)).toContain('changed the assignee and the labels.')
    expect((await sandbox.messages('ann')).filter(isCard(12))).toHaveLength(1)
  })

  test('a form that is submitted as it was sends nothing', async () => {
    await sandbox.command('ann', '/mr edit !12')
    await sandbox.modal('ann')
    const sent = await writes(async () => {
      await sandbox.submit('ann', {})
      await sandbox.sees('ann', ({ text }) => text === 'acme/web!12 is already like that.')
    })
    expect(sent).toEqual([])
  })

  test('what somebody else changed after the form was opened is not overwritten', async () => {
    await sandbox.command('ann', '/mr edit !12')
    await sandbox.modal('ann')
    const { asked } = await pathsOf(12)
    const body = { title: 'Bob was faster' }
    await sandbox.api('sandbox-bob', asked, { method: 'PUT', body })
    const sent = await writes(async () => {
      await sandbox.submit('ann', { title: 'Mine' })
      const told = await sandbox.sees('ann', ({ text }) => text.includes('Somebody changed the title'))
      expect(words(told)).toContain('Bob was faster')
      expect(words(told)).toContain('Mine')
    })
    expect(sent).toEqual([])
  })

  test('an emptied title and one of 300 characters are told at the input, and the form stays', async () => {
    await sandbox.command('ann', '/mr edit !12')
    await sandbox.modal('ann')
    const sent = await writes(async () => {
      expect((await sandbox.submit('ann', { title: '' })).ok).toBe(false)
      expect(await sandbox.submit('ann', { title: 'x'.repeat(300) })).toMatchObject({
        ok: false,
        errors: { title: 'This must be 255 characters or less.' },
      })
    })
    expect(sent).toEqual([])
  })

  test('a lost answer is settled by reading, and the change is not sent twice', async () => {
    await sandbox.call('/sandbox/fault', { target: 'forge', match: 'PUT', kind: 'drop-reply', times: 1 })
    const sent = await writes(async () => {
      const card = await sandbox.asks('ann', '/mr edit !12 --draft', isCard(12))
      expect(words(card)).toMatch(/ Acme Git didn’t answer, and it shows the title as wanted\. /)
      expect(card.text).toContain('Draft')
    })
    expect(sent).toHaveLength(1)
  })
})

describe('/mr close and /mr reopen', () => {
  test('change the card where it stands, each with one call', async () => {
    const { path } = await pathsOf(10)
    const card = await sandbox.asks('ann', '/mr view !10', isCard(10))
    const here = (fits: string) =>
      sandbox.sees('ann', (message) => message.ts === card.ts && words(message).includes(fits))
    const sent = await writes(async () => {
      await sandbox.press('ann', card, 'overflow', { label: 'Close' })
      const closed = await here('closed it.')
      expect(closed.text).toContain('Closed')
      expect(actionIds(closed)).toEqual(['mr.reopen:undo', 'overflow'])
      await sandbox.press('bob', closed, 'overflow', { label: 'Reopen' })
      expect(actionIds(await here('reopened it.'))).toContain('mr.changes')
    })
    expect(sent).toEqual([
      { method: 'PUT', path, status: 200, body: { state_event: 'close' } },
      { method: 'PUT', path, status: 200, body: { state_event: 'reopen' } },
    ])
    expect((await sandbox.messages('ann')).filter(isCard(10))).toHaveLength(1)
  })

  test('what is so already, or merged, is told and not sent', async () => {
    const MERGED = /^acme\/web!5 is already merged\. Merged as [0-9a-f]{7}\. To undo that, open a new/
    const sent = await writes(async () => {
      expect((await sandbox.asks('ann', '/mr close !6', isPrivate)).text).toBe(
        'acme/web!6 is already closed.',
      )
      expect((await sandbox.asks('ann', '/mr close !5', isPrivate)).text).toMatch(MERGED)
      expect((await sandbox.asks('ann', '/mr reopen !5', isPrivate)).text).toMatch(MERGED)
      expect((await sandbox.asks('ann', '/mr reopen !12', isPrivate)).text).toBe(
        'acme/web!12 is already open.',
      )
    })
    expect(sent).toEqual([])
  })

  test('closing what waits for its build asks first', async () => {
    const { path, asked: address } = await pathsOf(11)
    const { body } = await sandbox.api('sandbox-ann', address)
    const { sha } = z.object({ sha: z.string() }).parse(body)
    await sandbox.api('sandbox-ann', `${address}/merge`, {
      method: 'PUT',
      body: { sha, merge_when_build_succeeds: true },
    })
    let question: Message | undefined
    const asked = await writes(async () => {
      question = await sandbox.asks('ann', '/mr close !11', isPrivate)
    })
    expect(asked).toEqual([])
    expect(question?.text).toMatch(/^Close acme\/web!11\? Auto-merge is on: .* Closing it turns that off\.$/)
    const sent = await writes(async () => {
      if (question) await sandbox.press('ann', question, 'mr.close')
      await sandbox.sees('ann', (message) => isCard(11)(message) && words(message).includes('closed it.'))
    })
    expect(sent).toEqual([{ method: 'PUT', path, status: 200, body: { state_event: 'close' } }])
  })

  test('reopening beside another open one for the same branches names that one', async () => {
    await sandbox.asks('ann', `/mr create --source ${BRANCH} --title Blink`, isCard(18))
    const answer = await sandbox.asks('ann', '/mr reopen !6', isPrivate)
    expect(answer.text).toMatch(/^There’s already one for the branches of acme\/web!6: !18\. /)
    expect(actionIds(answer)).toEqual(['mr.view'])
  })
})

test('/mr todo: once on the list, then there already, and both only the person sees', async () => {
  const path = `${(await pathsOf(10)).path}/todo`
  const sent = await writes(async () => {
    const added = await sandbox.asks('bob', '/mr todo !10', isPrivate)
    expect(added.text).toContain(`${sandbox.forgeUrl}/acme/web/${isToday ? '-/' : ''}merge_requests/10`)
    const again = await sandbox.asks('bob', '/mr add-todo !10', isPrivate)
    expect(again.text).toContain('Already done a moment ago.')
    await sandbox.press('bob', again, 'mr.todo')
    await sandbox.sees(
      'bob',
      ({ ephemeral, text }) => ephemeral && text.includes('already on your to-do list'),
    )
  })
  expect(sent).toEqual([
    { method: 'POST', path, status: CREATED, body: undefined },
    { method: 'POST', path, status: 304, body: undefined },
    { method: 'POST', path, status: 304, body: undefined },
  ])
})

test('“@me” is known from the first command on', async () => {
  const sent = await writes(async () => {
    await sandbox.asks('bob', '/mr edit !12 --assignee @me', isCard(12))
  })
  expect(sent.map(({ body }) => body)).toEqual([isToday ? { assignee_ids: [3] } : { assignee_id: 3 }])
})

describe('/mr delete', () => {
  /** Makes cy’s account that of the administrator, as a person would. */
  const connectCy = () => connect(sandbox, 'cy', 'sandbox-root')

  test('needs the name typed, is sent once, and every card in every channel says so', async () => {
    await connectCy()
    const { path } = await pathsOf(14)
    await sandbox.asks('ann', '/mr view !14', isCard(14))
    await sandbox.asks('ann', '/mr view 42!14', isCard(14), 'general')
    const card = await sandbox.sees('ann', isCard(14))
    const before = await writes(async () => {
      await sandbox.command('cy', '/mr delete !14')
      expect(JSON.stringify((await sandbox.modal('cy')).view)).toContain(
        'It’s removed for everyone, and that can’t be undone.',
      )
      expect(await sandbox.submit('cy', { phrase: 'acme/web!1' })).toMatchObject({
        ok: false,
        errors: { phrase: expect.stringContaining('That isn’t ') },
      })
    })
    expect(before).toEqual([])
    const sent = await writes(async () => {
      await sandbox.submit('cy', { phrase: 'acme/web!14' })
      for (const channel of ['web', 'general']) {
        const gone = await sandbox.sees('ann', ({ text }) => text.endsWith('in acme/web. Deleted.'), channel)
        expect(actionIds(gone)).toEqual([])
        expect(words(gone)).toContain('deleted it.')
      }
    })
    expect(sent).toEqual([{ method: 'DELETE', path, status: isToday ? 204 : 200, body: undefined }])
    expect((await sandbox.sees('ann', ({ ts }) => ts === card.ts)).text).toContain('Deleted.')
    expect((await sandbox.asks('ann', '/mr view !14', isPrivate)).text).toContain(
      '!14 isn’t there, or you can’t see it.',
    )
  })

  test('by somebody who may not: it is said who may, and it is still there', async () => {
    await sandbox.command('ann', '/mr rm !14')
    await sandbox.modal('ann')
    await sandbox.submit('ann', { phrase: 'acme/web!14' })
    const told = await sandbox.sees('ann', ({ text }) => text.startsWith('You can’t delete acme/web!14.'))
    expect(told.text).toContain('Only owners of the project can.')
    await sandbox.asks('ann', '/mr view !14', isCard(14))
  })
})

describe('wrong input is answered with a sentence that helps, and nothing is sent', () => {
  const wrong: readonly (readonly [string, RegExp])[] = [
    [`/mr create --source ${BRANCH} --title ""`, /title must not be empty/],
    [`/mr create --source ${BRANCH} --title ${'x'.repeat(300)}`, /title must be 255 characters or less/],
    [`/mr create --source ${BRANCH} --title x --assignee nobody`, /I don’t know “nobody”.*bob, Bob Baker/],
    [
      `/mr create --source ${BRANCH} --title x --milestone %99`,
      /%99 isn’t there, or you can’t see it\. Check its number and project\./,
    ],
    ['/mr create --source "a b" --title x', /source isn’t the name of a branch/],
    ['/mr edit !12 --title ""', /title must not be empty/],
    [`/mr edit !12 --title ${'x'.repeat(300)}`, /title must be 255 characters or less/],
    ['/mr edit !12 --assignee anne', /I don’t know “anne”.*ann, Ann Archer/],
    [
      '/mr edit !12 --milestone Sprnt',
      /Sprnt.*isn’t there, or you can’t see it\. Check its number and project\./,
    ],
    ['/mr edit !12 --labels +a,b', /labels must have a \+ or - before each label/],
    ['/mr edit !999 --title x', /!999 isn’t there, or you can’t see it\. Check its number and project\./],
    ['/mr edit !999', /!999 isn’t there, or you can’t see it\. Check its number and project\./],
    ['/mr close !999', /!999 isn’t there, or you can’t see it\. Check its number and project\./],
    ['/mr reopen !999', /!999 isn’t there, or you can’t see it\. Check its number and project\./],
    ['/mr todo !999', /!999 isn’t there, or you can’t see it\. Check its number and project\./],
    ['/mr delete !999', /!999 isn’t there, or you can’t see it\. Check its number and project\./],
  ]
  test.each(wrong.map(([typed, told]) => [typed.slice(0, 70), typed, told] as const))(
    '%s',
    async (_, typed, told) => {
      const sent = await writes(async () => {
        expect((await sandbox.asks('ann', typed, isPrivate)).text).toMatch(told)
      })
      expect(sent).toEqual([])
    },
  )
})
