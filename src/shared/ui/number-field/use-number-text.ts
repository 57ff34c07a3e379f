import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { bareAmount, type BareAmount } from '@/shared/lib/timber'
import { compareDecimals, editDecimal, isDecimal, readDecimal, showDecimal } from './decimal-text'

export interface NumberRules {
  /** Digits after the mark that may be typed; 0 asks for a whole number. */
  maxPlaces?: number | undefined
  /** Digits after the mark that are always shown when the field is left. */
  minPlaces?: number | undefined
  /** Decimal strings. */
  min?: string | undefined
  max?: string | undefined
  /** ISO 4217: its sign or code may be typed with the number, that of another is a mistake. */
  currency?: string | undefined
}

interface NumberText {
  text: string
  /** What is wrong with it as it stands, in the reader's language. */
  mistake: string | undefined
  onFocus: () => void
  onText: (text: string) => void
  onLeave: () => void
}

/**
 * The text of a number while it is typed and after. The value given on is a decimal string, '' for nothing; what can't be read is
 * given on as it was written, so that the form's own check refuses it and nothing typed is lost.
 */
export function useNumberText(value: string, onChange: (value: string) => void, rules: NumberRules): NumberText {
  const { t, i18n } = useTranslation('shared/forms')
  const locale = i18n.language
  const [draft, setDraft] = useState<string | null>(null)

  const bareOf = (text: string): BareAmount => (rules.currency === undefined ? { ok: true, text } : bareAmount(text, rules.currency))

  function mistakeIn(text: string): string | undefined {
    if (text.trim() === '') return undefined
    const bare = bareOf(text)
    if (!bare.ok) return bare.code === 'with_vat' ? t('number.vat') : t('number.currency', { currency: rules.currency, written: bare.written })
    const read = readDecimal(bare.text, locale)
    if (!read.ok) return t('number.invalid', { example: showDecimal('1234.5', locale, rules.maxPlaces === 0 ? 0 : rules.minPlaces) })
    const places = read.value.split('.')[1]?.length ?? 0
    if (rules.maxPlaces === 0 && places > 0) return t('number.whole')
    if (rules.maxPlaces !== undefined && places > rules.maxPlaces) return t('number.places', { count: rules.maxPlaces })
    if (rules.min !== undefined && compareDecimals(read.value, rules.min) < 0)
      return t('number.min', { min: showDecimal(rules.min, locale) })
    if (rules.max !== undefined && compareDecimals(read.value, rules.max) > 0)
      return t('number.max', { max: showDecimal(rules.max, locale) })
    return undefined
  }

  function giveOn(text: string) {
    const bare = bareOf(text)
    const read = bare.ok ? readDecimal(bare.text, locale) : bare
    onChange(read.ok ? read.value : text.trim())
  }

  // "£100" can be read once the amount is one in pounds.
  const rereadValue = useEffectEvent(() => {
    if (value !== '' && !isDecimal(value)) giveOn(value)
  })
  useEffect(() => rereadValue(), [rules.currency])

  const settled = editDecimal(value, locale)
  return {
    text: draft ?? showDecimal(value, locale, rules.minPlaces),
    // While someone types, half a number is no mistake.
    mistake: draft === null ? mistakeIn(settled) : undefined,
    onFocus: () => setDraft(settled),
    onText(text) {
      setDraft(text)
      giveOn(text)
    },
    onLeave: () => setDraft(null),
  }
}
