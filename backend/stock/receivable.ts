import { loadableOf } from '../cargos/rules/take-load'
import type { Handler } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { contains, searchWords } from '../db/fold'
import { parseJson } from '../db/json'
import type { Db } from '../db/tables'
import { productSearchConditions } from '../products/product-search'

/** Statuses of a supply whose wood may have come into the yard. */
export const ARRIVING = ['ready', 'loading', 'shipped', 'completed'] as const

/** Read to find those that have something left. */
const MOST_LINES = 400
const SHOWN = 50

const linesOf = (db: Db) =>
  db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .innerJoin('products', 'products.id', 'supply_lines.product_id')
    .select(['supply_lines.id', 'supply_lines.unit', 'supply_lines.ready_quantity', 'supply_lines.ready_l', 'supply_lines.accepted_l', 'supply_lines.specification'])
    .select(['supplies.id as supply_id', 'supplies.number', 'supplies.sawmill_name', 'products.id as product_id', 'products.name as product_name', 'products.specification as product_specification'])
    .select((eb) => [
      eb.selectFrom('allocations').select(({ fn }) => fn.sum<number>('allocations.litres').as('litres')).whereRef('allocations.supply_line_id', '=', 'supply_lines.id').as('allocated'),
      // What is sold stands among the allocations: its deal has it.
      eb
        .selectFrom('lots')
        .select(({ fn }) => fn.sum<number>('lots.litres').as('litres'))
        .whereRef('lots.supply_line_id', '=', 'supply_lines.id')
        .where('lots.status', '!=', 'sold')
        .as('received'),
    ])
    .where('supplies.status', 'in', [...ARRIVING])
    .where('supply_lines.ready_l', '>', 0)

type Line = Awaited<ReturnType<typeof linesOf>['execute'] extends () => Promise<infer Rows> ? Rows : never>[number]

/** What of a line no deal has and no pack in the yard is, litres. */
export const freeLitres = (line: Line): number =>
  Math.max(0, loadableOf({ ...line, specification: parseJson(line.specification) }).litres - (line.allocated ?? 0) - (line.received ?? 0))

/** One line, as it may be received; undefined of one that there isn't, or whose supply is not ready. */
export const receivableLine = (db: Db, id: string): Promise<Line | undefined> => linesOf(db).where('supply_lines.id', '=', id).executeTakeFirst()

export const listReceivable: Handler<'listReceivable'> = async ({ db, query }) => {
  const words = searchWords(query.q)
  const lines = await linesOf(db)
    .$if(words.length > 0, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb.and(words.map((word) => contains('supplies.search_text', word))),
          eb('supply_lines.product_id', 'in', db.selectFrom('products').select('id').where((own) => own.and(productSearchConditions(query.q)))),
        ]),
      ),
    )
    .orderBy('supplies.number_key', 'desc')
    .orderBy('supply_lines.position')
    .limit(MOST_LINES)
    .execute()
  const items = lines.flatMap((line) => {
    const litres = freeLitres(line)
    if (litres === 0) return []
    return [
      {
        supply_line_id: line.id,
        supply: { id: line.supply_id, number: line.number },
        sawmill: line.sawmill_name,
        product: { id: line.product_id, name: line.product_name },
        pcs_per_pack: parseJson(line.product_specification).pcs_per_pack,
        free_m3: fromLitres(litres),
      },
    ]
  })
  return { items: items.slice(0, SHOWN) }
}
