import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const languages = ['en', 'fr', 'lt', 'es'] as const
export type Language = (typeof languages)[number]

/** Sentences by their key, nested keys joined by dots. */
type FlatTexts = ReadonlyMap<string, string>

/** Lists the namespaces (`entities/deal`) of all slices that have texts. */
export function listTextNamespaces(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]i18n[\\/]en\.json$/.test(file))
    .map((file) => path.dirname(path.dirname(file)).split(path.sep).join('/'))
    .toSorted()
}

/** Reads a slice's texts in one language; empty if the file is missing. */
export const readTexts = (root: string, namespace: string, language: Language): FlatTexts =>
  readFolder(path.join(root, 'src', namespace, 'i18n'), language)

/** Reads a folder's texts in one language; empty if the file is missing. */
export function readFolder(folder: string, language: Language): FlatTexts {
  const texts = new Map<string, string>()
  try {
    flatten(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')), '', texts)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return texts
}

function flatten(value: unknown, prefix: string, into: Map<string, string>): void {
  if (typeof value === 'string') {
    into.set(prefix, value)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      flatten(child, prefix ? `${prefix}.${key}` : key, into)
  } else {
    throw new TypeError(`${prefix} is neither a sentence nor a group of them.`)
  }
}

const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/

/** Returns the key without its plural category if it is a plural form. */
export function toBaseKey(key: string, texts: FlatTexts): string {
  const base = key.replace(PLURAL_SUFFIX, '')
  return texts.has(`${base}_one`) && texts.has(`${base}_other`) ? base : key
}

/** Returns the keys that a language needs for the English keys, with its own plural forms. */
function getExpectedKeys(english: FlatTexts, language: Language): Set<string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const keys = [...english.keys()].flatMap((key) => {
    const base = toBaseKey(key, english)
    return base === key ? [key] : pluralCategories.map((category) => `${base}_${category}`)
  })
  return new Set(keys)
}

/** Returns placeholders in double braces and tags, each once. */
function findPlaceholders(text: string): Set<string> {
  return new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? [])
}

const countPlaceholders = ['{{count}}', '{{count, number}}']

/** Returns missing, surplus and differently filled texts of a language, one sentence each. */
export function findDifferences(
  english: FlatTexts,
  texts: FlatTexts,
  language: Language,
): string[] {
  const expected = getExpectedKeys(english, language)
  const missing = [...expected].filter((key) => !texts.has(key)).map((key) => `${key} is missing`)
  const unknown = [...texts.keys()]
    .filter((key) => !expected.has(key))
    .map((key) => `${key} is not an English key`)
  const empty = [...texts]
    .filter(([, text]) => text.trim() !== text || !text)
    .map(([key]) => `${key} is empty or padded`)
  const filled = [...texts].flatMap(([key, text]) => {
    const base = toBaseKey(key, texts)
    const isPlural = base !== key
    const model = english.get(isPlural ? `${base}_other` : key)
    if (model === undefined) return []
    const [expected, found] = [findPlaceholders(model), findPlaceholders(text)]
    // A form that is used for exactly one may leave the number out.
    if (isPlural) for (const name of countPlaceholders) expected.delete(name)
    const missing = [...expected]
      .filter((name) => !found.has(name))
      .map((name) => `${key} lacks ${name}`)
    const extra = [...found]
      .filter((name) => !expected.has(name) && !(isPlural && countPlaceholders.includes(name)))
      .map((name) => `${key} has ${name}, English has not`)
    return [...missing, ...extra]
  })
  return [...missing, ...unknown, ...empty, ...filled]
}
