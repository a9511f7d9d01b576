import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, openBrowser } from '../../support/browser.ts'
import { pageStates } from '../../support/page-states.ts'
import { type Sandbox, startSandbox } from '../../support/sandbox.ts'

/** What axe-core finds: the rule, and the elements that break it. */
const Violations = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string() })) }),
)

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page): Promise<string[]> {
  // As text: the page's policy lets no foreign script in.
  await page.evaluate(axe.source)
  const run = `axe.run({ runOnly: ${JSON.stringify(TAGS)} }).then(({ violations }) => violations)`
  const found = Violations.parse(await page.evaluate(run))
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

describeInBrowser('axe-core finds nothing', () => {
  let sandbox: Sandbox
  let browser: Browser

  beforeAll(async () => {
    sandbox = await startSandbox({ FORGE_API: 'v4' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await sandbox.stop()
  })

  test.each(pageStates)('in the state $name, light and dark', async ({ show, width = 1280 }) => {
    await sandbox.reset()
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    await context.addInitScript("localStorage.setItem('greenlight-sandbox-tour', 'over')")
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await page.goto(sandbox.url)
    await page.locator('.message').first().waitFor()
    await show(page, sandbox)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(100)
      expect(await violations(page), colorScheme).toEqual([])
    }
    await context.close()
  })
})
