/** Keys in a statement: fewer than a database takes parameters. */
const AT_ONCE = 500

/**
 * Asks, or writes, for however many keys, each once: part after part, as no statement takes them all.
 * @returns what each part brought, one behind the other
 */
export async function inParts<Key, Found>(
  keys: readonly Key[],
  ask: (part: Key[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const [all, found] = [[...new Set(keys)], [] as Found[]]
  for (let i = 0; i < all.length; i += AT_ONCE) {
    for (const one of await ask(all.slice(i, i + AT_ONCE))) found.push(one)
  }
  return found
}
