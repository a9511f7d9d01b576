import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { linkingIn } from './linking.ts'
import type { Message, Sandbox } from './sandbox.ts'

/** A state in which people see the chat page or a page of the bot, and how to get there in a fresh sandbox. */
export interface PageState {
  readonly name: string
  /** Drives the opened chat page, as ann in #web. */
  show(page: Page, sandbox: Sandbox): Promise<void>
  /** What a picture of it shows; the whole page when left out. */
  readonly part?: string
  /** Width of the window in CSS pixels; 1280 when left out. */
  readonly width?: number
}

const field = (page: Page) => page.locator('#text')

async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** Waits until the newest message of the channel contains the text, and returns it. */
async function newest(page: Page, text: string | RegExp) {
  const found = page.locator('#log article').filter({ hasText: text }).last()
  await found.waitFor()
  return found
}

async function card(page: Page, number: number) {
  await type(page, `/mr view !${number}`)
  const shown = page.locator('#log article', { hasText: `!${number}` }).filter({ has: page.locator('.menu') })
  await shown.locator('.actions').last().waitFor()
  return shown.last()
}

async function openMerge(page: Page): Promise<void> {
  const shown = await card(page, 12)
  await shown.locator('.button.primary').first().click()
  await page.locator('dialog[open]').waitFor()
}

async function merge(page: Page): Promise<void> {
  await openMerge(page)
  await page.locator('dialog[open] [data-primary]').click()
  await newest(page, /Merged as|Merged by/)
  await page
    .locator('dialog[open]')
    .waitFor({ state: 'detached' })
    .catch(() => {})
}

/** Opens what an integration sent. */
async function showSent(page: Page, sandbox: Sandbox): Promise<void> {
  const change = { method: 'PUT', body: { state_event: 'close' }, version: 'v4' }
  expect((await sandbox.api('sandbox-ann', '/projects/42/issues/3', change)).status).toBe(200)
  await page.getByRole('button', { name: 'Controls', exact: true }).click()
  const sent = page.locator('#sinks summary').first()
  await sent.click()
  await page.locator('#sinks pre').first().scrollIntoViewIfNeeded()
}

function addressIn(message: Message, path: string): string {
  const [address = ''] = new RegExp(`http[^"|>]*/${path}[^"|>]*`).exec(JSON.stringify(message.blocks)) ?? []
  expect(address).toContain('http')
  return address
}

const seesLink = (path: string) => (message: Message) =>
  message.ephemeral && JSON.stringify(message.blocks).includes(`/${path}`)

/** Makes the channel a queue of three, of which one is taken and one leaves. */
async function showQueue(page: Page, sandbox: Sandbox): Promise<void> {
  await type(page, '/greenlight queue on --assignee ann')
  const shown = page.locator('#log article', { hasText: '!12' }).filter({ hasText: 'I take it' })
  await shown.getByRole('button', { name: 'I take it: !12' }).click()
  await newest(page, 'has it')
  await sandbox.command('ann', '/mr close !7')
  await newest(page, '1 handled')
  const gone = page.locator('#log article', { hasText: '!7 Round' }).filter({ hasText: 'I take it' })
  await gone.waitFor({ state: 'detached' })
}

/** The main states, in the order in which a newcomer meets them. */
export const pageStates: readonly PageState[] = [
  {
    name: 'tour',
    async show(page) {
      await page.addInitScript("localStorage.removeItem('greenlight-sandbox-tour')")
      await page.reload()
      await page.locator('#tour button').first().waitFor()
    },
  },
  {
    name: 'list',
    part: 'article',
    async show(page) {
      await type(page, '/mr list')
      await newest(page, '!17')
    },
  },
  {
    name: 'card',
    part: 'article',
    async show(page) {
      await card(page, 12)
    },
  },
  {
    name: 'dialog',
    show: (page) => openMerge(page),
  },
  {
    name: 'stopped',
    part: 'article.ephemeral',
    async show(page, sandbox) {
      await openMerge(page)
      const push = { user: 'bob', project: 42, branch: 'feature/report-range' }
      expect(await sandbox.call('/sandbox/push', push)).toMatchObject({ ok: true })
      await page.locator('dialog[open] [data-primary]').click()
      await newest(page, 'Not merged: 1 new commit since you looked at')
    },
  },
  {
    name: 'merged',
    part: 'article',
    show: (page) => merge(page),
  },
  {
    name: 'thread',
    async show(page, sandbox) {
      await merge(page)
      const { ts } = await sandbox.sees(
        'ann',
        ({ bot, text, thread_ts }) => bot && !thread_ts && /!12/.test(text) && /erged/.test(text),
      )
      const reply = { user: 'bob', channel: 'web', text: 'Thank you. That was quick.', thread_ts: ts }
      expect(await sandbox.call('/sandbox/say', reply)).toMatchObject({ ok: true })
      await page.locator(`[data-thread="${ts}"]`).click()
      await page.locator('#thread').getByText('That was quick.').waitFor()
    },
  },
  {
    name: 'form',
    async show(page) {
      await type(page, '/mr create')
      await page.locator('#modal[open] input, #modal[open] textarea').first().waitFor()
    },
  },
  {
    name: 'suggestions',
    async show(page) {
      await field(page).pressSequentially('/milestone ')
      await field(page).press('ArrowDown')
      await page.locator('#suggestions li').first().waitFor()
    },
  },
  {
    name: 'home',
    async show(page) {
      await page.getByRole('link', { name: /^Home of/ }).click()
      await page.locator('#home .block').first().waitFor()
    },
  },
  {
    name: 'digest',
    part: 'article',
    async show(page, sandbox) {
      for (let days = 0; days < 3; days += 1) {
        await sandbox.asks('ann', '/milestone digest now', ({ ephemeral }) => !ephemeral)
        await sandbox.call('/sandbox/clock', { days: 1 })
      }
      await type(page, '/milestone digest now')
      await newest(page, /2\.4/)
    },
  },
  {
    name: 'drawer',
    async show(page) {
      await page.getByRole('button', { name: 'Controls', exact: true }).click()
      await page.locator('#builds button').first().waitFor()
    },
  },
  { name: 'queue', show: showQueue },
  { name: 'queue-phone', width: 390, show: showQueue },
  { name: 'sent', show: showSent },
  { name: 'sent-phone', width: 390, show: showSent },
  {
    name: 'private',
    async show(page) {
      await page.getByRole('radio', { name: 'cy' }).check()
      await type(page, '/mr merge !12')
      await page.getByText('Only visible to you').last().waitFor()
    },
  },
  {
    name: 'phone',
    width: 390,
    async show(page) {
      await card(page, 11)
    },
  },
  {
    name: 'link',
    async show(page, sandbox) {
      await page.goto(await linkingIn(sandbox).link('cy'))
    },
  },
  {
    name: 'secret',
    async show(page, sandbox) {
      const answer = await sandbox.asks('ann', '/integration set pushover priority=high', seesLink('secret/'))
      await page.goto(addressIn(answer, 'secret/'))
    },
  },
]
