import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { parseWholeNumber } from '@domain/numbers'
import { computeCountDifference } from '@domain/rules/inspection'
import { type InspectableCargo, inspectableCargoQueryOptions } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { cargoReportFormConfig, type LoadCountValues } from './cargo-report-form'

export type InspectedLoad = InspectableCargo['lines'][number]

interface InspectedCargo {
  readonly cargo: InspectableCargo
  /** Planned loads; for a submitted report, the plan at that time. */
  readonly loads: readonly InspectedLoad[]
}

/** Returns the inspected container, also while the device is offline. */
export function useInspectedCargo(): InspectedCargo | undefined {
  const { saved, form } = useRecord(cargoReportFormConfig)
  const id = useWatch({ control: form.control, name: 'cargo_id' })
  const isSaved = saved?.cargo.id === id
  const { data } = useQuery({ ...inspectableCargoQueryOptions(id), enabled: id !== '' && !isSaved })
  if (isSaved) return { cargo: saved.cargo, loads: saved.lines }
  return data ? { cargo: data, loads: data.lines } : undefined
}

/** Counted packs and pieces in the form values. */
export const toCounts = (line: LoadCountValues | undefined) => ({
  counted_packs: parseWholeNumber(line?.counted_packs ?? ''),
  counted_pcs: parseWholeNumber(line?.counted_pcs ?? ''),
})

/** Counted minus planned, in packs and in pieces; null if either is unknown. */
export const computeEnteredDifference = (load: InspectedLoad, line: LoadCountValues | undefined) =>
  computeCountDifference(toCounts(line), load)

/** Unit of the count: packs, or pieces if the packs are unknown. */
export const getCountUnit = ({ packs, pcs }: InspectedLoad): 'packs' | 'pcs' =>
  packs === null && pcs !== null ? 'pcs' : 'packs'

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
