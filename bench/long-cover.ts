import type { Db } from '@backend/db/tables'
import { recalculateDeals } from '@backend/derived-columns/deal-sums'
import { recalculateUnallocated } from '@backend/derived-columns/supply-sums'
import { createSeedId } from '@backend/seed/random'

/** Lines of the deal, number of supplies, and supplies per line: the largest realistic deal. */
const [LINES, SUPPLIES, PARTS] = [60, 40, 3]

/**
 * Gives a confirmed deal sixty lines, half of each bought from three of forty supplies, the
 * reference "sixty lines", and unallocated wood of every product.
 * @returns ids of the deal and of one supply
 */
export async function writeLongCover(db: Db): Promise<{ dealId: string; supplyId: string }> {
  const { id: dealId, search_text } = await db
    .selectFrom('deals')
    .select(['id', 'search_text'])
    .where('status', '=', 'confirmed')
    .where('loaded_l', '=', 0)
    .orderBy('number_key')
    .executeTakeFirstOrThrow()
  const dealLines = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('deal_id', '=', dealId)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const otherLines = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('deal_id', '!=', dealId)
    .where('volume_l', '>', 9000)
    .orderBy('deal_key')
    .orderBy('id')
    .limit(2000)
    .execute()
  const woods = [...new Map(otherLines.map((line) => [line.wood_key, line])).values()]
  const lines = Array.from({ length: LINES }, (_, i) => {
    const line = woods[i % woods.length] ?? dealLines
    return {
      ...line,
      id: createSeedId(`sixty lines ${i}`),
      deal_id: dealId,
      deal_key: dealLines.deal_key,
      position: i + 1,
      purchased_l: 0,
      actual_purchase_cents: 0,
      loaded_l: 0,
      delivered_l: 0,
    }
  })
  const supplies = await db
    .selectFrom('supplies')
    .selectAll()
    .where('status', '=', 'confirmed')
    .orderBy('number_key')
    .limit(SUPPLIES)
    .execute()
  const bought = lines.flatMap((line, i) =>
    Array.from({ length: PARTS }, (_, part) => {
      const supply = supplies[(i * PARTS + part) % supplies.length]
      if (!supply) throw new Error('There is no confirmed supply')
      return {
        line,
        supply,
        id: createSeedId(`sixty lines ${i} ${part}`),
        litres: Math.floor(line.volume_l / 2 / PARTS),
      }
    }),
  )
  await db.deleteFrom('allocations').where('deal_id', '=', dealId).execute()
  await db.deleteFrom('deal_lines').where('deal_id', '=', dealId).execute()
  await db.insertInto('deal_lines').values(lines).execute()
  await db
    .insertInto('supply_lines')
    .values(
      bought.map(
        (
          {
            line: { product_id, product_name, specification, certification, wood_key, weight_kg },
            supply,
            id,
            litres,
          },
          i,
        ) => ({
          id,
          supply_id: supply.id,
          position: 100 + i,
          product_id,
          product_name,
          specification,
          certification,
          wood_key,
          weight_kg,
          quantity: (litres / 500).toFixed(3),
          unit: 'm3' as const,
          price: 2_500_000,
          price_unit: 'm3' as const,
          amount_cents: litres * 50,
          confirmed_quantity: null,
          ready_quantity: null,
          volume_l: litres * 2,
          confirmed_l: null,
          ready_l: null,
        }),
      ),
    )
    .execute()
  await db
    .insertInto('allocations')
    .values(
      bought.map(({ line, supply, id, litres }, i) => ({
        ...{
          id: createSeedId(`part ${i}`),
          supply_line_id: id,
          deal_line_id: line.id,
          supply_id: supply.id,
          deal_id: dealId,
        },
        ...{ place: 1000 + i, litres, packs: null },
      })),
    )
    .execute()
  await recalculateDeals(db, [dealId])
  await recalculateUnallocated(
    db,
    supplies.map(({ id }) => id),
  )
  await db
    .updateTable('deals')
    .set({ customer_reference: 'Sixty lines', search_text: `${search_text} sixty lines` })
    .where('id', '=', dealId)
    .execute()
  return { dealId, supplyId: supplies[0]?.id ?? '' }
}
