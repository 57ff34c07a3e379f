import type { Cargo } from '@/entities/cargo'
import type { Pack, Placed, Space } from '@/shared/lib/load-plan'
import { arranged, letterAt, loadOf, packsOfLoads, placeOf, type Load } from '@/widgets/load-builder'
import { drawnLoads } from './drawn-loads'
import { draftOfLoad, lotsIn, woodOf, type LoadLine } from './load-line'
import { spaceOf } from './space-of'

/** A pack as a paper lists it, or all of a load whose packs nobody knows. */
export interface ListedPack {
  readonly id: string
  /** In loading order; those that are not in the drawing follow. */
  readonly number: number
  readonly letter: string
  readonly wood: string
  readonly deal: string
  /** Null for a load whose packs nobody knows. */
  readonly pack: Pack | null
  /** Of a pack from the yard. */
  readonly barcode: string | null
  readonly pcs: number | null
  readonly litres: number
  readonly kg: number
}

/** A saved cargo as its papers show it. */
export interface ListedLoad {
  readonly space: Space | null
  readonly loads: readonly Load[]
  readonly placed: readonly Placed[]
  readonly packs: readonly ListedPack[]
}

/** What a pack from the yard is by itself, rather than as a part of its load. */
function lotOf(pack: Pack, lines: readonly LoadLine[]): Partial<Pick<ListedPack, 'barcode' | 'pcs' | 'litres'>> {
  const line = lines.find(({ id }) => id === loadOf(pack))
  const lot = line && lotsIn(line)[placeOf(pack)]
  return lot ? { barcode: lot.barcode, pcs: lot.pcs, litres: Math.round(Number(lot.m3) * 1000) } : {}
}

/** Every pack of a saved cargo: first as they are loaded, then those whose place nobody has said. */
export function listedLoad(cargo: Cargo): ListedLoad {
  const lines = cargo.lines.map(draftOfLoad)
  const loads = drawnLoads(lines)
  const space = spaceOf({
    kind: cargo.kind,
    container_type: cargo.container_type ?? '',
    tare_kg: String(cargo.tare_kg ?? ''),
    max_gross_kg: String(cargo.max_gross_kg ?? ''),
  })
  const placed = space ? arranged(loads, cargo.stowage, space).placed : []
  const inside = new Set(placed.map(({ pack }) => pack.id))
  const packs = [...placed.map(({ pack }) => pack), ...packsOfLoads(loads).filter(({ id }) => !inside.has(id))]
  const of = (loadId: string) => {
    const at = lines.findIndex(({ id }) => id === loadId)
    const line = lines[at]
    return { letter: letterAt(at), barcode: null, wood: line ? woodOf(line.of) : '', deal: line?.of.deal.number ?? '', pcs: line?.of.wood.specification.pcs_per_pack ?? null }
  }
  const listed = packs.map((pack) => ({ id: pack.id, pack, litres: pack.litres, kg: pack.kg, ...of(loadOf(pack)), ...lotOf(pack, lines) }))
  const unpacked = loads
    .filter(({ size, packs: count }) => !size || count === 0)
    .map(({ id, litres, kg }) => ({ id, pack: null, litres, kg, ...of(id), pcs: cargo.lines.find((line) => line.id === id)?.pcs ?? null }))
  return { space, loads, placed, packs: [...listed, ...unpacked].map((each, at) => ({ ...each, number: at + 1 })) }
}
