/** A ref that a push wants to move, as the push names it. */
interface RefUpdate {
  readonly ref: string
}

export interface PushRequest {
  readonly updates: readonly RefUpdate[]
  readonly capabilities: ReadonlySet<string>
}

const LENGTH_DIGITS = 4
const SIDE_BAND = 1
/** `<old sha> <new sha> ` before the ref's name. */
const BEFORE_REF = 82

/** Reads the commands at the start of a push, up to the flush that ends them. */
export function readPush(body: Buffer): PushRequest {
  const updates: RefUpdate[] = []
  const capabilities = new Set<string>()
  for (let at = 0; at + LENGTH_DIGITS <= body.length; ) {
    const length = Number.parseInt(body.toString('latin1', at, at + LENGTH_DIGITS), 16)
    if (!(length > LENGTH_DIGITS)) break
    const line = body.toString('utf8', at + LENGTH_DIGITS, at + length).replace(/\n$/, '')
    const [command = '', offered = ''] = line.split('\0')
    at += length
    // A shallow clone first says where its history ends.
    if (command.startsWith('shallow ')) continue
    for (const capability of offered.split(' ')) capabilities.add(capability)
    updates.push({ ref: command.slice(BEFORE_REF) })
  }
  return { updates, capabilities }
}

/** The report that makes git say `! [remote rejected]` with this reason for every ref of the push. */
export function refusalReport(push: PushRequest, reason: string): Buffer {
  const lines = push.updates.map((update) => packet(`ng ${update.ref} ${reason}\n`))
  const report = Buffer.concat([packet('unpack ok\n'), ...lines, FLUSH])
  if (!push.capabilities.has('side-band-64k')) return report
  return Buffer.concat([packet(Buffer.concat([Buffer.from([SIDE_BAND]), report])), FLUSH])
}

/** What a server says before it lists its refs, in the protocol versions before 2. */
export function serviceAnnouncement(service: string): Buffer {
  return Buffer.concat([packet(`# service=${service}\n`), FLUSH])
}

const FLUSH = Buffer.from('0000')

function packet(payload: string | Buffer): Buffer {
  const bytes = Buffer.from(payload)
  const length = (bytes.length + LENGTH_DIGITS).toString(16).padStart(LENGTH_DIGITS, '0')
  return Buffer.concat([Buffer.from(length), bytes])
}
