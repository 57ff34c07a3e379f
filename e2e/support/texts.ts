import { readFileSync } from 'node:fs'
import path from 'node:path'

const src = path.resolve(import.meta.dirname, '../../src')

/**
 * A slice's texts in a language, for a test that finds its way as that language's reader does.
 * @example const t = textsOf('pages/deal', 'lt'); t('step.to_confirmed')
 * @throws where there is no such text
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
