import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Refusal } from './answer.ts'

/**
 * Reads a request body, unpacked when it was sent packed; refuses with 413 above `limit` bytes and with 400 what
 * cannot be unpacked.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  // Refusing before the first byte is read leaves the connection whole, so that the answer arrives.
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  }
  if (request.headers['content-encoding'] === 'gzip')
    await pipeline(request, createGunzip(), collect).catch((fault: unknown) => {
      throw isBadPacking(fault) ? new Refusal({ status: 400, body: 'The body cannot be unpacked.\n' }) : fault
    })
  else await pipeline(request, collect)
  return Buffer.concat(chunks)
}

function tooLarge(): Refusal {
  return new Refusal({ status: 413, body: 'Request Entity Too Large' })
}

function isBadPacking(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && String(fault.code).startsWith('Z_')
}
