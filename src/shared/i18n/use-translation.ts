import type { Namespace, TFunction } from 'i18next'
import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react'
import { i18n } from './i18n'

function subscribe(onChange: () => void) {
  i18n.on('languageChanged', onChange)
  return () => i18n.off('languageChanged', onChange)
}

const getLanguage = () => i18n.language

const LanguageContext = createContext<string | null>(null)

/**
 * Overrides the language of its children, for a document in the recipient's language. Load its
 * texts first (`loadTexts`).
 */
export const LanguageProvider = LanguageContext.Provider

/** Returns the current language; rerenders when it changes. */
export function useLanguage(): string {
  const readers = useSyncExternalStore(subscribe, getLanguage)
  return use(LanguageContext) ?? readers
}

/**
 * Returns the texts of a slice, `t('key')`, or of several slices; the first needs no prefix. `t` is
 * stable until the language changes. Replaces react-i18next, whose suspense and markup are unused
 * and would add to the first load.
 */
export function useTranslation<const Slices extends Namespace>(
  slices: Slices,
): { t: TFunction<Slices>; i18n: typeof i18n } {
  const language = useLanguage()
  // A list is a new array in each render but always has the same content, so the first one is used.
  const [kept] = useState(slices)
  const t = useMemo(
    () =>
      withTextCache(
        i18n.getFixedT<Slices, undefined, Slices>(language, kept),
        `${language} ${String(kept)}:`,
      ),
    [language, kept],
  )
  return { t, i18n }
}

const textCache: Record<string, string> = {}

/** Caches texts without values: i18next is slow, and a list repeats the same text in every row. */
const withTextCache = <Slices extends Namespace>(
  t: TFunction<Slices>,
  place: string,
): TFunction<Slices> =>
  new Proxy(t, {
    apply(say, self, call: [key: string, values?: object]): unknown {
      if (call[1]) return Reflect.apply(say, self, call)
      const name = place + call[0]
      const text = textCache[name] ?? String(Reflect.apply(say, self, call))
      // i18next returns the key of a text that is not loaded yet. It must not be cached.
      if (!name.endsWith(text)) textCache[name] = text
      return text
    },
  })
