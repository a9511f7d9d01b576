import { randomBytes } from 'node:crypto'
import { asObject, type Json, objectsIn, textIn, withIds } from '../json.ts'
import { APP_ID, BOT_ID } from '../seed.ts'
import type { ShownView } from '../workspace.ts'

const MAX_STACK = 3

/** Entered values by block id: the value of the one element of that block. */
export type Values = Readonly<Record<string, unknown>>

interface StoredView extends ShownView {
  readonly person: string
  /** The values of the inputs that the app was told so far, by block id. */
  readonly entered: Values
}

/** Open modals (a stack of at most three per person) and Home tabs. */
export class Views {
  readonly #stacks = new Map<string, StoredView[]>()
  readonly #homes = new Map<string, StoredView>()
  readonly #offers = new Map<string, Map<string, Json>>()
  readonly #team: string
  readonly #now: () => number
  #hashes = 0

  constructor(team: string, now: () => number) {
    this.#team = team
    this.#now = now
  }

  top(person: string): StoredView | undefined {
    return this.#stacks.get(person)?.at(-1)
  }

  home(person: string): ShownView | undefined {
    return this.#homes.get(person)
  }

  /** Finds any open view by its id, with the person who sees it. */
  find(id: string): StoredView | undefined {
    return this.#all().find((stored) => stored.id === id)
  }

  open(person: string, view: Json): Json {
    const stored = this.#keep(person, view, undefined)
    this.#stacks.set(person, [stored])
    return stored.view
  }

  /** Puts a modal on top of the person's stack; undefined when three are open already. */
  push(person: string, view: Json): Json | undefined {
    const stack = this.#stacks.get(person) ?? []
    if (stack.length >= MAX_STACK) return undefined
    const stored = this.#keep(person, view, stack.at(-1))
    this.#stacks.set(person, [...stack, stored])
    return stored.view
  }

  /** Replaces the person's Home tab; it keeps its id. */
  publish(person: string, view: Json): Json {
    const before = this.#homes.get(person)
    const stored = before ? this.#renewed(before, view) : this.#keep(person, view, undefined)
    this.#homes.set(person, stored)
    return stored.view
  }

  /** Replaces an open view; undefined when it is gone. Inputs with the same ids keep what was entered. */
  update(id: string, view: Json): Json | undefined {
    const before = this.find(id)
    return before && this.#put(this.#renewed(before, view)).view
  }

  enter(id: string, values: Values): void {
    const before = this.find(id)
    if (before) this.#put({ ...before, entered: { ...before.entered, ...values } })
  }

  /** Remembers the options that the app has offered in a block of a view: nothing else can be chosen there. */
  offer(id: string, block: string, options: readonly Json[]): void {
    const key = JSON.stringify([id, block])
    const offered = this.#offers.get(key) ?? new Map<string, Json>()
    for (const option of options) offered.set(textIn(option.value), option)
    this.#offers.set(key, offered)
  }

  /** Returns a view's blocks; its selects have the options that were offered so far, and those chosen initially. */
  withOffers(id: string): readonly Json[] {
    return objectsIn(this.find(id)?.view.blocks).map((block) => {
      const element = asObject(block.element)
      if (!element || !isTypeAhead(element)) return block
      const initial = [asObject(element.initial_option), ...objectsIn(element.initial_options)]
      const offered = this.#offers.get(JSON.stringify([id, textIn(block.block_id)]))?.values() ?? []
      const options = [...initial.filter((option) => option !== undefined), ...offered]
      return { ...block, element: { ...element, options } }
    })
  }

  setErrors(id: string, errors: Readonly<Record<string, string>>): void {
    const before = this.find(id)
    if (before) this.#put({ ...before, errors })
  }

  /** Closes the topmost modal, or all of them; returns the closed ones, topmost first. */
  close(person: string, all: boolean): readonly ShownView[] {
    const stack = this.#stacks.get(person) ?? []
    const staying = all ? [] : stack.slice(0, -1)
    this.#stacks.set(person, staying)
    return stack.slice(staying.length).reverse()
  }

  clear(): void {
    this.#stacks.clear()
    this.#homes.clear()
    this.#offers.clear()
  }

  #all(): StoredView[] {
    return [...[...this.#stacks.values()].flat(), ...this.#homes.values()]
  }

  #put(stored: StoredView): StoredView {
    const stack = this.#stacks.get(stored.person) ?? []
    this.#stacks.set(
      stored.person,
      stack.map((other) => (other.id === stored.id ? stored : other)),
    )
    if (this.#homes.get(stored.person)?.id === stored.id) this.#homes.set(stored.person, stored)
    return stored
  }

  #keep(person: string, view: Json, below: StoredView | undefined): StoredView {
    const id = `V${randomBytes(5).toString('hex').toUpperCase()}`
    const root = below === undefined ? id : textIn(below.view.root_view_id)
    return { id, person, errors: {}, entered: {}, view: this.#wire(id, root, below?.id ?? null, view) }
  }

  #renewed(before: StoredView, view: Json): StoredView {
    const { root_view_id: root, previous_view_id: previous } = before.view
    const next = this.#wire(before.id, textIn(root), previous, view)
    const [old, inputs] = [inputsOf(before.view), inputsOf(next)]
    const entered = Object.entries(before.entered).filter(
      ([block]) => inputs.has(block) && inputs.get(block) === old.get(block),
    )
    return { ...before, errors: {}, entered: Object.fromEntries(entered), view: next }
  }

  #wire(id: string, root: string, previous: unknown, view: Json): Json {
    this.#hashes += 1
    return {
      id,
      team_id: this.#team,
      app_id: APP_ID,
      app_installed_team_id: this.#team,
      bot_id: BOT_ID,
      title: null,
      submit: null,
      close: null,
      private_metadata: '',
      callback_id: '',
      external_id: '',
      clear_on_close: false,
      notify_on_close: false,
      ...view,
      blocks: withIds(objectsIn(view.blocks)),
      state: { values: {} },
      hash: `${Math.floor(this.#now() / 1000)}.${randomBytes(4).toString('hex')}${this.#hashes}`,
      root_view_id: root,
      previous_view_id: previous,
    }
  }
}

/** Returns the action ids of a view’s inputs, by block id. */
function inputsOf(view: Json): ReadonlyMap<string, string> {
  const inputs = objectsIn(view.blocks).filter(({ type }) => type === 'input')
  return new Map(
    inputs.map(({ block_id: block, element }) => [textIn(block), textIn(asObject(element)?.action_id)]),
  )
}

/** True for a select whose options the app gives while somebody types. */
export function isTypeAhead({ type }: Json): boolean {
  return type === 'external_select' || type === 'multi_external_select'
}

/** A message that one person sees until the page is reloaded; the sandbox keeps it until the reset. */
export interface Ephemeral {
  readonly ts: string
  readonly channel: string
  readonly person: string
  readonly text: string
  readonly blocks: readonly Json[]
  readonly thread: string | undefined
  readonly edited: boolean
}

/** A card under a link of a message. */
export interface Unfurl {
  readonly url: string
  readonly blocks: readonly Json[]
}
