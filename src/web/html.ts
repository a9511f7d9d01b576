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

/** A template whose values are escaped, in text and in quoted attributes, unless they are `Html` themselves. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  let source = ''
  for (const [index, string] of strings.entries()) {
    const value = values[index] ?? ''
    source += string + (value instanceof Html ? value.source : escaped(value))
  }
  return new Html(source)
}

/** Nothing, where a template has an optional part. */
export const nothing = new Html('')

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
