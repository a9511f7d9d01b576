import { beforeEach, describe, expect, test } from 'vitest'
import { describeInBrowser } from '../../support/browser.ts'
import { serve, shown } from './fake-workspace.ts'
import { expectFocus, openPage, pageForTests, tabTo } from './open-page.ts'
import { homeTab, said } from './samples.ts'

const many = Array.from({ length: 60 }, (_, at) => shown(at, { text: `Message ${at}` }))

describeInBrowser('the places of the chat page', () => {
  const opened = pageForTests((served) => {
    served.messages.set('web', [said])
    served.messages.set('general', [said])
    served.views.set('ann', { modal: null, home: homeTab })
  })

  test('a channel says how many messages of others came since one was there, and not of oneself', async () => {
    const { page, served } = opened
    const link = page.getByRole('link', { name: 'general' })
    expect(await link.textContent()).toBe('# general')
    const own = shown(61, { user: 'U1', bot: false })
    served.messages.set('general', [said, shown(60), own, shown(62)])
    served.changed()
    await link.getByText('2 new').waitFor()
    await link.click()
    await link.getByText('2 new').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'web' }).click()
    await page.reload()
    await page.locator('.message').first().waitFor()
    expect(await link.locator('.unread').isVisible()).toBe(false)
  })

  test('what the bot tells somebody alone has a place of its own, where they can answer', async () => {
    const { page, served } = opened
    served.messages.set('dm/ann', [shown(60, { channel: 'D1', text: 'Your digest is paused.' })])
    served.changed()
    const link = page.getByRole('link', { name: 'Messages of Greenlight' })
    await link.getByText('1 new').waitFor()
    await link.click()
    await link.getByText('1 new').waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 2, name: 'Greenlight', exact: true }).waitFor()
    await page.getByText('Your digest is paused.').waitFor()
    const call = served.nextCall()
    await page.getByLabel('Message Greenlight as ann').fill('/mr list')
    await page.keyboard.press('Enter')
    expect((await call).body).toEqual({ user: 'ann', channel: 'dm', command: '/mr', text: 'list' })
    await page.getByRole('radio', { name: 'bob' }).check()
    await page.locator('#log:empty').waitFor()
  })

  test('nobody writes to the bot where its manifest makes that read-only, and focus has a place', async () => {
    const quiet = await serve({ isReadOnly: true })
    quiet.messages.set('web', [said])
    quiet.messages.set('dm', [shown(60, { text: 'Your digest is paused.' })])
    const { page, faults } = await openPage(opened.browser, quiet)
    await page.getByRole('link', { name: 'Messages of Greenlight' }).click()
    await page.getByText('Your digest is paused.').waitFor()
    expect(await page.locator('#composer').isVisible()).toBe(false)
    await tabTo(page, 'Skip the sidebar', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('log')
    await page.getByRole('link', { name: 'web' }).click()
    await page.locator('#composer').waitFor()
    await page.context().close()
    await quiet.close()
    expect(faults).toEqual([])
  })

  test('Tab reaches the Home tab, where arrows scroll', async () => {
    const { page } = opened
    await page.getByRole('link', { name: 'Home of Greenlight' }).click()
    await page.getByText('Your queue').waitFor()
    await tabTo(page, 'Controls')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('home')
    await page.keyboard.press('Tab')
    await expectFocus(page, 'Show')
  })

  test('the account says that it is connected once it is', async () => {
    const { page, served } = opened
    const line = page.locator('[data-account=cy]')
    await line.getByText('not connected (token: sandbox-cy)').waitFor()
    served.connected.add('cy')
    served.changed()
    await line.getByText('can’t merge').waitFor()
  })

  describe('scrolled up', () => {
    beforeEach(async () => {
      const { page, served } = opened
      served.messages.set('web', many)
      served.changed()
      await page.getByText('Message 59').waitFor()
      await page.evaluate("document.querySelector('#log').scrollTop = 0")
    })
    const pill = () => opened.page.locator('#newer')

    test('new messages are counted on a button that goes to them', async () => {
      const { page, served } = opened
      served.messages.set('web', [...many, shown(70, { text: 'One' })])
      served.changed()
      await pill().getByText('1 new message').waitFor()
      served.messages.set('web', [...many, shown(70, { text: 'One' }), shown(71, { text: 'Two' })])
      served.changed()
      await pill().getByText('2 new messages').click()
      await pill().waitFor({ state: 'hidden' })
      expect(await page.getByText('Two').isVisible()).toBe(true)
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('text')
    })

    test('the button goes when one scrolls to the end', async () => {
      const { page, served } = opened
      served.messages.set('web', [...many, shown(70, { text: 'One' })])
      served.changed()
      await pill().waitFor()
      await page.evaluate("document.querySelector('#log').scrollTop = 1e6")
      await pill().waitFor({ state: 'hidden' })
    })
  })

  describe('suggestions', () => {
    const offered = () => opened.page.locator('#suggestions li').allTextContents()

    test.each([
      ['/mr', ['/mrMerge requests of this channel']],
      [
        '/mr ',
        ['/mr listList merge requests', '/mr mergeMerge a merge request', '/mr viewShow a merge request'],
      ],
      [
        '/milestone digest ',
        ['/milestone digest onTurn the digest on', '/milestone digest offTurn the digest off'],
      ],
      ['/mr mrege', ['/mr mergeMerge a merge request']],
      ['/mr list ', []],
      ['hello ', []],
    ])('for “%s”', async (typed, expected) => {
      await opened.page.locator('#text').pressSequentially(typed)
      expect(await offered()).toEqual(expected)
    })

    test('can be reached and scrolled with the keyboard', async () => {
      const { page } = opened
      await page.keyboard.type('/mr ')
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('suggestions')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      expect(await page.locator('#text').inputValue()).toBe('/mr list ')
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('text')
    })
  })
})
