import type { Language } from '../language'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

type TextKey = keyof typeof en
/** Keys of the messages; `en.json` is the reference of the other languages. */
export type MessageKey = Exclude<TextKey, 'iso_week' | `field_${string}`>
/**
 * Values as in the contract: weeks in `week`, days in `day`, numbers of days in `days`, volumes in
 * `m3`, names of fields with commas in `fields`; others are shown unchanged. A value in another
 * language has its code: `product_fr`.
 */
export type MessageParams = Record<string, string>

const messages: Record<Language, Record<TextKey, string>> = { en, es, fr, lt }

/**
 * Returns the message in a language with its values. The full stop of an abbreviation at the end
 * of a value ("Sp. z o.o.") also ends the sentence.
 */
export function formatMessage(language: Language, key: string, params: MessageParams): string {
  if (!isKey(key)) return key
  return fillPlaceholders(messages[language][key], (name) =>
    formatParam(language, name, params[`${name}_${language}`] ?? params[name] ?? ''),
  )
}

const fillPlaceholders = (text: string, getValue: (name: string) => string): string =>
  text.replace(/\{\{(\w+)\}\}(\.?)/g, (_gap, name: string, stop: string) => {
    const value = getValue(name)
    return value.endsWith('.') ? value : value + stop
  })

/** Formats a value for a language. */
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
    // As on screen: 5 Nov 2026 is unambiguous everywhere.
    return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }).format(new Date(value))
  if (name === 'fields') return formatFieldNames(language, value)
  if (name !== 'week') return value
  const [year = '', number = ''] = value.split('-W')
  return fillPlaceholders(messages[language].iso_week, (part) =>
    part === 'year' ? year : String(Number(number)),
  )
}

/**
 * Returns the names of fields in a sentence, each once.
 * @param fields separated by commas
 */
export function formatFieldNames(language: Language, fields: string): string {
  const names = fields.split(',').map((field) => {
    const key = `field_${field}`
    return isKey(key) ? messages[language][key] : field
  })
  return new Intl.ListFormat(language, { type: 'conjunction' }).format([...new Set(names)])
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

/** True if the message reports a delay. */
export const isLateMessage = (key: string): boolean => LATE_KEYS.has(key)
