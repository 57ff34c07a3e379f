import { toNumber } from '@domain/numbers'
import { spaces, type Space, type SpaceKind } from '@domain/load-plan'

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
