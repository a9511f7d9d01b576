import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { describe, test } from 'vitest'

const CHROMIUM = '/usr/bin/chromium'

/** True where the browser tests can run: Debian's Chromium is installed. */
const browserIsThere: boolean = existsSync(CHROMIUM)

/** A headless Chromium that talks to nobody but the pages that a test opens; the caller closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A `describe` for tests in a browser: skipped with one line where there is none, a failure in CI. */
export function describeInBrowser(name: string, body: () => void): void {
  if (browserIsThere) {
    describe(name, body)
  } else if (process.env.CI === 'true') {
    test(name, () => {
      throw new Error(`${CHROMIUM} is missing: in CI the browser tests must run.`)
    })
  } else {
    process.stdout.write(`Skipped, ${CHROMIUM} is missing: ${name}\n`)
    describe.skip(name, body)
  }
}
