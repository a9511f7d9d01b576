import type { ModalView, PlainTextOption } from '@slack/types'
import { type FormField, inputBlock, words } from './form-input.ts'
import { type Blocks, type Modal, plain } from './reply.ts'
import { capital, cut, escaped, oneLine, visible } from './text.ts'

interface Form {
  readonly callbackId: string
  readonly title: string
  readonly summary: string
  /** Shown in place of the summary. */
  readonly blocks?: Blocks
  /** The label of the submit button. */
  readonly yes: string
  readonly fields: readonly FormField[]
  readonly privateMetadata: string
}

/** A modal with one input per field. */
export function formView({
  callbackId,
  title,
  summary,
  blocks,
  yes,
  fields,
  privateMetadata,
}: Form): ModalView {
  return {
    type: 'modal',
    callback_id: callbackId,
    private_metadata: privateMetadata,
    title: words(capital(title), 24),
    submit: words(yes, 24),
    close: words('Cancel', 24),
    blocks: [
      ...(blocks ?? [{ type: 'section' as const, text: words(visible(`${summary}.`), 3000) }]),
      ...fields.map(inputBlock),
    ],
  }
}

/** A modal to type the name of something that is lost for good; its one input is `phrase`. */
export function phraseView(form: {
  readonly callbackId: string
  readonly privateMetadata: string
  readonly title: string
  readonly blocks: Blocks
  readonly phrase: string
  readonly yes: string
}): ModalView {
  return {
    type: 'modal',
    callback_id: form.callbackId,
    private_metadata: form.privateMetadata,
    title: words(form.title, 24),
    submit: words(form.yes, 24),
    close: words('Cancel', 24),
    blocks: [
      ...form.blocks,
      {
        type: 'input',
        block_id: 'phrase',
        label: words(`Type ${oneLine(form.phrase, 150)} to go on`, 200),
        element: { type: 'plain_text_input', action_id: 'phrase', max_length: 300 },
      },
    ],
  }
}

/** A modal to choose a verb from; the form of that verb follows. */
export function chooserView(form: {
  readonly callbackId: string
  readonly privateMetadata: string
  readonly about: string
  /** `label` and `about` at most 75 characters each. */
  readonly choices: readonly { readonly value: string; readonly label: string; readonly about: string }[]
}): ModalView {
  const options = form.choices.map(
    ({ value, label, about }): PlainTextOption => ({
      text: words(label, 75),
      description: words(about, 75),
      value,
    }),
  )
  const first = options[0]
  return {
    type: 'modal',
    callback_id: form.callbackId,
    private_metadata: form.privateMetadata,
    title: words('Choose what to do', 24),
    submit: words('Continue', 24),
    close: words('Cancel', 24),
    blocks: [
      ...plain(escaped(form.about)),
      {
        type: 'input',
        block_id: 'verb',
        label: words('What to do', 200),
        element: {
          type: 'static_select',
          action_id: 'verb',
          options,
          initial_option: first,
        },
      },
    ],
  }
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
    title: { type: 'plain_text', text: cut(title, 24), emoji: false },
    close: { type: 'plain_text', text: 'Close', emoji: false },
    blocks: [...blocks],
  }
}
