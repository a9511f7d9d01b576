/** Length of a secret’s part that is recognized as that secret, in characters. */
export const SHORTEST = 8

/**
 * Returns a secret in its own form and in the forms that JSON, an address, a form, HTML, a log of bytes, or
 * base64 (also behind other characters) give it.
 */
export function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const forms = [
    secret,
    ...jsonForms(secret),
    ...addressForms(secret),
    ...markupForms(secret),
    ...base64Forms(bytes),
    hex,
    hex.toUpperCase(),
    bytes.join(','),
  ]
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST)
}

/** Escapes once and twice: a body that is quoted in an error is in a line of JSON. */
function jsonForms(secret: string): string[] {
  const once = [inJson(secret), inJson(secret).replaceAll('/', '\\/')]
  return [...once, ...once.map(inJson)]
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function addressForms(secret: string): string[] {
  const wellFormed = secret.toWellFormed()
  const forms = [
    encodeURIComponent(wellFormed),
    new URLSearchParams([['', wellFormed]]).toString().slice(1),
    encodeURI(wellFormed),
  ]
  return [...forms, ...forms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()))]
}

function markupForms(secret: string): string[] {
  const slack = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [slack, slack.replaceAll('"', '&quot;').replaceAll("'", '&#39;'), inJson(slack)]
}

/** Returns the part of the base64 that no neighbour changes, for each of the three byte offsets. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const own = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
