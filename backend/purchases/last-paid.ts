import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { fromTenThousandths } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import { priceFor } from './rules/last-price'

/** A line of a deal that has a price somewhere. */
export type PaidLine = { id: string; wood_key: string; certification: Schemas['Certification']; specification: Schemas['Specification'] }

/** Of a mill's supplies those that are looked at, the youngest: years of them, however many there are. */
const MOST_READ = 300

/** What a mill was last paid for the wood of each line, by line: of the same species, section, profile and treatment, in supplies that were ordered; the last price that says what this wood costs. */
export async function lastPaid(call: StaffCall, sawmillId: string, lines: readonly PaidLine[]): Promise<ReadonlyMap<string, Schemas['LastPaid']>> {
  const { db } = call
  const rows = await db
    .with('recent', (cte) =>
      cte
        .selectFrom('supplies')
        .select(['id', 'number', 'number_key', 'currency', 'ordered_at'])
        .where('sawmill_id', '=', sawmillId)
        .where('status', 'not in', ['draft', 'canceled'])
        .orderBy('number_key', 'desc')
        .limit(MOST_READ),
    )
    .selectFrom('recent')
    .innerJoin('supply_lines', 'supply_lines.supply_id', 'recent.id')
    .select(['wood_key', 'specification', 'price', 'price_unit', 'currency', 'number', 'ordered_at'])
    .where('wood_key', 'in', [...new Set(lines.map((line) => line.wood_key))])
    .where('price', 'is not', null)
    .orderBy('number_key', 'desc')
    .orderBy('position')
    .execute()
  const paid = rows.map(({ specification, ...row }) => ({ ...row, specification: parseJson(specification) }))
  return new Map(
    lines.flatMap(({ id, wood_key, specification }) => {
      const { profile, treatment } = specification
      const ofWood = paid.filter((row) => row.wood_key === wood_key && row.specification.profile === profile && row.specification.treatment === treatment)
      const [last] = ofWood.flatMap(({ price, price_unit, currency, number, ordered_at, specification: paidFor }) => {
        const worth = price === null ? null : priceFor({ price: fromTenThousandths(price), price_unit }, paidFor, specification)
        if (!worth || ordered_at === null) return []
        return [{ ...worth, currency, supply: number, ordered_on: businessDay({ ...call, clock: () => new Date(ordered_at) }) }]
      })
      return last ? [[id, last]] : []
    }),
  )
}
