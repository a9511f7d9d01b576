import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeInBrowser } from '../../support/browser.ts'
import { shown } from './fake-workspace.ts'
import { expectFocus, pageForTests } from './open-page.ts'
import { card, editModal, said } from './samples.ts'

const many = Array.from({ length: 60 }, (_, at) => shown(at, { text: `Message ${at}` }))

describeInBrowser('the keyboard on the chat page', () => {
  const opened = pageForTests((served) => {
    served.messages.set('web', [said, card()])
  })

  /** Shows a modal to ann and waits for it. */
  const openModal = async (view: object = {}) => {
    const { page, served } = opened
    const modal = { ...editModal, view: { ...editModal.view, ...view } }
    served.views.set('ann', { modal, home: null })
    served.changed()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    return dialog
  }

  /** The focused element, or what stands around it, has an outline or a shadow. */
  const isSeen = (page: Page): Promise<boolean> =>
    page.evaluate(`(() => {
      const shows = (element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      }
      const active = document.activeElement
      return active !== document.body && (shows(active) || shows(active.closest('.composer-box') ?? active))
    })()`)

  test('the message field has the focus from the start, and that is seen', async () => {
    const { page, served } = opened
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('text')
    const call = served.nextCall()
    await page.keyboard.type('hello')
    await page.keyboard.press('Enter')
    expect((await call).body).toMatchObject({ text: 'hello' })
    expect(await isSeen(page)).toBe(true)
  })

  describe('Enter in a dialog', () => {
    const submitted = { path: '/sandbox/submit' }

    test.each([
      ['a line of text', 'Title'],
      ['a select', 'Assignee'],
      ['a box to tick', 'shop'],
    ])('presses the primary button from %s', async (_what, label) => {
      const { served } = opened
      const dialog = await openModal()
      const call = served.nextCall()
      await dialog.getByLabel(label).press('Enter')
      expect(await call).toMatchObject(submitted)
    })

    test('and from where nothing has the focus', async () => {
      const { page, served } = opened
      const dialog = await openModal()
      await dialog.getByRole('heading', { name: 'Edit !12' }).click()
      const call = served.nextCall()
      await page.keyboard.press('Enter')
      expect(await call).toMatchObject(submitted)
    })

    test('starts a new line in a field of several lines, and presses the button that has the focus', async () => {
      const { served } = opened
      const dialog = await openModal()
      const field = dialog.locator('textarea').first()
      await field.fill('one')
      await field.press('Enter')
      expect(await field.inputValue()).toBe('one\n')
      await dialog.locator('.dialog-buttons [data-close]').press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      expect(served.calls.map(({ path }) => path)).not.toContain('/sandbox/submit')
    })

    test('presses no button that is disabled, none twice while it is at work, and none when there is none', async () => {
      const { page, served } = opened
      const dialog = await openModal()
      const disable = (yes: boolean) =>
        page.evaluate(`document.querySelector('[data-primary]').disabled = ${yes}`)
      await disable(true)
      await dialog.getByLabel('Title').press('Enter')
      await disable(false)
      await page.evaluate("document.querySelector('#modal').ariaBusy = 'true'")
      await dialog.getByLabel('Title').press('Enter')
      await page.evaluate("document.querySelector('#modal').ariaBusy = null")
      const entries = Object.entries(editModal.view).filter(([name]) => name !== 'submit')
      const withoutSubmit = Object.fromEntries(entries)
      served.views.set('ann', { modal: { ...editModal, id: 'V2', view: withoutSubmit }, home: null })
      served.changed()
      await page.locator('form[data-view-id=V2]').waitFor()
      await dialog.getByLabel('Title').press('Enter')
      expect(served.calls.map(({ path }) => path)).not.toContain('/sandbox/submit')
    })

    test('that opened it by being held down does not answer it', async () => {
      const { page, served } = opened
      await page.getByRole('button', { name: 'Merge !12 into master' }).focus()
      await page.keyboard.down('Enter')
      await page.locator('.confirm').waitFor()
      await page.keyboard.down('Enter')
      await page.keyboard.down('Enter')
      await expectFocus(page, 'Merge')
      await page.keyboard.up('Enter')
      expect(await page.locator('.confirm').isVisible()).toBe(true)
      expect(served.calls).toEqual([])
    })
  })

  describe('the focus', () => {
    test('is seen in a dialog that was opened with the mouse, and where it returns to', async () => {
      const { page } = opened
      await page.getByRole('button', { name: 'Merge !12 into master' }).click()
      await expectFocus(page, 'Merge')
      expect(await isSeen(page)).toBe(true)
      await page.locator('.confirm').getByRole('button', { name: 'Cancel' }).click()
      await expectFocus(page, 'Merge !12 into master')
      expect(await isSeen(page)).toBe(true)
    })

    test('returns to the message field when a form closes that nobody pressed for', async () => {
      const { page } = opened
      await page.evaluate('document.activeElement.blur()')
      const dialog = await openModal()
      expect(await isSeen(page)).toBe(true)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('text')
    })

    test('is seen on everything that Tab goes to', async () => {
      const { page } = opened
      const unseen: string[] = []
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab')
        const name = await page.evaluate<string>("document.activeElement?.outerHTML.slice(0, 80) ?? ''")
        if (!name.startsWith('<body') && !(await isSeen(page))) unseen.push(name)
      }
      expect(unseen).toEqual([])
    })
  })

  describe('what was sent', () => {
    const atEnd = () =>
      opened.page.evaluate<boolean>(
        "(() => { const log = document.querySelector('#log'); return log.scrollHeight - log.scrollTop - log.clientHeight < 4 })()",
      )
    const scroll = (to: number) => opened.page.evaluate(`document.querySelector('#log').scrollTop = ${to}`)

    beforeEach(async () => {
      const { page, served } = opened
      served.messages.set('web', many)
      served.changed()
      await page.getByText('Message 59').waitFor()
    })

    test('comes into sight, and its answer too, from wherever one was', async () => {
      const { page, served } = opened
      await scroll(0)
      const call = served.nextCall()
      await page.locator('#text').fill('/mr list')
      await page.locator('#text').press('Enter')
      await call
      served.messages.set('web', [...many, shown(70, { text: 'The answer' })])
      served.changed()
      await page.getByText('The answer').waitFor()
      await expect.poll(atEnd).toBe(true)
    })

    test('of others does not take away what one reads', async () => {
      const { page, served } = opened
      await scroll(0)
      served.messages.set('web', [...many, shown(70, { text: 'Of others' })])
      served.changed()
      await page.getByText('Of others').waitFor({ state: 'attached' })
      expect(await atEnd()).toBe(false)
    })

    test('does not pull back who has scrolled away since', async () => {
      const { page, served } = opened
      await page.locator('#text').fill('/mr list')
      await page.locator('#text').press('Enter')
      await page.locator('#log').hover()
      await page.mouse.wheel(0, -4000)
      await expect.poll(atEnd).toBe(false)
      served.messages.set('web', [...many, shown(70, { text: 'The answer' })])
      served.changed()
      await page.getByText('The answer').waitFor({ state: 'attached' })
      expect(await atEnd()).toBe(false)
    })
  })
})
