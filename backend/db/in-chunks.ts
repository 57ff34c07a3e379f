/** Keys in a statement: fewer than a database takes parameters. */
const CHUNK_SIZE = 500

/**
 * Asks, or writes, for however many keys, each once: part after part, as no statement takes them all.
 * @returns what each part brought, one behind the other
 */
export async function inChunks<Key, Found>(
  keys: readonly Key[],
  ask: (part: Key[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const [all, found] = [[...new Set(keys)], [] as Found[]]
  for (let i = 0; i < all.length; i += CHUNK_SIZE) {
    for (const one of await ask(all.slice(i, i + CHUNK_SIZE))) found.push(one)
  }
  return found
}
