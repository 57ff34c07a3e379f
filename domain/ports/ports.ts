import { fold } from '@domain/text/fold'
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

const foldName = (text: string): string => fold(text).trim()

/**
 * Finds the code of a port by its code, its name or the start of its name (3 letters or more,
 * accents ignored). Returns null if no port or several ports match.
 */
export function findPortCode(text: string): string | null {
  const code = text.trim().toUpperCase().replaceAll(' ', '')
  if (/^[A-Z]{2}[A-Z2-9]{3}$/.test(code) && (ports.has(code) || !startsPortName(text))) return code
  const searchedName = foldName(text)
  if (searchedName.length < 3) return null
  const exactMatches = [...ports].filter(([, name]) => foldName(name) === searchedName)
  const matches =
    exactMatches.length > 0
      ? exactMatches
      : [...ports].filter(([, name]) => foldName(name).startsWith(searchedName))
  const [match] = matches
  return match && matches.length === 1 ? match[0] : null
}

const startsPortName = (text: string) =>
  [...ports.values()].some((name) => foldName(name).startsWith(foldName(text)))

/** True for the code or name of a listed port. Accents are ignored. */
export const isPort = (text: string): boolean =>
  findPortName(text.trim()) !== null ||
  [...ports.values()].some((name) => foldName(name) === foldName(text))

/** Codes of ports whose name or code contains the text. */
export const searchPortCodes = (text: string): readonly string[] =>
  [...ports]
    .filter(([code, name]) => foldName(`${name} ${code}`).includes(foldName(text)))
    .map(([code]) => code)
