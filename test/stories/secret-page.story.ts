import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser, openBrowser } from '../support/browser.ts'
import { element, type Sandbox, startSandbox } from '../support/sandbox.ts'

describeInBrowser('the page for secrets, in a browser', () => {
  let sandbox: Sandbox
  let browser: Browser

  beforeAll(async () => {
    sandbox = await startSandbox()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await sandbox.stop()
  })

  const linkTo = async (typed: string) => {
    const answer = await sandbox.asks('ann', `/integration set ${typed}`, ({ text }) =>
      text.startsWith('Enter the '),
    )
    return String(element(answer, 'open').url)
  }
  const LONG = `https://bamboo.example.com/${'a-very-long-path/'.repeat(12)}`

  test.each([
    ['light', 1200],
    ['dark', 1200],
    ['light', 390],
    ['dark', 390],
  ] as const)('fits %s on %i pixels, whatever stands in it', async (colorScheme, width) => {
    const link = await linkTo(`bamboo bamboo_url=${LONG} build_key=WEB-MAIN username=builder`)
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } })
    const faults: string[] = []
    page.on('console', (message) => faults.push(message.text()))
    await page.goto(link)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Enter the secret for Atlassian Bamboo CI',
    )
    expect(faults).toEqual([])
    await page.close()
  })

  test('by keyboard: a wrong key is told at its field, right ones lead to the question in chat and one call', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
    await page.goto(await linkTo('pushover priority=high'))
    await page.keyboard.press('Tab')
    await page.keyboard.type('two words')
    await page.keyboard.press('Tab')
    await page.keyboard.type('canary-user')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    const wrong = page.getByLabel('API key')
    expect(await wrong.getAttribute('aria-invalid')).toBe('true')
    expect(await wrong.inputValue()).toBe('')
    expect(await page.getByLabel('User key').inputValue()).toBe('')

    await wrong.fill('canary-key')
    await page.getByLabel('User key').fill('canary-user')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Now confirm in Slack' }).waitFor()
    const asked = await sandbox.sees('ann', ({ text }) => text.startsWith('Save '))
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', asked, 'integration.set')
      await sandbox.sees('ann', ({ text }) => text.includes('saved Pushover of acme/web'))
    })
    expect(sent).toMatchObject([{ method: 'PUT', body: { priority: 1 } }])
    await page.close()
  })
})
