import { toLitres } from '../db/decimal-columns'
import type { Row } from '../db/tables'

type ServedLine = Pick<
  Row<'deal_lines'>,
  'id' | 'service' | 'service_price' | 'service_cents' | 'volume_l'
>
type MeasuredLine = { id: string; figures: { volume_m3: string } | undefined }

/** The price of the service of a line, in cents. */
type RevisedService = { id: string; service_cents: number }

/**
 * Returns the price of the service of each line that stays. It follows the volume at the agreed
 * price per m3.
 */
export function reviseServices(
  stored: readonly ServedLine[],
  revised: readonly MeasuredLine[],
): RevisedService[] {
  const before = new Map(stored.map((line) => [line.id, line]))
  return revised.flatMap(({ id, figures }) => {
    const line = before.get(id)
    if (!line) return []
    const { service_price, volume_l } = line
    const litres = figures ? toLitres(figures.volume_m3) : volume_l
    const service_cents =
      service_price === null || litres === volume_l
        ? line.service_cents
        : Math.round((litres * service_price) / 100_000)
    return [{ id, service_cents }]
  })
}
