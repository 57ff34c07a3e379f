import names from './ports.json'

/**
 * Sea ports that wood goes by, by UN/LOCODE, each called as at home. Another code counts as well: it stands for itself.
 * Source: UN/LOCODE, UNECE.
 */
const ports: ReadonlyMap<string, string> = new Map(Object.entries(names))

/** What a port is called; null for a code that isn't among the known. */
export const findPortName = (code: string): string | null => ports.get(code.toUpperCase()) ?? null

/** A port's name with its code; the code alone for one that isn't among the known. */
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

/** The code of a port that is called so, whatever its accents; a code is taken as it is. Null for words that name none, or several. */
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

/** Known ports in whose name or code these words occur. */
export const findPorts = (words: string): readonly string[] =>
  [...ports]
    .filter(([code, name]) => normalizeName(`${name} ${code}`).includes(normalizeName(words)))
    .map(([code]) => code)
