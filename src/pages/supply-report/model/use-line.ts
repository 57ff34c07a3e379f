import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { inspectableQuery, type InspectableSupply } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import {
  averageMoisture,
  lineFigures,
  type InspectedFigures,
  type Reading,
} from '@/shared/lib/rules/inspection'
import { reportForm, type LineValues, type PieceValues } from './report-form'

/** The supply that is inspected, once it is known; also while there is no network. */
export function useInspected(): InspectableSupply | undefined {
  const { saved, fields } = useRecord(reportForm)
  const id = useWatch({ control: fields.control, name: 'supply_id' })
  const isSaved = saved?.supply.id === id
  const { data } = useQuery({ ...inspectableQuery(id), enabled: id !== '' && !isSaved })
  return isSaved ? saved.supply : (data ?? undefined)
}

/** A piece as it is reckoned with. */
export const readingOf = (piece: PieceValues): Reading => ({
  id: piece.id,
  thickness_mm: piece.thickness_mm || null,
  width_mm: piece.width_mm || null,
  length_mm: piece.length_mm || null,
  moisture_percent: piece.moisture_percent || null,
  defects: piece.defects.filter((defect) => defect !== ''),
})

/** A whole number as it is typed; null for what is none. */
export const wholeOf = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : null)

/** What a line comes to as it is typed. */
export function useLineFigures(
  line: LineValues,
  wood: InspectableSupply['lines'][number],
): { figures: InspectedFigures; readings: readonly Reading[]; usualMoisture: number | null } {
  const { fields } = useRecord(reportForm)
  const verdict = useWatch({ control: fields.control, name: 'verdict' }) || null
  return useMemo(() => {
    const readings = line.readings.map(readingOf)
    const { id, lot_pcs, rejected_pcs } = line
    const figures = lineFigures(
      {
        id,
        lot_pcs: wholeOf(lot_pcs),
        sampled_packs: null,
        readings,
        grade_found: null,
        rejected_pcs: wholeOf(rejected_pcs),
      },
      wood,
      verdict,
    )
    return { figures, readings, usualMoisture: averageMoisture(readings) }
  }, [line, wood, verdict])
}
