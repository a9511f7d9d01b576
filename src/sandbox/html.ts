/** Text that is already escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Part = string | number | false | null | undefined | Markup | readonly Part[]

/** Builds markup; every value in the template is escaped unless it is markup itself; false gives nothing. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: literals }, ...parts.map(safe)))
}

/** Builds attributes with a blank before each; those that are false or undefined are left out. */
export function attributes(named: Readonly<Record<string, string | number | boolean | undefined>>): Markup {
  const all = Object.entries(named).map(([name, value]) => {
    if (value === undefined || value === false) return ''
    return ` ${name}="${safe(value === true ? '' : value)}"`
  })
  return new Markup(all.join(''))
}

function safe(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(safe).join('')
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
