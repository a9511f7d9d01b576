import type { Needles } from './matcher.ts'
import { formsOf, SHORTEST } from './secret-forms.ts'

/** Bounds of a set: how many secrets, and how many characters all of them have. */
export interface SecretBounds {
  readonly count: number
  readonly characters: number
}

/** Secrets of one kind, whose forms stand among needles that kinds may share; beyond its bounds the oldest go. */
export class SecretSet {
  readonly #needles: Needles
  readonly #bounds: SecretBounds
  /** The one that came up last at the end. */
  readonly #secrets = new Set<string>()
  #characters = 0

  constructor(needles: Needles, bounds: SecretBounds) {
    this.#needles = needles
    this.#bounds = bounds
  }

  has(secret: string): boolean {
    return this.#secrets.has(secret)
  }

  /** Of less than eight characters, or of more than all may have together, nothing is added. */
  add(secret: string): void {
    if (secret.length < SHORTEST || secret.length > this.#bounds.characters) return
    if (this.#secrets.delete(secret)) return void this.#secrets.add(secret)
    for (const form of formsOf(secret)) this.#needles.add(form)
    this.#secrets.add(secret)
    this.#characters += secret.length
    for (const oldest of this.#secrets) {
      if (this.#secrets.size <= this.#bounds.count && this.#characters <= this.#bounds.characters) break
      this.#forget(oldest)
    }
  }

  #forget(secret: string): void {
    this.#secrets.delete(secret)
    this.#characters -= secret.length
    for (const form of formsOf(secret)) this.#needles.delete(form)
  }
}
