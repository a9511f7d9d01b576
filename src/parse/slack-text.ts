const ENTITY = /&(amp|lt|gt);/g
const LINK = /<((?:https?:\/\/|mailto:)[^<>|\s]*)(?:\|([^<>]*))?>/g

/** Decodes Slack’s three escapes (`&amp;` `&lt;` `&gt;`) once, so that a typed `&amp;lt;` stays `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (_entity, name) => (name === 'amp' ? '&' : name === 'lt' ? '<' : '>'))
}

/**
 * The typed text behind Slack’s encoding: turns links that Slack made of addresses back into addresses, then
 * decodes the escapes. Mentions (`<@U1|ann>`) stay in Slack’s form.
 */
export function asTyped(raw: string): string {
  return decodeEntities(
    raw.replace(LINK, (_link, address: string, label?: string) => typedAddress(address, label)),
  )
}

function typedAddress(address: string, label: string | undefined): string {
  const bare = address.replace(/^(?:https?:\/\/|mailto:)/, '')
  return label !== undefined && (bare === label || bare === `${label}/`) ? label : address
}

/** Encodes text like Slack: the inverse of `decodeEntities`. */
export function encodeEntities(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
}
