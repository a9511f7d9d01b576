import type { DigestKind } from '../../model/digest.ts'
import { scheduleWords } from '../../model/schedule.ts'
import type { Me } from '../../services/accounts.ts'
import type { ShownWatch } from '../../services/channel-watches.ts'
import type { ShownDigest } from '../../services/digest/list.ts'
import type { KnownProject } from '../../services/projects.ts'
import { button } from '../button.ts'
import { DIGEST_NAMES } from '../digest/list.ts'
import { pauseClause } from '../pause-messages.ts'
import { actions, type Blocks, type Reply } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { capital, escaped, oneLine } from '../text.ts'
import { freezeSentence } from './freeze.ts'
import { meReply } from './me.ts'
import { managerElements, ruleWords, type ShownPolicy } from './policy.ts'
import { knownProjectName } from './project.ts'
import { shownWords } from './watch.ts'

interface ChannelSettings {
  readonly kind: 'channel'
  readonly project: KnownProject | null
  readonly posts: readonly ShownWatch[]
  readonly digests: readonly ShownDigest[]
  readonly policy: ShownPolicy
}

const MAX_LINES = 5

/** The settings of a channel in one dialog; whoever may not change a part sees it without its buttons. */
export function settingsReply(
  settings: ChannelSettings | { readonly kind: 'account'; readonly me: Me },
): Reply {
  if (settings.kind === 'account') return meReply(settings.me)
  const parts = partsOf(settings)
  const sentences = parts.map(({ name, state }) => `${name}: ${state.join('; ')}`)
  const { managers } = settings.policy.view
  return {
    modal: {
      title: 'Channel settings',
      text: escaped(sentences.join('. ')),
      blocks: [
        ...parts.flatMap(partBlocks),
        lines([bold('Managed by')], managerElements(managers, 'Workspace admins')),
      ],
    },
  }
}

interface Part {
  readonly name: string
  readonly state: readonly string[]
  /** Labels of buttons, by the verbs whose forms they open. */
  readonly forms: Readonly<Record<string, string>>
}

function partsOf({ project, posts, digests, policy }: ChannelSettings): readonly Part[] {
  const { freezes } = policy.view
  return [
    {
      name: 'Project',
      state: [project ? knownProjectName(project) : 'None yet'],
      forms: { 'greenlight.default': 'Choose project' },
    },
    {
      name: 'Posts',
      state: stated(posts, shownWords),
      forms:
        posts.length === 0
          ? { 'greenlight.watch': 'Post activity' }
          : { 'greenlight.watch': 'Change posts', 'greenlight.unwatch': 'Stop posts' },
    },
    digestPart('milestone', digests),
    digestPart('mr', digests),
    {
      name: 'Rules',
      state: [ruleWords(policy)],
      forms: { 'greenlight.policy': 'Change rules', 'greenlight.thread': 'Threads of cards' },
    },
    {
      name: 'Merge freezes',
      state: stated(freezes, (shown) => `${freezeSentence(shown)} (freeze ${shown.freeze.id})`),
      forms: {
        'greenlight.freeze.add': 'Add freeze',
        ...(freezes.length > 0 ? { 'greenlight.freeze.remove': 'End freeze' } : {}),
      },
    },
  ]
}

function digestPart(kind: DigestKind, digests: readonly ShownDigest[]): Part {
  return {
    name: `${capital(DIGEST_NAMES[kind])}s`,
    state: stated(
      digests.filter(({ digest }) => digest.kind === kind),
      ({ digest, projectName }) =>
        `${scheduleWords(digest.schedule)} (${digest.zone}), ${oneLine(projectName, 100)}${pauseClause(digest.paused)}`,
    ),
    forms: { [`${kind}.digest.on`]: 'Set up digest' },
  }
}

/** One line for each item; `Off` for none. */
function stated<Item>(items: readonly Item[], words: (item: Item) => string): string[] {
  if (items.length === 0) return ['Off']
  const rest = items.length - MAX_LINES
  return [
    ...items.slice(0, MAX_LINES).map((item) => capital(words(item))),
    ...(rest > 0 ? [`${rest} more`] : []),
  ]
}

function partBlocks({ name, state, forms }: Part): Blocks {
  const buttons = Object.entries(forms).map(([verb, label]) =>
    button(label, { verb: 'form', input: { verb } }, { suffix: verb }),
  )
  return [lines([bold(name)], ...state.map((line) => [text(line)])), ...actions(buttons)]
}
