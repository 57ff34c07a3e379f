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
  const t = useMemo(() => remembering(i18n.getFixedT<Slices, undefined, Slices>(language, kept), `${language} ${String(kept)}:`), [language, kept])
  return { t, i18n }
}

const known: Record<string, string> = {}

/** Looks a text without values up once: i18next takes its time over each, and a list says the same in every row. */
const remembering = <Slices extends Namespace>(t: TFunction<Slices>, place: string): TFunction<Slices> =>
  new Proxy(t, {
    apply(say, self, call: [key: string, values?: object]): unknown {
      if (call[1]) return Reflect.apply(say, self, call)
      const name = place + call[0]
      const text = known[name] ?? String(Reflect.apply(say, self, call))
      // A text that is not there yet is answered by its key.
      if (!name.endsWith(text)) known[name] = text
      return text
    },
  })
