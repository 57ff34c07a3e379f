import i18next from 'i18next'
import { formatFor } from './format'
import { toLanguage, storeLanguage, storedLocale, type Language } from './languages'

/** One slice's texts: nested keys, sentences at the leaves. */
export interface Texts {
  [key: string]: string | Texts
}

/** Where texts come from; `app` knows the files, shared does not. */
export interface TextSource {
  /** What every page may need, by namespace. */
  shell(language: Language): Promise<Record<string, Texts>>
  /** What one page says, and the parts that it shares with some others; by namespace. */
  page(language: Language, namespace: string): Promise<Record<string, Texts>>
}

/** The one instance. Outside of components use `i18n.t`, inside `useTranslation`. */
export const i18n = i18next.createInstance()

let textSource: TextSource | null = null
const loadedPages = new Set<string>()

async function addTexts(language: Language, texts: Promise<Record<string, Texts>> | undefined) {
  for (const [namespace, part] of Object.entries((await texts) ?? {}))
    i18n.addResourceBundle(language, namespace, part)
}

const loadShell = (language: Language) => addTexts(language, textSource?.shell(language))

async function loadPage(language: Language, namespace: string) {
  if (!i18n.hasResourceBundle(language, namespace))
    await addTexts(language, textSource?.page(language, namespace))
}

/**
 * Starts with the remembered language, at once; resolves when the shell's texts are there. What only needs to know the language,
 * such as a call's header or a page's own texts, needn't wait.
 */
export function startI18n(from: TextSource, locale: string = storedLocale()): Promise<void> {
  textSource = from
  if (!i18n.isInitialized) {
    void i18n.init({
      lng: locale,
      load: 'languageOnly',
      fallbackLng: false,
      resources: {},
      defaultNS: false,
      interpolation: { escapeValue: false },
      initAsync: false,
    })
    // Numbers in sentences, `{{count, number}}`, are written as those in columns are.
    i18n.services.formatter?.add('number', (value: number, locale = i18n.language) =>
      formatFor(locale).number(value),
    )
    i18n.on('languageChanged', showLanguage)
    showLanguage(locale)
  }
  return loadShell(toLanguage(i18n.language))
}

const showLanguage = (locale: string) => {
  document.documentElement.lang = toLanguage(locale)
}

/** Loads a page's texts in the current language; its route waits for them beside its chunk. */
export async function loadPageTexts(namespace: string): Promise<void> {
  loadedPages.add(namespace)
  await loadPage(toLanguage(i18n.language), namespace)
}

/** Loads what the shell and a page say in another language, for a paper that is written in it. */
export async function loadTexts(language: Language, namespace: string): Promise<void> {
  await Promise.all([loadShell(language), loadPage(language, namespace)])
}

let requestedLanguage: Language | null = null

/** Changes the language for good, once its texts are there, so that nothing flickers; the last one that was asked for stays. */
export async function switchLanguage(language: Language): Promise<void> {
  requestedLanguage = language
  const loadPages = () =>
    Promise.all([...loadedPages].map((namespace) => loadPage(language, namespace)))
  // A page may have been preloaded meanwhile, in the old language: load once more until there is no new one.
  for (let count = -1; count < loadedPages.size;) {
    count = loadedPages.size
    await Promise.all([loadShell(language), loadPages()])
  }
  if (requestedLanguage !== language) return
  storeLanguage(language)
  await i18n.changeLanguage(language)
}
