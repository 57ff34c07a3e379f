import names from './ports.json'

/**
 * Common timber ports: local name by UN/LOCODE. A code outside this list is valid too.
 * Source: UN/LOCODE, UNECE.
 */
const ports: ReadonlyMap<string, string> = new Map(Object.entries(names))

export const findPortName = (code: string): string | null => ports.get(code.toUpperCase()) ?? null

/** Formats a port as "Klaipėda (LTKLJ)"; an unknown code is returned unchanged. */
export function formatPort(code: string): string {
  const name = findPortName(code)
  return name === null ? code : `${name} (${code})`
}

const normalizeName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

/**
 * Finds the code of a port by its code, its name or the start of its name (3 letters or more,
 * accents ignored). Returns null if no port or several ports match.
 */
export function findPortCode(words: string): string | null {
  const code = words.trim().toUpperCase().replaceAll(' ', '')
  if (/^[A-Z]{2}[A-Z2-9]{3}$/.test(code) && (ports.has(code) || !isPortName(words))) return code
  const wanted = normalizeName(words)
  if (wanted.length < 3) return null
  const called = [...ports].filter(([, name]) => normalizeName(name) === wanted)
  const begun =
    called.length > 0
      ? called
      : [...ports].filter(([, name]) => normalizeName(name).startsWith(wanted))
  const [only] = begun
  return only && begun.length === 1 ? only[0] : null
}

const isPortName = (words: string) =>
  [...ports.values()].some((name) => normalizeName(name).startsWith(normalizeName(words)))

/** Codes of ports whose name or code contains the text. */
export const findPorts = (words: string): readonly string[] =>
  [...ports]
    .filter(([code, name]) => normalizeName(`${name} ${code}`).includes(normalizeName(words)))
    .map(([code]) => code)
