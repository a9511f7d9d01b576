import { beforeEach, expect, test } from 'vitest'
import { describeInBrowser } from '../../support/browser.ts'
import { shown } from './fake-workspace.ts'
import { pageForTests } from './open-page.ts'

const DAY_S = 86_400
/** 2026-09-21T22:53:20Z: the next day has begun in Berlin, and not in New York. */
const EVENING_S = 1_790_031_200

const at = (seconds: number, text: string) => shown(0, { ts: `${seconds}.000100`, text })

describeInBrowser('the time on the chat page', () => {
  const opened = pageForTests((served) => {
    served.time.now = EVENING_S * 1000
    const date = `Merged <!date^${EVENING_S}^{date_short_pretty} at {time}|then>`
    const moment = { type: 'date', timestamp: EVENING_S, format: '{date_num} {time}' }
    const blocks = [
      { type: 'section', block_id: 'a', text: { type: 'mrkdwn', text: date } },
      {
        type: 'rich_text',
        block_id: 'b',
        elements: [{ type: 'rich_text_section', elements: [moment] }],
      },
    ]
    served.messages.set('web', [at(EVENING_S - DAY_S, 'Before.'), { ...at(EVENING_S, 'Now.'), blocks }])
  })
  beforeEach(async () => {
    await opened.page.getByRole('button', { name: 'Controls', exact: true }).click()
  })

  const days = () => opened.page.locator('.day').allTextContents()
  const today = () => opened.page.locator('#today')

  test('days, times and dates are those of the reader’s zone', async () => {
    const { page } = opened
    expect(await days()).toEqual(['Monday, September 21, 2026', 'Tuesday, September 22, 2026'])
    expect(await today().textContent()).toBe('Tuesday, September 22, 2026, 00:53')
    expect(await page.locator('.message time').last().textContent()).toBe('00:53')
    await page.getByText('Merged today at 00:53').waitFor()
    await page.getByText('2026-09-22 00:53').waitFor()

    await page.getByRole('radio', { name: 'bob' }).check()
    await page.getByText('Merged today at 18:53').waitFor()
    await page.getByText('2026-09-21 18:53').waitFor()
    expect(await days()).toEqual(['Sunday, September 20, 2026', 'Monday, September 21, 2026'])
    expect(await today().textContent()).toBe('Monday, September 21, 2026, 18:53')
  })

  test.each([
    [0, 'just now'],
    [61, '1 minute ago'],
    [3 * 60, '3 minutes ago'],
    [2 * 3600, '2 hours ago'],
    [DAY_S, 'yesterday'],
    [3 * DAY_S, '3 days ago'],
    [-60, 'today'],
  ])('%i seconds later is %s', async (seconds, words) => {
    const { page, served } = opened
    const date = `Delivered <!date^${EVENING_S}^{ago}|then>.`
    const blocks = [{ type: 'section', block_id: 'a', text: { type: 'mrkdwn', text: date } }]
    served.messages.set('web', [{ ...at(EVENING_S, 'Now.'), blocks }])
    served.time.now += seconds * 1000
    served.changed()
    await page.getByText(`Delivered ${words}.`).waitFor()
  })

  test('“Next day” asks for one day, and the page shows the day that has come', async () => {
    const { page, served } = opened
    const call = served.nextCall()
    await page.getByRole('button', { name: 'Next day' }).click()
    expect(await call).toEqual({ path: '/sandbox/clock', body: { hours: 24 } })
    served.time.now += DAY_S * 1000
    served.changed()
    await today().getByText('Wednesday, September 23, 2026').waitFor()
    await page.getByText('Merged yesterday at 00:53').waitFor()
  })

  test('why the clock was not moved is said', async () => {
    const { page, served } = opened
    served.answers.push({ status: 200, body: { ok: false, error: 'The clock can be moved no further.' } })
    await page.getByRole('button', { name: 'Next day' }).click()
    await page.getByRole('status').getByText('The clock can be moved no further.').waitFor()
  })
})
