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
  /** A person's modals from the lowest to the topmost. */
  #open: readonly StoredView[] = []
  readonly #offers = new Map<string, Map<string, Json>>()
  readonly #team: string
  readonly #now: () => number

  constructor(team: string, now: () => number) {
    this.#team = team
    this.#now = now
  }

  top(person: string): StoredView | undefined {
    return this.#stack(person).at(-1)
  }

  home(person: string): StoredView | undefined {
    return this.#open.find((one) => one.person === person && one.view.type === 'home')
  }

  /** Finds any open view by its id, with the person who sees it. */
  find(id: string): StoredView | undefined {
    return this.#open.find((one) => one.id === id)
  }

  open(person: string, view: Json): Json {
    this.close(person, true)
    return this.#add(person, view)
  }

  /** Puts a modal on top of the person's stack; undefined when three are open already. */
  push(person: string, view: Json): Json | undefined {
    const stack = this.#stack(person)
    return stack.length < MAX_STACK ? this.#add(person, view, stack.at(-1)) : undefined
  }

  /** Replaces the person's Home tab; it keeps its id. */
  publish(person: string, view: Json): Json {
    const before = this.home(person)
    return before ? this.#renew(before, view) : this.#add(person, view)
  }

  /** Replaces an open view; undefined when it is gone. Inputs with the same ids keep what was entered. */
  update(id: string, view: Json): Json | undefined {
    const before = this.find(id)
    return before && this.#renew(before, view)
  }

  enter(id: string, values: Values): void {
    this.#change(id, ({ entered }) => ({ entered: { ...entered, ...values } }))
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
    this.#change(id, () => ({ errors }))
  }

  /** Closes the topmost modal, or all of them; returns the closed ones, topmost first. */
  close(person: string, all: boolean): readonly ShownView[] {
    const gone = this.#stack(person).slice(all ? 0 : -1)
    this.#open = this.#open.filter((one) => !gone.includes(one))
    return gone.reverse()
  }

  #stack(person: string): StoredView[] {
    return this.#open.filter((one) => one.person === person && one.view.type === 'modal')
  }

  #change(id: string, change: (before: StoredView) => Partial<StoredView>): void {
    this.#open = this.#open.map((one) => (one.id === id ? { ...one, ...change(one) } : one))
  }

  #add(person: string, content: Json, below?: StoredView): Json {
    const id = `V${randomBytes(5).toString('hex').toUpperCase()}`
    const root = below === undefined ? id : textIn(below.view.root_view_id)
    const view = this.#wire(id, root, below?.id ?? null, content)
    this.#open = [...this.#open, { id, person, errors: {}, entered: {}, view }]
    return view
  }

  #renew(before: StoredView, content: Json): Json {
    const { root_view_id: root, previous_view_id: previous } = before.view
    const view = this.#wire(before.id, textIn(root), previous, content)
    const [old, inputs] = [inputsOf(before.view), inputsOf(view)]
    const kept = Object.entries(before.entered).filter(
      ([block]) => inputs.has(block) && inputs.get(block) === old.get(block),
    )
    this.#change(before.id, () => ({ errors: {}, entered: Object.fromEntries(kept), view }))
    return view
  }

  #wire(id: string, root: string, previous: unknown, view: Json): Json {
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
      hash: `${Math.floor(this.#now() / 1000)}.${randomBytes(8).toString('hex')}`,
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
