/** Maximum keys in a statement, below the databases' parameter limits. */
const CHUNK_SIZE = 500

/**
 * Runs a query or write for any number of distinct keys, in chunks below the parameter limit.
 * @returns the concatenated results
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
