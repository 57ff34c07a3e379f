import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const languages = ['en', 'fr', 'lt', 'es'] as const
export type Language = (typeof languages)[number]

/** Sentences by their key, nested keys joined by dots. */
export type FlatTexts = ReadonlyMap<string, string>

/** Namespace (`entities/deal`) of every slice that has texts. */
export function textNamespaces(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]i18n[\\/]en\.json$/.test(file))
    .map((file) => path.dirname(path.dirname(file)).split(path.sep).join('/'))
    .toSorted()
}

/** One slice's texts in one language; none where the file is missing. */
export const readTexts = (root: string, namespace: string, language: Language): FlatTexts =>
  readFolder(path.join(root, 'src', namespace, 'i18n'), language)

/** The texts in one language of a folder that has a file for each; none where the file is missing. */
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
