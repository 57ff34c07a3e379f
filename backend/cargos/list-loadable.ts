import { sql } from 'kysely'
import type { Held } from '../allocations/rules/source'
import { businessDay } from '../business-day'
import type { Handler, QueryOf, Schemas } from '../call'
import { coverAmount } from '../cover/cover-amount'
import { coverDeal, coverWood, supplyOn } from '../cover/cover-lines'
import { contains, searchText, searchWords } from '../db/fold'
import type { Db } from '../db/tables'
import { readLoadWoods, type LoadPair } from './load-woods'
import { shownLots } from './present-cargo'
import { GIVING, TAKING } from './rules/open-documents'
import { countedLoad, mostOf } from './rules/take-load'

/** Shown at once. */
const MOST = 200
/** Read of all that is allocated, what is to be delivered first before the rest. */
const MOST_READ = 2000

export const listLoadable: Handler<'listLoadable'> = async (call) => {
  const { db, query } = call
  const found = await openParts(db, query)
  const woods = await readLoadWoods(db, found, query.cargo_id ?? null)
  const [words, today] = [searchWords(query.q), businessDay(call)]
  const loadable = found.flatMap((part): Loadable[] => {
    const [pair, limits] = [woods.pairOf(part), woods.limitsOf(part, [])]
    if (!pair || !limits || (words.length > 0 && !hasWords(pair, words))) return []
    const most = mostOf(limits)
    return most.litres === 0
      ? []
      : [
          {
            part,
            pair,
            most,
            awaits_inspection:
              pair.stockPlace === null && woods.uninspected.has(pair.supply.number),
          },
        ]
  })
  const shown = loadable.toSorted(byUrgency).slice(0, MOST)
  return {
    has_more: loadable.length > MOST || found.length === MOST_READ,
    items: shown.map(({ part, pair, most, awaits_inspection }): LoadableWood => {
      const { supply, deal, supplyLine, stockPlace } = pair
      const lots = woods.lotsOf(part, []).filter(({ isLoaded }) => !isLoaded)
      const unweighed = { quantity: '0', unit: 'm3' as const, net_kg: null, gross_kg: null }
      return {
        supply_line_id: part.supply_line_id,
        deal_line_id: part.deal_line_id,
        supply: supplyOn(today, supply),
        deal: coverDeal(deal),
        wood: coverWood(supplyLine),
        loading_place: stockPlace ?? supply.loading_place,
        lots: shownLots(lots),
        most: coverAmount(most.litres, supplyLine.specification, most.packs),
        net_kg: countedLoad({ ...most, pcs: null }, unweighed, supplyLine.specification)
          .counted_net_kg,
        awaits_inspection,
      }
    }),
  }
}

/** A part of a deal's wood, and how much of it can be loaded. */
type Loadable = {
  part: Pick<LoadableWood, 'supply_line_id' | 'deal_line_id'>
  pair: LoadPair
  most: Held
  awaits_inspection: boolean
}
type LoadableWood = Schemas['LoadableWood']

function hasWords({ supply, deal, supplyLine }: LoadPair, words: readonly string[]): boolean {
  const text = searchText(
    supply.number,
    deal.number,
    supply.sawmill_name,
    deal.client_name,
    supplyLine.product_name,
  )
  return words.every((word) => text.includes(word))
}

/** What is allocated to open deals from wood that is made, or stands in the yard ordered for the deal's line, and in no other cargo yet. */
async function openParts(db: Db, { cargo_id, deal_id, sawmill_id, q }: QueryOf<'listLoadable'>) {
  const made = db.selectFrom('supplies').select('id').where('status', 'in', GIVING)
  const inStock = sql<boolean>`exists (select 1 from lots where lots.order_line_id = allocations.deal_line_id
    and lots.supply_line_id = allocations.supply_line_id and lots.status = 'sold')`
  // As the index of it has it.
  const isOpen = sql<boolean>`allocations.litres > allocations.claimed_l`
  const own = sql<number>`(select coalesce(sum(cargo_loads.litres), 0) from cargo_loads
    where cargo_loads.supply_line_id = allocations.supply_line_id and cargo_loads.deal_line_id = allocations.deal_line_id and cargo_id = ${cargo_id})`
  return db
    .selectFrom('allocations')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['supply_line_id', 'deal_line_id'])
    .where((eb) => eb.or([eb('supply_id', 'in', made), inStock]))
    .where('deals.status', 'in', TAKING)
    .where(cargo_id ? sql<boolean>`allocations.litres > allocations.claimed_l - ${own}` : isOpen)
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
    .where((eb) => eb.and(searchWords(q).map(mayHaveWord)))
    .orderBy(({ fn, val }) => fn.coalesce('deals.delivery_week_from', val('9999')))
    .orderBy('allocations.id')
    .limit(MOST_READ)
    .execute()
}

/** True at least for all wood that `hasWords` accepts for this word, so that the limit hides no match. */
const mayHaveWord = (word: string) =>
  sql<boolean>`(${contains('deals.search_text', word)}
    or exists (select 1 from supplies where supplies.id = allocations.supply_id and ${contains('supplies.search_text', word)})
    or exists (select 1 from supply_lines where supply_lines.id = allocations.supply_line_id and lower(supply_lines.product_name) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'))`

/** What can be loaded now comes first; of that what is to be delivered first. */
const byUrgency = (a: Loadable, b: Loadable): number =>
  Number(a.awaits_inspection) - Number(b.awaits_inspection) ||
  (a.pair.deal.delivery_week_from ?? '9999').localeCompare(
    b.pair.deal.delivery_week_from ?? '9999',
  ) ||
  a.pair.deal.number.localeCompare(b.pair.deal.number) ||
  a.pair.supply.number.localeCompare(b.pair.supply.number) ||
  a.pair.supplyLine.position - b.pair.supplyLine.position
