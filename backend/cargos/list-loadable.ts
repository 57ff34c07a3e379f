import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Handler, RequestQuery, Schemas } from '../call'
import { toCoverAmount, toCoverDeal, toCoverSupplyOn, toCoverWood } from '../cover/cover-lines'
import { parseSearchWords, toSearchText } from '../db/fold'
import type { Db } from '../db/tables'
import { containsDocumentText } from '../products/document-search'
import type { LoadPair } from './load-rows'
import { readLoadContext } from './read-load-context'
import { listLoadableParts, type LoadablePart, toPlacedLoads } from './loadable-parts'
import { findFirstPacks } from './loadable-packs'
import { presentLoadLots, presentNamedMost } from './present-cargo'
import { LOADABLE_DEAL_STATUSES, LOADABLE_SUPPLY_STATUSES } from './rules/shipment-progress'
import { computeLoadCounts } from './rules/compute-load'

/** Maximum number of items returned. */
const MAX_ITEMS = 200
/** Maximum number of allocations read, earliest delivery first. */
const MAX_READ = 2000

export const listLoadable: Handler<'listLoadable'> = async (call) => {
  const { db, query } = call
  const found = await findLoadableAllocations(db, query)
  const cargoId = query.cargo_id ?? null
  const loadContext = await readLoadContext(db, found.flatMap(toPlacedLoads), cargoId, {
    hasMillPacks: false,
  })
  const [words, today] = [parseSearchWords(query.q), getBusinessDay(call)]
  const loadable = found.flatMap((allocation) =>
    listLoadableParts(loadContext, allocation)
      .filter(
        ({ pair, max }) => max.litres > 0 && (words.length === 0 || matchesWords(pair, words)),
      )
      .map((part): Loadable => ({
        ...part,
        allocation,
        awaits_inspection:
          part.pair.stockPlace === null && loadContext.uninspected.has(part.pair.supply.number),
      })),
  )
  const shown = loadable.toSorted(compareUrgency).slice(0, MAX_ITEMS)
  const getFirstPacks = await findFirstPacks(
    db,
    shown.flatMap(({ pair }) => (pair.stockPlace === null ? pair.supplyLine : [])),
    cargoId,
  )
  const items = shown.map((part): LoadableWood => {
    const { allocation, pair, lots, named, isNamedOnly, awaits_inspection } = part
    const { supply, deal, supplyLine, stockPlace } = pair
    const millPacks = getFirstPacks(stockPlace === null ? supplyLine : null)
    const { litres, packs } = part.max
    const isOfList = isNamedOnly && millPacks.count > 0
    const max = {
      litres,
      packs: packs !== null && isOfList ? Math.min(packs, millPacks.count) : packs,
    }
    const unweighed = { quantity: '0', unit: 'm3' as const, net_kg: null, gross_kg: null }
    return {
      supply_line_id: allocation.supply_line_id,
      deal_line_id: allocation.deal_line_id,
      supply: toCoverSupplyOn(today, supply),
      deal: toCoverDeal(deal),
      wood: toCoverWood(supplyLine),
      loading_place: stockPlace ?? supply.loading_place,
      lots: presentLoadLots(lots),
      mill_packs: millPacks.packs,
      mill_pack_count: millPacks.count,
      must_name_packs: isNamedOnly,
      most: toCoverAmount(max.litres, supplyLine.specification, max.packs),
      named_most: presentNamedMost(named, supplyLine),
      net_kg: computeLoadCounts({ ...max, pcs: null }, unweighed, supplyLine.specification)
        .counted_net_kg,
      awaits_inspection,
    }
  })
  return { has_more: loadable.length > MAX_ITEMS || found.length === MAX_READ, items }
}

/** Wood in one place that can still be loaded. */
type Loadable = LoadablePart & {
  allocation: Pick<LoadableWood, 'supply_line_id' | 'deal_line_id'>
  awaits_inspection: boolean
}
type LoadableWood = Schemas['LoadableWood']

function matchesWords({ supply, deal, supplyLine }: LoadPair, words: readonly string[]): boolean {
  const text = toSearchText(
    supply.number,
    deal.number,
    supply.sawmill_name,
    deal.client_name,
    supplyLine.product_name,
  )
  return words.every((word) => text.includes(word))
}

/**
 * Finds allocations to open deals that are not fully loaded: wood of ready supplies, or packs in
 * the yard that are sold to the deal's line.
 */
async function findLoadableAllocations(
  db: Db,
  { cargo_id, deal_id, sawmill_id, q }: RequestQuery<'listLoadable'>,
) {
  // Looked up for each open allocation, because most of the supplies have none.
  const loadableSupply = db
    .selectFrom('supplies')
    .select('supplies.id')
    .where('supplies.id', '=', sql.ref<string>('allocations.supply_id'))
    .where('supplies.status', 'in', LOADABLE_SUPPLY_STATUSES)
  const inStock = sql<boolean>`exists (select 1 from lots where lots.order_line_id = allocations.deal_line_id
    and lots.supply_line_id = allocations.supply_line_id and lots.status = 'sold')`
  // Must match the condition of the index.
  const isOpen = sql<boolean>`allocations.litres > allocations.claimed_l`
  const loadedLitres = sql<number>`(select coalesce(sum(cargo_loads.litres), 0) from cargo_loads
    where cargo_loads.supply_line_id = allocations.supply_line_id and cargo_loads.deal_line_id = allocations.deal_line_id and cargo_id = ${cargo_id})`
  return db
    .selectFrom('allocations')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['supply_line_id', 'deal_line_id'])
    .where((eb) => eb.or([eb.exists(loadableSupply), inStock]))
    .where('deals.status', 'in', LOADABLE_DEAL_STATUSES)
    .where(
      cargo_id
        ? sql<boolean>`allocations.litres > allocations.claimed_l - ${loadedLitres}`
        : isOpen,
    )
    .$if(Boolean(deal_id?.length), (qb) => qb.where('deals.id', 'in', deal_id ?? []))
    .$if(Boolean(sawmill_id?.length), (qb) =>
      qb.where(
        'supply_id',
        'in',
        db
          .selectFrom('supplies')
          .select('id')
          .where('sawmill_id', 'in', sawmill_id ?? []),
      ),
    )
    .where((eb) => eb.and(parseSearchWords(q).map(matchesAnyColumn)))
    .orderBy(({ fn, val }) => fn.coalesce('deals.delivery_week_from', val('9999')))
    .orderBy('allocations.id')
    .limit(MAX_READ)
    .execute()
}

/** True at least for all wood that `matchesWords` accepts, so that the limit hides no match. */
const matchesAnyColumn = (word: string) =>
  sql<boolean>`(${containsDocumentText('deals', word)}
    or exists (select 1 from supplies where supplies.id = allocations.supply_id and ${containsDocumentText('supplies', word)})
    or exists (select 1 from supply_lines where supply_lines.id = allocations.supply_line_id and lower(supply_lines.product_name) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'))`

/** Sorts wood that can be loaded now first, then by delivery week and number. */
const compareUrgency = (a: Loadable, b: Loadable): number =>
  Number(a.awaits_inspection) - Number(b.awaits_inspection) ||
  (a.pair.deal.delivery_week_from ?? '9999').localeCompare(
    b.pair.deal.delivery_week_from ?? '9999',
  ) ||
  a.pair.deal.number.localeCompare(b.pair.deal.number) ||
  a.pair.supply.number.localeCompare(b.pair.supply.number) ||
  a.pair.supplyLine.position - b.pair.supplyLine.position
