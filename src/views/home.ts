import type { HomeView, KnownBlock } from '@slack/types'
import { bold, bullets, code, lines, text } from './rich-text.ts'
import { oneLine } from './text.ts'

/** The content of a person’s Home tab. */
export interface HomeContent {
  readonly connected: boolean
  /** True when an older state was restored and the person has not yet confirmed the account in it. */
  readonly restored: boolean
  /** True when people without a connected account can read. */
  readonly serviceReads: boolean
  readonly projects: readonly string[]
  readonly verbs: readonly { readonly usage: string; readonly summary: string }[]
}

/** The Home tab: the person’s status, the next step, and all commands. */
export function homeView({ connected, restored, serviceReads, projects, verbs }: HomeContent): HomeView {
  const blocks: KnownBlock[] = [
    { type: 'header', text: { type: 'plain_text', text: 'Greenlight', emoji: false } },
    lines(
      [
        bold(
          connected
            ? 'Your account at the forge is connected.'
            : 'Your account at the forge is not connected.',
        ),
      ],
      connected
        ? [
            text('What you do here is done in your name. '),
            code('/greenlight disconnect'),
            text(' ends that.'),
          ]
        : [
            text(serviceReads ? 'You can look, and not act. ' : ''),
            text('Type '),
            code(restored ? '/greenlight resume' : '/greenlight connect'),
            text(
              restored
                ? ' in a channel to go on with the account of the older state that was restored.'
                : ' in a channel to connect it.',
            ),
          ],
    ),
    { type: 'divider' },
    lines([bold('Projects')]),
    projects.length > 0
      ? bullets(projects.slice(0, 30).map((name) => [text(oneLine(name, 200))]))
      : lines([text('None yet. '), code('/greenlight project add web 42'), text(' adds one.')]),
    { type: 'divider' },
    lines([bold('What you can type in a channel')]),
    bullets(verbs.map(({ usage, summary }) => [code(usage), text(`  ${summary}`)])),
  ]
  return { type: 'home', blocks }
}
