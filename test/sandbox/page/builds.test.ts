import { beforeEach, expect, test } from 'vitest'
import { describeInBrowser } from '../../support/browser.ts'
import { expectFocus, pageForTests } from './open-page.ts'
import { said } from './samples.ts'

const running = (branch: string, digit: string) => ({
  project: 42,
  path: 'acme/web',
  branch,
  sha: digit.repeat(40),
  started_at: '',
})

describeInBrowser('the builds on the chat page', () => {
  const opened = pageForTests((served) => {
    served.messages.set('web', [said])
    served.builds.push(running('feature/cache', 'a'), running('fix/<b>&', 'b'))
  })
  beforeEach(async () => {
    await opened.page.getByRole('button', { name: 'Controls', exact: true }).click()
  })

  const list = () => opened.page.locator('#builds li')

  test('are listed with their project, branch and commit', async () => {
    await expect.poll(() => list().count()).toBe(2)
    expect(await list().first().textContent()).toMatch(/feature\/cache.*acme\/web aaaaaaaPass/)
    expect(await list().last().textContent()).toContain('fix/<b>&')
  })

  test.each([
    ['Pass', 'success'],
    ['Fail', 'failed'],
  ])('%s ends the one that it stands beside', async (word, status) => {
    const { page, served } = opened
    const call = served.nextCall()
    await page.getByRole('button', { name: `${word} the build of fix/<b>&` }).click()
    expect(await call).toEqual({
      path: '/sandbox/build',
      body: { project: 42, sha: 'b'.repeat(40), status },
    })
  })

  test('the focus goes to the next one, and then to their heading', async () => {
    const { page, served } = opened
    for (const [branch, next] of [
      ['feature/cache', 'Pass the build of fix/<b>&'],
      ['fix/<b>&', 'Running builds'],
    ] as const) {
      const call = served.nextCall()
      await page.getByRole('button', { name: `Pass the build of ${branch}` }).press('Enter')
      await call
      served.builds.shift()
      served.changed()
      await expectFocus(page, next)
    }
    await page.getByText('No build is running.').waitFor()
  })

  test('a new one appears, and why one did not end is said', async () => {
    const { page, served } = opened
    served.builds.push(running('later', 'c'))
    served.changed()
    await expect.poll(() => list().count()).toBe(3)
    served.answers.push({ status: 200, body: { ok: false, error: 'There is no running build.' } })
    await page.getByRole('button', { name: 'Fail the build of later' }).click()
    await page.getByRole('status').getByText('There is no running build.').waitFor()
  })

  test('one is started of the branch that is chosen', async () => {
    const { page, served } = opened
    const request = { project: 42, path: 'acme/web', isMerged: false, isWaiting: false }
    served.requests.push({ ...request, iid: 12, branch: 'feature/dates' })
    served.requests.push({ ...request, iid: 5, branch: 'old', isMerged: true })
    served.changed()
    const branches = page.getByLabel('Start a build of')
    await expect
      .poll(() => branches.locator('option').allTextContents())
      .toEqual(['acme/web!12 feature/dates'])
    const call = served.nextCall()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const body = { project: 42, branch: 'feature/dates', status: 'running' }
    expect(await call).toEqual({ path: '/sandbox/build', body })
  })

  test('a fault is planned and taken back', async () => {
    const { page, served } = opened
    const planned = served.nextCall()
    await page.getByLabel('In the next call').selectOption('The server answers 503')
    await page.getByRole('button', { name: 'Let it fail' }).click()
    expect(await planned).toEqual({
      path: '/sandbox/fault',
      body: { target: 'forge', match: '', kind: 'status:503' },
    })
    await page.getByRole('status').getByText('Planned for the next call: The server answers 503.').waitFor()
    served.calls.length = 0
    await page.getByRole('button', { name: 'Stop failing' }).click()
    await page.getByRole('status').getByText('Nothing more fails at the server or in integrations.').waitFor()
    const over = (target: string) => ({ path: '/sandbox/fault', body: { target, match: '', kind: 'none' } })
    expect(served.calls).toEqual(expect.arrayContaining([over('forge'), over('sinks')]))
    expect(served.calls).toHaveLength(2)
  })

  test('what integrations sent is listed, newest first, and is text', async () => {
    const { page, served } = opened
    const rows = () => page.locator('#sinks li')
    await page.locator('#sinks').getByText('Nothing yet.').waitFor()
    served.sinks.push(
      { at: 1, sink: 'http', method: 'POST', url: 'https://app.asana.com/1', headers: {}, body: '{"a":1}' },
      { at: 2, sink: 'smtp', from: 'a@b', to: ['bob@acme.example'], subject: '<b>x', text: 'y' },
      { at: 3, sink: 'tcp', line: '{"to":"#web","privmsg":"<img src=x>"}' },
    )
    served.changed()
    await expect.poll(() => rows().count()).toBe(3)
    expect(await rows().allTextContents()).toEqual([
      'IRC gateway 01:00 · message{\n  "to": "#web",\n  "privmsg": "<img src=x>"\n}',
      'Mail to bob@acme.example 01:00 · <b>xy',
      'app.asana.com 01:00 · POSTPOST https://app.asana.com/1\n\n{\n  "a": 1\n}',
    ])
    await rows().first().locator('summary').click()
    await rows().first().getByText('"#web"').waitFor()
    expect(await page.locator('#sinks img, #sinks b').count()).toBe(0)
  })

  test('what was sent opens by keyboard, can be scrolled, and stays open when more arrives', async () => {
    const { page, served } = opened
    const rows = () => page.locator('#sinks li')
    const mail = {
      sink: 'smtp',
      from: 'a@b',
      to: ['bob@acme.example'],
      text: 'line\n'.repeat(99),
      html: null,
    } as const
    served.sinks.push({ at: 1, ...mail, subject: 'first' })
    served.changed()
    await expect.poll(() => rows().count()).toBe(1)
    await page.getByRole('button', { name: 'Stop failing' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('PageDown')
    const scrolled = "document.activeElement.matches('#sinks pre') && document.activeElement.scrollTop > 0"
    await expect.poll(() => page.evaluate(scrolled)).toBe(true)
    // More than are shown at once.
    for (let more = 0; more < 25; more += 1) {
      served.sinks.push({ at: 1, ...mail, subject: `mail ${more}` })
      served.changed()
      if (more % 10 === 0)
        await rows()
          .filter({ hasText: `mail ${more}` })
          .waitFor()
      if (more < 15) expect(await page.evaluate(scrolled)).toBe(true)
    }
    await rows().filter({ hasText: 'mail 24' }).waitFor()
    expect(await rows().count()).toBe(20)
    expect(await rows().last().textContent()).toContain('mail 5')
    served.sinks.length = 0
    served.changed()
    await page.locator('#sinks').getByText('Nothing yet.').waitFor()
  })

  test('the controls close with Escape, and stay open over a reload', async () => {
    const { page } = opened
    await page.reload()
    const drawer = page.getByRole('complementary', { name: 'Sandbox controls' })
    await drawer.waitFor()
    await page.getByRole('button', { name: 'Next day' }).focus()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expectFocus(page, 'Controls')
  })
})
