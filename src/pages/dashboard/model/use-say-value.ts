import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'

type Unit = Schemas['FigureUnit']

/** Places behind the point that a reader can use. */
const PLACES: Readonly<Record<Unit, number>> = { count: 0, m3: 1, eur: 0, percent: 1, eur_m3: 2, days: 1 }
const SIGNS: Readonly<Record<Exclude<Unit, 'days' | 'count'>, string>> = { m3: 'm³', eur: '€', percent: '%', eur_m3: '€/m³' }

/** A value, and its unit beside it. What can't be reckoned is a dash. */
export function useSayValue(): (unit: Unit, value: string | number | null) => [value: string, unit: string | undefined] {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  return (unit, value) => {
    if (value === null) return ['–', undefined]
    const places = unit === 'm3' && Math.abs(Number(value)) >= 1000 ? 0 : PLACES[unit]
    return [format.number(Number(value), places), unit === 'days' ? t('days') : unit === 'count' ? undefined : SIGNS[unit]]
  }
}

/** What differs from before: of shares and days how much, of amounts in per cent. Null where there is nothing to compare, or no difference. */
export function useSayChange(): (unit: Unit, value: string | null, before: string | null) => string | null {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  return (unit, value, before) => {
    if (value === null || before === null) return null
    const difference = Number(value) - Number(before)
    const signed = (amount: number, places: number) => `${amount < 0 ? '−' : '+'}${format.number(Math.abs(amount), places)}`
    if (unit === 'percent') return t('change.points', { change: signed(difference, 1) })
    if (unit === 'days') return signed(difference, 1)
    return Number(before) === 0 ? null : t('change.percent', { change: signed((difference / Math.abs(Number(before))) * 100, 0) })
  }
}
