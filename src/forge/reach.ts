import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { forgePlace } from './url.ts'

/** IPv4 ranges that are not of the public internet: private, shared, link-local, documentation, multicast. */
const INTERNAL: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
const internal = new BlockList()
for (const [network, prefix] of INTERNAL) internal.addSubnet(network, prefix, 'ipv4')
/** The only public range of IPv6, and those in it that carry an address of IPv4 or are of nobody. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
internal.addSubnet('2001::', 23, 'ipv6')
internal.addSubnet('2001:db8::', 32, 'ipv6')
internal.addSubnet('2002::', 16, 'ipv6')

/** True for an IP address that is not of the public internet. */
export function isInternal(address: string): boolean {
  const isLong = isIP(address) === 6
  const family = isLong ? 'ipv6' : 'ipv4'
  return internal.check(address, family) || (isLong && !global.check(address, family))
}

/** An address that a workspace may use as its server, without a trailing slash; or what is wrong with it. */
type CheckedAddress =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly problem: 'not-an-address' | 'internal' }

/**
 * Checks an address that somebody has entered: https, no credentials, a plain path or none, and not inside the
 * network in which the bot runs, unless its host (or `host:port`) is in `allowed`. A name that leads inside is
 * refused when it is connected to.
 */
export function checkAddress(typed: string, allowed: readonly string[]): CheckedAddress {
  let place: ReturnType<typeof forgePlace>
  try {
    place = forgePlace(typed.trim())
  } catch {
    return { ok: false, problem: 'not-an-address' }
  }
  const url = `${place.origin}${place.root}`
  const { hostname, protocol } = new URL(url)
  const bare = bareAddress(hostname)
  const isInside = protocol === 'http:' || (isIP(bare) !== 0 && isInternal(bare))
  return isInside && !mayBeInside(url, allowed) ? { ok: false, problem: 'internal' } : { ok: true, url }
}

/** True when the deployment lets workspaces use the host of this address wherever it is. */
export function mayBeInside(url: string, allowed: readonly string[]): boolean {
  const { hostname, host } = new URL(url)
  return allowed.includes(hostname) || allowed.includes(host)
}

/** The code of an error for an address inside the network. */
export const INTERNAL_CODE = 'EINTERNAL'

class InternalAddressError extends Error {
  readonly code = INTERNAL_CODE
}

/**
 * Returns a connector that only reaches the public internet. The address itself is checked at every connection:
 * a name may lead elsewhere each time that it is looked up.
 */
export function publicConnector(timeoutMs: number): buildConnector.connector {
  const lookup: LookupFunction = (hostname, options, callback) =>
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const [first, ...others] = error ? [] : found.filter(({ address }) => !isInternal(address))
      if (first === undefined) callback(error ?? new InternalAddressError(hostname), [])
      else if (options.all) callback(null, [first, ...others])
      else callback(null, first.address, first.family)
    })
  const connect = buildConnector({ timeout: timeoutMs, allowH2: false, lookup })
  return (options, callback) => {
    const bare = bareAddress(options.hostname)
    // An address in numbers is not looked up.
    if (isIP(bare) !== 0 && isInternal(bare)) callback(new InternalAddressError(bare), null)
    else connect(options, callback)
  }
}

function bareAddress(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
