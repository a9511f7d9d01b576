import type { World } from '../world.ts'

/** Lets requests into the world of the moment, and holds them back while it is replaced. */
export class WorldGate {
  readonly #inside = new Set<Promise<unknown>>()
  readonly #first = Promise.withResolvers<World>()
  #world: Promise<World> = this.#first.promise

  async enter<T>(work: (world: World) => Promise<T>): Promise<T> {
    const world = await this.#current()
    const working = work(world)
    this.#inside.add(working)
    try {
      return await working
    } finally {
      this.#inside.delete(working)
    }
  }

  /** Resolves when nobody is inside. */
  async empty(): Promise<void> {
    await Promise.allSettled(this.#inside)
  }

  /** Waits until everybody has left, makes the next world and lets in who has waited; one at a time. */
  async replace<W extends World>(make: () => Promise<W>): Promise<W> {
    const before = this.#world
    const made = (async () => {
      // A world that could not be made is no reason not to make the next one.
      if (before !== this.#first.promise) await Promise.allSettled([before])
      await this.empty()
      return make()
    })()
    this.#world = made
    const world = await made
    this.#first.resolve(world)
    return world
  }

  /** The world may be replaced again while somebody waits for it. */
  async #current(): Promise<World> {
    for (;;) {
      const asked = this.#world
      const world = await asked
      if (asked === this.#world) return world
    }
  }
}
