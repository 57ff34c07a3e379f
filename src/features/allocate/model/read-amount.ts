import { i18n } from '@/shared/i18n'
import { getLanguageNumberForm, normalizeNumberMarks } from '@domain/numbers'
import { parseQuantity, type Dimensions, type Unit } from '@domain/timber'

/** An amount that was typed: its quantity is null where all the rest is meant, and 0 where nothing was typed. */
export type ReadAmount = { quantity: string | null; unit: Unit } | { mistake: string }

/** Reads "12.5", "6pk", "120 pcs", and "rest" in the reader's language or in English. A number alone is m3. */
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
