import type { Language } from '../language'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

/** Keys of the messages; `en.json` has the sentences that the other languages follow. */
export type MessageKey = keyof typeof en
export type MessageParams = Record<string, string>

const messages: Record<Language, Record<MessageKey, string>> = { en, es, fr, lt }

/**
 * The sentence in that language with its values filled in. A value may end with the full stop of an abbreviation ("Sp. z o.o."), which then
 * also ends the sentence.
 */
export function wordMessage(language: Language, key: string, params: MessageParams): string {
  if (!isKey(key)) return key
  return messages[language][key].replace(/\{\{(\w+)\}\}(\.?)/g, (_gap, name: string, stop: string) => {
    const value = params[name] ?? ''
    return value.endsWith('.') ? value : value + stop
  })
}

function isKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}
