import type { Noun } from '../command.ts'
import { withoutLikelySecret } from '../parse/secret-typed.ts'
import { greenlightAudit } from './audit.ts'
import { greenlightConnect, refuseConnectWords } from './connect.ts'
import { greenlightDoctor } from './doctor.ts'
import { greenlightFreezeAdd, greenlightFreezeList, greenlightFreezeRemove } from './freeze.ts'
import { greenlightJoin } from './join.ts'
import { greenlightManagerAdd, greenlightManagerList, greenlightManagerRemove } from './manager.ts'
import { greenlightDisconnect, greenlightForgetMe, greenlightMe, greenlightResume } from './me.ts'
import { greenlightNotify } from './notify.ts'
import { greenlightPolicy } from './policy.ts'
import {
  greenlightDefault,
  greenlightProjectAdd,
  greenlightProjectList,
  greenlightProjectRemove,
} from './project.ts'
import { greenlightQueue, greenlightQueueOff, greenlightQueueOn } from './queue.ts'
import { greenlightSettings } from './settings.ts'
import { greenlightThread } from './thread.ts'
import { greenlightUnwatch, greenlightWatch, greenlightWatches } from './watch.ts'

/** The verbs are in the order of help. */
export const greenlightNoun: Noun = {
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
