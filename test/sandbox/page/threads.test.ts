import { expect, test } from 'vitest'
import { describeInBrowser } from '../../support/browser.ts'
import { shown } from './fake-workspace.ts'
import { openPage, pageForTests } from './open-page.ts'
import { card } from './samples.ts'

const root = card()
const inThread = (minute: number, text: string) => shown(minute, { text, thread_ts: root.ts })
const story = [inThread(41, 'Ann armed it.'), inThread(42, 'It was pushed: 1a2b3c4.')]
const after = shown(45, { text: 'Something else.' })

describeInBrowser('threads on the chat page', () => {
  const opened = pageForTests((served) => {
    served.messages.set('web', [root, ...story, after])
  })

  const thread = () => opened.page.getByRole('complementary', { name: 'Thread' })
  const line = () => opened.page.locator('#log .thread-line')

  test('replies lie in the thread of their message, with their number, and are no messages of the channel', async () => {
    const { page } = opened
    expect(await page.locator('#log > .message').count()).toBe(2)
    expect(await page.locator('#log > .message + .thread').count()).toBe(1)
    expect(await line().textContent()).toMatch(/^2 replies last today at \d\d:\d\d$/)
    expect(await page.getByText('Ann armed it.').isVisible()).toBe(false)
  })

  test('opens beside the channel and closes with the keyboard, and is read from its first message on', async () => {
    const { page } = opened
    await line().focus()
    await page.keyboard.press('Enter')
    await thread().getByText('Ann armed it.').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('reply-text')
    const texts = await thread().locator('article').allTextContents()
    expect(texts).toHaveLength(3)
    expect(texts[0]).toContain('!12')
    expect(texts[1]).toContain('Ann armed it.')
    expect(await page.locator('#log').getByText('ready to merge').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await thread().waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate('document.activeElement?.className')).toBe('thread-line')
  })

  test('a reply that comes while the thread is open is added to it, and the others are left alone', async () => {
    const { page, served } = opened
    await line().click()
    await thread().getByText('Ann armed it.').waitFor()
    await page.evaluate("document.querySelector('#thread-log .message').marked = 'kept'")
    served.messages.set('web', [root, ...story, inThread(50, 'It is merged.'), after])
    served.changed()
    await thread().getByText('It is merged.').waitFor()
    expect(await line().textContent()).toContain('3 replies')
    expect(await page.evaluate("document.querySelector('#thread-log .message').marked")).toBe('kept')
    expect(await page.locator('#log > .message').count()).toBe(2)
  })

  test('an edit of the card shows in both places, and its buttons work in the thread', async () => {
    const { page, served } = opened
    await line().click()
    served.messages.set('web', [card(2), ...story, after])
    served.changed()
    await thread().getByText('ready to merge, edit 2').waitFor()
    await page.locator('#log').getByText('ready to merge, edit 2').waitFor()
    const call = served.nextCall()
    await thread().getByRole('button', { name: 'Changes' }).click()
    expect((await call).body).toMatchObject({ action_id: 'mr.changes', ts: root.ts, channel: 'web' })
  })

  test('takes a reply, and no slash command, as in Slack', async () => {
    const { served } = opened
    await line().click()
    const field = thread().getByLabel('Reply', { exact: true })
    await field.fill('/mr list')
    await field.press('Enter')
    await thread().getByRole('alert').getByText('Slack takes no slash commands in threads.').waitFor()
    const call = served.nextCall()
    await field.fill('Well done')
    await field.press('Enter')
    const body = { user: 'ann', channel: 'web', text: 'Well done', thread_ts: root.ts }
    expect(await call).toEqual({ path: '/sandbox/say', body })
  })

  test('stays open over a reload, and closes with the channel', async () => {
    const { page } = opened
    await line().click()
    await page.reload()
    await thread().getByText('Ann armed it.').waitFor()
    await page.getByRole('link', { name: 'general' }).click()
    await thread().waitFor({ state: 'hidden' })
  })

  test('a reply for one person is in the thread of that person only', async () => {
    const { page, served } = opened
    const psst = { ...inThread(43, 'Only for Bob.'), ephemeral: true }
    served.messages.set('web/bob', [root, ...story, psst, after])
    await page.getByRole('radio', { name: 'bob' }).check()
    await line().getByText('3 replies').waitFor()
    await page.getByRole('radio', { name: 'ann' }).check()
    await line().getByText('2 replies').waitFor()
  })

  test('replies to a message that is gone are still there', async () => {
    const { page, served } = opened
    served.messages.set('web', [...story, after])
    served.changed()
    await page.locator('#log > .message').nth(1).waitFor({ state: 'detached' })
    await line().click()
    await thread().getByText('The first message is gone.').waitFor()
    expect(await thread().getByText('Ann armed it.').isVisible()).toBe(true)
  })

  test('on a phone an open thread is not wider than the screen', async () => {
    const { browser, served } = opened
    const phone = await openPage(browser, served, { viewport: { width: 390, height: 740 } })
    await phone.page.locator('.thread-line').click()
    await phone.page.locator('#thread').getByText('Ann armed it.').waitFor()
    for (const part of ['#log', '#thread-log', 'html']) {
      const tooWide = `(() => { const part = document.querySelector('${part}'); return part.scrollWidth - part.clientWidth })()`
      expect(await phone.page.evaluate(tooWide), part).toBe(0)
    }
    await phone.page.context().close()
    expect(phone.faults).toEqual([])
  })
})
