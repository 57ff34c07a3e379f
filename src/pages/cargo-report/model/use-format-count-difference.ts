import { useTranslation } from '@/shared/i18n'

interface CountDifference {
  readonly packs: number | null
  readonly pcs: number | null
}

/**
 * Formats counted minus planned: "2 packs fewer than planned", "As planned". Empty without a count.
 */
export function useFormatCountDifference(): (difference: CountDifference) => string {
  const { t } = useTranslation('pages/cargo-report')
  return (difference) => {
    const units = (['packs', 'pcs'] as const).filter((unit) => difference[unit] !== null)
    const differingUnits = units.filter((unit) => difference[unit] !== 0)
    if (differingUnits.length === 0) return units.length === 0 ? '' : t('difference.none')
    return differingUnits
      .map((unit) =>
        t(`difference.${unit}_${Number(difference[unit]) < 0 ? 'fewer' : 'more'}`, {
          count: Math.abs(difference[unit] ?? 0),
        }),
      )
      .join(', ')
  }
}
