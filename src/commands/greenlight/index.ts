import type { Noun } from '../command.ts'
import { withoutLikelySecret } from '../parse/secret-typed.ts'
import { greenlightAudit } from './audit.ts'
import { greenlightConnect, refuseConnectWords } from './connect.ts'
import { greenlightDefault } from './default.ts'
import { greenlightDisconnect } from './disconnect.ts'
import { greenlightDoctor } from './doctor.ts'
import { greenlightForgetMe } from './forget-me.ts'
import { greenlightFreezeAdd } from './freeze/add.ts'
import { greenlightFreezeList } from './freeze/list.ts'
import { greenlightFreezeRemove } from './freeze/remove.ts'
import { greenlightJoin } from './join.ts'
import { greenlightManagerAdd } from './manager/add.ts'
import { greenlightManagerList } from './manager/list.ts'
import { greenlightManagerRemove } from './manager/remove.ts'
import { greenlightMe } from './me.ts'
import { greenlightNotify } from './notify.ts'
import { greenlightPolicy } from './policy.ts'
import { greenlightProjectAdd } from './project/add.ts'
import { greenlightProjectList } from './project/list.ts'
import { greenlightProjectRemove } from './project/remove.ts'
import { greenlightQueueOff } from './queue/off.ts'
import { greenlightQueueOn } from './queue/on.ts'
import { greenlightQueue } from './queue.ts'
import { greenlightResume } from './resume.ts'
import { greenlightSettings } from './settings.ts'
import { greenlightThread } from './thread.ts'
import { greenlightUnwatch } from './unwatch.ts'
import { greenlightWatch } from './watch.ts'
import { greenlightWatches } from './watches.ts'

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
