import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How many connections there may be. */
export interface ConnectionBounds {
  readonly all: number
  /**
   * Of one address, that have not sent the headers of a request yet. A proxy sends a request with each connection that
   * it opens, so that it stays below this however many people come through it.
   */
  readonly silentOfOne: number
}

/** A request whose headers are there; `silent`: none has come yet; `idle`: the last one was answered. */
type State = IncomingMessage | 'silent' | 'idle'

/**
 * The connections of a server. Beyond their bounds the one gives way that has waited longest: for its first request, for
 * its next one, or for the rest of a body. A request that is there as a whole gives way to nobody; where all are, the
 * new connection is closed.
 */
export class Connections {
  readonly #bounds: ConnectionBounds
  /** The one whose state has changed last at the end. */
  readonly #states = new Map<Socket, State>()

  constructor(bounds: ConnectionBounds) {
    this.#bounds = bounds
  }

  open(socket: Socket): void {
    const { remoteAddress } = socket
    const silent = [...this.#states].filter(
      ([other, state]) => state === 'silent' && other.remoteAddress === remoteAddress,
    )
    const [oldest] = silent
    if (oldest && silent.length >= this.#bounds.silentOfOne) this.#end(oldest[0])
    if (this.#states.size >= this.#bounds.all && !this.#makeRoom()) return void socket.destroy()
    this.#enter(socket, 'silent')
    socket.once('close', () => this.#states.delete(socket))
  }

  /** The headers of a request are there. */
  serve(request: IncomingMessage): void {
    this.#enter(request.socket, request)
  }

  /** The answer is sent. */
  rest({ socket }: IncomingMessage): void {
    if (this.#states.has(socket)) this.#enter(socket, 'idle')
  }

  #enter(socket: Socket, state: State): void {
    this.#states.delete(socket)
    this.#states.set(socket, state)
  }

  #makeRoom(): boolean {
    for (const [socket, state] of this.#states) {
      if (typeof state === 'object' && state.complete) continue
      this.#end(socket)
      return true
    }
    return false
  }

  #end(socket: Socket): void {
    this.#states.delete(socket)
    socket.destroy()
  }
}
