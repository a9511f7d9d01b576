import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The way to a PostgreSQL that can be cut and mended. */
export async function wayTo(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let open = true
  const server = createServer((near) => {
    if (!open) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const through = new URL(url)
  through.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: through.href,
    cut() {
      open = false
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    mend() {
      open = true
    },
  }
}
