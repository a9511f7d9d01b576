import { button } from './button.ts'
import type { Blocks } from './reply.ts'

/** Offers the one-time link page. */
export function connectButton(): Blocks[number] {
  return {
    type: 'actions',
    elements: [button('Connect', { verb: 'greenlight.connect', input: {} }, { style: 'primary' })],
  }
}
