import type { KnownBlock } from '@slack/types'
import type { DeployKeyView } from '../../model/deploy-key.ts'
import type { Invocation } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { ListedDeployKeys } from '../../services/deploy-key/list.ts'
import type { Failure } from '../../services/failure.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { chooseProjectButton, noProject } from '../greenlight/project.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import { actions, header, type Reply, row, small } from '../reply.ts'
import { count, escaped } from '../text.ts'
import { createdWords, deployKeyName, keyTypeWords, weakKeyWords } from './deploy-key.ts'

interface DeployKeyQuestion {
  /** Null for the keys of all projects, which only the caller may see. */
  readonly project: { readonly id: number; readonly name: string } | null
  readonly page: number
}

const ON_A_PAGE = 15

/** Keys as rows that each open; buttons turn the pages. */
export function deployKeyList(keys: readonly DeployKeyView[], question: DeployKeyQuestion): Reply {
  const { project } = question
  const page = paginate(keys, question.page, ON_A_PAGE)
  const where = project ? `on ${project.name}` : `on ${SERVER}`
  const found = keys.length === 0 ? 'No deploy keys' : count(keys.length, 'deploy key')
  const headline = `${found} ${where}`
  const about = [orderWords(keys, project !== null), pageWords(page)].filter(Boolean).join('; ')
  const more = { project: project?.id, all: project ? undefined : true }
  const blocks: KnownBlock[] = [
    header(headline),
    ...(about === '' ? [] : [small(about)]),
    ...page.items.map((key) => keyRow(key, project?.id)),
    ...pageButtons(page, (to) => ({ verb: 'deploy-key.list', input: { ...more, page: to } }), 'deploy keys'),
  ]
  const names = page.items.map((key) => deployKeyName(key, 60)).join('; ')
  const text = escaped(`${headline}. ${names || about}`)
  return { message: { to: project ? 'channel' : 'person', text, blocks, pages: true } }
}

function orderWords(keys: readonly DeployKeyView[], ofProject: boolean): string {
  if (!ofProject) return keys.length === 0 ? '' : 'Of all projects'
  return keys.length === 0
    ? 'Add one: /deploy-key add "CI runner" and then the public key'
    : 'Anyone with a private key of these can reach the repository'
}

function keyRow(key: DeployKeyView, project: number | undefined): KnownBlock {
  const { facts, id } = key
  const kind = [keyTypeWords(facts), facts?.sha256].filter(Boolean).join(', ')
  const text = [deployKeyName(key, 200), kind, createdWords(key), weakKeyWords(facts)]
    .filter(Boolean)
    .join('\n')
  // A key of all projects may be on no project with a known name, and its row shows everything known.
  if (project === undefined) return row(text)
  const press = { verb: 'deploy-key.view', input: { project, key: `key:${id}` } }
  return row(text, button('Details', press, { spoken: `Details of deploy key ${id}` }))
}

export type KeysOutcome =
  | { readonly kind: 'no-project' }
  | (DeployKeyQuestion & { readonly kind: 'listed'; readonly listed: ListedDeployKeys | Failure })

export function deployKeysReply(outcome: KeysOutcome, { isDirect }: Pick<Invocation, 'isDirect'>): Reply {
  if (outcome.kind === 'no-project')
    return inParts('input', {
      what: noProject(isDirect),
      next: `Admins of ${SERVER} can add --all for the keys of every project.`,
      more: actions([chooseProjectButton('primary')]),
    })
  const { listed } = outcome
  if (listed.kind === 'list') return deployKeyList(listed.items, outcome)
  if (listed.kind === 'may-not' && !listed.tokenDenial && outcome.project === null)
    return inParts('right', {
      what: `Only admins of ${SERVER} can list the keys of all projects`,
      next: 'For one project: /deploy-key list',
    })
  return failureReply(listed, { tried: 'I can’t list the deploy keys' })
}
