import { sql } from 'kysely'
import type { Schemas, PersonCall } from '../call'
import type { Row } from '../db/tables'
import { createId } from '../identifiers'
import { recordActivity } from '../activity/activity'
import { fromLitres } from '../db/decimal-columns'
import { recordChanges, settleDerivedColumns } from '../db/unit-of-work'
import type { WoodAmount } from './rules/available-amount'
import { storeExactLitres } from './line-parts'

/** The lines of an allocation with its amounts before and after. */
export type AllocationChange = {
  pair: Pick<Row<'allocations'>, 'supply_line_id' | 'deal_line_id' | 'supply_id' | 'deal_id'>
  before: WoodAmount
  /** `exact` is only known if the change is of rounding. */
  after: WoodAmount & { exact?: number }
}

/** The litres that a supply no longer delivers to a deal. */
export type SupplyCut = { supplyId: string; litres: number }

/** Sums the loss of each supply. */
export function sumCuts(changes: readonly AllocationChange[]): SupplyCut[] {
  const lost = new Map<string, number>()
  for (const { pair, before, after } of changes)
    if (after.litres < before.litres)
      lost.set(pair.supply_id, (lost.get(pair.supply_id) ?? 0) + before.litres - after.litres)
  return [...lost].map(([supplyId, litres]) => ({ supplyId, litres }))
}

/** Stores allocations and logs them in both documents. */
export async function writeAllocations(
  call: PersonCall,
  changes: readonly AllocationChange[],
): Promise<void> {
  const { db, random } = call
  const effectiveChanges = changes.filter(
    ({ before, after }) => before.litres !== after.litres || before.packs !== after.packs,
  )
  if (effectiveChanges.length === 0) return
  const places = new Map<string, number>()
  for (const { pair, before, after } of effectiveChanges) {
    const { supply_id, supply_line_id, deal_line_id } = pair
    const amounts = {
      litres: after.litres,
      packs: after.packs,
      exact_l: after.exact ?? null,
    }
    const place = places.get(supply_id) ?? (await findLastPlace(call, supply_id))
    const storedPair = db
      .deleteFrom('allocations')
      .where('supply_line_id', '=', supply_line_id)
      .where('deal_line_id', '=', deal_line_id)
    if (after.litres === 0) await storedPair.execute()
    else if (before.litres === 0) {
      await db
        .insertInto('allocations')
        .values({
          id: createId(random),
          ...pair,
          place: place + 1,
          ...amounts,
          claimed_l: sumClaimedLitres(pair),
        })
        .execute()
    } else {
      await db
        .updateTable('allocations')
        .set(amounts)
        .where('supply_line_id', '=', supply_line_id)
        .where('deal_line_id', '=', deal_line_id)
        .execute()
    }
    places.set(supply_id, place + (before.litres === 0 ? 1 : 0))
  }
  await storeExactLitres(
    db,
    effectiveChanges.flatMap(({ pair, after }) =>
      after.exact === undefined && after.litres > 0 ? pair.supply_line_id : [],
    ),
  )
  await logAllocationChanges(call, effectiveChanges)
  recordChanges(db, {
    deals: effectiveChanges.map(({ pair }) => pair.deal_id),
    allocatedSupplies: effectiveChanges.map(({ pair }) => pair.supply_id),
  })
}

type LineLocation = { number: string; position: number; documentId: string }

/** Logs the changes in the history of both documents, each naming the other's line. */
async function logAllocationChanges(
  call: PersonCall,
  changes: readonly AllocationChange[],
): Promise<void> {
  const deals = await findLineLocations(call, 'deal', changes)
  const supplies = await findLineLocations(call, 'supply', changes)
  for (const { kind, documents, counterparts } of [
    { kind: 'deal' as const, documents: deals, counterparts: supplies },
    { kind: 'supply' as const, documents: supplies, counterparts: deals },
  ]) {
    const entries = new Map<string, Schemas['FieldChange'][]>()
    for (const { pair, before, after } of changes) {
      const [lineId, counterpartId] =
        kind === 'deal'
          ? [pair.deal_line_id, pair.supply_line_id]
          : [pair.supply_line_id, pair.deal_line_id]
      const [line, counterpart] = [documents.get(lineId), counterparts.get(counterpartId)]
      if (!line || !counterpart) continue
      const entry = entries.get(line.documentId) ?? []
      entry.push({
        field: 'allocation',
        line: line.position,
        from: formatLoggedAllocation(counterpart, before),
        to: formatLoggedAllocation(counterpart, after),
      })
      entries.set(line.documentId, entry)
    }
    for (const [id, fieldChanges] of entries) {
      await recordActivity(call, {
        record: { kind, id },
        personId: call.person.id,
        kind: 'changed',
        changes: fieldChanges,
      })
    }
  }
}

/** Formats as `S-2026-0012/2: 12.500 m3`; null for none. */
const formatLoggedAllocation = (
  { number, position }: LineLocation,
  { litres }: WoodAmount,
): string | null => (litres === 0 ? null : `${number}/${position}: ${fromLitres(litres)} m3`)

/** Returns each line's document number and position, by line id. */
async function findLineLocations(
  { db }: PersonCall,
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
          .select(['deal_lines.id', 'position', 'number', 'deals.id as documentId'])
          .where('deal_lines.id', 'in', ids)
          .execute()
      : await db
          .selectFrom('supply_lines')
          .innerJoin('supplies', 'supplies.id', 'supply_id')
          .select(['supply_lines.id', 'position', 'number', 'supplies.id as documentId'])
          .where('supply_lines.id', 'in', ids)
          .execute()
  return new Map(rows.map(({ id, ...location }) => [id, location]))
}

/** Sums the litres in cargo, which may have kept its loads while nothing was allocated. */
const sumClaimedLitres = ({
  supply_line_id,
  deal_line_id,
}: AllocationChange['pair']) => sql<number>`
  (select coalesce(sum(cargo_loads.litres), 0) from cargo_loads join cargos on cargos.id = cargo_loads.cargo_id
  where cargo_loads.supply_line_id = ${supply_line_id} and cargo_loads.deal_line_id = ${deal_line_id} and cargos.status <> 'canceled')`

async function findLastPlace({ db }: PersonCall, supplyId: string): Promise<number> {
  const { last } = await db
    .selectFrom('allocations')
    .select(({ fn }) => fn.max<number | null>('place').as('last'))
    .where('supply_id', '=', supplyId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/**
 * Releases all allocations of a deal, except loaded wood. Planned cargos report the missing wood
 * themselves.
 * @returns the loss of each supply
 */
export async function releaseAllocations(call: PersonCall, dealId: string): Promise<SupplyCut[]> {
  await settleDerivedColumns(call.db)
  const rows = await call.db
    .selectFrom('allocations')
    .selectAll()
    .where('deal_id', '=', dealId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  const changes = rows.map((row) => toAllocationChange(row, toLoadedAmount(row)))
  await writeAllocations(call, changes)
  return sumCuts(changes)
}

const toLoadedAmount = ({ litres, packs, loaded_l }: Row<'allocations'>): WoodAmount =>
  loaded_l === litres ? { litres, packs } : { litres: loaded_l, packs: null }

export const toAllocationChange = (
  { supply_line_id, deal_line_id, supply_id, deal_id, litres, packs }: Row<'allocations'>,
  now: AllocationChange['after'],
): AllocationChange => ({
  pair: { supply_line_id, deal_line_id, supply_id, deal_id },
  before: { litres, packs },
  after: now,
})
