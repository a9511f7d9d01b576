import type { Command, Noun } from './command.ts'
import { deployKeyNoun } from './deploy-key/index.ts'
import { greenlightNoun } from './greenlight/index.ts'
import { integrationNoun } from './integration/index.ts'
import { milestoneNoun } from './milestone/index.ts'
import { mrNoun } from './mr/index.ts'

/** Every slash command, in the order of help and of the manifest. */
const everyNoun: readonly Noun[] = [mrNoun, milestoneNoun, deployKeyNoun, integrationNoun, greenlightNoun]

export const nouns: ReadonlyMap<string, Noun> = new Map(everyNoun.map((noun) => [noun.name, noun]))

/** Every verb, in the order of help. Parser, help, forms, README and manifest derive from this list. */
export const registry: readonly Command[] = everyNoun.flatMap(({ verbs }) => verbs)

const byId = new Map(registry.map((command) => [command.id, command]))

/** The verb of a button, form or shortcut. */
export function commandOf(id: string): Command | undefined {
  return byId.get(id)
}

export function verbsOf(noun: string): readonly Command[] {
  return nouns.get(noun)?.verbs ?? []
}
