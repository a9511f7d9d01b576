import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeInBrowser, openBrowser } from '../support/browser.ts'
import { clone, forgeApi, type Sandbox, startSandbox } from '../support/sandbox.ts'

/** The primary button of the form, which says now where it offers later too. */
const MERGE = /^Merge(?: now)?$/

describeInBrowser('a newcomer in the chat page', () => {
  let sandbox: Sandbox
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    sandbox = await startSandbox()
    browser = await openBrowser()
  })
  beforeEach(async () => {
    await sandbox.reset()
    page = await browser.newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(sandbox.url)
    await page.locator('.message').first().waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await sandbox.stop()
  })

  const mergedAs = async () => {
    const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests?iid=12')
    return (body as { merge_commit_sha: string | null }[])[0]?.merge_commit_sha ?? null
  }
  /** The element that a screen reader would read by this name has the focus. */
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let step = 0; step < 80; step += 1) {
      const focused = await page.evaluate(() =>
        (document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').trim(),
      )
      if (name.test(focused)) return
      await page.keyboard.press(key)
    }
    throw new Error(`${name} is not reached with ${key}`)
  }

  test('by mouse: list, card, Merge, confirm; a fresh clone has the commit', async () => {
    await page.getByRole('textbox').fill('/mr list')
    await page.getByRole('button', { name: 'Send' }).click()
    await page
      .getByRole('combobox', { name: 'Show a card' })
      .selectOption({ label: '!12 Choose the dates of a report' })
    await page.getByRole('button', { name: 'Merge… !12 into main', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge !12?' })
    expect(await dialog.textContent()).toMatch(/feature\/report-range at [0-9a-f]{7} → main/)
    expect(await dialog.textContent()).toMatch(/3 commits.*4 files/s)
    expect(await mergedAs()).toBeNull()
    await dialog.getByRole('button', { name: MERGE }).click()
    await page
      .getByText(/Merged by @?ann as [0-9a-f]{7}/)
      .first()
      .waitFor()
    const commit = await mergedAs()
    expect(
      await page.getByText(new RegExp(`Merged by @?ann as ${commit?.slice(0, 7)}`)).count(),
    ).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: 'Merge… !12 into main', exact: true }).count()).toBe(0)
    const fresh = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    expect(await fresh.git('log', '--merges', '--format=%H')).toContain(commit)
    await fresh.remove()
  })

  test('by keyboard alone: the same', async () => {
    await tabTo(/^Skip the sidebar$/)
    await page.keyboard.press('Enter')
    await page.keyboard.type('/mr view !12 ')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Merge… !12 into main', exact: true }).waitFor()
    await tabTo(/^Merge… !12 into main$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Merge !12?' }).waitFor()
    await tabTo(MERGE)
    await page.keyboard.press('Enter')
    await page
      .getByText(/Merged by @?ann as [0-9a-f]{7}/)
      .first()
      .waitFor()
    expect(await mergedAs()).not.toBeNull()
  })

  test('as bob: the button of somebody’s card answers that this account may not, and nothing is merged', async () => {
    await page.getByRole('textbox').fill('/mr view !12')
    await page.getByRole('textbox').press('Enter')
    await page.getByRole('button', { name: 'Merge… !12 into main', exact: true }).waitFor()
    await page.getByText('bob', { exact: true }).click()
    await page.getByRole('button', { name: 'Merge… !12 into main', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge !12?' })
    // Older servers tell only when they are asked to merge.
    if (forgeApi === 'v3') await dialog.getByRole('button', { name: MERGE }).click()
    await page.getByText('You can’t merge this.').first().waitFor()
    if (forgeApi === 'v4') expect(await dialog.count()).toBe(0)
    expect(await mergedAs()).toBeNull()
  })

  test('in the form of a merge the focus is on what is checked, and the primary button says what is chosen', async () => {
    await page.getByRole('textbox').fill('/mr view !11')
    await page.getByRole('textbox').press('Enter')
    await page.getByRole('button', { name: 'Merge… !11 into main', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge !11?' })
    const first = dialog.getByRole('radio', { checked: true })
    const primary = dialog.locator('[data-primary]')
    const isFocused = () => first.evaluate((radio) => radio === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    const [now, later] = ['Merge now', forgeApi === 'v4' ? 'Turn on auto-merge' : 'Merge now or after build']
    const [initial, chosen] = forgeApi === 'v4' ? [later, now] : [now, later]
    expect(await primary.textContent()).toBe(initial)
    await dialog.getByLabel('Merge message').fill('Remembered')
    await first.focus()
    await page.keyboard.press(forgeApi === 'v4' ? 'ArrowUp' : 'ArrowDown')
    await expect.poll(() => primary.textContent()).toBe(chosen)
    if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE })
    expect(await dialog.getByLabel('Merge message').inputValue()).toBe('Remembered')
    await expect.poll(isFocused).toBe(true)
    const calls = await sandbox.writes(async () => {
      await primary.click()
      await dialog.waitFor({ state: 'hidden' })
      await page
        .getByText(/Merged by|Auto-merge on/)
        .first()
        .waitFor()
    })
    expect(calls).toMatchObject([{ body: { merge_commit_message: 'Remembered' } }])
  })

  test('a build runs until somebody presses Pass, and what waited for it is merged', async () => {
    const merging = { method: 'PUT', body: { merge_when_build_succeeds: true } }
    const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests/5011/merge', merging)
    expect(body).toMatchObject({ iid: 11, state: 'opened' })
    await page.getByRole('button', { name: 'Controls', exact: true }).click()
    const pass = page.getByRole('button', { name: 'Pass the build of feature/search-cache' })
    await pass.click()
    await pass.waitFor({ state: 'detached' })
    const mergeRequest = () => sandbox.api('sandbox-ann', '/projects/42/merge_requests/5011')
    await expect.poll(async () => (await mergeRequest()).body).toMatchObject({ state: 'merged' })
    await page.getByRole('button', { name: 'Fail the build of feature/lazy-pictures' }).waitFor()
  })

  test('what is typed at once goes to the channel, and a question is answered with Enter', async () => {
    await page.keyboard.type('/mr view !12 ')
    await page.keyboard.press('Enter')
    const merge = page.getByRole('button', { name: 'Merge… !12 into main', exact: true })
    await merge.click()
    await page.getByRole('dialog', { name: 'Merge !12?' }).waitFor()
    await page.keyboard.press('Enter')
    await page
      .getByText(/Merged by @?ann as [0-9a-f]{7}/)
      .first()
      .waitFor()
    expect(await mergedAs()).not.toBeNull()
  })

  test('a branch is picked by typing, and labels by the arrows', async () => {
    const bar = page.getByRole('textbox', { name: /message/i }).or(page.locator('#text'))
    await bar.first().fill('/mr create')
    await bar.first().press('Enter')
    const dialog = page.getByRole('dialog')
    const source = dialog.getByRole('combobox', { name: /^Source branch/ })
    await source.fill('blinking')
    await dialog.getByRole('option', { name: 'feature/blinking-banner' }).click()
    expect(await source.inputValue()).toBe('feature/blinking-banner')
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Blink')
    const labels = dialog.getByRole('combobox', { name: /^Labels/ })
    await labels.fill('brand new')
    await dialog.getByRole('option', { name: 'Use “brand new”' }).waitFor()
    await labels.press('ArrowUp')
    await labels.press('Enter')
    await dialog.getByRole('button', { name: 'Remove Use “brand new”' }).waitFor()
    await labels.fill('feat')
    await dialog.getByRole('option', { name: 'feature', exact: true }).waitFor()
    if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE })
    await labels.press('ArrowDown')
    await labels.press('Enter')
    const calls = await sandbox.writes(async () => {
      await dialog.getByRole('button', { name: 'Open it' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await sandbox.sees('ann', ({ text, bot }) => bot && text.includes('Blink'))
    })
    expect(calls).toMatchObject([
      {
        body: {
          source_branch: 'feature/blinking-banner',
          target_branch: 'main',
          labels: 'brand new,feature',
        },
      },
    ])
  })

  test('the Home tab and the message shortcut’s forms are drawn', async () => {
    await page.getByText('Home of Greenlight').first().click()
    await page.getByRole('heading', { name: 'Your work' }).waitFor()
    await page.getByText(/^@?ann on Acme Git · connected/).waitFor()
    await page.getByRole('button', { name: 'All commands' }).waitFor()
    const { ts } = await sandbox.call('/sandbox/say', { user: 'bob', channel: 'web', text: 'Good morning' })
    await sandbox.call('/sandbox/shortcut', {
      user: 'ann',
      channel: 'web',
      ts,
      callback_id: 'act-on-message',
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByText('I found no merge request in this message.').waitFor()
    await dialog.getByRole('combobox').selectOption({ label: '/mr view' })
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('textbox', { name: /^Merge request/ }).fill('!12')
    await dialog.getByRole('button', { name: 'Show' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await sandbox.sees('ann', ({ text, bot }) => bot && text.startsWith('!12 '))
  })

  test('a page that is open sees the sandbox start over, as often as somebody wants', async () => {
    for (let times = 1; times <= 3; times += 1) {
      await sandbox.reset()
      await sandbox.command('ann', '/mr view !12')
      await page.locator('.message', { hasText: '!12' }).first().waitFor()
    }
    expect(await (await fetch(`${sandbox.url}/`)).text()).toContain('Greenlight')
  })
})
