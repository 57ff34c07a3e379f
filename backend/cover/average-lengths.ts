import {
  type AverageWood,
  computeMixedAverage,
  findAverageDifference,
  getAverageLength,
} from '@domain/timber'
import { createRatio } from '@domain/numbers'
import { sql } from 'kysely'
import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { WoodLine } from './cover-lines'

type Specification = Schemas['Specification']
type Allocation = Pick<Row<'allocations'>, 'supply_line_id' | 'deal_line_id' | 'litres'>

/** Listed packs of a supply line that are sold to or loaded for one deal line, or for none. */
type PackGroup = {
  readonly supply_line_id: string
  readonly deal_line_id: string | null
  readonly packs: number
  readonly litres: number
  readonly pcs: number
  readonly length_mm: number
}

/** Average lengths of the wood allocated to deal lines. */
export type AverageLengths = {
  /** Returns the average of a deal line; null if it orders none. */
  readonly ofLine: (dealLineId: string) => Schemas['AllocatedAverage'] | null
  /** Returns the average of one supply line's part; null if the deal line orders none. */
  readonly ofPart: (dealLineId: string, supplyLineId: string) => number | null
}

/** Returns the ordered average of a range, mm. A taper makes volume and pieces incomparable. */
export const getOrderedAverage = ({ lengths, taper_mm_per_m }: Specification): number | null =>
  lengths?.kind === 'range' && !taper_mm_per_m ? lengths.average_mm : null

/** Finds the average lengths of all wood that is allocated to these deal lines. */
export async function findAverageLengths(
  db: Db,
  dealLines: readonly Pick<WoodLine<Row<'deal_lines'>>, 'id' | 'specification'>[],
): Promise<AverageLengths> {
  const ordered = new Map(
    dealLines.flatMap(({ id, specification }) => {
      const average = getOrderedAverage(specification)
      return average === null ? [] : [[id, average] as const]
    }),
  )
  if (ordered.size === 0) return { ofLine: () => null, ofPart: () => null }
  const allocations = await inChunks([...ordered.keys()], (ids) =>
    db
      .selectFrom('allocations')
      .select(['supply_line_id', 'deal_line_id', 'litres'])
      .where('deal_line_id', 'in', ids)
      .execute(),
  )
  const supplyLineIds = [...new Set(allocations.map(({ supply_line_id }) => supply_line_id))]
  const specifications = await findSpecifications(db, supplyLineIds)
  const packs = groupBy(await findPackGroups(db, supplyLineIds), (group) => group.supply_line_id)
  const parts = allocations.map((allocation) => ({
    ...allocation,
    woods: listAverageWoods(
      allocation,
      packs.get(allocation.supply_line_id) ?? [],
      specifications.get(allocation.supply_line_id) ?? null,
    ),
  }))
  const partsByLine = groupBy(parts, (part) => part.deal_line_id)
  return {
    ofLine(dealLineId) {
      const ordered_mm = ordered.get(dealLineId)
      if (ordered_mm === undefined) return null
      const own = partsByLine.get(dealLineId) ?? []
      const woods = own.flatMap((part) => part.woods)
      const allocated_mm = computeMixedAverage(woods)
      const sumLitres = (amounts: readonly { litres: number }[]) =>
        amounts.reduce((sum, { litres }) => sum + litres, 0)
      return {
        ordered_mm,
        allocated_mm,
        unknown_m3: fromLitres(sumLitres(own) - sumLitres(woods)),
        difference: allocated_mm === null ? null : findAverageDifference(ordered_mm, allocated_mm),
      }
    },
    ofPart: (dealLineId, supplyLineId) =>
      computeMixedAverage(
        (partsByLine.get(dealLineId) ?? [])
          .filter((part) => part.supply_line_id === supplyLineId)
          .flatMap((part) => part.woods),
      ),
  }
}

/**
 * Splits an allocation into amounts with a known average: packs of its deal line first, then packs
 * of its supply line that no deal has. The rest has the average length of the supply line.
 */
export function listAverageWoods(
  { deal_line_id, litres }: Allocation,
  packs: readonly PackGroup[],
  specification: Specification | null,
): AverageWood[] {
  const ownerIds = [deal_line_id, null]
  const listed = ownerIds.flatMap((id) => packs.find((group) => group.deal_line_id === id) ?? [])
  // Packs and allocation may differ by the rounding of each pack, less than a litre.
  const roundingTolerance = listed.reduce((sum, group) => sum + group.packs, 0)
  let rest = litres
  const woods = listed.map((group) => {
    const isWhole = rest <= group.litres + roundingTolerance
    const taken = isWhole ? rest : group.litres
    rest -= taken
    return { litres: taken, average: createRatio(group.length_mm, group.pcs) }
  })
  const average = specification && getAverageLength(specification)
  return rest > 0 && average ? [...woods, { litres: rest, average }] : woods
}

async function findSpecifications(
  db: Db,
  supplyLineIds: readonly string[],
): Promise<ReadonlyMap<string, Specification>> {
  const lines = await inChunks(supplyLineIds, (ids) =>
    db.selectFrom('supply_lines').select(['id', 'specification']).where('id', 'in', ids).execute(),
  )
  return new Map(lines.map(({ id, specification }) => [id, parseJson(specification)]))
}

/** Deal line of a sold lot, in a query over `lots`. It has the id of its order line. */
const SOLD_TO = sql<string | null>`case when lots.status = 'sold' then lots.order_line_id end`

/** Sums the packs that exist and are usable. The tally of a lot that was counted again is lost. */
const findPackGroups = (db: Db, supplyLineIds: readonly string[]): Promise<PackGroup[]> =>
  inChunks(supplyLineIds, (ids) =>
    db
      .selectFrom('packs')
      .leftJoin('cargo_loads', 'cargo_loads.id', 'packs.load_id')
      .leftJoin('lots', 'lots.id', 'packs.lot_id')
      .select('packs.supply_line_id')
      .select(({ fn }) => [
        fn.coalesce('cargo_loads.deal_line_id', SOLD_TO).as('deal_line_id'),
        fn.countAll<number>().as('packs'),
        fn.sum<number>('packs.litres').as('litres'),
        fn.sum<number>('packs.pcs').as('pcs'),
        fn.sum<number>('packs.length_mm').as('length_mm'),
      ])
      .where('packs.supply_line_id', 'in', ids)
      .where('packs.status', 'not in', ['opened', 'rejected', 'gone'])
      .where(({ eb, or }) => or([eb('packs.lot_id', 'is', null), eb('lots.tally', 'is not', null)]))
      .groupBy(({ fn }) => [
        'packs.supply_line_id',
        fn.coalesce('cargo_loads.deal_line_id', SOLD_TO),
      ])
      .execute(),
  )
