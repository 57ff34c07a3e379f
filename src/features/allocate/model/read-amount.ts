import { i18n } from '@/shared/i18n'
import { getLanguageNumberForm, normalizeNumberMarks } from '@domain/numbers'
import { parseQuantity, type Dimensions, type Unit } from '@domain/timber'

/** A parsed amount: a null quantity means "the rest", 0 means empty. */
export type ReadAmount = { quantity: string | null; unit: Unit } | { mistake: string }

/**
 * Parses "12.5", "6pk", "120 pcs", and "rest" in the user's language or English. The default unit
 * is m3.
 */
export function readAmount(text: string, wood: Dimensions): ReadAmount {
  const typed = text.trim()
  if (typed === '' || /^0+([.,]0*)?$/.test(typed)) return { quantity: '0', unit: 'm3' }
  const words = [i18n.t('features/allocate:rest'), 'rest', '*'].map((word) =>
    word.toLocaleLowerCase(),
  )
  if (words.includes(typed.toLocaleLowerCase())) return { quantity: null, unit: 'm3' }
  const read = parseQuantity(
    normalizeNumberMarks(typed, getLanguageNumberForm(i18n.language)),
    wood,
  )
  if (read.ok) return { quantity: read.quantity, unit: read.unit ?? 'm3' }
  return {
    mistake:
      read.code === 'empty'
        ? ''
        : i18n.t(`shared/forms:quantity.cannot_read.${read.code}`, { part: read.part }),
  }
}
