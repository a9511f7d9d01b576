import { LRUCache } from 'lru-cache'
import type { ActionTokens } from '../../store/tables/action-tokens.ts'
import { words } from '../../views/form-input.ts'
import { findMetadata } from '../actions/issue-tokens.ts'
import type { Choice } from '../interaction.ts'
import type { SlackApi } from '../outgoing/web-api.ts'
import { readContext } from './form-context.ts'

/** Modals whose last hash is remembered. */
const MAX_VIEWS = 1000

interface ChoicesOptions {
  readonly tokens: Pick<ActionTokens, 'find'>
  readonly api: Pick<SlackApi, 'updateView'>
}

/**
 * Returns the function that makes the submit button of a modal say what is chosen in it. The modal is sent back as
 * Slack has shown it, so that Slack keeps what was typed: docs.slack.dev, “views.update”, “Preserving input entry”.
 */
export function createChoices({ tokens, api }: ChoicesOptions): (choice: Choice) => Promise<void> {
  /** Updates of each modal. Of two quick choices, the second one still names the hash from before the first. */
  const updates = new LRUCache<string, Promise<string | null>>({ max: MAX_VIEWS })

  async function relabel(
    { team, user, name, value, viewId, hash, view }: Choice,
    earlier: Promise<string | null> | undefined,
  ): Promise<string | null> {
    const metadata = { callbackId: view.callback_id, privateMetadata: view.private_metadata }
    const found = await findMetadata(tokens, { team, user }, metadata)
    if (found.kind !== 'found') return null
    const input = readContext(found.value).request?.inputs.find((each) => each.name === name)
    const yes = input?.options?.find((option) => option.value === value)?.yes
    if (yes === undefined) return null
    const update = (of: string) =>
      api.updateView({ team, user, view: viewId, hash: of }, { ...view, submit: words(yes, 24) })
    const known = await earlier
    return (await update(hash)) ?? (known ? update(known) : null)
  }

  return async (choice) => {
    const earlier = updates.get(choice.viewId)?.catch(() => null)
    const own = relabel(choice, earlier)
    updates.set(choice.viewId, own)
    await own
  }
}
