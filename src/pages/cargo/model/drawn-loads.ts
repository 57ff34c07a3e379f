import { packSize, type PackedWood } from '@domain/load-plan'
import type { Load } from '@/widgets/load-builder'
import { computeLoadLineFigures, formatLoadWood, type LoadLine } from './load-line'

const toLitres = (m3: string | null) => Math.round(Number(m3 ?? 0) * 1000)

/** Returns the loads to draw. A load with an unreadable quantity has no packs. */
export const toDrawnLoads = (lines: readonly LoadLine[]): readonly Load[] =>
  lines.map((line) => {
    const { m3, packs, grossKg } = computeLoadLineFigures(line)
    const specification: PackedWood = line.source.wood.specification
    return {
      id: line.id,
      label: `${formatLoadWood(line.source)}, ${line.source.deal.number}`,
      packs: Number(packs ?? 0),
      size: packSize(specification),
      kg: grossKg ?? 0,
      litres: toLitres(m3),
      drop: Number(line.drop) || 1,
    }
  })
