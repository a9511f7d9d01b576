/** The store cannot be used as it is; the message is for the person who runs the bot and holds no secret. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}
