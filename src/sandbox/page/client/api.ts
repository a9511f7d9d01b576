interface Answer {
  readonly ok: boolean
  /** The error as a sentence; empty when ok, or where there are errors of blocks. */
  readonly error: string
  readonly errors: Readonly<Record<string, string>>
  readonly options: readonly {
    readonly text: string
    readonly description?: string
    readonly value: string
  }[]
}

const NOTHING: Answer = { ok: false, error: '', errors: {}, options: [] }

/** Calls the sandbox's own JSON API; never throws. */
export async function call(name: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const response = await fetch(`/sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { ...NOTHING, error: 'The sandbox does not answer. Is it still running?' }
  const answer: Answer = { ...NOTHING, ...(await response.json().catch(() => null)) }
  if (answer.ok || answer.error || Object.keys(answer.errors).length > 0) return answer
  return { ...answer, error: `The sandbox answered with status ${response.status}.` }
}

export async function fragment(path: string, query: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(`/page/${path}?${new URLSearchParams(query)}`)
  if (!response.ok) throw new Error(`The page answered with status ${response.status}.`)
  return response.text()
}

/** The parts of the page that change beside its messages and views; see `pageState` of the server. */
export interface PageState {
  readonly today: string
  readonly builds: string
  readonly branches: string
  readonly sinks: string
  readonly messages: Readonly<Record<string, number>>
  readonly accounts: Readonly<Record<string, string>>
  readonly tour: { readonly isWaiting: boolean; readonly isMerged: boolean }
}

export async function pageState(user: string): Promise<PageState> {
  return JSON.parse(await fragment('state', { user }))
}

export function byId<T extends Element>(id: string, kind: abstract new () => T): T {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`The page has no #${id}.`)
}

export function around(target: EventTarget | null, selector: string): HTMLElement | null {
  const found = target instanceof Element ? target.closest(selector) : null
  return found instanceof HTMLElement ? found : null
}

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  about: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), about)
}

/** Parses markup into elements; nothing in it runs. */
export function parsed(html: string): HTMLElement[] {
  const template = document.createElement('template')
  template.innerHTML = html
  // The policy forbids style attributes; a style set by our own script is allowed.
  for (const part of template.content.querySelectorAll<HTMLElement>('[data-indent]'))
    part.style.marginLeft = part.dataset.indent ?? ''
  return [...template.content.children].filter((child) => child instanceof HTMLElement)
}

export function notice(text: string): void {
  byId('notice', HTMLElement).textContent = text
}
