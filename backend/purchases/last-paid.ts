import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { fromTenThousandths } from '../db/decimal-columns'
import { groupBy } from '../db/group-by'
import { parseJson } from '../db/json'
import { convertPaidPrice } from './rules/last-price'

/** A line of a deal that has a price somewhere. */
export type PurchaseLine = {
  id: string
  wood_key: string
  certification: Schemas['Certification']
  specification: Schemas['Specification']
}

/** Of a mill's supplies those that are looked at, the youngest: years of them, however many there are. */
const MAX_READ = 300

/** What a mill was last paid for the wood of each line, by line: of the same species, section, profile and treatment, in supplies that were ordered; the last price that says what this wood costs. */
export async function findLastPaid(
  call: StaffCall,
  sawmillId: string,
  lines: readonly PurchaseLine[],
): Promise<ReadonlyMap<string, Schemas['LastPaid']>> {
  const { db } = call
  const rows = await db
    .with('recent', (cte) =>
      cte
        .selectFrom('supplies')
        .select(['id', 'number', 'number_key', 'currency', 'ordered_at'])
        .where('sawmill_id', '=', sawmillId)
        .where('status', 'not in', ['draft', 'canceled'])
        .orderBy('number_key', 'desc')
        .limit(MAX_READ),
    )
    // Whole first: from the woods on, far more lines would be looked at than these supplies have.
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
            'number',
            'ordered_at',
            'number_key',
            'position',
          ])
          // Of wood that is the same to the letter an older price by the same unit says no more.
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
      'number',
      'ordered_at',
    ])
    .where('age', '=', 1)
    .where('wood_key', 'in', [...new Set(lines.map((line) => line.wood_key))])
    .orderBy('number_key', 'desc')
    .orderBy('position')
    .execute()
  const paid = groupBy(
    rows.map(({ specification, ...row }) => ({ ...row, specification: parseJson(specification) })),
    (row) => row.wood_key,
  )
  const last = new Map<string, Schemas['LastPaid']>()
  for (const { id, wood_key, specification } of lines) {
    const { profile, treatment } = specification
    for (const {
      price,
      price_unit,
      currency,
      number,
      ordered_at,
      specification: paidFor,
    } of paid.get(wood_key) ?? []) {
      if (
        price === null ||
        ordered_at === null ||
        paidFor.profile !== profile ||
        paidFor.treatment !== treatment
      )
        continue
      const worth = convertPaidPrice(
        { price: fromTenThousandths(price), price_unit },
        paidFor,
        specification,
      )
      if (!worth) continue
      last.set(id, {
        ...worth,
        currency,
        supply: number,
        ordered_on: getBusinessDay({ ...call, clock: () => new Date(ordered_at) }),
      })
      break
    }
  }
  return last
}
