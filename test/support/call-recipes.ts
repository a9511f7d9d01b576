import { newDeployKey } from '../sandbox/forge/new-deploy-key.ts'
import { eventually } from './eventually.ts'
import { type ForgeCall, forgeKind, isReply, type Sandbox, words } from './sandbox.ts'

/** How a person makes the bot send one call: what is typed, and what follows. */
export interface Way {
  readonly typed: string
  /** Who types it: ann, who is a master, where nobody is named; cy is connected as the admin. */
  readonly as?: 'cy'
  /** The button that follows, or the name to be typed into the modal that follows. */
  readonly press?: string
  readonly phrase?: string
  /** The answer is on a card that is there already, and no message follows. */
  readonly edits?: true
}

/** In the order of the API document; each finds what the ones before have left. */
export const ways: Readonly<Record<string, Way>> = {
  'GET /projects/:id/milestones': { typed: '/milestone list --state active --iid 3' },
  'GET /projects/:id/milestones/:milestone_id': { typed: '/milestone issues %4' },
  'POST /projects/:id/milestones': { typed: '/milestone create "Sprint 99" --due +2w' },
  'PUT /projects/:id/milestones/:milestone_id': { typed: '/milestone edit %4 --title "A new name"' },
  'GET /projects/:id/milestones/:milestone_id/issues': { typed: '/milestone issues %3' },
  'GET /deploy_keys': { typed: '/deploy-key list --all', as: 'cy' },
  'GET /projects/:id/deploy_keys': { typed: '/deploy-key list' },
  'GET /projects/:id/deploy_keys/:key_id': { typed: '/deploy-key view 601' },
  'POST /projects/:id/deploy_keys': { typed: `/deploy-key add "New one" ${newDeployKey()}` },
  'POST /projects/:id/deploy_keys/:key_id/enable': { typed: '/deploy-key enable 603' },
  'DELETE /projects/:id/deploy_keys/:key_id/disable': {
    typed: '/deploy-key disable 603',
    press: 'deploy-key.disable',
  },
  'DELETE /projects/:id/deploy_keys/:key_id': {
    typed: '/deploy-key delete 602',
    phrase: 'Build server',
  },
  'GET /projects/:id/services/:slug': { typed: '/integration view external-wiki' },
  'PUT /projects/:id/services/:slug': {
    typed: '/integration set emails-on-push recipients=team@acme.example',
  },
  'DELETE /projects/:id/services/:slug': {
    typed: '/integration remove external-wiki',
    phrase: 'external-wiki',
  },
  'GET /projects/:id/merge_requests': { typed: '/mr list --state all --sort asc' },
  'GET /projects/:id/merge_requests/:merge_request_id': { typed: '/mr view !14' },
  'GET /projects/:id/merge_requests/:merge_request_id/commits': { typed: '/mr commits !14' },
  'GET /projects/:id/merge_requests/:merge_request_id/changes': { typed: '/mr changes !14' },
  'POST /projects/:id/merge_requests': {
    typed: '/mr create --source main --target fix/rounding --title "The other way round"',
  },
  'PUT /projects/:id/merge_requests/:merge_request_id': { typed: '/mr edit !15 --title "Another title"' },
  'PUT /projects/:id/merge_requests/:merge_request_id/merge': {
    typed: '/mr merge !11 --when-build-succeeds',
    press: 'mr.merge',
  },
  'PUT /projects/:id/merge_requests/:merge_request_id/cancel_merge_when_build_succeeds': {
    typed: '/mr cancel !11',
    edits: true,
  },
  'GET /projects/:id/merge_requests/:merge_request_id/closes_issues': { typed: '/mr closes !7' },
  'POST /projects/:id/merge_requests/:merge_request_id/subscription': { typed: '/mr subscribe !13' },
  'DELETE /projects/:id/merge_requests/:merge_request_id/subscription': { typed: '/mr unsubscribe !13' },
  'POST /projects/:id/merge_requests/:merge_request_id/todo': { typed: '/mr todo !13' },
  'GET /projects/:id/merge_requests/:merge_request_id/versions': { typed: '/mr versions !12' },
  'GET /projects/:id/merge_requests/:merge_request_id/versions/:version_id': { typed: '/mr versions !12 1' },
  'DELETE /projects/:id/merge_requests/:merge_request_id': {
    typed: '/mr delete !13',
    as: 'cy',
    phrase: 'acme/web!13',
  },
}

/** What today’s servers call otherwise: method and path below `/api/v4`. */
const TODAY: Readonly<Record<string, string>> = {
  'DELETE /projects/:id/deploy_keys/:key_id/disable': 'DELETE /projects/:id/deploy_keys/:key_id',
  'GET /projects/:id/services/:slug': 'GET /projects/:id/integrations/:slug',
  'PUT /projects/:id/services/:slug': 'PUT /projects/:id/integrations/:slug',
  'DELETE /projects/:id/services/:slug': 'DELETE /projects/:id/integrations/:slug',
  'GET /projects/:id/merge_requests/:merge_request_id/changes':
    'GET /projects/:id/merge_requests/:merge_request_id/diffs',
  'PUT /projects/:id/merge_requests/:merge_request_id/cancel_merge_when_build_succeeds':
    'POST /projects/:id/merge_requests/:merge_request_id/cancel_merge_when_pipeline_succeeds',
  'POST /projects/:id/merge_requests/:merge_request_id/subscription':
    'POST /projects/:id/merge_requests/:merge_request_id/subscribe',
  'DELETE /projects/:id/merge_requests/:merge_request_id/subscription':
    'POST /projects/:id/merge_requests/:merge_request_id/unsubscribe',
}

/** Servers that shipped take the cancel by POST; the document, under which the table is kept, by PUT. */
const CANCEL = /^PUT (.*cancel_merge_when_build_succeeds)$/

type Kind = typeof forgeKind

/** What a kind of server calls an operation of the API document: method and path below its base. */
export function routeAt(kind: Kind, documented: string): string {
  if (kind === 'today') return TODAY[documented] ?? documented
  return kind === 'shipped' ? documented.replace(CANCEL, 'POST $1') : documented
}

/** Who the forge sees in a call. */
export const seenAs = ({ as }: Way) => (as === 'cy' ? 'root' : 'ann')

/** Types it, answers what is asked for, and gives the call as the ledger has it; cy must be connected as root. */
export async function goes(sandbox: Sandbox, documented: string, kind: Kind = forgeKind): Promise<ForgeCall> {
  const { typed, as: user = 'ann', press, phrase, edits } = wayTo(documented)
  const before = (await sandbox.ledger()).length
  if (phrase) {
    await sandbox.command(user, typed)
    await sandbox.modal(user)
    const submitted = await sandbox.submit(user, { phrase })
    if (!submitted.ok) throw new Error(`${typed}: the name is not taken`)
  } else if (edits) {
    await sandbox.command(user, typed)
  } else {
    // What others did is told in threads meanwhile, and the card of an earlier call may come late.
    const [named = ''] = /[!%]\d+/.exec(press ? typed : '') ?? []
    const answer = await sandbox.asks(
      user,
      typed,
      (message) => message.bot && !isReply(message) && words(message).includes(named),
    )
    if (press) await sandbox.press(user, answer, press)
  }
  return sees(sandbox, kind, documented, before)
}

function wayTo(documented: string): Way {
  const way = ways[documented]
  if (!way) throw new Error(`Nothing is typed for ${documented}`)
  return way
}

/** Waited for: the answer to a submitted form comes after the form is closed. */
async function sees(sandbox: Sandbox, kind: Kind, documented: string, before: number): Promise<ForgeCall> {
  const [method, template = ''] = routeAt(kind, documented).split(' ')
  const base = kind === 'today' ? '/api/v4' : '/api/v3'
  const path = new RegExp(`^${base}${template.replaceAll(/:[a-z_]+/g, '[^/]+')}$`)
  return eventually(
    async () => {
      const calls = (await sandbox.ledger()).slice(before)
      return calls.findLast((call) => call.method === method && path.test(call.path))
    },
    () => `The forge never saw ${routeAt(kind, documented)}`,
  )
}
