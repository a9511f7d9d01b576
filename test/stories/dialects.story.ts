import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goes, routeAt, seenAs, ways } from '../support/call-recipes.ts'
import { connect } from '../support/connect.ts'
import { type ForgeCall, forgeKind, type Sandbox, startSandbox } from '../support/sandbox.ts'

/** The calls of one operation, as the ledgers of the two have them. */
const rows: { readonly typed: string; readonly calls: readonly [string, string] }[] = []

// In one run of the three: it brings both kinds of server itself.
describe.runIf(forgeKind === 'today')('one bot, two versions of the API', () => {
  let document: Sandbox
  let today: Sandbox
  beforeAll(async () => {
    document = await startSandbox({ FORGE_API: 'v3', SANDBOX_FORGE_MODE: 'document' })
    today = await startSandbox({ FORGE_API: 'v4' })
    for (const sandbox of [document, today]) await connect(sandbox, 'cy', 'sandbox-root')
  })
  afterAll(async () => {
    process.stdout.write(`\n${table()}\n`)
    await Promise.all([document, today].map((sandbox) => sandbox.stop()))
  })

  test.each(Object.entries(ways))('%s', async (documented, way) => {
    const calls = [
      await goes(document, documented, 'document'),
      await goes(today, documented, 'today'),
    ] as const
    expect(calls.map(({ user }) => user)).toEqual([seenAs(way), seenAs(way)])
    expect(calls.map(({ status }) => status < 300 || status === 304)).toEqual([true, true])
    rows.push({ typed: shortened(way.typed), calls: [printed(calls[0]), printed(calls[1])] })
  })

  test('the bot that speaks v4 asked nothing of v3, and the other way round', async () => {
    const bases = async (sandbox: Sandbox) =>
      new Set((await sandbox.ledger()).map(({ path }) => path.split('/', 3).join('/')))
    expect(await bases(document)).toEqual(new Set(['/api/v3']))
    expect(await bases(today)).toEqual(new Set(['/api/v4', '/api/graphql']))
  })

  test('where the two differ is what the table of the versions says', () => {
    expect(rows).toHaveLength(Object.keys(ways).length)
    const other = Object.keys(ways).filter((documented) => routeAt('today', documented) !== documented)
    expect(other).toHaveLength(8)
  })
})

function printed({ method, path, query, status }: ForgeCall): string {
  const asked = decodeURIComponent(query).replace(/&?(?:per_)?page=\d+/g, '')
  return `${method} ${path}${asked && `?${asked}`} ${status}`
}

function shortened(typed: string): string {
  return typed.replace(/ssh-\S+ \S+.*/, '<key>')
}

function table(): string {
  const head = ['typed in chat', 'API v3 (the document), from the ledger', 'API v4 (today), from the ledger']
  const lines = [head, ...rows.map(({ typed, calls }) => [typed, ...calls])]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
