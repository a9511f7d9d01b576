import { fc } from '@fast-check/vitest'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser, openBrowser } from '../../support/browser.ts'
import { serve, shown } from './fake-workspace.ts'
import { openPage } from './open-page.ts'

const vectors = [
  '<script data-evil>window.evil=1</script>',
  '<img data-evil src=x onerror="window.evil=1">',
  '"><svg data-evil onload=window.evil=1>',
  "' onfocus='window.evil=1' autofocus data-evil='",
  '</template></p><iframe data-evil srcdoc="<script>parent.evil=1</script>"></iframe>',
  '<a data-evil href="javascript:window.evil=1">x</a>',
  '<javascript:window.evil=1|press>',
  '<!channel>',
  '<@U1>',
  '<style data-evil>*{display:none}</style>',
  '</textarea></select></title><base data-evil href="https://evil.example/">',
  ' style="background:url(https://evil.example)" data-evil ',
  '&lt;script data-evil&gt;',
  '{{evil}}',
  '\u202e\u0000\u2028<b data-evil>',
]
const payload = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...vectors) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function everywhere(text: string, index: number) {
  const plain = { type: 'plain_text', text }
  const confirm = { title: plain, text: plain, confirm: plain, deny: plain }
  return shown(index, {
    text: escaped(text),
    blocks: [
      { type: 'header', block_id: text, text: plain },
      {
        type: 'section',
        block_id: 's',
        text: { type: 'mrkdwn', text: escaped(text) },
        fields: [{ type: 'mrkdwn', text: `*${escaped(text)}*` }, plain],
        accessory: {
          type: 'overflow',
          action_id: text,
          options: [{ text: plain, value: text, url: `javascript:window.evil=1//${text}` }],
          confirm,
        },
      },
      {
        type: 'rich_text',
        block_id: 'r',
        elements: [
          {
            type: 'rich_text_section',
            elements: [
              { type: 'text', text },
              { type: 'link', url: `javascript:window.evil=1//${text}`, text },
            ],
          },
        ],
      },
      {
        type: 'actions',
        block_id: 'a',
        elements: [
          {
            type: 'button',
            action_id: text,
            value: text,
            text: plain,
            confirm,
            url: 'javascript:window.evil=1',
            accessibility_label: text,
          },
        ],
      },
      { type: 'table', block_id: 't', rows: [[{ type: 'raw_text', text }], [{ type: 'raw_text', text }]] },
      { type: 'context', block_id: 'c', elements: [plain, { type: 'mrkdwn', text: escaped(text) }] },
    ],
  })
}

describeInBrowser('foreign text on the chat page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  test('200 generated payloads in every field run nothing, build nothing and ping nobody', async () => {
    const served = await serve()
    const payloads = fc.sample(payload, { numRuns: 200, seed: 20_261_120 })
    served.messages.set('web', payloads.map(everywhere))
    const { page, faults } = await openPage(browser, served)
    const view = {
      type: 'modal',
      title: { type: 'plain_text', text: vectors.join('') },
      blocks: payloads.slice(0, 40).map((text, index) => ({
        type: 'input',
        block_id: `b${index}`,
        label: { type: 'plain_text', text },
        hint: { type: 'plain_text', text },
        element: { type: 'plain_text_input', action_id: 'x', initial_value: text, multiline: true },
      })),
    }
    const errors = Object.fromEntries(payloads.slice(0, 40).map((text, index) => [`b${index}`, text]))
    served.views.set('ann', { modal: { id: 'V1', view, errors }, home: null })
    served.changed()
    await page.locator('#modal[open]').waitFor()

    expect(await page.locator('.message').count()).toBe(200)
    expect(await page.locator('.not-drawn').count()).toBe(0)
    expect(await page.evaluate('window.evil ?? null')).toBeNull()
    expect(
      await page
        .locator(
          '[data-evil], #log script, #log iframe, #log base, #log style, .slack_broadcast, .slack_user',
        )
        .count(),
    ).toBe(0)
    expect(await page.locator('a[href^="javascript" i]').count()).toBe(0)
    const attributes = "[...document.querySelectorAll('*')].flatMap((each) => each.getAttributeNames())"
    expect((await page.evaluate<string[]>(attributes)).filter((name) => name.startsWith('on'))).toEqual([])
    const texts = await page.locator('.block-header').allTextContents()
    expect(texts).toEqual(payloads.map((text) => text.replaceAll('\u0000', '')))
    expect(faults).toEqual([])
    await page.context().close()
    await served.close()
  })
})
