import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, openBrowser } from '../support/browser.ts'
import { forgeKind, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

const DAY_MS = 86_400_000
const PROGRESS = '/milestone progress %3'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Chart = z.object({
  type: z.literal('data_visualization'),
  chart: z.object({
    series: z.array(z.object({ name: z.string(), data: z.array(z.object({ value: z.number() })) })),
    axis_config: z.object({ categories: z.array(z.string()) }),
  }),
})

/** The columns of the one chart of a message, and how many issues were open on each. */
function burndown({ blocks }: Message) {
  const [found] = blocks.map((block) => Chart.safeParse(block).data).filter((chart) => chart !== undefined)
  if (!found) throw new Error(`There is no chart in ${JSON.stringify(blocks)}`)
  const open = found.chart.series.find(({ name }) => name === 'Open')
  return {
    days: found.chart.axis_config.categories,
    open: open?.data.map(({ value }) => value),
  }
}

const isProgress = ({ bot, text }: Message) => bot && text.includes(' (%3) in ')
const isDigest = ({ bot, text }: Message) => bot && text.startsWith('Milestones of acme/web')
const digests = async (user = 'ann') => (await sandbox.messages(user)).filter(isDigest)
const nextDay = async (more: object = {}) => {
  const answer = await sandbox.call('/sandbox/clock', { days: 1, ...more })
  expect(answer).toMatchObject({ ok: true })
  return Date.parse(z.looseObject({ now: z.iso.datetime() }).parse(answer).now)
}

test('the first words name what there is to try', () => {
  for (const words of [PROGRESS, '/milestone digest now', 'Next day'])
    expect(sandbox.output()).toContain(words)
})

test.runIf(forgeKind === 'today')(
  'the burndown knows the days before, and goes on with each that passes',
  async () => {
    const openOf = async () => burndown(await sandbox.asks('ann', PROGRESS, isProgress)).open ?? []
    const first = await sandbox.asks('ann', PROGRESS, isProgress)
    expect(words(first)).toContain('From the dates of its issues')
    expect((await openOf()).length).toBeGreaterThan(10)
    expect((await openOf()).at(-1)).toBe(9)
    for (const open of [8, 7, 7, 6, 6]) {
      await nextDay()
      expect((await openOf()).at(-1)).toBe(open)
    }
  },
)

// What the API document tells of an issue has no day on which it was closed.
test.skipIf(forgeKind === 'today')(
  'day by day the burndown of a milestone grows by a point, and is drawn from the third on',
  async () => {
    const first = await sandbox.asks('ann', PROGRESS, isProgress)
    const few = (days: string) => `The burndown starts with 3 counted days; ${days} there.`
    expect(words(first)).toContain(few('1 is'))
    await nextDay()
    expect(words(await sandbox.asks('ann', PROGRESS, isProgress))).toContain(few('2 are'))
    for (const open of [
      [9, 8, 7],
      [9, 8, 7, 7],
      [9, 8, 7, 7, 6],
      [9, 8, 7, 7, 6, 6],
    ]) {
      await nextDay()
      expect(burndown(await sandbox.asks('ann', PROGRESS, isProgress)).open).toEqual(open)
    }
  },
)

describe('a digest that comes every day at nine', () => {
  beforeEach(async () => {
    await sandbox.asks('ann', '/milestone digest on "daily 9:00"', ({ text }) =>
      text.startsWith('Milestone digest: '),
    )
  })

  test('comes once on each day that passes, at nine, with what the days before were like', async () => {
    for (let day = 1; day <= 5; day += 1) {
      await nextDay()
      expect(await digests()).toHaveLength(day)
    }
    const posted = await digests()
    const berlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' })
    expect(posted.map(({ ts }) => berlin.format(Number(ts) * 1000))).toEqual(Array(5).fill('09:00'))
    const days = posted.map(({ ts }) => Math.floor((Number(ts) * 1000) / DAY_MS))
    expect(new Set(days).size).toBe(5)
    expect(posted.every(({ text }) => !text.includes('Late'))).toBe(true)
  })

  test('comes once for days over which the clock has jumped, or says that it was missed', async () => {
    await nextDay({ days: 3, at_once: true })
    const one = await sandbox.sees('ann', ({ bot, text }) => bot && /Late: this one|Missed/.test(text))
    await nextDay()
    const said = (await sandbox.messages('ann')).filter(
      ({ bot, text }) => bot && /Milestones of|^Missed/.test(text),
    )
    expect(said).toHaveLength(2)
    expect(said[0]?.ts).toBe(one.ts)
  })

  test('a clock that goes back and comes forward again brings none a second time', async () => {
    await nextDay()
    expect(await digests()).toHaveLength(1)
    await nextDay({ days: -1 })
    await nextDay()
    expect(await digests()).toHaveLength(1)
    await nextDay()
    expect(await digests()).toHaveLength(2)
  })

  test('is gone after a reset, with the days that were passed, and can be turned on again', async () => {
    await nextDay()
    await sandbox.reset()
    expect(Math.abs((await nextDay()) - DAY_MS - Date.now())).toBeLessThan(60_000)
    expect(await digests()).toEqual([])
    await sandbox.asks('ann', '/milestone digest on "daily 9:00"', ({ text }) =>
      text.startsWith('Milestone digest: '),
    )
    await nextDay()
    expect(await digests()).toHaveLength(1)
  })
})

describeInBrowser('a newcomer', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
  })
  beforeEach(async () => {
    page = await browser.newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(sandbox.url)
    await page.locator('.message').first().waitFor()
  })
  afterAll(() => browser.close())

  test('presses “Next day”, sees the date go on, and a digest come', async () => {
    await page.getByRole('button', { name: 'Controls', exact: true }).click()
    /** The date without the time of day. */
    const today = async () => (await page.locator('#today').textContent())?.replace(/, \d\d:\d\d$/, '')
    await expect.poll(today).toMatch(/\d{4}$/)
    const begun = await today()
    await page.getByRole('textbox').fill('/milestone digest on "daily 9:00"')
    await page.getByRole('textbox').press('Enter')
    await page.getByText('Milestone digest: ').first().waitFor()
    for (let day = 1; day <= 3; day += 1) {
      const before = await today()
      await page.getByRole('button', { name: 'Next day' }).click()
      await expect.poll(today).not.toBe(before)
    }
    expect(await today()).not.toBe(begun)
    // The first of them may be of the day on which the page was opened.
    await expect.poll(() => page.locator('.day').count()).toBeGreaterThanOrEqual(3)
    await page.getByText('Needs someone').first().waitFor()
  })
})
