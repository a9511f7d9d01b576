import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { type Served, serve } from './fake-workspace.ts'

/** An open chat page, and everything that went wrong in it: errors, warnings, policy violations, foreign requests. */
export interface Opened {
  readonly page: Page
  readonly faults: string[]
}

/** Opens the chat page in a fresh context and waits until it shows its messages. */
export async function openPage(
  browser: Browser,
  served: Served,
  options: BrowserContextOptions & { readonly tour?: boolean } = {},
): Promise<Opened> {
  const { tour = false, ...about } = options
  const context = await browser.newContext(about)
  if (!tour) await context.addInitScript("localStorage.setItem('greenlight-sandbox-tour', 'over')")
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  page.on('request', (sent) => {
    if (!sent.url().startsWith(served.url)) faults.push(`foreign request ${sent.url()}`)
  })
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => console.error('CSP', event.violatedDirective, event.blockedURI))",
  )
  await page.goto(served.url)
  await page.locator('html[data-theme] .message').first().waitFor()
  return { page, faults }
}

/**
 * Opens the page for each test of a block, over what `prepare` puts into its workspace; nothing may have gone wrong at
 * its end.
 */
export function pageForTests(
  prepare: (served: Served) => void,
  options: Parameters<typeof openPage>[2] = {},
): Opened & { readonly browser: Browser; readonly served: Served } {
  const opened = {} as Opened & { browser: Browser; served: Served }
  beforeAll(async () => {
    const browser = await openBrowser()
    opened.browser = browser
    return () => browser.close()
  })
  beforeEach(async () => {
    const served = await serve()
    prepare(served)
    const { page, faults } = await openPage(opened.browser, served, options)
    Object.assign(opened, { served, page, faults })
    return async () => {
      await page.context().close()
      await served.close()
      expect(faults).toEqual([])
    }
  })
  return opened
}

/** What a screen reader would call the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    "(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').trim() || document.activeElement?.id",
  )
}

/** Waits until the focus is on the element of that name. */
export async function expectFocus(page: Page, name: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(name)
}

/** Presses a key until the focus is on the element of that name. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await focused(page)) === name) return
    await page.keyboard.press(key)
  }
  expect(await focused(page)).toBe(name)
}
