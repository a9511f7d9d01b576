import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas, openForges, type Situation } from './words/areas.ts'
import { breaksIn } from './words/rules.ts'
import type { Said } from './words/said.ts'

const FOLDER = join(import.meta.dirname, 'words')
/** `npm run words` sets it. */
const isUpdating = process.env.WORDS === 'update'

/** What is said in every situation of an area; a situation that says the same as an earlier one is left out. */
function pageOf(situations: readonly Situation[]): string {
  const seen = new Set<string>()
  const parts = situations.flatMap(({ name, said }) => {
    const words = said.map(printed).join('\n')
    if (seen.has(words)) return []
    seen.add(words)
    return [`## ${name}\n${words}\n`]
  })
  return parts.join('\n')
}

function printed({ place, text, lines }: Said): string {
  return [`(${place})${text === '' ? '' : ` ${text}`}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** The sentences of an area that break a rule, without repetition. */
function brokenIn(situations: readonly Situation[]): string[] {
  const all = situations.flatMap(({ said }) => said.flatMap(breaksIn))
  return [...new Set(all.map(({ rule, sentence }) => `${rule}: ${sentence.replaceAll('\n', ' ')}`))].sort()
}

function listed(file: string): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
}

/** Keeps what is still broken: the list only gets shorter. */
function shrink(file: string, broken: readonly string[]): void {
  const left = listed(file).filter((line) => broken.includes(line))
  if (left.length === 0) rmSync(file, { force: true })
  else writeFileSync(file, `${left.join('\n')}\n`)
}

test.each(areas)('$name says what is in its file, and breaks no rule anew', async ({ name, situations }) => {
  const forges = await openForges()
  const found = await situations(forges)
  for (const forge of Object.values(forges)) await forge.close()
  await expect(pageOf(found)).toMatchFileSnapshot(join(FOLDER, `${name}.txt`))
  const list = join(FOLDER, `${name}.breaks`)
  const broken = brokenIn(found)
  if (isUpdating) shrink(list, broken)
  // A sentence that is good by now is to be taken from the list, and a new one must not break a rule: see docs/explanation/voice.md.
  expect(broken).toEqual(listed(list))
})

test('every file is of an area', () => {
  const names = new Set(areas.map(({ name }) => name))
  const files = globSync('**/*.{txt,breaks}', { cwd: FOLDER })
  expect(files.filter((file) => !names.has(file.replace(/\.[a-z]+$/, '')))).toEqual([])
})
