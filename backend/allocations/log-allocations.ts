import { recordActivity } from '../activity/record-activity'
import type { Schemas, StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import type { AllocationChange } from './write-allocations'
import type { WoodAmount } from './rules/available-amount'

type LineLocation = { number: string; place: number; documentId: string }

/** Writes what changed into the history of both documents: one entry for each, which names the other's line. */
export async function logAllocationChanges(
  call: StaffCall,
  changes: readonly AllocationChange[],
): Promise<void> {
  const deals = await findLineLocations(call, 'deal', changes)
  const supplies = await findLineLocations(call, 'supply', changes)
  for (const { kind, own, other } of [
    { kind: 'deal' as const, own: deals, other: supplies },
    { kind: 'supply' as const, own: supplies, other: deals },
  ]) {
    const entries = new Map<string, Schemas['FieldChange'][]>()
    for (const { pair, before, after } of changes) {
      const [mine, theirs] =
        kind === 'deal'
          ? [pair.deal_line_id, pair.supply_line_id]
          : [pair.supply_line_id, pair.deal_line_id]
      const [line, far] = [own.get(mine), other.get(theirs)]
      if (!line || !far) continue
      const entry = entries.get(line.documentId) ?? []
      entry.push({
        field: 'allocation',
        line: line.place,
        from: toLoggedAllocation(far, before),
        to: toLoggedAllocation(far, after),
      })
      entries.set(line.documentId, entry)
    }
    for (const [id, told] of entries) {
      await recordActivity(call, {
        record: { kind, id },
        personId: call.person.id,
        kind: 'changed',
        changes: told,
      })
    }
  }
}

/** Such as `S-2026-0012/2: 12.500 m3`; null for none. */
const toLoggedAllocation = (
  { number, place }: LineLocation,
  { litres }: WoodAmount,
): string | null => (litres === 0 ? null : `${number}/${place}: ${fromLitres(litres)} m3`)

/** What each line is called, by its id. */
async function findLineLocations(
  { db }: StaffCall,
  kind: 'deal' | 'supply',
  changes: readonly AllocationChange[],
): Promise<ReadonlyMap<string, LineLocation>> {
  const ids = [
    ...new Set(
      changes.map(({ pair }) => (kind === 'deal' ? pair.deal_line_id : pair.supply_line_id)),
    ),
  ]
  const rows =
    kind === 'deal'
      ? await db
          .selectFrom('deal_lines')
          .innerJoin('deals', 'deals.id', 'deal_id')
          .select(['deal_lines.id', 'position as place', 'number', 'deals.id as documentId'])
          .where('deal_lines.id', 'in', ids)
          .execute()
      : await db
          .selectFrom('supply_lines')
          .innerJoin('supplies', 'supplies.id', 'supply_id')
          .select(['supply_lines.id', 'position as place', 'number', 'supplies.id as documentId'])
          .where('supply_lines.id', 'in', ids)
          .execute()
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}
