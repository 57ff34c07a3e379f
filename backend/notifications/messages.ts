import type { Language } from '../language'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

/** What can be told; `en.json` has the sentences that the other languages follow. */
export type MessageKey = keyof typeof en
export type MessageParams = Record<string, string>

const messages: Record<Language, Record<MessageKey, string>> = { en, es, fr, lt }

/** The sentence in that language, with its gaps filled. */
export function wordMessage(language: Language, key: string, params: MessageParams): string {
  return isKey(key) ? messages[language][key].replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => params[name] ?? '') : key
}

function isKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}
