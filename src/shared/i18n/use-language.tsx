import { useEffect, useMemo, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { Format, Language } from '@domain/languages'
import { formatFor } from './format'
import { followLanguage, i18n } from './i18n'

/** Returns the current language; rerenders when it changes. */
export const useLanguage = (): string => useTranslation().i18n.language

/**
 * Overrides the language of its children, for a document in the recipient's language. Load its
 * texts first (`loadTexts`).
 */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language
  children: ReactNode
}) {
  const instance = useMemo(() => i18n.cloneInstance({ lng: language }), [language])
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>
}

/** Switches to a reader's language once it is known, unless one was chosen in this browser. */
export function useReaderLanguage(language: Language | undefined): void {
  useEffect(() => {
    if (language) void followLanguage(language)
  }, [language])
}

/** Returns the formats of the current language; rerenders when it changes. */
export const useFormat = (): Format => formatFor(useLanguage())
