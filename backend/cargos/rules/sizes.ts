import type { CargoWrite, Schemas } from '../contract'

/** What a container or a truck weighs and holds: kg, m3. */
type Size = { tare_kg: number; max_gross_kg: number; capacity_m3: string }

/** ISO 668 boxes as they are usually built: 28,180, 26,730 and 26,540 kg of payload. */
const CONTAINERS: Readonly<Record<Schemas['ContainerType'], Size>> = {
  '20DC': { tare_kg: 2_300, max_gross_kg: 30_480, capacity_m3: '33.200' },
  '40DC': { tare_kg: 3_750, max_gross_kg: 30_480, capacity_m3: '67.700' },
  '40HC': { tare_kg: 3_940, max_gross_kg: 30_480, capacity_m3: '76.300' },
}
/** A road train of 40 t, 24,000 kg of which are cargo (Directive 96/53/EC). */
const TRUCK: Size = { tare_kg: 16_000, max_gross_kg: 40_000, capacity_m3: '90.000' }

type Sized = Pick<CargoWrite, 'kind' | 'container_type' | 'tare_kg' | 'max_gross_kg'>

/** What a cargo may weigh in all and carry, kg, and hold, m3; each null while nobody knows. What stands on the plate goes before the type. */
export function sizesOf({ kind, container_type, tare_kg, max_gross_kg }: Sized) {
  const usual = kind === 'truck' ? TRUCK : container_type && CONTAINERS[container_type]
  const most = max_gross_kg ?? usual?.max_gross_kg ?? null
  const tare = tare_kg ?? usual?.tare_kg ?? null
  return { mostGrossKg: most, payloadKg: most === null || tare === null ? null : most - tare, capacityM3: usual?.capacity_m3 ?? null }
}
