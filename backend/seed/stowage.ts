import {
  fillSpace,
  computeLoadingOrder,
  computePackSize,
  spaces,
  type Pack,
  type Space,
} from '@domain/load-plan'
import type { Schemas } from '../call'
import type { CargoWrite } from '../cargos/schema'

/** A load of a cargo, with the total weight of its packs. */
export type StowedLoad = {
  id: string
  packs: number
  litres: number
  grossKg: number
  drop: number
  specification: Schemas['Specification']
}

type Carrier = Pick<CargoWrite, 'kind' | 'container_type' | 'tare_kg' | 'max_gross_kg'>

/**
 * Places the packs of a cargo like "Auto-fill" of the load builder. Packs without room stay
 * unplaced. Empty while the container type is unknown.
 */
export function autoFill(carrier: Carrier, loads: readonly StowedLoad[]): Schemas['StowedPack'][] {
  const space = findSpace(carrier)
  if (!space) return []
  return computeLoadingOrder(fillSpace(loads.flatMap(toPacks), space).placed).map(
    ({ pack, x, y, z }) => ({
      load_id: pack.id.slice(0, pack.id.lastIndexOf('/')),
      x_mm: x,
      y_mm: y,
      z_mm: z,
      length_mm: pack.length,
      width_mm: pack.width,
      height_mm: pack.height,
      is_turned: false,
    }),
  )
}

function findSpace({ kind, container_type, tare_kg, max_gross_kg }: Carrier): Space | null {
  const space = kind === 'truck' ? spaces.trailer : container_type && spaces[container_type]
  if (!space) return null
  return { ...space, payloadKg: (max_gross_kg ?? space.maxGrossKg) - (tare_kg ?? space.tareKg) }
}

function toPacks({ id, packs, litres, grossKg, drop, specification }: StowedLoad): Pack[] {
  const size = computePackSize(specification)
  if (!size) return []
  const share = (whole: number, at: number) =>
    Math.round((whole * (at + 1)) / packs) - Math.round((whole * at) / packs)
  return Array.from({ length: packs }, (_, at) => ({
    ...size,
    id: `${id}/${at}`,
    kg: share(grossKg, at),
    litres: share(litres, at),
    drop,
  }))
}
