/** The work of this process is somebody else’s by now: nothing more is sent or said by it. */
export class OwnershipLostError extends Error {
  override readonly name = 'Superseded'

  constructor(reference: string) {
    super(`Another process has taken over what ${reference} asks for.`)
  }
}
