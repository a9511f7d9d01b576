import type { ModalView } from '@slack/types'
import { type FormField, type FormOption, inputBlock, optionOf, words } from './form-input.ts'
import { type Blocks, type Modal, plain } from './reply.ts'
import { capital, escaped, oneLine, visible } from './text.ts'

/** The frame of every form, around its inputs. */
interface Frame {
  readonly callbackId: string
  readonly privateMetadata: string
  readonly title: string
  /** The label of the submit button. */
  readonly yes: string
}

interface Form extends Frame {
  readonly summary: string
  /** Shown in place of the summary. */
  readonly blocks?: Blocks
  readonly fields: readonly FormField[]
}

function modalOf(frame: Frame, blocks: Blocks): ModalView {
  return {
    type: 'modal',
    callback_id: frame.callbackId,
    private_metadata: frame.privateMetadata,
    title: words(frame.title, 24),
    submit: words(frame.yes, 24),
    close: words('Cancel', 24),
    blocks: [...blocks],
  }
}

/** A modal with one input per field. */
export function formView({ summary, blocks, fields, ...frame }: Form): ModalView {
  return modalOf({ ...frame, title: capital(frame.title) }, [
    ...(blocks ?? [{ type: 'section' as const, text: words(visible(`${summary}.`), 3000) }]),
    ...fields.map(inputBlock),
  ])
}

/** A modal to type the name of something that is lost for good; its one input is `phrase`. */
export function phraseView({
  blocks,
  phrase,
  ...frame
}: Frame & { readonly blocks: Blocks; readonly phrase: string }): ModalView {
  return modalOf(frame, [
    ...blocks,
    {
      type: 'input',
      block_id: 'phrase',
      label: words(`Type ${oneLine(phrase, 150)} to go on`, 200),
      element: { type: 'plain_text_input', action_id: 'phrase', max_length: 300 },
    },
  ])
}

/** A modal to choose a verb from; the form of that verb follows. */
export function chooserView({
  about,
  choices,
  ...frame
}: Pick<Frame, 'callbackId' | 'privateMetadata'> & {
  readonly about: string
  /** `label` and `about` at most 75 characters each. */
  readonly choices: readonly FormOption[]
}): ModalView {
  const options = choices.map(optionOf)
  return modalOf({ ...frame, title: 'Choose what to do', yes: 'Continue' }, [
    ...plain(escaped(about)),
    {
      type: 'input',
      block_id: 'verb',
      label: words('What to do', 200),
      element: { type: 'static_select', action_id: 'verb', options, initial_option: options[0] },
    },
  ])
}

/** Content of a modal until its data has been read. */
export function loadingModal(title: string): Modal {
  return { title, text: 'Loading…', blocks: plain('Loading…') }
}

/** A modal with text and no inputs; its buttons turn the pages. */
export function readingView({ title, blocks }: Modal, privateMetadata: string): ModalView {
  return {
    type: 'modal',
    private_metadata: privateMetadata,
    title: words(title, 24),
    close: words('Close', 24),
    blocks: [...blocks],
  }
}
