import { packSize, type PackedWood } from '@/shared/lib/load-plan'
import type { Load } from '@/widgets/load-builder'
import { figuresOfLoad, woodOf, type LoadLine } from './load-line'

const litres = (m3: string | null) => Math.round(Number(m3 ?? 0) * 1000)

/** The loads as they are drawn. One whose quantity can't be read has no packs yet. */
export const drawnLoads = (lines: readonly LoadLine[]): readonly Load[] =>
  lines.map((line) => {
    const { m3, packs, grossKg } = figuresOfLoad(line)
    const specification: PackedWood = line.of.wood.specification
    return {
      id: line.id,
      label: `${woodOf(line.of)}, ${line.of.deal.number}`,
      packs: Number(packs ?? 0),
      size: packSize(specification),
      kg: grossKg ?? 0,
      litres: litres(m3),
      drop: Number(line.drop) || 1,
    }
  })
