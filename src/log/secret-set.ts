import type { Needles } from './matcher.ts'
import { formsOf, SHORTEST } from './secret-forms.ts'

/** The limits of a set: number of secrets, and characters of all of them together. */
export interface SecretBounds {
  readonly count: number
  readonly characters: number
}

/** Secrets of one kind, with their forms in needles that kinds may share; beyond its bounds the oldest go. */
export class SecretSet {
  readonly #needles: Needles
  readonly #bounds: SecretBounds
  /** Ordered by last use, the latest at the end. */
  readonly #secrets = new Set<string>()
  #characters = 0

  constructor(needles: Needles, bounds: SecretBounds) {
    this.#needles = needles
    this.#bounds = bounds
  }

  has(secret: string): boolean {
    return this.#secrets.has(secret)
  }

  /** Ignores a secret of less than eight characters, or longer than the bound of all together. */
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
