import type { Namespace, TFunction } from 'i18next'
import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react'
import { i18n } from './i18n'

function subscribe(onChange: () => void) {
  i18n.on('languageChanged', onChange)
  return () => i18n.off('languageChanged', onChange)
}

const getLanguage = () => i18n.language

const LanguageContext = createContext<string | null>(null)

/** What is inside speaks this language whatever the reader's: a paper for somebody else. Its texts have to be there (`loadTexts`). */
export const LanguageProvider = LanguageContext.Provider

/** The language, and the component follows when it changes. */
export function useLanguage(): string {
  const readers = useSyncExternalStore(subscribe, getLanguage)
  return use(LanguageContext) ?? readers
}

/**
 * The texts of a slice, `t('key')`, or of several, whose first needs no prefix; `t` stays the same until the language changes. It replaces
 * react-i18next, whose suspense and markup in texts are not used and would be in every first load.
 */
export function useTranslation<const Slices extends Namespace>(
  slices: Slices,
): { t: TFunction<Slices>; i18n: typeof i18n } {
  const language = useLanguage()
  // A list is a new array in each render, but never another list: the first one will do.
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

/** Remembers texts without values: i18next is slow, and a list shows the same text in every row. */
const withTextCache = <Slices extends Namespace>(
  t: TFunction<Slices>,
  place: string,
): TFunction<Slices> =>
  new Proxy(t, {
    apply(say, self, call: [key: string, values?: object]): unknown {
      if (call[1]) return Reflect.apply(say, self, call)
      const name = place + call[0]
      const text = textCache[name] ?? String(Reflect.apply(say, self, call))
      // A text that is not loaded yet comes back as its key, which must not be remembered.
      if (!name.endsWith(text)) textCache[name] = text
      return text
    },
  })
