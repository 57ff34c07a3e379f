import type { i18n as I18next, TFunction } from 'i18next'
import { formatFor } from './format'
import { languageOf, type Locale } from './languages'

/** One slice's texts: nested keys, sentences at the leaves. */
export interface Texts {
  [key: string]: string | Texts
}

/** What the application uses of i18next, with its types, which know every key. */
export interface Speaker extends Pick<I18next, 't' | 'getFixedT'> {
  /** The locale of now. */
  language: string
  exists(key: string): boolean
  addResourceBundle(locale: string, namespace: string, texts: Texts): void
  hasResourceBundle(locale: string, namespace: string): boolean
  changeLanguage(locale: string): Promise<void>
  on(event: 'languageChanged', listen: (locale: string) => void): void
  off(event: 'languageChanged', listen: (locale: string) => void): void
}

type Values = Readonly<Record<string, unknown>>

/**
 * Says texts as i18next does, whose form they have (`namespace:key.path`, `key_other`, `{{name}}`, `{{count, number}}`). That itself has a tenth of every
 * first load, for much that nobody asks of it here: detectors, caches, fallbacks, contexts, nested texts. `speaker.test.ts` holds both together.
 */
export function createSpeaker(first: Locale): Speaker {
  const bundles: Record<string, Texts> = {}
  const listeners = new Set<(locale: string) => void>()
  const rules = new Map<string, Intl.PluralRules>()
  const placeOf = (locale: string, namespace: string) => `${languageOf(locale)} ${namespace}`

  /** The form of a plural that a number takes. */
  function formOf(locale: string, count: number): string {
    const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
    rules.set(locale, rule)
    return rule.select(count)
  }

  function find(locale: string, namespace: string, path: string, count: unknown): string | undefined {
    const texts = bundles[placeOf(locale, namespace)]
    const at = (key: string) => key.split('.').reduce<string | Texts | undefined>((found, name) => (typeof found === 'object' ? found[name] : undefined), texts)
    const text = (typeof count === 'number' ? at(`${path}_${formOf(locale, count)}`) : undefined) ?? at(path)
    return typeof text === 'string' ? text : undefined
  }

  function say(locale: string, slice: string, key: string, values: Values = {}): string {
    const [path = '', namespace = slice] = key.split(':').toReversed()
    const text = find(locale, namespace, path, values['count'])
    return text === undefined ? path : fill(text, values, locale)
  }

  const getFixedT = (locale: string | null, slices: string | readonly string[]) => {
    const [slice = ''] = [slices].flat()
    return (key: string, values?: Values) => say(locale ?? speaker.language, slice, key, values)
  }

  const speaker: Speaker = {
    language: first,
    t: getFixedT(null, '') as TFunction,
    getFixedT: getFixedT as Speaker['getFixedT'],
    exists: (key) => {
      const [path = '', namespace = ''] = key.split(':').toReversed()
      return find(speaker.language, namespace, path, undefined) !== undefined
    },
    addResourceBundle: (locale, namespace, texts) => {
      bundles[placeOf(locale, namespace)] = { ...bundles[placeOf(locale, namespace)], ...texts }
    },
    hasResourceBundle: (locale, namespace) => placeOf(locale, namespace) in bundles,
    changeLanguage: (locale) => {
      speaker.language = locale
      for (const listen of listeners) listen(locale)
      return Promise.resolve()
    },
    on: (_, listen) => void listeners.add(listen),
    off: (_, listen) => void listeners.delete(listen),
  }
  return speaker
}

/** Puts values into a text; numbers that say so are written as those in columns are. What nobody gave stays as it stands. */
const fill = (text: string, values: Values, locale: string): string =>
  text.replace(/\{\{(\w+)(, number)?\}\}/g, (braced, name: string, isNumber: string | undefined) => {
    if (!(name in values)) return braced
    const value = values[name] ?? ''
    return isNumber ? formatFor(locale).number(Number(value)) : String(value as string | number)
  })
