import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeInBrowser, openBrowser } from '../../support/browser.ts'
import { type Served, serve, shown } from './fake-workspace.ts'
import { type Opened, openPage } from './open-page.ts'
import { card } from './samples.ts'

const root = card()
const inThread = (minute: number, text: string) => shown(minute, { text, thread_ts: root.ts })
const story = [inThread(41, 'Ann armed it.'), inThread(42, 'It was pushed: 1a2b3c4.')]
const after = shown(45, { text: 'Something else.' })

describeInBrowser('threads on the chat page', () => {
  let browser: Browser
  let served: Served
  let opened: Opened

  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    served = await serve()
    served.messages.set('web', [root, ...story, after])
    opened = await openPage(browser, served)
  })
  afterEach(async () => {
    await opened.page.context().close()
    await served.close()
    expect(opened.faults).toEqual([])
  })

  const thread = () => opened.page.locator('.thread')
  const line = () => thread().locator('summary')

  test('replies lie folded under their message, with their number, and are no messages of the channel', async () => {
    const { page } = opened
    expect(await page.locator('#log > .message').count()).toBe(2)
    expect(await page.locator('.message + .thread').count()).toBe(1)
    expect(await line().textContent()).toMatch(/^2 replies last today at \d\d:\d\d$/)
    expect(await page.getByText('Ann armed it.').isVisible()).toBe(false)
  })

  test('a thread opens and closes with the keyboard, and is read from the oldest reply on', async () => {
    const { page } = opened
    await line().focus()
    await page.keyboard.press('Enter')
    await page.getByText('Ann armed it.').waitFor()
    expect(await thread().locator('.plain').allTextContents()).toEqual(story.map(({ text }) => text))
    await page.keyboard.press('Enter')
    await page.getByText('Ann armed it.').waitFor({ state: 'hidden' })
  })

  test('a reply that comes while the thread is open is added to it, and the others are left alone', async () => {
    const { page } = opened
    await line().click()
    await page.evaluate("document.querySelector('.thread .message').marked = 'kept'")
    served.messages.set('web', [root, ...story, inThread(50, 'It is merged.'), after])
    served.changed()
    await page.getByText('It is merged.').waitFor()
    expect(await line().textContent()).toContain('3 replies')
    expect(await page.evaluate("document.querySelector('.thread .message').marked")).toBe('kept')
    expect(await page.locator('#log > .message').count()).toBe(2)
  })

  test('an edit of the card leaves its thread open', async () => {
    const { page } = opened
    await line().click()
    served.messages.set('web', [card(2), ...story, after])
    served.changed()
    await page.getByText('ready to merge, edit 2').waitFor()
    expect(await page.getByText('Ann armed it.').isVisible()).toBe(true)
  })

  test('a reply for one person is in the thread of that person only', async () => {
    const { page } = opened
    const psst = { ...inThread(43, 'Only for Bob.'), ephemeral: true }
    served.messages.set('web/bob', [root, ...story, psst, after])
    await page.getByRole('radio', { name: 'bob' }).check()
    await line().getByText('3 replies').waitFor()
    await page.getByRole('radio', { name: 'ann' }).check()
    await line().getByText('2 replies').waitFor()
  })

  test('replies to a message that is gone are still there', async () => {
    const { page } = opened
    served.messages.set('web', [...story, after])
    served.changed()
    await page.locator('#log > .message').nth(1).waitFor({ state: 'detached' })
    await line().click()
    expect(await page.getByText('Ann armed it.').isVisible()).toBe(true)
  })

  test('on a phone an open thread is not wider than the screen', async () => {
    const phone = await openPage(browser, served, { viewport: { width: 360, height: 740 } })
    await phone.page.locator('.thread summary').click()
    await phone.page.getByText('Ann armed it.').waitFor()
    const tooWide = "document.querySelector('#log').scrollWidth - document.querySelector('#log').clientWidth"
    expect(await phone.page.evaluate(tooWide)).toBe(0)
    await phone.page.context().close()
    expect(phone.faults).toEqual([])
  })
})
