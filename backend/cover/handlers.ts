import type { Handler, Handlers, Schemas } from '../call'
import { requireDeal } from '../deals/queries'
import { getDealCover } from './get-deal-cover'
import { getSupplyCover } from './get-supply-cover'
import { setAllocations } from './set-allocations'
import { findUnallocatedWood } from './find-unallocated-wood'
import {
  acceptsAllocations,
  ALLOCATABLE_SUPPLY_STATUSES,
  ALLOCATABLE_DEAL_STATUSES,
  hasAllocatableWood,
} from '../allocations/allocation-rules'
import { sql } from 'kysely'
import { findWoodDifferences, hasSameWoodKey } from '../wood-lines/wood-key'
import { toPairKey } from '../allocations/pair-key'
import { indexById, groupBy } from '../db/rows'
import type { Row } from '../db/tables'
import { requireSupply } from '../supplies/queries'
import {
  parseWoodLine,
  sumAllocatedLitres,
  toCoverAmount,
  toCoverDeal,
  toCoverWood,
  type WoodLine,
} from './cover-lines'

/** Maximum lines per supply line. */
const MAX_LINES = 20
/** Maximum lines read, earliest delivery first. */
const MAX_READ = 400

const listOpenDealLines: Handler<'listOpenDealLines'> = async ({ db, path }) => {
  const { supply, lines } = await requireSupply(db, path.id)
  const bought = lines.map(parseWoodLine)
  if (!hasAllocatableWood(supply.status) || bought.length === 0)
    return { items: [], more_line_ids: [] }
  // This query reads only indexes; the full rows are read by id.
  const uncovered = db
    .selectFrom('deals')
    .innerJoin('deal_lines', 'deal_lines.deal_id', 'deals.id')
    .select('deal_lines.id')
    .where('wood_key', 'in', [...new Set(bought.map(({ wood_key }) => wood_key))])
    .where('status', 'in', ALLOCATABLE_DEAL_STATUSES)
    .where(
      sql<boolean>`
      deal_lines.volume_l > coalesce((select sum(litres) from allocations where deal_line_id = deal_lines.id), 0)`,
    )
    .orderBy(({ fn, val }) => fn.coalesce('deals.delivery_week_from', val('9999')))
    .orderBy('deal_lines.id')
    .limit(MAX_READ)
  const found = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('id', 'in', uncovered)
    .orderBy('id')
    .execute()
  if (found.length === 0) return { items: [], more_line_ids: [] }
  const open = found.map(parseWoodLine)
  const covered = await sumAllocatedLitres(
    db,
    open.map(({ id }) => id),
  )
  const deals = indexById(
    await db
      .selectFrom('deals')
      .selectAll()
      .where('id', 'in', [...new Set(open.map((line) => line.deal_id))])
      .execute(),
  )
  const allocations = await db
    .selectFrom('allocations')
    .select(['supply_line_id', 'deal_line_id'])
    .where('supply_id', '=', supply.id)
    .execute()
  const allocatedPairs = new Set(allocations.map(toPairKey))
  const linesByWood = groupBy(open, (line) => line.wood_key)
  const matches = bought.map((from) => {
    const lines = (linesByWood.get(from.wood_key) ?? []).flatMap((line): OpenLineMatch[] => {
      const [deal, missing] = [deals.get(line.deal_id), line.volume_l - (covered.get(line.id) ?? 0)]
      return !deal ||
        missing <= 0 ||
        !hasSameWoodKey(from, line) ||
        allocatedPairs.has(toPairKey({ supply_line_id: from.id, deal_line_id: line.id }))
        ? []
        : [{ line, deal, missingLitres: missing, warnings: findWoodDifferences(from, line) }]
    })
    return { from, lines: lines.toSorted(compareDeliveryWeek) }
  })
  const items = matches.flatMap(({ from, lines }) =>
    lines
      .slice(0, MAX_LINES)
      .map(({ line, deal, missingLitres, warnings }): Schemas['OpenDealLine'] => ({
        supply_line_id: from.id,
        deal_line_id: line.id,
        deal: toCoverDeal(deal),
        wood: toCoverWood(line),
        shortfall: toCoverAmount(missingLitres, line.specification),
        warnings,
      })),
  )
  const isCut = found.length === MAX_READ
  const more_line_ids = matches
    .filter(({ lines }) => isCut || lines.length > MAX_LINES)
    .map(({ from }) => from.id)
  return { items, more_line_ids }
}

/** A deal line that lacks wood of the supply. */
type OpenLineMatch = {
  line: WoodLine<Row<'deal_lines'>>
  deal: Row<'deals'>
  missingLitres: number
  warnings: Schemas['AllocationWarning'][]
}

/** Sorts by delivery week, then by number of differences. */
const compareDeliveryWeek = (a: OpenLineMatch, b: OpenLineMatch): number =>
  (a.deal.delivery_week_from ?? '9999').localeCompare(b.deal.delivery_week_from ?? '9999') ||
  a.warnings.length - b.warnings.length ||
  a.deal.number.localeCompare(b.deal.number)

const listFreeWood: Handler<'listFreeWood'> = async (call) => {
  const record = await requireDeal(call.db, call.person, call.path.id)
  return acceptsAllocations(record.deal.status)
    ? findUnallocatedWood(call, record, { statuses: ALLOCATABLE_SUPPLY_STATUSES, withOwn: false })
    : { items: [], has_more: false }
}

export const coverHandlers = {
  getDealCover,
  getSupplyCover,
  listFreeWood,
  listOpenDealLines,
  setAllocations,
} satisfies Partial<Handlers>
