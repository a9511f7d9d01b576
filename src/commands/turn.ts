import type { Via } from '../model/audit.ts'
import type { ServiceRoom } from '../services/services.ts'
import type { Command } from './define.ts'
import { explain } from './explaining.ts'
import { refusalReply } from './help.ts'
import { asOffered } from './offered.ts'
import { type Inherited, inheritedTurn, type Owed, owedAnswers } from './owed.ts'
import { type Given, type Reading, readCommand } from './read.ts'
import { createFinish, type Note } from './referenced.ts'
import type { IsSecret } from './text/secret-typed.ts'
import type { Asker, PressedHow, Turned } from './turned.ts'
import { createVerbTurn } from './verb-turn.ts'

/** The one road from any surface to a service and back: policy, projects, confirmation, service, rendering. */
export interface Turns {
  /** `noun` is the slash command without its slash. */
  typed(noun: string, text: string, asker: Asker): Promise<Turned>
  /** `filled`: the reading comes from a form that the verb asked for. */
  read(reading: Reading, asker: Asker, filled?: boolean): Promise<Turned>
  /** `confirmed`: the press itself is the confirmation; `privately`: the button stands in a private answer. */
  pressed(
    command: Command,
    input: Readonly<Record<string, unknown>>,
    asker: Asker,
    how: PressedHow,
  ): Promise<Turned>
  /** The verb without what this forge has nothing for: as its form is to be shown. */
  offered(command: Command): Command
  /** The answer to the intent of this reference was brought. */
  told(reference: string): Promise<void>
  /** What people are owed since a process was stopped that kept nothing else of what they asked. */
  owed(): Promise<Owed[]>
  /** How the turn of this reference is ended, which this process has taken over. */
  inherited(reference: string): Promise<Inherited>
}

/** `note` is for the log; `now`: ms UTC. */
export function createTurns(
  room: ServiceRoom,
  forgeUrl: string,
  note: Note = () => {},
  isSecret?: IsSecret,
  now?: () => number,
): Turns {
  const finish = createFinish(note)
  const run = createVerbTurn(room, forgeUrl)
  const finished = (owed: Owed): Owed => ({ ...owed, finish: (reach) => finish(owed.finish(reach)) })

  async function read(reading: Reading, asker: Asker, filled = false, via: Via = 'form'): Promise<Turned> {
    switch (reading.kind) {
      case 'given': {
        const result = await run(reading.given, asker, { confirmed: false, filled, via })
        return { ...result, privately: reading.given.privately || result.alone === true }
      }
      case 'refused':
        return { reply: refusalReply(reading.refusal, reading.command), privately: false }
      case 'help':
      case 'lacked':
      case 'not-offered':
        return { reply: await explain(reading, asker, room, forgeUrl), privately: true }
    }
  }

  return {
    typed: (noun, words, asker) =>
      finish(read(readCommand(noun, words, forgeUrl, isSecret, room.missing), asker, false, 'slash'), asker),
    read: (reading, asker, filled) => finish(read(reading, asker, filled), asker),
    offered: (command) => asOffered(command, room.missing),
    told: room.acts.told,
    owed: async () => (await owedAnswers(room, now)).map(finished),
    async inherited(reference) {
      const inherited = await inheritedTurn(room, reference, now)
      return inherited.kind === 'owed' ? { ...inherited, owed: finished(inherited.owed) } : inherited
    },
    pressed(command, input, asker, { confirmed, privately: kept, from, anew = false, via = 'button' }) {
      const given: Given = { command, raw: input, projects: new Map(), privately: kept }
      const turn = run(given, asker, { confirmed, from, anew, via })
      return finish(
        turn.then((result) => ({ ...result, privately: kept || result.alone === true })),
        asker,
      )
    },
  }
}
