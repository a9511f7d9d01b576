import type { OwnServer, ShownServer } from '../../services/server.ts'
import { button, linkButton } from '../button.ts'
import { inParts } from '../failure.ts'
import { type Blocks, privately, type Reply, small } from '../reply.ts'
import { bold, lines, link, question, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'

type Named = Pick<ShownServer, 'url' | 'name'>

/** Shows which server a workspace uses, and how it is set. */
export function serverReply({ version, api, isOwn, signsIn, reads, webhook, ...server }: ShownServer): Reply {
  const headline = `This workspace uses ${nameOf(server)}.`
  const release = version === null ? null : `Version ${oneLine(version, 40)}`
  const spoken = api === null ? 'isn’t answering yet' : `API ${api}`
  const facts = [
    isOwn ? 'It’s set for this workspace.' : 'It’s the default here.',
    signsIn ? 'People sign in there, or paste a token.' : 'People connect with a token.',
    reads ? 'People who haven’t connected can read.' : '',
  ]
  return privately(escaped([headline, ...facts].filter(Boolean).join(' ')), [
    lines(
      [bold(headline)],
      [link(server.url, hostOf(server.url)), text(`: ${[release, spoken].filter(Boolean).join(', ')}`)],
      ...facts.filter(Boolean).map((fact) => [text(fact)]),
      webhook === null ? [] : [text('Its webhooks report to '), link(webhook, webhook)],
    ),
    {
      type: 'actions',
      elements: [
        button(isOwn ? 'Change server' : 'Set server', { verb: 'greenlight.server.set', input: {} }),
        ...(isOwn ? [button('Use the default', { verb: 'greenlight.server.remove', input: {} })] : []),
      ],
    },
  ])
}

type SetOutcome =
  | { readonly kind: 'link-given'; readonly url: string }
  | Awaited<ReturnType<OwnServer['use'] | OwnServer['discard'] | OwnServer['remove']>>

/** The answer to each step of a change. */
export function serverSetReply(outcome: SetOutcome): Reply {
  switch (outcome.kind) {
    case 'link-given': {
      const headline = 'Set this workspace’s server.'
      const how = 'Personal link, valid 10 minutes. Never type a token into Slack.'
      return privately(`${headline} ${how}`, [
        lines([bold(headline)], [text('You confirm here before anything changes.')]),
        { type: 'actions', elements: [linkButton('Open page', outcome.url)] },
        small(how),
      ])
    }
    case 'server-set':
    case 'returned':
      return changedReply(outcome.moved, outcome.former)
    case 'usual':
      return inParts({ what: 'This workspace uses the default server already' }, { reason: 'state' })
    case 'forgotten':
      return privately('The server stays. I deleted what you entered.')
    case 'gone':
      return inParts(
        {
          what: 'The server stays: this question is no longer open',
          why: 'It expired, was answered, or belongs to someone else.',
        },
        { reason: 'input' },
        [{ type: 'actions', elements: [button('Set server', { verb: 'greenlight.server.set', input: {} })] }],
      )
  }
}

function changedReply(moved: boolean, former: string): Reply {
  const headline = moved ? 'The server is changed.' : 'Saved.'
  const next = moved
    ? [`Everything about ${nameOf({ name: former })} is gone here.`, 'Connect again, and ask others to.']
    : []
  const blocks: Blocks = [
    lines([bold(headline)], ...next.map((line) => [text(line)])),
    ...(moved
      ? [
          {
            type: 'actions' as const,
            elements: [button('Connect', { verb: 'greenlight.connect', input: {} }, { style: 'primary' })],
          },
        ]
      : []),
  ]
  return privately(escaped([headline, ...next].join(' ')), blocks)
}

/** The question before the server that was entered on the page is used; `moves`: it is another one. */
export function serverQuestion({
  to,
  from,
  moves,
}: {
  readonly to: Named
  readonly from: Named
  readonly moves: boolean
}): { readonly text: string; readonly blocks: Blocks } {
  if (!moves) return question(`Save the settings for ${nameOf(to)}?`, 'Accounts and cards stay as they are.')
  return question(
    `Use ${nameOf(to)} for this whole workspace?`,
    `Its address is ${to.url}.`,
    ...leaving(from),
  )
}

/** The question before a workspace returns to the deployment’s server. */
export function serverRemoveQuestion(
  from: Named,
  to: Named,
): { readonly text: string; readonly blocks: Blocks } {
  return question(`Use the default, ${nameOf(to)}, again?`, ...leaving(from))
}

/** Sentences about the end of all that a workspace has of the server that it leaves. */
function leaving(from: Pick<Named, 'name'>): readonly string[] {
  return [
    `Everyone here is disconnected from ${nameOf(from)}, and connects again.`,
    'Its posts, digests, auto-merges, snoozes and short names end. Cards stay as they are, without working buttons.',
    'Freezes, managers and the audit stay. I can’t bring the rest back.',
  ]
}

function nameOf({ name }: Pick<Named, 'name'>): string {
  return oneLine(name, 80)
}

function hostOf(url: string): string {
  return new URL(url).host
}
