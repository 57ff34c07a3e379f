import type { Handler, Schemas } from '../call'
import { isAllListed, type ListedPacks } from '../allocations/rules/rounding'
import { fromLitres } from '../db/decimal-columns'
import { sortByIds } from '../db/paginate-indexed'
import type { Db, Row } from '../db/tables'
import { findEarlierReports, listReports } from '../reports/queries'
import { findListedPacks } from '../reports/scanned-packs'
import { convert } from '@domain/timber'
import { groupBy, parseJson } from '../db/rows'

/** Lists reports. Agents see only their own; roles that can't open a report see its result here. */
export const listSupplyReports: Handler<'listSupplyReports'> = (call) =>
  listReports(
    call,
    'supply_report',
    (ids) =>
      call.db
        .selectFrom('inspection_reports as r')
        .innerJoin('supplies as s', 's.id', 'r.supply_id')
        .innerJoin('sawmills as m', 'm.id', 's.sawmill_id')
        .selectAll('r')
        .select([
          's.number as supply_number',
          's.id as joined_supply_id',
          'm.id as mill_id',
          'm.name as mill_name',
          'm.country as mill_country',
        ])
        .where('r.id', 'in', ids)
        .execute(),
    (row) => ({
      supply: { id: row.joined_supply_id, number: row.supply_number },
      sawmill: { id: row.mill_id, name: row.mill_name, country: row.mill_country },
      accepted_m3: fromLitres(row.accepted_l),
      rejected_m3: fromLitres(row.rejected_l),
    }),
  )

/** Statuses of supplies from confirmation until departure. */
export const INSPECTABLE_SUPPLY_STATUSES: readonly Schemas['SupplyStatus'][] = [
  'confirmed',
  'in_production',
  'ready',
  'loading',
]

/** Returns the supplies as inspectors see them, in the order of the ids. */
export async function findInspectableSupplies(
  db: Db,
  ids: readonly string[],
): Promise<Schemas['InspectableSupply'][]> {
  if (ids.length === 0) return []
  const supplies = await db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .select([
      'supplies.id',
      'number',
      'status',
      'sawmill_id',
      'sawmill_name',
      'sawmills.country',
      'loading_place',
      'ready_week',
      'inspection_required',
    ])
    .where('supplies.id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('supply_lines')
    .selectAll()
    .where('supply_id', 'in', ids)
    .orderBy('position')
    .execute()
  const getListedPacks = await findListedPacks(db, ids)
  const getPackSums = await sumLinePacks(db, ids)
  const getEarlierReports = await findEarlierReports(db, 'supply_id', ids)
  return sortByIds(ids, supplies).map(
    ({ sawmill_id, sawmill_name, country, inspection_required, ...supply }) => ({
      ...supply,
      sawmill: { id: sawmill_id, name: sawmill_name, country },
      inspection_required: inspection_required === 1,
      lines: lines
        .filter((line) => line.supply_id === supply.id)
        .map((line) => toInspectableLine(line, getListedPacks(line.id), getPackSums(line.id))),
      ...getEarlierReports(supply.id),
    }),
  )
}

type PackSum = ListedPacks & { pcs: number }

/**
 * Sums the packs that the mill listed for each line, also those that left the mill.
 * @returns a function that returns the sums of a line: all packs, then those that are not rejected,
 *   because a rejected pack may have been replaced by another one
 */
async function sumLinePacks(
  db: Db,
  supplyIds: readonly string[],
): Promise<(lineId: string) => PackSum[]> {
  const rows = await db
    .selectFrom('packs')
    .select(({ fn }) => [
      'supply_line_id',
      'status',
      fn.sum('pcs').as('pcs'),
      fn.sum('litres').as('litres'),
      fn.sum('volume_mm3').as('volume_mm3'),
      fn.countAll().as('packs'),
      fn.min('litres').as('smallest'),
    ])
    .where('supply_id', 'in', supplyIds)
    .where('status', '!=', 'opened')
    .groupBy(['supply_line_id', 'status'])
    .execute()
  const byLine = groupBy(rows, ({ supply_line_id }) => supply_line_id)
  return (lineId) => {
    const sums = byLine.get(lineId) ?? []
    return [sums, sums.filter(({ status }) => status !== 'rejected')].flatMap((counted) => {
      if (counted.length === 0) return []
      const add = (column: 'pcs' | 'litres' | 'volume_mm3' | 'packs') =>
        counted.reduce((sum, row) => sum + Number(row[column]), 0)
      return {
        pcs: add('pcs'),
        listed_l: add('litres'),
        measured_l: Math.round(add('volume_mm3') / 1_000_000),
        listed_packs: add('packs'),
        smallest_pack_l: Math.min(...counted.map(({ smallest }) => smallest)),
      }
    })
  }
}

/** Returns the pieces of the first sum of packs that is all of the line; null if none is. */
const getListedPieces = (litres: number, sums: readonly PackSum[]): number | null =>
  sums.find((packs) => litres === packs.listed_l || isAllListed(litres, packs))?.pcs ?? null

function toInspectableLine(
  line: Row<'supply_lines'>,
  listed_packs: Schemas['ListedPack'][],
  packSums: readonly PackSum[],
): Schemas['InspectableLine'] {
  const specification = parseJson(line.specification)
  const quantity = line.ready_quantity ?? line.confirmed_quantity ?? line.quantity
  const { pcs } = convert(quantity, line.unit, specification)
  const litres = line.ready_l ?? line.confirmed_l ?? line.volume_l
  return {
    id: line.id,
    product_name: line.product_name,
    specification,
    expected_pcs: pcs.ok ? Math.round(Number(pcs.value)) : getListedPieces(litres, packSums),
    volume_m3: fromLitres(litres),
    listed_packs,
  }
}
