import { spaces, type Space, type SpaceKind } from '@/shared/lib/load-plan'

/** What of a typed cargo says what it is loaded into. */
interface Carrier {
  readonly kind: string
  readonly container_type: string
  readonly tare_kg: string
  readonly max_gross_kg: string
}

const isKind = (text: string): text is SpaceKind => text in spaces

/** The most that a container and a road train may weigh with what is in them, kg: what counts while the plate isn't read. */
const usualGross = { container: 30_480, truck: 40_000 }

/** What a cargo is loaded into, with the payload of its plate as far as that is read; null while nobody has said which container it is. */
export function spaceOf({ kind, container_type, tare_kg, max_gross_kg }: Carrier): Space | null {
  const isTruck = kind === 'truck'
  const name = isTruck ? 'trailer' : container_type
  if (!isKind(name)) return null
  const space = spaces[name]
  const usual = isTruck ? usualGross.truck : usualGross.container
  const gross = Number(max_gross_kg) || usual
  const tare = Number(tare_kg) || usual - space.payloadKg
  return { ...space, payloadKg: Math.max(0, gross - tare) }
}
