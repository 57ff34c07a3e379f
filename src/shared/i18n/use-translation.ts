import type { Namespace, TFunction } from 'i18next'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { i18n } from './i18n'

function follow(onChange: () => void) {
  i18n.on('languageChanged', onChange)
  return () => i18n.off('languageChanged', onChange)
}

const spoken = () => i18n.language

/** The language, and the component follows when it changes. */
export const useLanguage = (): string => useSyncExternalStore(follow, spoken)

/**
 * The texts of a slice, `t('key')`, or of several, whose first needs no prefix; `t` stays the same until the language changes. A few
 * lines in place of react-i18next, which every screen would carry for waiting and for markup in texts, neither of which is used.
 */
export function useTranslation<const Slices extends Namespace>(slices: Slices): { t: TFunction<Slices>; i18n: typeof i18n } {
  const language = useLanguage()
  // A component speaks for the same slices all its life; a list of them is written anew for each render.
  const [kept] = useState(slices)
  const t = useMemo(() => i18n.getFixedT<Slices, undefined, Slices>(language, kept), [language, kept])
  return { t, i18n }
}
