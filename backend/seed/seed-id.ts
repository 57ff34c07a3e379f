/**
 * Returns the id of a seeded record by its name. It is the same in every world and host, so stories
 * and tests can link to it.
 * @param name such as `deal 12`
 */
export function createSeedId(name: string): string {
  const [a, b, c, d] = [hash(name, 1), hash(name, 2), hash(name, 3), hash(name, 4)]
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant(c)}${c.slice(1, 4)}-${c.slice(4)}${d}`
}

/** Eight hex digits (FNV-1a, mixed once more because names differ only in their last letters). */
function hash(name: string, salt: number): string {
  let state = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193)
  state = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return ((state ^ (state >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

const variant = (hex: string): string => '89ab'[Number.parseInt(hex.slice(0, 1), 16) % 4] ?? '8'
