import type { Language } from '../language'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

type TextKey = keyof typeof en
/** Keys of the messages; `en.json` has the sentences that the other languages follow. */
export type MessageKey = Exclude<TextKey, 'iso_week'>
/** Weeks under `week`, days under `day`, numbers of days under `days` and volumes under `m3` are as the contract has them; the rest is shown as it is. */
export type MessageParams = Record<string, string>

const messages: Record<Language, Record<TextKey, string>> = { en, es, fr, lt }

/**
 * The sentence in that language with its values filled in. A value may end with the full stop of an abbreviation ("Sp. z o.o."), which then
 * also ends the sentence.
 */
export function formatMessage(language: Language, key: string, params: MessageParams): string {
  if (!isKey(key)) return key
  return fillPlaceholders(messages[language][key], (name) =>
    formatParam(language, name, params[name] ?? ''),
  )
}

const fillPlaceholders = (text: string, valueOf: (name: string) => string): string =>
  text.replace(/\{\{(\w+)\}\}(\.?)/g, (_gap, name: string, stop: string) => {
    const value = valueOf(name)
    return value.endsWith('.') ? value : value + stop
  })

/** A value in the words of the language. */
function formatParam(language: Language, name: string, value: string): string {
  if (name === 'm3')
    return new Intl.NumberFormat(language, { minimumFractionDigits: 3 }).format(Number(value))
  if (name === 'days')
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
    }).format(Number(value))
  if (name === 'day')
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(value),
    )
  if (name !== 'week') return value
  const [year = '', number = ''] = value.split('-W')
  return fillPlaceholders(messages[language].iso_week, (part) =>
    part === 'year' ? year : String(Number(number)),
  )
}

function isKey(key: string): key is TextKey {
  return Object.hasOwn(en, key)
}

const LATE_KEYS: ReadonlySet<string> = new Set<MessageKey>([
  'supply_late',
  'deal_supply_late',
  'deal_supply_later',
  'cargo_late',
  'deal_cargo_late',
  'deal_cargo_later',
  'deal_cargo_arrived_late',
])

/** True if the message tells of a delay. */
export const isLateMessage = (key: string): boolean => LATE_KEYS.has(key)
