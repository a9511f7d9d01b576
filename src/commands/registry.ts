import type { Command, Noun } from './command.ts'
import { greenlightAudit } from './greenlight/audit.ts'
import { greenlightConnect, refuseConnectWords } from './greenlight/connect.ts'
import { greenlightDoctor } from './greenlight/doctor.ts'
import { greenlightFreezeAdd, greenlightFreezeList, greenlightFreezeRemove } from './greenlight/freeze.ts'
import { greenlightJoin } from './greenlight/join.ts'
import { greenlightManagerAdd, greenlightManagerList, greenlightManagerRemove } from './greenlight/manager.ts'
import { greenlightDisconnect, greenlightForgetMe, greenlightMe, greenlightResume } from './greenlight/me.ts'
import { greenlightNotify } from './greenlight/notify.ts'
import { greenlightPolicy } from './greenlight/policy.ts'
import {
  greenlightDefault,
  greenlightProjectAdd,
  greenlightProjectList,
  greenlightProjectRemove,
} from './greenlight/project.ts'
import { greenlightQueue, greenlightQueueOff, greenlightQueueOn } from './greenlight/queue.ts'
import { greenlightSettings } from './greenlight/settings.ts'
import { greenlightThread } from './greenlight/thread.ts'
import { greenlightUnwatch, greenlightWatch, greenlightWatches } from './greenlight/watch.ts'
import { deployKeyNoun, integrationNoun, milestoneNoun, mrNoun } from './nouns.ts'
import { withoutLikelySecret } from './parse/secret-typed.ts'

const greenlightNoun: Noun = {
  name: 'greenlight',
  about: 'Your account and the channel',
  discreet: true,
  guard: refuseConnectWords,
  mentions: true,
  withhold: (refusal, text) => withoutLikelySecret(refusal, text, 'Type /greenlight help'),
  defaultCommand: greenlightSettings,
  first: [
    {
      command: greenlightSettings,
      typed: '',
      does: 'settings of the channel, or your account in a direct message',
      button: 'Open settings',
    },
    { command: greenlightConnect, typed: 'connect', does: 'connect your account' },
    {
      command: greenlightNotify,
      typed: 'notify',
      does: 'choose your direct messages',
      button: 'Choose messages',
    },
  ],
  verbs: [
    greenlightSettings,
    greenlightConnect,
    greenlightResume,
    greenlightMe,
    greenlightNotify,
    greenlightJoin,
    greenlightDefault,
    greenlightProjectAdd,
    greenlightProjectList,
    greenlightProjectRemove,
    greenlightPolicy,
    greenlightManagerAdd,
    greenlightManagerList,
    greenlightManagerRemove,
    greenlightFreezeAdd,
    greenlightFreezeList,
    greenlightFreezeRemove,
    greenlightWatch,
    greenlightUnwatch,
    greenlightWatches,
    greenlightQueue,
    greenlightQueueOn,
    greenlightQueueOff,
    greenlightThread,
    greenlightAudit,
    greenlightDoctor,
    greenlightDisconnect,
    greenlightForgetMe,
  ],
}

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
