import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actionIds, forgeApi, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

const GROUP = 'Faster shop'

describe.runIf(forgeApi === 'v4')('with a server of today', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  beforeEach(() => sandbox.reset())
  afterAll(() => sandbox.stop())

  const forMe = ({ ephemeral }: Message) => ephemeral
  const openly = ({ bot, ephemeral }: Message) => bot && !ephemeral

  test('a milestone of the group is listed with its group, and its number alone is not enough', async () => {
    const list = await sandbox.asks('ann', '/milestone list', ({ text }) =>
      text.includes('active milestones'),
    )
    expect(words(list)).toContain(`${GROUP} (%1, group acme)`)
    const unclear = await sandbox.asks('ann', '/milestone view %1', forMe)
    expect(words(unclear)).toContain('2 milestones have the number %1')
    expect(words(unclear)).toContain(`%1 ${GROUP} of the group acme`)
    const shown = await sandbox.asks('ann', `/milestone view "${GROUP}"`, openly)
    expect(words(shown)).toContain('all projects of its group')
    await sandbox.press('ann', shown, 'milestone.details:issues')
    const { view } = await sandbox.modal('ann', (each) => /\d open/.test(JSON.stringify(each)))
    expect(JSON.stringify(view)).toMatch(/acme\/web#\d+ /)
    expect(JSON.stringify(view)).toMatch(/acme\/api#\d+ /)
  })

  test('the address of the group’s own page, and of the project’s, names it wherever a milestone is named', async () => {
    const page = `${sandbox.forgeUrl}/groups/acme/-/milestones/1`
    const own = `${sandbox.forgeUrl}/acme/web/-/milestones/1`
    const shown = await sandbox.asks('ann', `/milestone view ${page}`, openly)
    expect(shown.text).toContain(`${GROUP} (%1, group acme)`)
    const ofProject = await sandbox.asks(
      'ann',
      `/milestone view ${own}`,
      (message) => openly(message) && message.text.includes('(%1)'),
    )
    expect(ofProject.text).not.toContain(GROUP)
    await sandbox.asks('ann', `/milestone progress ${page}`, ({ text }) => text.includes(GROUP))
    const asked = await sandbox.asks('ann', `/milestone edit ${page} --due 2027-03-01`, forMe)
    expect(words(asked)).toContain('all its projects see the change')
    await sandbox.asks('ann', `/mr edit !12 --milestone ${page}`, ({ text }) => text.includes('milestone'))
    const matches = ({ text }: Message) => /\bmatch/.test(text)
    const list = await sandbox.asks('ann', `/mr list --milestone ${page}`, matches)
    expect(words(list)).toContain('!12 ')
    const ownList = await sandbox.asks('ann', `/mr list --milestone ${own}`, matches)
    expect(words(ownList)).not.toContain('!12 ')
  })

  test('it is changed for all projects only after that was said', async () => {
    const writes = await sandbox.writes(async () => {
      const asked = await sandbox.asks('ann', `/milestone edit "${GROUP}" --due 2027-03-01`, forMe)
      expect(words(asked)).toContain('all its projects see the change')
    })
    expect(writes).toEqual([])
    const description = 'y'.repeat(2500)
    const edit = `/milestone edit "${GROUP}" --due 2027-03-01 --description ${description}`
    const asked = await sandbox.asks('ann', edit, forMe)
    const done = await sandbox.writes(async () => {
      await sandbox.press('ann', asked, 'milestone.edit')
      await sandbox.sees('ann', (message) => openly(message) && message.text.includes('due Mon 1 Mar'))
    })
    expect(done.map(({ method, path }) => `${method} ${path}`)).toEqual([
      expect.stringMatching(/^PUT \/api\/v4\/groups\/70\/milestones\/\d+$/),
    ])
    expect(done).toMatchObject([{ body: { due_date: '2027-03-01', description } }])
    const closing = await sandbox.asks('ann', `/milestone close "${GROUP}"`, forMe)
    expect(words(closing)).toContain('all its projects see the change')
  })

  test('the first burndown has a history, from the forge’s own dates and without gaps', async () => {
    const shown = await sandbox.asks('ann', '/milestone progress %3', ({ text }) => text.includes(' (%3) '))
    expect(shown.text).toContain('From the dates of its issues since ')
    expect(shown.text).not.toContain('without a count')
    const days = /Open issues \(ideal\): ([^.]*(?:\.\d[^.]*)*)\./.exec(shown.text)?.[1]?.split('), ') ?? []
    expect(days.length).toBeGreaterThan(2)
  })

  test('the first digest tells what is new in the days before it', async () => {
    const digest = await sandbox.asks('ann', '/milestone digest preview', ({ text }) =>
      text.includes('Milestones of acme/web'),
    )
    expect(digest.text).toMatch(/Since \w{3} \d+ \w{3}: \+?\d+/)
    expect(digest.text).toContain(`${GROUP} (%1, group acme)`)
    expect(digest.text).not.toContain('First digest')
  })

  test('what is missing before a merge stands on the card, and in the refusal of the forge', async () => {
    const list = await sandbox.asks('ann', '/mr list --project 43', ({ text }) => text.includes('acme/api'))
    expect(words(list)).toMatch(/!1 Cancel an order [^!]* · needs approvals/)
    const question = await sandbox.asks('ann', '/mr merge acme/api!1', forMe)
    expect(words(question)).toMatch(/✗ Needs 1 approval .* might refuse it\./s)
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge')
      const refused = await sandbox.sees('ann', ({ text }) => text.startsWith('Can’t merge acme/api!1 yet: '))
      expect(words(refused)).toMatch(/needs 1 approval\.\s+You can approve it\./)
    })
    expect(sent.map(({ path, status }) => [path, status])).toEqual([
      ['/api/v4/projects/43/merge_requests/1/merge', expect.any(Number)],
    ])
  })

  test('a project is found by its path, one that has moved is told, and one unseen is as one that is not there', async () => {
    await sandbox.asks(
      'ann',
      '/mr list --project acme/api',
      ({ text }) => text.includes('in acme/api'),
      'general',
    )
    const moved = await sandbox.asks('ann', '/mr view acme/shop!12', forMe, 'general')
    expect(words(moved)).toContain('acme/shop has moved.')
    const pasted = `${sandbox.forgeUrl}/acme/api/-/merge_requests/1`
    await sandbox.asks('bob', `/mr view ${pasted}`, ({ text }) => text.startsWith('!1 '), 'general')
    const sentences = await Promise.all(
      ['acme/vault', 'acme/none'].map(async (path) =>
        words(
          await sandbox.asks(
            'ann',
            `/mr list --project ${path}`,
            (message) => forMe(message) && words(message).includes(path),
            'general',
          ),
        )
          .replaceAll(path, 'it')
          .replace(/Reference \w+/, ''),
      ),
    )
    expect(sentences[0]).toBe(sentences[1])
  })

  test('the integrations that are on are one call, and a removed product is not offered', async () => {
    const before = (await sandbox.ledger()).length
    const list = await sandbox.asks('ann', '/integration list', ({ text }) =>
      text.startsWith('Integrations of'),
    )
    const asked = (await sandbox.ledger()).slice(before).map(({ path }) => path)
    expect(asked.filter((path) => path.includes('integrations'))).toEqual([
      '/api/v4/projects/42/integrations',
    ])
    expect(words(list)).toContain('Off, or not offered by ')
    const removed = await sandbox.asks('ann', '/integration view hipchat', forMe)
    expect(words(removed)).toMatch(/no longer has HipChat/)
    expect(actionIds(list).some((id) => id.startsWith('integration.view'))).toBe(true)
  })
})
