import { toClientKey } from '@backend/session/client-key'

/** Limits the connections or requests that each client may have open at once. */
export class AddressLimit {
  readonly #max: number
  readonly #open = new Map<string, number>()

  constructor(max: number) {
    this.#max = max
  }

  /**
   * Counts one more for the client.
   * @returns a function that counts it as closed; null if the limit is reached
   */
  enter(address: string): (() => void) | null {
    const client = toClientKey(address)
    const count = this.#open.get(client) ?? 0
    if (count >= this.#max) return null
    this.#open.set(client, count + 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      const left = (this.#open.get(client) ?? 1) - 1
      if (left > 0) this.#open.set(client, left)
      else this.#open.delete(client)
    }
  }
}
