import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The end of a connection: the sandbox's own sink, the address itself, or none. */
export type Route = 'sink' | 'direct' | 'refused'

/** Hosts of services whose address is no setting: what is sent there arrives in the HTTP sink. */
const PUBLIC_SERVICES =
  /^(?:app\.asana\.com|atlas\.assembla\.com|webhook\.buildkite\.com|(?:[\w-]+\.)?campfirenow\.com|api\.flowdock\.com|api\.gemnasium\.com|api\.hipchat\.com|www\.pivotaltracker\.com|api\.pushover\.net|hooks\.slack\.com)$/
/** Names of this machine by RFC 6761; without a port they stand for the HTTP sink. */
const SINK_NAME = /^(?:[\w-]+\.)+localhost$/

/** Host and port on which the IRC gateway listens by default. */
const GATEWAY = { hosts: new Set(['localhost', '127.0.0.1', '::1', '']), port: 6659 }

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

/** Decides where connections of integrations may go; `allowed` are the hosts that the operator has named. */
export class Targets {
  readonly #allowed: ReadonlySet<string>

  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed.map((host) => host.toLowerCase()))
  }

  /** Routes an HTTP address. A name that is not known to be this machine is decided when it is resolved. */
  ofUrl({ protocol, hostname, port }: URL): Route {
    if (protocol !== 'http:' && protocol !== 'https:') return 'refused'
    const host = bare(hostname)
    if (this.#allowed.has(host)) return 'direct'
    if (PUBLIC_SERVICES.test(host) || (SINK_NAME.test(host) && port === '')) return 'sink'
    return isIP(host) !== 0 && !isLoopback(host) ? 'refused' : 'direct'
  }

  /** Routes host and port of a gateway that takes lines. */
  ofGateway(name: string, port: number): Route {
    const host = bare(name)
    if (this.#allowed.has(host)) return 'direct'
    if (GATEWAY.hosts.has(host) && port === GATEWAY.port) return 'sink'
    return isIP(host) !== 0 && !isLoopback(host) ? 'refused' : 'direct'
  }

  /** Resolves names for a connection, and refuses a name that leads anywhere but to this machine. */
  readonly lookup: LookupFunction = (name, options, callback) => {
    lookup(name, { ...options, all: true }, (fault, addresses) => {
      const isAllowed = this.#allowed.has(bare(name))
      const [first] = addresses ?? []
      if (fault || !first) callback(fault ?? new Error('no address'), '')
      else if (!isAllowed && !addresses.every(({ address }) => isLoopback(address)))
        callback(outsideRefusal(), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

/** A call that was not taken; `final` says that another attempt would end the same way. */
export class Refusal extends Error {
  readonly final: boolean

  constructor(reason: string, final: boolean) {
    super(reason)
    this.final = final
  }
}

/** The refusal in the status of an answer; undefined where it took the call. */
export function refusalOf(status: number): Refusal | undefined {
  if (status >= 200 && status < 300) return undefined
  const isRedirect = status >= 300 && status < 400
  return new Refusal(
    `answered ${status}${isRedirect ? ', and redirects are not followed' : ''}`,
    status < 500 && status !== 408 && status !== 429,
  )
}

export function outsideRefusal(): Refusal {
  return new Refusal('its host is not on this machine, and SANDBOX_ALLOW_TARGETS does not name it', true)
}

/** A host without the brackets of an IPv6 address and without the dot at its end, in small letters. */
export function bare(host: string): string {
  return host.toLowerCase().replace(/^\[|\]$|\.$/g, '')
}

function isLoopback(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
