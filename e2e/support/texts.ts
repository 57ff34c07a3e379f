import { readFileSync } from 'node:fs'
import path from 'node:path'

const src = path.resolve(import.meta.dirname, '../../src')

/**
 * Returns a slice's texts in a language, for a test in that language.
 * @example const t = readTexts('pages/deal', 'lt'); t('step.to_confirmed')
 * @throws if there is no such text
 */
export function readTexts(slice: string, language: string): (key: string) => string {
  const texts: unknown = JSON.parse(
    readFileSync(path.join(src, slice, `i18n/${language}.json`), 'utf8'),
  )
  return (key) => {
    const text = key
      .split('.')
      .reduce<unknown>((part, name) => (Object(part) as Record<string, unknown>)[name], texts)
    if (typeof text !== 'string') throw new Error(`${slice} has no text ${key} in ${language}`)
    return text
  }
}
