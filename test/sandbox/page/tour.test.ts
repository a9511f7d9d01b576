import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeInBrowser, openBrowser } from '../../support/browser.ts'
import { type Served, serve, shown } from './fake-workspace.ts'
import { expectFocus, type Opened, openPage } from './open-page.ts'
import { card, said } from './samples.ts'

const reply = shown(41, { text: 'Turned on.', thread_ts: card().ts })

describeInBrowser('the tour of the chat page', () => {
  let browser: Browser
  let served: Served
  let opened: Opened

  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    served = await serve()
    served.messages.set('web', [said, card(), reply])
    opened = await openPage(browser, served, { tour: true })
  })
  afterEach(async () => {
    await opened.page.context().close()
    await served.close()
    expect(opened.faults).toEqual([])
  })

  const tour = () => opened.page.locator('#tour')
  const button = (name: string) => tour().getByRole('button', { name, exact: true })
  const isAt = (step: number) => tour().getByText(`${step} of 8:`).waitFor()
  const request = { project: 42, path: 'acme/web', iid: 11, branch: 'feature/search-cache' }
  const tell = (state: { isWaiting: boolean; isMerged: boolean }) => {
    served.requests.splice(0, 1, { ...request, ...state })
    served.changed()
  }

  test('each step is done by doing it, and the last one is a merged branch', async () => {
    const { page } = opened
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
    tell({ isWaiting: true, isMerged: false })
    await isAt(5)
    await page.getByRole('radio', { name: 'bob' }).check()
    await isAt(6)
    await page.getByRole('radio', { name: 'ann' }).check()
    await page.locator('.thread-line').click()
    await isAt(7)
    await page.getByRole('button', { name: 'Controls', exact: true }).click()
    await isAt(8)
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
