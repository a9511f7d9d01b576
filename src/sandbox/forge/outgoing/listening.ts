import type { Server, Socket } from 'node:net'
import { delayAnswer } from '../http/faults.ts'

/** Sinks listen on this machine only. */
export const HOST = '127.0.0.1'

export interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** Listens on a free port of this machine. */
export async function listening(server: Server): Promise<Listening> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, HOST, resolve)
  })
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { port, close }
}

/** A mail that has arrived; the addresses are those of its envelope. */
interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

/** Listens for mail. `fault` takes the fault that the next one meets: `hang`, `slow:<ms>`, or any other for a refusal. */
export async function listenForMail({
  fault,
  receive,
}: {
  fault: () => string | undefined
  receive: (mail: ReceivedMail) => void
}): Promise<Listening> {
  const [{ SMTPServer }, { simpleParser }] = await Promise.all([import('smtp-server'), import('mailparser')])
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, callback) => {
      const kind = fault()
      if (kind === 'hang') return
      const refusal = Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 })
      const isTaken = kind === undefined || kind.startsWith('slow:')
      void delayAnswer(kind).then(() => callback(isTaken ? null : refusal))
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      simpleParser(stream)
        .then(({ subject = '', text = '', html }) => {
          const to = rcptTo.map(({ address }) => address)
          receive({ from: mailFrom ? mailFrom.address : '', to, subject, text, html: html || null })
          callback()
        })
        .catch(callback)
    },
  })
  mail.on('error', () => {})
  return listening(mail.server)
}
