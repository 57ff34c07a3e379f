import type { Schemas, PersonCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { groupBy, parseJson } from '../db/rows'
import { settleDerivedColumns } from '../db/unit-of-work'
import { findPeopleInRoles, notifyOthers } from '../notifications/notify'
import { fitCover } from './rules/allocate'
import { findKeptLitres } from './line-parts'
import { type SupplyCut, sumCuts, toAllocationChange, writeAllocations } from './write-allocations'

/**
 * Cuts the allocations of a deal to the maximum of each line, the newest supply and its last
 * allocation first, and none below its loaded litres and its packs in the yard.
 * @param maxByLine litres by deal line; lines without an entry keep only these
 * @returns the loss of each supply
 */
export async function fitDeal(
  call: PersonCall,
  dealId: string,
  maxByLine: ReadonlyMap<string, number>,
): Promise<SupplyCut[]> {
  await settleDerivedColumns(call.db)
  const rows = await call.db
    .selectFrom('allocations')
    .innerJoin('supplies', 'supplies.id', 'allocations.supply_id')
    .innerJoin('supply_lines', 'supply_lines.id', 'allocations.supply_line_id')
    .selectAll('allocations')
    .select('supply_lines.specification')
    .where('allocations.deal_id', '=', dealId)
    .orderBy('supplies.number_key')
    .orderBy('allocations.place')
    .execute()
  const kept = await findKeptLitres(call.db, rows)
  const changes = [...groupBy(rows, ({ deal_line_id }) => deal_line_id)].flatMap(
    ([lineId, parts]) => {
      const fitted = fitCover(
        maxByLine.get(lineId) ?? 0,
        parts.map(({ id, litres, packs, loaded_l, specification }) => ({
          litres,
          packs,
          loaded: kept.get(id) ?? loaded_l,
          specification: parseJson<Schemas['Specification']>(specification),
        })),
      )
      return parts.flatMap((part, i) => (fitted[i] ? [toAllocationChange(part, fitted[i])] : []))
    },
  )
  await writeAllocations(call, changes)
  return sumCuts(changes)
}

/** Notifies the purchase manager of each supply whose wood a deal no longer needs. */
export async function notifyReleasedWood(
  call: PersonCall,
  deal: { number: string },
  cuts: readonly SupplyCut[],
): Promise<void> {
  for (const { supplyId, litres } of cuts) {
    const { id, number, sawmill_name, purchase_manager_id } = await call.db
      .selectFrom('supplies')
      .select(['id', 'number', 'sawmill_name', 'purchase_manager_id'])
      .where('id', '=', supplyId)
      .executeTakeFirstOrThrow()
    const purchaseManagerIds =
      purchase_manager_id === null
        ? await findPeopleInRoles(call.db, ['purchase_manager'])
        : [purchase_manager_id]
    await notifyOthers(call, {
      people: purchaseManagerIds,
      key: 'supply_wood_released',
      params: { number, sawmill: sawmill_name, m3: fromLitres(litres), deal: deal.number },
      record: { kind: 'supply', id },
    })
  }
}
