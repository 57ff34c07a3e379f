import { convertMoney } from '../allocations/rules/allocation-cost'
import { splitFreight } from '../cargos/rules/cargo-figures'
import { LOADED_STATUSES } from '../cargos/rules/statuses'
import { groupBy } from '../db/rows'
import type { Db } from '../db/tables'

/**
 * Sums the freight of deals, in cents of their currency: the share by m3 of each cargo's actual
 * (else booked) freight. A deal whose share of any cargo is unknown is left out.
 * @param deals with loaded wood
 */
export async function sumFreight(
  db: Db,
  deals: readonly (Money & { id: string })[],
): Promise<ReadonlyMap<string, number>> {
  if (deals.length === 0) return new Map()
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select([
      'cargo_id',
      'deal_id',
      'litres',
      'currency',
      'exchange_rate',
      'freight_cents',
      'actual_freight_cents',
    ])
    .where('status', 'in', LOADED_STATUSES)
    .where(
      'cargo_id',
      'in',
      db
        .selectFrom('cargo_loads')
        .select('cargo_id')
        .where(
          'deal_id',
          'in',
          deals.map(({ id }) => id),
        ),
    )
    .orderBy('cargo_id')
    .orderBy('position')
    .execute()
  const cargos = [...groupBy(loads, ({ cargo_id }) => cargo_id).values()]
  const sums = new Map<string, number>()
  for (const deal of deals) {
    const shares = cargos
      .filter((cargo) => cargo.some(({ deal_id }) => deal_id === deal.id))
      .map((cargo) => computeFreightShare(cargo, deal))
    if (shares.length > 0 && !shares.includes(null))
      sums.set(
        deal.id,
        shares.reduce<number>((total, share) => total + (share ?? 0), 0),
      )
  }
  return sums
}

type Money = Parameters<typeof convertMoney>[1]
type FreightLoad = Money & {
  deal_id: string
  litres: number
  freight_cents: number | null
  actual_freight_cents: number | null
}

/** Returns the deal's share of a cargo's freight, in cents of the deal's currency. */
function computeFreightShare(
  loads: readonly FreightLoad[],
  deal: Money & { id: string },
): number | null {
  const [cargo] = loads
  const cents = cargo?.actual_freight_cents ?? cargo?.freight_cents ?? null
  if (!cargo || cents === null) return null
  const deals = [...new Set(loads.map(({ deal_id }) => deal_id))]
  const litres = deals.map((id) =>
    loads.reduce((sum, load) => (load.deal_id === id ? sum + load.litres : sum), 0),
  )
  return convertMoney(splitFreight(cents, litres)[deals.indexOf(deal.id)] ?? 0, cargo, deal)
}
