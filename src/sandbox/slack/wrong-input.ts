/** Something that a person, or a script in the place of one, cannot do here; the message is one sentence. */
export class WrongInput extends Error {}
