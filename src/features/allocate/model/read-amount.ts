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
  const trimmed = text.trim()
  if (trimmed === '' || /^0+([.,]0*)?$/.test(trimmed)) return { quantity: '0', unit: 'm3' }
  const words = [i18n.t('features/allocate:rest'), 'rest', '*'].map((word) =>
    word.toLocaleLowerCase(),
  )
  if (words.includes(trimmed.toLocaleLowerCase())) return { quantity: null, unit: 'm3' }
  const parsed = parseQuantity(
    normalizeNumberMarks(trimmed, getLanguageNumberForm(i18n.language)),
    wood,
  )
  if (parsed.ok) return { quantity: parsed.quantity, unit: parsed.unit ?? 'm3' }
  return {
    mistake:
      parsed.code === 'empty'
        ? ''
        : i18n.t(`shared/forms:quantity.cannot_read.${parsed.code}`, { part: parsed.part }),
  }
}
