import { toNumber } from '@/shared/lib/numbers'
import { spaces, type Space, type SpaceKind } from '@/shared/lib/load-plan'

/** What of a typed cargo says what it is loaded into. */
interface Carrier {
  readonly kind: string
  readonly container_type: string
  readonly tare_kg: string
  readonly max_gross_kg: string
}

const isSpaceKind = (text: string): text is SpaceKind => text in spaces

/** What a cargo is loaded into, with the payload of its plate as far as that is read; null while nobody has said which container it is. */
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
