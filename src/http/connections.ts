import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The limits on the number of connections. */
interface ConnectionBounds {
  readonly all: number
  /**
   * Limit per address for connections that have not sent the headers of a request yet. A proxy sends a
   * request with each connection that it opens, so it stays below this for any number of people behind it.
   */
  readonly silentOfOne: number
}

/** A request whose headers have arrived; `silent`: no request yet; `idle`: the last one was answered. */
type State = IncomingMessage | 'silent' | 'idle'

/**
 * The connections of a server. Beyond the bounds, the connection that has waited longest is closed: for its
 * first request, its next one, or the rest of a body. A completely received request is never closed; when all
 * are complete, the new connection is closed.
 */
export class Connections {
  readonly #bounds: ConnectionBounds
  /** Ordered by the last change of state, the latest at the end. */
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
    if (this.#states.size >= this.#bounds.all && !this.#evictOne()) return void socket.destroy()
    this.#enter(socket, 'silent')
    socket.once('close', () => this.#states.delete(socket))
  }

  /** Records that the headers of a request have arrived. */
  serve(request: IncomingMessage): void {
    this.#enter(request.socket, request)
  }

  /** Records that the answer is sent. */
  rest({ socket }: IncomingMessage): void {
    if (this.#states.has(socket)) this.#enter(socket, 'idle')
  }

  #enter(socket: Socket, state: State): void {
    this.#states.delete(socket)
    this.#states.set(socket, state)
  }

  #evictOne(): boolean {
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
