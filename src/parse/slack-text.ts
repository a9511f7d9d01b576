const ENTITY = /&(amp|lt|gt);/g
const LINK = /<((?:https?:\/\/|mailto:)[^<>|\s]*)(?:\|([^<>]*))?>/g

/** Slack's three escapes (`&amp;` `&lt;` `&gt;`) undone once, so that a typed `&amp;lt;` stays `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (_entity, name) => (name === 'amp' ? '&' : name === 'lt' ? '<' : '>'))
}

/**
 * What the person typed, from what Slack sent: links that Slack made of addresses are addresses again,
 * then the escapes are undone. Mentions (`<@U1|ann>`) stay as Slack wrote them.
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

/** Text as Slack would send it: the inverse of `decodeEntities`. */
export function encodeEntities(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
}
