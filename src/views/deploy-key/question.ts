import type { DeployKeyView } from '../../model/deploy-key.ts'
import { button } from '../button.ts'
import type { Blocks } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { deployKeyLines, deployKeyName } from './deploy-key.ts'

/** A question about a key: its text as one sentence, and its blocks. */
interface KeyQuestion {
  readonly text: string
  readonly blocks: Blocks
}

/** Asks before a key is removed from a project. */
export function disableQuestion(key: DeployKeyView, projectName: string): KeyQuestion {
  const asked = `Disable the deploy key ${deployKeyName(key)} on ${projectName}?`
  const meaning =
    'Machines with this key can then no longer reach the project; other projects keep it. A key that is on no other project may be forgotten by the forge and must then be added anew.'
  return {
    text: escaped(`${asked} ${meaning} Nothing has been changed yet.`),
    blocks: [
      lines([bold(asked)], [text(meaning)], [text('Nothing has been changed yet.')]),
      deployKeyLines(key),
    ],
  }
}

/** Asks before a key is deleted, and offers the reversible alternative. */
export function deleteQuestion(key: DeployKeyView, project: number, projectName: string): KeyQuestion {
  const asked = `Delete the deploy key ${deployKeyName(key)} of ${projectName}?`
  const meaning =
    'Some servers remove it from this project only; others delete it for every project that uses it, and the forge does not tell which those are. It cannot be taken back.'
  const instead = 'To take it from this project only, disable it: I then ask in a message.'
  const about = { project, key: `key:${key.id}` }
  return {
    text: escaped(`${asked} ${meaning} ${instead}`),
    blocks: [
      lines([bold(asked)], [text(meaning)], [text(instead)]),
      deployKeyLines(key),
      {
        type: 'actions',
        elements: [button('Disable instead', { verb: 'deploy-key.disable', input: about })],
      },
    ],
  }
}
