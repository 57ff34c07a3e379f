import { i18n, formatNumber, type Format } from '@/shared/i18n'
import { readNumber } from '@domain/numbers'
import { getCurrencyPlaces } from '@domain/money'
import { type Unit } from '@domain/timber'
import type { StatedProblem } from './stated-amounts'
import type { PriceProblem } from './edit-line'
import { findAmbiguousNumber, parseWood } from './parse-wood'

/** Formats both readings of an ambiguous number; null if the number is not ambiguous. */
export function formatAmbiguousNumber(written: string | null, language: string): string | null {
  const number = readNumber(written ?? '')
  if (number.ok || number.code !== 'ambiguous_number') return null
  return i18n.t('widgets/wood-lines:mistake.either', {
    thousands: formatNumber(number.thousands, language),
    decimals: formatNumber(number.decimals, language),
  })
}

/** Returns the reason why words do not name a wood yet. */
export function formatUnresolvedWood(words: string, language: string): string | null {
  const open = findAmbiguousNumber(words)
  if (open) return formatAmbiguousNumber(open, language)
  const written = parseWood(words)
  if (!written?.unclear) return i18n.t('widgets/wood-lines:mistake.product', { words })
  return i18n.t(`widgets/wood-lines:mistake.unclear.${written.unclear}`, {
    words: written.unknown.join(' '),
  })
}

/** Describes the conflict between a count and a stated amount, and the fix. */
export function formatStatedProblem(problem: StatedProblem, format: Format): string {
  const formatAmount = (quantity: string, unit: Unit) =>
    `${format.number(quantity)} ${i18n.t(`entities/product:unit.${unit}`)}`
  const counted = formatAmount(problem.count.quantity, problem.count.unit)
  switch (problem.code) {
    case 'other_volume':
      return i18n.t('widgets/wood-lines:mistake.stated.other', {
        counted,
        stated: formatAmount(problem.stated, 'm3'),
        computed: formatAmount(problem.volume, 'm3'),
      })
    case 'other_pieces':
      return i18n.t('widgets/wood-lines:mistake.stated.other', {
        counted,
        stated: formatAmount(problem.stated, 'pcs'),
        computed: formatAmount(problem.pieces, 'pcs'),
      })
    case 'uneven_packs':
      return i18n.t('widgets/wood-lines:mistake.stated.uneven_packs', {
        counted,
        stated: formatAmount(problem.stated, 'pack'),
      })
    case 'not_compared':
      return i18n.t('widgets/wood-lines:mistake.stated.not_compared', {
        counted,
        stated: formatAmount(problem.stated, problem.unit),
        why: i18n.t(`widgets/wood-lines:mistake.convert.${problem.why}`),
      })
  }
}

/** Describes why a price is invalid in this currency (ISO 4217) and unit. */
export function formatPriceProblem(
  problem: PriceProblem,
  { currency, unit, language }: { currency: string; unit: Unit; language: string },
): string | null {
  const formatPerUnit = (each: Unit) => i18n.t(`widgets/wood-lines:per.${each}`)
  switch (problem.code) {
    case 'ambiguous_number':
      return formatAmbiguousNumber(problem.written, language)
    case 'no_price':
      return getCurrencyPlaces(currency) === 0
        ? i18n.t('widgets/wood-lines:mistake.price_whole')
        : i18n.t('widgets/wood-lines:mistake.price')
    case 'below_zero':
      return i18n.t('widgets/wood-lines:mistake.price_below_zero')
    case 'other_unit':
      return i18n.t('widgets/wood-lines:mistake.price_unit', {
        written: formatPerUnit(problem.unit),
        wanted: formatPerUnit(unit),
      })
    case 'two_units':
      return i18n.t('widgets/wood-lines:mistake.price_units', {
        one: formatPerUnit(problem.units[0]),
        other: formatPerUnit(problem.units[1]),
      })
    case 'with_vat':
      return i18n.t('shared/forms:number.vat')
    case 'other_currency':
      return i18n.t('shared/forms:number.currency', { currency, written: problem.written })
  }
}
