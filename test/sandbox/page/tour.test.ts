import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, openBrowser } from '../../support/browser.ts'
import { type Sandbox, startSandbox, words } from '../../support/sandbox.ts'
import { shown } from './fake-workspace.ts'
import { expectFocus, pageForTests } from './open-page.ts'
import { card, said } from './samples.ts'

const reply = shown(41, { text: 'Turned on.', thread_ts: card().ts })

const stopped = shown(43, { ephemeral: true, text: 'Not merged: 1 new commit since you looked at !11.' })

const refusal = shown(42, { ephemeral: true, text: 'You can’t merge this.' })

describeInBrowser('the tour of the chat page', () => {
  const opened = pageForTests(
    (served) => {
      served.messages.set('web', [said, card(), reply])
    },
    { tour: true },
  )

  const tour = () => opened.page.locator('#tour')
  const button = (name: string) => tour().getByRole('button', { name, exact: true })
  const isAt = (step: number) => tour().getByText(`${step} of 10:`).waitFor()
  const request = { project: 42, path: 'acme/web', iid: 11, branch: 'feature/search-cache' }
  const tell = (state: { isWaiting: boolean; isMerged: boolean }) => {
    const { served } = opened
    served.requests.splice(0, 1, { ...request, ...state })
    served.changed()
  }

  test('each step is done by doing it, and the last one is a merged branch', async () => {
    const { page, served } = opened
    tell({ isWaiting: false, isMerged: false })
    await isAt(1)
    await button('Type it for me').click()
    await page.keyboard.press('Enter')
    await isAt(2)
    await page.locator('#text').fill('/mr view !11')
    await page.keyboard.press('Enter')
    await isAt(3)
    await page.getByRole('button', { name: 'Merge !12 into master' }).click()
    await page.keyboard.press('Escape')
    await isAt(4)
    expect(served.calls.filter(({ path }) => path === '/sandbox/push')).toHaveLength(1)
    served.messages.set('web', [said, card(), reply, stopped])
    served.changed()
    await isAt(5)
    tell({ isWaiting: true, isMerged: false })
    await isAt(6)
    await button('Be bob').click()
    await button('Type it for me').click()
    await isAt(6)
    served.messages.set('web', [said, card(), reply, stopped, refusal])
    served.changed()
    await isAt(7)
    await button('Be ann').click()
    await button('Type it for me').click()
    await page.keyboard.press('Enter')
    await isAt(8)
    await page.locator('.thread-line').click()
    await isAt(9)
    await page.getByRole('button', { name: 'Controls', exact: true }).click()
    await isAt(10)
    tell({ isWaiting: false, isMerged: true })
    await tour().getByRole('heading', { name: 'Merged' }).waitFor()
    await button('Close').click()
    await tour().waitFor({ state: 'hidden' })
  })

  test('the keyboard goes through it, and the focus stays in it', async () => {
    const { page } = opened
    await isAt(1)
    await button('Next').press('Enter')
    await isAt(2)
    await expectFocus(page, 'Next')
    await button('Back').press('Enter')
    await isAt(1)
    await button('End the tour').press('Enter')
    await tour().waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('text')
  })

  test('is remembered: its step, that it ended, and that somebody wants it again', async () => {
    const { page } = opened
    await button('Next').click()
    await page.reload()
    await isAt(2)
    await button('End the tour').click()
    await page.reload()
    await page.locator('.message').first().waitFor()
    expect(await tour().isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Controls', exact: true }).click()
    await page.getByRole('button', { name: 'Show the tour' }).click()
    await isAt(1)
    await expectFocus(page, 'Type it for me')
  })
})

const openIssues = z.object({
  chart: z.object({
    series: z.tuple([z.object({ data: z.array(z.object({ value: z.number() })) })], z.unknown()),
  }),
})

const sizes = [
  ['a window', { width: 1280, height: 860 }],
  ['a phone', { width: 390, height: 844 }],
] as const

describeInBrowser('a newcomer', () => {
  let sandbox: Sandbox
  let browser: Browser

  beforeAll(async () => {
    sandbox = await startSandbox({ FORGE_API: 'v4', SANDBOX_MORNING: 'true' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await sandbox.stop()
  })

  test.each(sizes)(
    'goes through the whole tour on %s, and nothing covers the chat',
    async (name, viewport) => {
      await sandbox.reset()
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      await page.goto(sandbox.url)
      const tour = page.locator('#tour')
      const press = (button: string) => tour.getByRole('button', { name: button, exact: true }).click()
      const isAt = async (step: number) => {
        await tour.getByText(`${step} of 10:`).waitFor()
        await expect.poll(() => covered(page)).toEqual([])
      }
      const last = () => page.locator('#log article').last()

      await isAt(1)
      await press('Type it for me')
      await page.keyboard.press('Enter')
      await last().getByRole('link', { name: '!17' }).waitFor()
      await isAt(2)
      await press('Type it for me')
      await page.keyboard.press('Enter')
      await last().getByRole('button', { name: 'Merge… !11' }).waitFor()
      await isAt(3)
      await last().getByRole('button', { name: 'Merge… !11' }).click()
      await page.locator('dialog[open] :checked').waitFor()
      expect(await page.evaluate('document.activeElement.matches(":checked")')).toBe(true)
      await tour.getByText('4 of 10:').waitFor()
      await page.locator('dialog[open] [data-primary]').click()
      await page.getByText('Not merged: 1 new commit since you looked at').last().waitFor()
      await isAt(5)
      expect(await merged()).toEqual([])
      await last()
        .getByRole('button', { name: /^(?:Merge|Turn on).*[0-9a-f]{7}/ })
        .click()
      await page.locator('dialog[open] [data-primary]').click()
      await isAt(6)
      await press('Be bob')
      await press('Type it for me')
      await isAt(6)
      await page.keyboard.press('Enter')
      await isAt(7)
      await press('Be ann')
      await press('Type it for me')
      await page.keyboard.press('Enter')
      await isAt(8)
      await page.getByText('Acme Git didn’t answer, and it shows that it is ready.').waitFor()
      await page.locator('.thread-line').last().click()
      await page.locator('#thread').waitFor()
      if (name === 'a phone') await page.locator('#thread-close').click()
      await isAt(9)
      await page.locator('#drawer-button').click()
      await isAt(10)
      await page.getByRole('button', { name: 'Pass the build of feature/search-cache' }).last().click()
      await tour.getByRole('heading', { name: 'Merged' }).waitFor()
      await page.locator('#log').getByText('Merged by Ann Archer').waitFor()
      await expect.poll(() => covered(page)).toEqual([])
      await context.close()
    },
  )

  const merged = async () =>
    (await sandbox.ledger()).filter(({ path, status }) => path.endsWith('/merge') && status < 300)

  const opened = async () => {
    await sandbox.reset()
    const page = await (
      await browser.newContext({ viewport: sizes[0][1], reducedMotion: 'reduce' })
    ).newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(sandbox.url)
    return page
  }

  test('is shown the promise in ten seconds, without a hand', async () => {
    const page = await opened()
    const start = performance.now()
    await page.locator('#tour').getByRole('button', { name: 'Show the promise' }).click()
    await page.getByText('Nothing unseen was merged').waitFor()
    expect(performance.now() - start).toBeLessThan(10_000)
    await page.getByText('Not merged: 1 new commit since you looked at').last().waitFor()
    expect(await merged()).toEqual([])
    await page.context().close()
  })

  test('watches a day of a team: posts, messages of one’s own, a merge, and the digest of the next morning', async () => {
    const page = await opened()
    await page.locator('#drawer-button').click()
    await page.getByRole('button', { name: 'Play a day' }).click()
    await page.getByText('That was the day').waitFor()
    const inWeb = async () => (await sandbox.messages('ann')).map(words).join('\n')
    for (const said of [
      'I’ll post new, merged and closed',
      'Try another bundler',
      'Merged by',
      'Merge requests of acme/web',
    ])
      await expect.poll(inWeb).toContain(said)
    const own = (await sandbox.messages('ann', 'dm')).map(words).join('\n')
    expect(own).toContain('!12')
    expect((await sandbox.messages('bob', 'dm')).map(words).join('\n')).toContain('!11')
    await page.context().close()
  })

  test('finds a Monday morning: a digest that came at nine, and a card', async () => {
    await sandbox.reset()
    const shownTo = await sandbox.messages('ann')
    const texts = shownTo.map(({ text }) => text)
    const digest = shownTo.find(({ text }) => text.startsWith('Milestones of acme/web'))
    const nine = new Date(Number(digest?.ts) * 1000)
    const about = { timeZone: 'Europe/Berlin', weekday: 'long', hour: 'numeric', minute: '2-digit' } as const
    expect(nine.toLocaleString('en-GB', about)).toMatch(/^Monday.* 0?9:00$/)
    expect(texts.findIndex((text) => text.startsWith('!12 '))).toBeGreaterThan(
      texts.indexOf(digest?.text ?? ''),
    )
    expect(texts.at(-1)).toContain('New here?')
  })

  test('sees a burndown that falls, from issues that were closed', async () => {
    await sandbox.reset()
    const answer = await sandbox.asks('ann', '/milestone progress %3', ({ text }) => text.includes('2.4'))
    const { data } = openIssues.parse(answer.blocks.find(({ type }) => type === 'data_visualization')).chart
      .series[0]
    const values = data.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((one, other) => other - one))
    expect(values.at(0)).toBe(14)
    expect(values.at(-1)).toBe(9)
  })
})

/** The parts of the chat that something else lies over: the end of its newest message, the tour, the message field. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const isSeen = (part, y) => {
      const { left, width, top, bottom } = part.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, y ?? (top + bottom) / 2)
      return part === found || part.contains(found)
    }
    const last = document.querySelector('#log').lastElementChild
    const parts = { tour: isSeen(document.querySelector('#tour')), field: isSeen(document.querySelector('#text')) }
    parts.message = isSeen(last, last.getBoundingClientRect().bottom - 4)
    return Object.keys(parts).filter((name) => !parts[name])
  })()`)
}
