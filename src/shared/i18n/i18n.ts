import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Format, formatFor, type Language, toLanguage } from '@domain/languages'
import { hasChosenLanguage, readStoredLocale, storeLanguage } from './languages'

/** Texts of one slice: nested keys, strings at the leaves. */
export interface Texts {
  [key: string]: string | Texts
}

/** Loads texts. Implemented by `app`, which knows the files. */
export interface TextSource {
  /** Texts that every page may need, by namespace. */
  shell(language: Language): Promise<Record<string, Texts>>
  /** Texts of a page and of the parts it shares with other pages, by namespace. */
  page(language: Language, namespace: string): Promise<Record<string, Texts>>
}

/** The only i18next instance. Components use `useTranslation`, other code `i18n.t`. */
export const i18n = i18next.createInstance().use(initReactI18next)

let textSource: TextSource | null = null
const loadedPages = new Set<string>()

async function addTexts(language: Language, texts: Promise<Record<string, Texts>> | undefined) {
  for (const [namespace, part] of Object.entries((await texts) ?? {}))
    i18n.addResourceBundle(language, namespace, part, false, false, {
      silent: true,
      skipCopy: true,
    })
}

const loadShell = (language: Language) => addTexts(language, textSource?.shell(language))

async function loadPage(language: Language, namespace: string) {
  if (!i18n.hasResourceBundle(language, namespace))
    await addTexts(language, textSource?.page(language, namespace))
}

/**
 * Sets the stored language at once; resolves when the shell's texts are loaded. Code that needs
 * only the language, such as a request header, need not wait.
 */
export function startI18n(source: TextSource, locale: string = readStoredLocale()): Promise<void> {
  textSource = source
  if (!i18n.isInitialized) {
    void i18n.init({
      lng: locale,
      load: 'languageOnly',
      fallbackLng: false,
      resources: {},
      defaultNS: false,
      // React escapes the texts itself.
      interpolation: { escapeValue: true, escape: keepDateTogether },
      react: { useSuspense: false },
      initAsync: false,
    })
    // Formats `{{count, number}}` in texts as numbers in columns are formatted.
    i18n.services.formatter?.add('number', (value: number, locale = i18n.language) =>
      formatFor(locale).number(value),
    )
    i18n.on('languageChanged', showLanguage)
    showLanguage(locale)
  }
  return loadShell(toLanguage(i18n.language))
}

/** Keeps a Lithuanian date, such as 2026-11-20, on one line of a text. */
const keepDateTogether = (value: string): string =>
  toLanguage(i18n.language) === 'lt' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? value.replaceAll('-', '-\u2060')
    : value

const showLanguage = (locale: string) => {
  document.documentElement.lang = toLanguage(locale)
}

/** Loads a page's texts in the current language. The route awaits them next to its chunk. */
export async function loadPageTexts(namespace: string): Promise<void> {
  loadedPages.add(namespace)
  await loadPage(toLanguage(i18n.language), namespace)
}

/** Loads the shell's and a page's texts in a language, for tests. */
export async function loadTexts(language: Language, namespace: string): Promise<void> {
  await Promise.all([loadShell(language), loadPage(language, namespace)])
}

let requestedLanguage: Language | null = null

/** Switches to the language of a person or document, unless a user chose one in this browser. */
export async function followLanguage(language: Language): Promise<void> {
  if (!hasChosenLanguage()) await switchLanguage(language, false)
}

/**
 * Changes and stores the language once its texts are loaded. The last call wins.
 * @param isChosen false if no user chose it
 */
export async function switchLanguage(language: Language, isChosen = true): Promise<void> {
  requestedLanguage = language
  const loadPages = () =>
    Promise.all([...loadedPages].map((namespace) => loadPage(language, namespace)))
  // A page may be preloaded in the old language meanwhile, so load until no page is new.
  for (let count = -1; count < loadedPages.size;) {
    count = loadedPages.size
    await Promise.all([loadShell(language), loadPages()])
  }
  if (requestedLanguage !== language) return
  storeLanguage(language, isChosen)
  await i18n.changeLanguage(language)
}

/**
 * Formats the ISO days in a text, such as 2026-03-01, for the locale. An open period, `2026-03-01
 * –`, reads "from 1 Mar 2026".
 */
export const formatDaysInText = (text: string, format: Format): string => {
  const [, from] = /^(\d{4}-\d{2}-\d{2}) –$/.exec(text) ?? []
  if (from !== undefined) return i18n.t('shared/forms:from_day', { day: format.date(from) })
  return text.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => format.date(day))
}
