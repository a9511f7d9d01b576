/** HTML that was built by `html`, and is not escaped again. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds HTML from a template. Escapes its values, in text and quoted attributes, unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  let source = ''
  for (const [index, string] of strings.entries()) {
    const value = values[index] ?? ''
    source += string + (value instanceof Html ? value.source : escaped(value))
  }
  return new Html(source)
}

/** Empty HTML, for an optional part of a template. */
export const nothing = new Html('')

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
