import { expect, test } from 'vitest'
import { describeInBrowser } from '../../support/browser.ts'
import { shown } from './fake-workspace.ts'
import { expectFocus, openPage, pageForTests, tabTo } from './open-page.ts'
import { card, digest, editModal, homeTab, list, said, secret } from './samples.ts'

const preview = { type: 'button', action_id: 'preview', text: { type: 'plain_text', text: 'Preview' } }
const withButton = {
  ...editModal.view,
  blocks: [...editModal.view.blocks, { type: 'actions', block_id: 'more', elements: [preview] }],
}

describeInBrowser('the chat page', () => {
  const opened = pageForTests((served) => {
    served.messages.set('web', [said, list, digest, card()])
    served.messages.set('web/cy', [said, secret])
    served.messages.set('general', [])
    served.views.set('ann', { modal: null, home: homeTab })
  })

  test('a button press names the person, the channel, the message, the block, the action and the value', async () => {
    const { page, served } = opened
    const call = served.nextCall()
    await page.getByRole('button', { name: 'Changes' }).click()
    expect(await call).toEqual({
      path: '/sandbox/press',
      body: {
        user: 'ann',
        channel: 'web',
        ts: card().ts,
        action_id: 'mr.changes',
        block_id: 'card.42.12.1',
        value: '{"mr":12}',
      },
    })
  })

  test('a confirmation shows its words; Cancel and Escape send nothing, Merge sends the press', async () => {
    const { page, served } = opened
    const merge = page.getByRole('button', { name: 'Merge !12 into master' })
    const dialog = page.getByRole('dialog', { name: 'Merge !12?' })
    await merge.click()
    expect(await dialog.textContent()).toContain('feature/login at 1a2b3c4 into master.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await merge.click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expectFocus(page, 'Merge !12 into master')
    expect(served.calls).toEqual([])
    const call = served.nextCall()
    await merge.click()
    await dialog.getByRole('button', { name: 'Merge' }).click()
    expect((await call).body).toMatchObject({ action_id: 'mr.merge', value: '{"mr":12}' })
  })

  test('with the keyboard alone a command is completed and sent, and a merge is confirmed', async () => {
    const { page, served } = opened
    await tabTo(page, 'Skip the sidebar', 'Shift+Tab')
    await page.keyboard.press('Enter')
    const command = served.nextCall()
    await page.keyboard.type('/mr')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('#text').inputValue()).toBe('/mr list ')
    await page.keyboard.press('Enter')
    expect(await command).toEqual({
      path: '/sandbox/command',
      body: { user: 'ann', channel: 'web', command: '/mr', text: 'list' },
    })
    await page.keyboard.press('ArrowUp')
    expect(await page.locator('#text').inputValue()).toBe('/mr list')

    await tabTo(page, 'Merge !12 into master', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expectFocus(page, 'Merge')
    await tabTo(page, 'Cancel', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.locator('.confirm').waitFor({ state: 'detached' })
    expect(served.calls).toHaveLength(1)
    const press = served.nextCall()
    await page.keyboard.press('Enter')
    await expectFocus(page, 'Merge')
    await page.keyboard.press('Enter')
    expect((await press).body).toMatchObject({ action_id: 'mr.merge', ts: card().ts })
    await expectFocus(page, 'Merge !12 into master')
  })

  test('an overflow menu opens with the keyboard, moves with the arrows, and sends the chosen value', async () => {
    const { page, served } = opened
    const menu = page.locator('.actions .menu')
    await page.getByRole('button', { name: 'More actions' }).focus()
    await page.keyboard.press('Enter')
    await menu.waitFor()
    const [button, list] = await Promise.all([
      page.getByRole('button', { name: 'More actions' }).boundingBox(),
      menu.boundingBox(),
    ])
    if (!button || !list) throw new Error('There is no menu')
    // It touches its button, below or above, and the whole of it is on the page.
    const gap = Math.max(list.y - (button.y + button.height), button.y - (list.y + list.height))
    expect(gap).toBeGreaterThanOrEqual(-1)
    expect(gap).toBeLessThan(12)
    expect(list.x).toBeLessThan(button.x + button.width)
    expect(list.x + list.width).toBeGreaterThan(button.x)
    expect(list.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expectFocus(page, 'More actions')
    const call = served.nextCall()
    await page.keyboard.press('Enter')
    await page.locator('.menu-item:focus').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect((await call).body).toMatchObject({ action_id: 'overflow', value: 'mr.unsubscribe {"mr":12}' })
    await menu.waitFor({ state: 'hidden' })
    await expectFocus(page, 'More actions')
  })

  test('a choice that is denied goes back to what it was, and one that is confirmed is sent', async () => {
    const { page, served } = opened
    const select = page.getByLabel('State')
    await select.selectOption('merged')
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect.poll(() => select.inputValue()).toBe('opened')
    const call = served.nextCall()
    await select.selectOption('merged')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    expect((await call).body).toMatchObject({ action_id: 'state', block_id: 'filter', value: 'merged' })
  })

  test('a button with an address opens it beside the page and is reported as a press', async () => {
    const { page, served } = opened
    const beside = page.context().waitForEvent('page')
    const call = served.nextCall()
    await page.locator('.actions').getByRole('link', { name: 'Open' }).click()
    expect((await call).body).toMatchObject({ action_id: 'open' })
    expect(await (await beside).evaluate('window.opener')).toBeNull()
  })

  test('a global shortcut names nobody’s message', async () => {
    const { page, served } = opened
    const call = served.nextCall()
    await page.getByRole('button', { name: 'Shortcuts' }).click()
    await page.getByRole('button', { name: 'New merge request' }).click()
    expect(await call).toEqual({ path: '/sandbox/shortcut', body: { user: 'ann', callback_id: 'new' } })
  })

  test('/invite brings the bot into the channel, as Slack’s own command does', async () => {
    const { page, served } = opened
    const call = served.nextCall()
    await page.locator('#text').fill('/invite @greenlight')
    await page.locator('#text').press('Enter')
    expect(await call).toEqual({ path: '/sandbox/invite', body: { user: 'ann', channel: 'web' } })
  })

  test('a message shortcut names the message', async () => {
    const { page, served } = opened
    const call = served.nextCall()
    await page
      .locator('.message')
      .first()
      .getByRole('button', { name: 'More for the message of Ann Avila' })
      .click()
    await page.getByRole('button', { name: 'Show the merge request' }).click()
    expect(await call).toEqual({
      path: '/sandbox/shortcut',
      body: { user: 'ann', channel: 'web', ts: said.ts, callback_id: 'mr.from-message' },
    })
  })

  test('the focus and the untouched messages survive a live update', async () => {
    const { page, served } = opened
    await page.getByRole('button', { name: 'Merge !12 into master' }).focus()
    await page.evaluate("document.querySelector('.message').marked = 'kept'")
    served.messages.set('web', [said, list, digest, card(2), shown(50, { text: 'News.' })])
    served.changed()
    await page.getByText('ready to merge, edit 2').waitFor()
    await page.getByText('News.').waitFor()
    await expectFocus(page, 'Merge !12 into master')
    expect(await page.evaluate('document.activeElement.dataset.blockId')).toBe('card.42.12.2')
    expect(await page.evaluate("document.querySelector('.message').marked")).toBe('kept')
  })

  test('a confirmation that is open while the card changes gives the focus back to the new card', async () => {
    const { page, served } = opened
    await page.getByRole('button', { name: 'Merge !12 into master' }).click()
    served.messages.set('web', [card(2)])
    served.changed()
    await page.getByText('ready to merge, edit 2').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.locator('.confirm').waitFor({ state: 'detached' })
    await expectFocus(page, 'Merge !12 into master')
  })

  test('text goes to the channel; a refusal is shown at the field and the text is kept', async () => {
    const { page, served } = opened
    const field = page.locator('#text')
    const call = served.nextCall()
    await field.fill('hello all')
    await field.press('Enter')
    expect(await call).toEqual({
      path: '/sandbox/say',
      body: { user: 'ann', channel: 'web', text: 'hello all' },
    })
    served.answers.push({ status: 200, body: { ok: false, error: 'No command of that name.' } })
    await field.fill('/nope now')
    await field.press('Enter')
    await page.getByRole('alert').getByText('No command of that name.').waitFor()
    expect(await field.inputValue()).toBe('/nope now')
  })

  test('an answer that is no JSON, or gives no reason, is shown by its status', async () => {
    const { page, served } = opened
    const field = page.locator('#text')
    served.answers.push({ status: 200, body: undefined }, { status: 202, body: { ok: false } })
    await field.fill('hello all')
    await field.press('Enter')
    await page.getByRole('alert').getByText('The sandbox answered with status 200.').waitFor()
    await field.press('Enter')
    await page.getByRole('alert').getByText('The sandbox answered with status 202.').waitFor()
  })

  test('a modal shows errors at their field, keeps what was typed, and sends every value by block', async () => {
    const { page, served } = opened
    served.views.set('ann', { modal: editModal, home: homeTab })
    served.changed()
    const dialog = page.getByRole('dialog', { name: 'Edit !12' })
    await dialog.waitFor()
    const title = dialog.getByLabel('Title')
    expect(await page.locator(':focus').getAttribute('data-block-id')).toBe('title')
    await title.fill('X')
    await dialog.getByLabel('Due').fill('2026-12-24')
    await dialog.getByLabel('shop').check()
    await dialog.getByLabel('Assignee').selectOption('U2')
    served.answers.push({ status: 200, body: { ok: false, errors: { title: 'Too short' } } })
    const refused = served.nextCall()
    served.views.set('ann', { modal: { ...editModal, errors: { title: 'Too short' } }, home: homeTab })
    await title.press('Enter')
    expect(await refused).toEqual({
      path: '/sandbox/submit',
      body: {
        user: 'ann',
        view_id: 'V1',
        values: { title: 'X', text: null, who: 'U2', due: '2026-12-24', labels: ['bug', 'shop'] },
      },
    })
    served.changed()
    await dialog.getByText('Too short').waitFor()
    await dialog.locator('[aria-invalid=true]').waitFor()
    expect(await title.inputValue()).toBe('X')
    expect(await dialog.getByLabel('shop').isChecked()).toBe(true)
    const accepted = served.nextCall()
    await title.fill('Better')
    await dialog.getByRole('button', { name: 'Save' }).click()
    expect((await accepted).body).toMatchObject({ values: { title: 'Better' } })
    served.views.set('ann', { modal: null, home: homeTab })
    served.changed()
    await dialog.waitFor({ state: 'hidden' })
  })

  test('a choice that is to be dispatched is sent at once; what is typed stays in the modal that answers it', async () => {
    const { page, served } = opened
    const [now, later] = ['Now', 'Later'].map((text) => ({ text: { type: 'plain_text', text }, value: text }))
    const when = {
      type: 'input',
      block_id: 'when',
      dispatch_action: true,
      label: { type: 'plain_text', text: 'When' },
      element: { type: 'radio_buttons', action_id: 'value', options: [now, later], initial_option: now },
    }
    const view = { ...editModal.view, blocks: [...editModal.view.blocks, when] }
    served.views.set('ann', { modal: { ...editModal, view }, home: homeTab })
    served.changed()
    const dialog = page.getByRole('dialog', { name: 'Edit !12' })
    await dialog.getByLabel('Title').fill('Half done')
    const call = served.nextCall()
    await dialog.getByLabel('Later').check()
    expect(await call).toMatchObject({
      path: '/sandbox/press',
      body: {
        view_id: 'V1',
        action_id: 'value',
        block_id: 'when',
        value: 'Later',
        values: { title: 'Half done' },
      },
    })
    const submit = { type: 'plain_text', text: 'Save later' }
    served.views.set('ann', { modal: { ...editModal, view: { ...view, submit } }, home: homeTab })
    served.changed()
    await dialog.getByRole('button', { name: 'Save later' }).waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Half done')
    expect(await dialog.getByLabel('Later').isChecked()).toBe(true)
    expect(await dialog.getByLabel('Later').evaluate((box) => box === document.activeElement)).toBe(true)
  })

  test('a press in a modal carries what is entered there', async () => {
    const { page, served } = opened
    served.views.set('ann', { modal: { ...editModal, view: withButton }, home: homeTab })
    served.changed()
    const dialog = page.getByRole('dialog', { name: 'Edit !12' })
    await dialog.getByLabel('Title').fill('Half done')
    const call = served.nextCall()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    const values = { title: 'Half done', text: null, who: null, due: null, labels: ['bug'] }
    expect(await call).toEqual({
      path: '/sandbox/press',
      body: { user: 'ann', view_id: 'V1', action_id: 'preview', block_id: 'more', values },
    })
  })

  test('Escape closes a modal, tells the bot, and gives the focus back', async () => {
    const { page, served } = opened
    await page.getByRole('button', { name: 'Changes' }).focus()
    served.views.set('ann', { modal: editModal, home: homeTab })
    served.changed()
    await page.getByRole('dialog').waitFor()
    const call = served.nextCall()
    await page.keyboard.press('Escape')
    expect(await call).toEqual({ path: '/sandbox/close', body: { user: 'ann', view_id: 'V1' } })
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectFocus(page, 'Changes')
  })

  test('the Home tab is opened for the person, and a press there names the view', async () => {
    const { page, served } = opened
    const home = served.nextCall()
    await page.getByRole('link', { name: 'Home of Greenlight' }).click()
    expect(await home).toEqual({ path: '/sandbox/home', body: { user: 'ann' } })
    const press = served.nextCall()
    await page.locator('#home').getByRole('button', { name: 'Show' }).click()
    expect((await press).body).toEqual({
      user: 'ann',
      view_id: 'H1',
      action_id: 'mr.show',
      block_id: 'q',
      value: '12',
    })
  })

  test('another account sees its own messages, and a reload keeps account and channel', async () => {
    const { page, served } = opened
    await page.getByRole('radio', { name: 'cy' }).check()
    await page.getByText('Only visible to you').waitFor()
    const call = served.nextCall()
    await page.getByRole('button', { name: 'Connect' }).click()
    expect((await call).body).toMatchObject({ user: 'cy' })
    await page.getByRole('link', { name: 'general' }).click()
    await page.locator('#log:empty').waitFor()
    await page.reload()
    expect(await page.getByRole('heading', { level: 2, name: '# general' }).isVisible()).toBe(true)
    expect(await page.getByRole('radio', { name: 'cy' }).isChecked()).toBe(true)
  })

  test('starting over asks first', async () => {
    const { page, served } = opened
    await page.getByRole('button', { name: 'Controls', exact: true }).click()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(served.calls).toEqual([])
    const call = served.nextCall()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
    expect(await call).toEqual({ path: '/sandbox/reset', body: {} })
  })

  test('on a phone nothing is wider than the screen, and the sidebar opens and closes with the keyboard', async () => {
    const { browser, served } = opened
    const phone = await openPage(browser, served, { viewport: { width: 360, height: 740 } })
    const { page } = phone
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    expect(
      await page.evaluate(
        "document.querySelector('#log').scrollWidth - document.querySelector('#log').clientWidth",
      ),
    ).toBe(0)
    expect(await page.getByRole('link', { name: 'general' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await page.getByRole('link', { name: 'general' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'general' }).waitFor({ state: 'hidden' })
    await expectFocus(page, 'Menu')
    await page.context().close()
    expect(phone.faults).toEqual([])
  })
})
