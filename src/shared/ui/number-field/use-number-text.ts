import { useEffect, useEffectEvent, useState, type ChangeEvent, type FocusEvent } from 'react'
import { formatEditableNumber, formatNumber, toTypedMinus, useTranslation } from '@/shared/i18n'
import {
  unknownNumberForm,
  compareDecimals,
  getLanguageNumberForm,
  isDecimal,
  padDecimals,
  type AmbiguousNumber,
  trimDecimal,
} from '@domain/numbers'
import { isPastedOrDropped, usePreservedSelection } from './text-input'
import { parseTypedNumber, toTypedValue, type NumberRules } from './typed-number'

interface NumberText {
  text: string
  /** Error message of the current text. */
  mistake: string | undefined
  /** An ambiguous number, pasted or typed with another locale's mark; null for none. */
  question: AmbiguousNumber | null
  onFocus: (event: FocusEvent<HTMLInputElement>) => void
  onText: (event: ChangeEvent<HTMLInputElement>) => void
  onLeave: () => void
  /** Sets the value to one of the question's readings. */
  onAnswer: (reading: string) => void
}

/** Manages the text of a number field during and after editing. */
export function useNumberText(
  value: string,
  onChange: (value: string) => void,
  rules: NumberRules & { invalidText?: string | undefined },
): NumberText {
  const { t, i18n } = useTranslation('shared/forms')
  const locale = i18n.language
  const [draft, setDraft] = useState<{ readonly text: string; readonly isPasted: boolean } | null>(
    null,
  )
  const keepSelection = usePreservedSelection()

  const reading = value === '' || isDecimal(value) ? null : parseTypedNumber(value, rules)
  const question = reading && !reading.ok && reading.code === 'ambiguous_number' ? reading : null

  const { minPlaces, shownPlaces = minPlaces } = rules
  const places = isDecimal(value) ? value.replace(/^[^.]*\.?/, '').length : 0
  // Too many decimals are shown as typed: 251.000 with an error, not 251.
  const hasTooManyPlaces = rules.maxPlaces !== undefined && places > rules.maxPlaces
  const isTrimmed = isDecimal(value) && shownPlaces !== minPlaces && !hasTooManyPlaces
  const shown = isTrimmed ? trimDecimal(value) : value

  function findMistake(): string | undefined {
    if (reading && !reading.ok) {
      switch (reading.code) {
        case 'with_vat':
          return t('number.vat')
        case 'other_currency':
          return t('number.currency', { currency: rules.currency, written: reading.written })
        case 'ambiguous_number':
          return t('number.ambiguous')
        case 'no_number':
          return (
            rules.invalidText ??
            t('number.invalid', {
              example: formatNumber(
                rules.maxPlaces === 0 || shownPlaces === 0 ? '1234' : '1234.5',
                locale,
                shownPlaces,
              ),
            })
          )
      }
    }
    if (!isDecimal(value)) return undefined
    if (rules.maxPlaces === 0 && places > 0) return t('number.whole')
    if (hasTooManyPlaces)
      return shownPlaces === 0
        ? t('number.whole')
        : t('number.places', { count: rules.maxPlaces ?? 0 })
    if (rules.min !== undefined && compareDecimals(value, rules.min) < 0)
      return t('number.min', { min: formatNumber(rules.min, locale) })
    if (rules.max !== undefined && compareDecimals(value, rules.max) > 0)
      return t('number.max', { max: formatNumber(rules.max, locale) })
    return undefined
  }

  // "£100" becomes valid once the currency is GBP, and a restored value may have too few decimals.
  const rereadValue = useEffectEvent(() => {
    const reread = isDecimal(value)
      ? padDecimals(value, rules.minPlaces ?? 0)
      : toTypedValue(value, rules, unknownNumberForm)
    if (value !== '' && reread !== value) onChange(reread)
  })
  useEffect(() => rereadValue(), [rules.currency])

  // A number being typed may be incomplete; a pasted one is complete.
  const isComplete = draft === null || (draft.isPasted && question !== null)
  return {
    text:
      draft?.text ??
      toTypedMinus(formatNumber(shown, locale, hasTooManyPlaces ? places : shownPlaces).trim()),
    mistake: isComplete ? findMistake() : undefined,
    question: isComplete ? question : null,
    onFocus(event) {
      keepSelection(event)
      setDraft({ text: formatEditableNumber(shown, locale).trim(), isPasted: false })
    },
    onText(event) {
      const { value: text } = event.target
      const isPasted = isPastedOrDropped(event.nativeEvent)
      setDraft({ text, isPasted })
      onChange(
        toTypedValue(text, rules, isPasted ? unknownNumberForm : getLanguageNumberForm(locale)),
      )
    },
    onLeave: () => setDraft(null),
    onAnswer(reading) {
      setDraft(null)
      onChange(padDecimals(reading, rules.minPlaces ?? 0))
    },
  }
}
