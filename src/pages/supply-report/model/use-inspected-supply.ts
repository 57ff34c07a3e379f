import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { parseWholeNumber } from '@domain/numbers'
import {
  averageMoisture,
  computeInspectedFigures,
  getReportResult,
  getSizeName,
  type InspectedFigures,
  type PieceReading,
  type PieceSize,
  type PieceVerdict,
} from '@domain/rules/inspection'
import { type InspectableSupply, inspectableSupplyQueryOptions } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  type InspectedLineValues,
  type PieceValues,
  supplyReportFormConfig,
} from './supply-report-form'

export type Specification = InspectableSupply['lines'][number]['specification']

/** Returns the selected supply once it is loaded, also offline. */
export function useInspectedSupply(): InspectableSupply | undefined {
  const { saved, form } = useRecord(supplyReportFormConfig)
  const id = useWatch({ control: form.control, name: 'supply_id' })
  const isSaved = saved?.supply.id === id
  const { data } = useQuery({
    ...inspectableSupplyQueryOptions(id),
    enabled: id !== '' && !isSaved,
  })
  return isSaved ? saved.supply : (data ?? undefined)
}

export const toPieceReading = (piece: PieceValues): PieceReading => ({
  id: piece.id,
  thickness_mm: piece.thickness_mm || null,
  width_mm: piece.width_mm || null,
  length_mm: piece.length_mm || null,
  moisture_percent: piece.moisture_percent || null,
  defects: piece.defects.filter((defect) => defect !== ''),
})

/** Returns the verdict and the rejected packs of the unsaved input. */
export function useReportResult(): ReturnType<typeof getReportResult> {
  const { form } = useRecord(supplyReportFormConfig)
  const [verdict, scans] = useWatch({ control: form.control, name: ['verdict', 'scanned_packs'] })
  return useMemo(
    () =>
      getReportResult({
        verdict: verdict || null,
        scanned_packs: scans.map(({ pack_id, is_rejected }) => ({
          pack_id: pack_id || null,
          is_rejected: is_rejected === 'true',
        })),
      }),
    [verdict, scans],
  )
}

/** Computes the figures of a line from the unsaved input. */
export function useInspectedLineFigures(
  line: InspectedLineValues,
  wood: InspectableSupply['lines'][number],
): {
  figures: InspectedFigures
  readings: readonly PieceReading[]
  averageMoisture: number | null
} {
  const result = useReportResult()
  return useMemo(() => {
    const readings = line.readings.map(toPieceReading)
    const { id, lot_pcs, rejected_pcs } = line
    const figures = computeInspectedFigures(
      {
        id,
        lot_pcs: parseWholeNumber(lot_pcs),
        sampled_packs: null,
        readings,
        grade_found: null,
        rejected_pcs: parseWholeNumber(rejected_pcs),
      },
      wood,
      result,
    )
    return { figures, readings, averageMoisture: averageMoisture(readings) }
  }, [line, wood, result])
}

/** Formats a piece's verdict: "Fits", "Thickness 1.2 mm under, wane". */
export function useFormatPieceVerdict(
  specification: Specification,
): (verdict: PieceVerdict, defects: readonly string[]) => string {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const format = useFormat()
  const formatSize = (size: PieceSize) => t(`size.${getSizeName(specification, size)}`)
  return ({ misses, unmeasured }, defects) => {
    const missTexts = misses.map(({ size, by }) =>
      t(by.startsWith('-') ? 'piece.under' : 'piece.over', {
        size: formatSize(size),
        by: format.number(by.replace('-', '')),
      }),
    )
    const defectTexts = defects.map((defect) => t(`entities/inspection:defect.${defect as 'wane'}`))
    const open = unmeasured.map((size) => t('piece.unmeasured', { size: formatSize(size) }))
    return [...missTexts, ...defectTexts, ...open].join(', ') || t('piece.right')
  }
}
