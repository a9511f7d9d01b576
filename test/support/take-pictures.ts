import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { pageStates } from './page-states.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'

/** `npm run pictures`: takes a picture of each main state, light and dark, into `pictures`, and the README's into `.github`. */
const root = join(import.meta.dirname, '../..')
const IN_README = ['list', 'card', 'stopped', 'merged']
const SCHEMES = ['light', 'dark'] as const

let sandbox: Sandbox
let browser: Browser

beforeAll(async () => {
  sandbox = await startSandbox({ FORGE_API: 'v4' })
  browser = await openBrowser()
  await mkdir(join(root, 'pictures'), { recursive: true })
})
afterAll(async () => {
  await browser.close()
  await sandbox.stop()
})

test.each(pageStates)('$name', async ({ name, show, part, width = 1280 }) => {
  await sandbox.reset()
  const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor: 2 })
  await context.addInitScript("localStorage.setItem('greenlight-sandbox-tour', 'over')")
  const page = await context.newPage()
  await page.goto(sandbox.url)
  await page.locator('.message').first().waitFor()
  await show(page, sandbox)
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.mouse.move(0, 0)
    await page.screenshot({ path: join(root, 'pictures', `${name}-${scheme}.png`) })
    if (part && IN_README.includes(name))
      await crop(page, part, join(root, '.github', `${name}-${scheme}.png`))
  }
  await context.close()
})

/** Takes the newest message of the channel without what is around it. */
async function crop(page: Page, part: string, path: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ ...size, height: 2400 })
  await page.evaluate('document.activeElement?.blur()')
  const body = page.locator(`#log > ${part} .message-body`).last()
  const box = await body.boundingBox()
  expect(box).not.toBeNull()
  if (!box) return
  const clip = { x: box.x - 58, y: box.y - 10, width: box.width + 70, height: box.height + 20 }
  await page.screenshot({ path, clip })
  await page.setViewportSize(size)
}
