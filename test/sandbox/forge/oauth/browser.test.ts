import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, openBrowser } from '../../../support/browser.ts'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { newProof, Tokens } from './sign-in.ts'

describeInBrowser('somebody who signs in with a browser', () => {
  let browser: Browser
  let under: ForgeUnderTest
  let back: string
  const faults: string[] = []
  const application = createServer((_request, response) => response.end('You are back.'))
  const { verifier, challenge } = newProof()

  beforeAll(async () => {
    await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(application.address())
    back = `http://127.0.0.1:${port}/link/oauth`
    const applications = [{ id: 'an <app>', secret: null, redirectUri: back }]
    under = await ForgeUnderTest.start('document', undefined, Date.now, { applications })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await under.end()
    application.closeAllConnections()
    await new Promise((resolve) => application.close(resolve))
  })

  async function open(): Promise<Page> {
    const page = await browser.newPage()
    page.on('console', (message) => {
      if (message.text().includes('Security Policy')) faults.push(message.text())
    })
    const asked = new URLSearchParams({
      client_id: 'an <app>',
      redirect_uri: back,
      response_type: 'code',
      state: '"&<state>',
      scope: 'api',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    await page.goto(`${under.forge.url}/oauth/authorize?${asked}`)
    return page
  }

  test('says who they are, presses Authorize, and comes back with a code that works', async () => {
    const page = await open()
    expect(await page.getByRole('heading').textContent()).toBe('Authorization required')
    await page.getByLabel('Bob Baker (bob)').check()
    await page.getByRole('button', { name: 'Authorize' }).click()
    await page.getByText('You are back.').waitFor()
    const address = new URL(page.url())
    expect(address.searchParams.get('state')).toBe('"&<state>')
    const reply = await fetch(`${under.forge.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'an <app>',
        redirect_uri: back,
        code: address.searchParams.get('code') ?? '',
        code_verifier: verifier,
      }),
    })
    expect(Tokens.parse(await reply.json()).scope).toBe('api')
    expect(under.forge.ledger().at(-1)?.user).toBe('bob')
    expect(faults).toEqual([])
  })

  test('presses Deny, and comes back without one', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Deny' }).click()
    await page.getByText('You are back.').waitFor()
    const address = new URL(page.url())
    expect(address.searchParams.get('error')).toBe('access_denied')
    expect(address.searchParams.has('code')).toBe(false)
    expect(faults).toEqual([])
  })
})
