import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'

type Unit = Schemas['FigureUnit']

/** Maximum decimal places of a figure. */
const DECIMALS: Readonly<Record<Unit, number>> = {
  count: 0,
  m3: 1,
  eur: 0,
  percent: 1,
  eur_m3: 2,
  days: 1,
}

/** Unit symbols that are the same in all languages. */
export const UNIT_SIGNS: Readonly<Record<Exclude<Unit, 'days' | 'count'>, string>> = {
  m3: 'm³',
  eur: '€',
  percent: '%',
  eur_m3: '€/m³',
}

/**
 * Formats a value and its unit. Money and shares are one text, because the sign's position depends
 * on the language. An unknown value is a dash; negative days are days early.
 */
export function useFormatFigure(): (
  unit: Unit,
  value: string | number | null,
) => [value: string, unit: string | undefined] {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  return (unit, value) => {
    if (value === null) return ['–', undefined]
    const places = unit === 'm3' && Math.abs(Number(value)) >= 1000 ? 0 : DECIMALS[unit]
    const number = format.number(Number(value), places)
    switch (unit) {
      case 'eur':
        return [format.money(String(value), 'EUR', places), undefined]
      case 'eur_m3':
        return [`${format.money(String(value), 'EUR', places)}/${UNIT_SIGNS.m3}`, undefined]
      case 'percent':
        return [format.percent(String(value), places), undefined]
      case 'm3':
        return [number, UNIT_SIGNS.m3]
      case 'days':
        return Number(value) < 0
          ? [format.number(-Number(value), places), t('days_early')]
          : [number, t('days')]
      case 'count':
        return [number, undefined]
    }
  }
}

/**
 * Formats the change from the previous period: absolute for shares and days, in per cent for
 * amounts. Null without a previous value.
 */
export function useFormatChange(): (
  unit: Unit,
  value: string | null,
  previous: string | null,
) => string | null {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  return (unit, value, previous) => {
    if (value === null || previous === null) return null
    const computed = computeChange(unit, Number(value), Number(previous))
    if (computed === null) return null
    const { change, places } = computed
    if (change === 0) return t('change.none')
    const signed = `${change < 0 ? '−' : '+'}${format.number(Math.abs(change), places)}`
    if (unit === 'days')
      return t(change < 0 ? 'change.earlier' : 'change.later', {
        change: format.number(Math.abs(change), places),
      })
    return t(unit === 'percent' ? 'change.points' : 'change.percent', { change: signed })
  }
}

/** Decimals with which a change is shown at most. */
const MAX_PLACES = 2

/**
 * Returns the change from the previous period and the decimals that show it: a small change is not
 * rounded to zero. Null without a previous value to compare with.
 */
export function computeChange(
  unit: Unit,
  current: number,
  earlier: number,
): { change: number; places: number } | null {
  const isAbsolute = unit === 'percent' || unit === 'days'
  if (earlier === 0 && current !== 0 && !isAbsolute) return null
  const change = isAbsolute
    ? current - earlier
    : earlier === 0
      ? 0
      : ((current - earlier) / Math.abs(earlier)) * 100
  let places = isAbsolute ? 1 : 0
  const isHidden = () => Math.abs(change) < 0.5 / 10 ** places
  while (places < MAX_PLACES && isHidden()) places += 1
  return isHidden() ? { change: 0, places: 0 } : { change, places }
}
