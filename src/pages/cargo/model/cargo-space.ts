import {
  type Load,
  type PackedWood,
  computePackSize,
  type Space,
  type SpaceKind,
  spaces,
  toNamedPacks,
} from '@domain/load-plan'
import { toNumber } from '@domain/numbers'
import { toLitres } from '@domain/timber'
import type { Cargo } from '@/entities/cargo'
import { computeLoadLineFigures, formatLoadWood, type LoadLine } from './load-line'

/** Form values that determine the loading space. */
interface Carrier {
  readonly kind: string
  readonly container_type: string
  readonly tare_kg: string
  readonly max_gross_kg: string
}

const isSpaceKind = (text: string): text is SpaceKind => text in spaces

/**
 * Returns the loading space, with the payload from the plate if it is readable. Null while the
 * container type is unknown.
 */
export function getCargoSpace({
  kind,
  container_type,
  tare_kg,
  max_gross_kg,
}: Carrier): Space | null {
  const name = kind === 'truck' ? 'trailer' : container_type
  if (!isSpaceKind(name)) return null
  const space = spaces[name]
  const gross = toNumber(max_gross_kg) || space.maxGrossKg
  const tare = toNumber(tare_kg) || space.tareKg
  return { ...space, payloadKg: Math.max(0, gross - tare) }
}

/**
 * True if the load is the first section: it is being planned or loaded, or can no longer be edited.
 * An empty cargo starts with its container.
 */
export const isLoadFirst = (
  saved: (Pick<Cargo, 'status'> & { readonly lines: readonly unknown[] }) | null,
  areLinesLocked: boolean,
): boolean =>
  areLinesLocked || (saved !== null && (saved.status !== 'planned' || saved.lines.length > 0))

/** Returns the loads to draw. A load with an unreadable quantity has no packs. */
export const toDrawnLoads = (lines: readonly LoadLine[]): readonly Load[] =>
  lines.map((line) => {
    const { m3, packs, grossKg } = computeLoadLineFigures(line)
    const specification: PackedWood = line.source.wood.specification
    return {
      id: line.id,
      label: `${formatLoadWood(line.source)}, ${line.source.deal.number}`,
      packs: Number(packs ?? 0),
      size: computePackSize(specification),
      named: toNamedPacks(line.pack_ids, line.source.mill_packs, specification),
      kg: grossKg ?? 0,
      litres: toLitres(m3 ?? '0'),
      drop: Number(line.drop) || 1,
    }
  })
