import type { ModalView } from '@slack/types'
import type { Modal } from './reply.ts'
import { cut } from './text.ts'

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
