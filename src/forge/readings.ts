/** The result of reading a body; `field` names the unreadable part. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string }

/**
 * The values that were read from one body, by form and schema, until the garbage collector needs their memory. Everybody
 * gets the same object, so each is frozen.
 */
export class Readings {
  /** Most bodies are read once, and have none. */
  readonly #values: { record?: Map<object, WeakRef<object>>; list?: Map<object, WeakRef<object>> } = {}

  /** Returns the value of an earlier reading, or that of `read`; a failure is not kept. */
  once<T>(form: 'record' | 'list', schema: object, read: () => Reading<T>): Reading<T>
  once(form: 'record' | 'list', schema: object, read: () => Reading<unknown>): Reading<unknown> {
    const known = this.#values[form]?.get(schema)?.deref()
    if (known !== undefined) return { ok: true, value: known }
    const reading = read()
    if (!reading.ok || !isObject(reading.value)) return reading
    this.#values[form] ??= new Map()
    this.#values[form].set(schema, new WeakRef(freeze(reading.value)))
    return reading
  }
}

function freeze(value: object): object {
  for (const inner of Object.values(value)) if (isObject(inner)) freeze(inner)
  return Object.freeze(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
