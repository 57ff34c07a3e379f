import { isIP } from 'node:net'

/** Counts what each client holds open at once, and refuses more than a limit. */
export class AddressLimit {
  readonly #max: number
  readonly #open = new Map<string, number>()

  constructor(max: number) {
    this.#max = max
  }

  /**
   * Adds one to the client's count.
   * @returns a function that takes it off again; null if the limit is reached
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

/**
 * Returns the part of an address that names one client: an IPv4 address, or the first 64 bits of an
 * IPv6 address, because a client chooses the others.
 */
export function toClientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? first : [...first, ...zeroes(8 - first.length - last.length), ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const zeroes = (count: number) => Array.from({ length: Math.max(0, count) }, () => '0')
