import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { fromTenThousandths } from '../db/decimal-columns'
import { groupBy, parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import type { RatedPrice } from './offer-prices'
import { computeLineVolume, convertPriceUnit, type Unit } from '@domain/timber'
import { UNBOUGHT_SUPPLY_STATUSES } from '../statuses/supply-statuses'

/** A deal line to find a price for. */
export type PurchaseLine = {
  id: string
  wood_key: string
  certification: Schemas['Certification']
  specification: Schemas['Specification']
}

/** The last price paid to a mill, as its supply has it. */
export type PaidPrice = RatedPrice & Pick<Schemas['LastPaid'], 'supply' | 'ordered_on'>

/** Maximum supplies of a mill to search, newest first: they cover years. */
const MAX_READ = 300

/**
 * Returns the last price paid to a mill for each line: same species, section, profile and
 * treatment, in ordered supplies; the last one that converts to this wood.
 */
export async function findLastPaid(
  call: PersonCall,
  sawmillId: string,
  lines: readonly PurchaseLine[],
): Promise<ReadonlyMap<string, PaidPrice>> {
  const woodKeys = lines.map(({ wood_key }) => wood_key)
  const rows = await findPaidLines(call.db, sawmillId, woodKeys)
  const paid = groupBy(rows, ({ wood_key }) => wood_key)
  const last = new Map<string, PaidPrice>()
  for (const { id, wood_key, specification } of lines)
    for (const row of paid.get(wood_key) ?? []) {
      const price = toPaidPrice(call, row, specification)
      if (!price) continue
      last.set(id, price)
      break
    }
  return last
}

/** Returns the latest line of each wood and price unit in the mill's ordered supplies. */
const findPaidLines = (db: Db, sawmillId: string, woodKeys: readonly string[]) =>
  db
    .with('recent', (cte) =>
      cte
        .selectFrom('supplies')
        .select(['id', 'number', 'number_key', 'currency', 'exchange_rate', 'ordered_at'])
        .where('sawmill_id', '=', sawmillId)
        .where('status', 'not in', UNBOUGHT_SUPPLY_STATUSES)
        .orderBy('number_key', 'desc')
        .limit(MAX_READ),
    )
    // Supplies first: starting with the woods, far more lines would be read.
    .with(
      (cte) => cte('paid').materialized(),
      (cte) =>
        cte
          .selectFrom('recent')
          .innerJoin('supply_lines', 'supply_lines.supply_id', 'recent.id')
          .select([
            'wood_key',
            'specification',
            'price',
            'price_unit',
            'currency',
            'exchange_rate',
            'number',
            'ordered_at',
            'number_key',
            'position',
          ])
          // For identical wood, an older price in the same unit adds nothing.
          .select(
            sql<number>`row_number() over (partition by wood_key, specification, price_unit order by number_key desc, position)`.as(
              'age',
            ),
          )
          .where('price', 'is not', null),
    )
    .selectFrom('paid')
    .select([
      'wood_key',
      'specification',
      'price',
      'price_unit',
      'currency',
      'exchange_rate',
      'number',
      'ordered_at',
    ])
    .where('age', '=', 1)
    .where('wood_key', 'in', [...new Set(woodKeys)])
    .orderBy('number_key', 'desc')
    .orderBy('position')
    .execute()

type PaidLine = Awaited<ReturnType<typeof findPaidLines>>[number]

/** Returns the price that a line was ordered at, for this wood; null if it does not convert. */
function toPaidPrice(
  call: PersonCall,
  { price, price_unit, currency, exchange_rate, number, ordered_at, ...line }: PaidLine,
  wood: Schemas['Specification'],
): PaidPrice | null {
  if (price === null || ordered_at === null) return null
  const paidFor = parseJson(line.specification)
  if (paidFor.profile !== wood.profile || paidFor.treatment !== wood.treatment) return null
  const converted = convertPaidPrice(
    { price: fromTenThousandths(price), price_unit },
    paidFor,
    wood,
  )
  return (
    converted && {
      ...converted,
      currency,
      exchange_rate,
      supply: number,
      ordered_on: getBusinessDay({ ...call, clock: () => new Date(ordered_at) }),
    }
  )
}

type Price = { price: string; price_unit: Unit }

/**
 * Converts a paid price to other wood of the same species and section. A price per piece or pack is
 * kept if both have the same volume, else converted to m3. Null if that is not exact, or a volume
 * is unknown.
 */
export function convertPaidPrice(
  { price, price_unit }: Price,
  paidFor: Schemas['Specification'],
  wood: Schemas['Specification'],
): Price | null {
  if (price_unit !== 'pcs' && price_unit !== 'pack') return { price, price_unit }
  // Large enough that rounding hides no difference.
  const [paidVolume, woodVolume] = [paidFor, wood].map((one) =>
    computeLineVolume('1000000', price_unit, one),
  )
  if (paidVolume && paidVolume === woodVolume) return { price, price_unit }
  const perM3 = convertPriceUnit(price, price_unit, 'm3', paidFor)
  return perM3?.isExact ? { price: perM3.price, price_unit: 'm3' } : null
}
