import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux and macOS give to whoever asks for any port. */
const LOWEST = 10_240
const HIGHEST = 32_767

/**
 * Returns a port of this machine that nobody listens on. A process can stop and listen on it again: the system gives
 * it to no other program in between.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
