import type { LineService } from '../baskets/contract'
import { findOpenBasket } from '../baskets/open-basket'
import type { HandlerRunner } from './run-handlers'

/**
 * Fills a company's basket with products in stock at one location, one per line. If fewer packs are
 * free, it takes those.
 * @param packs packs of each line
 */
export async function fillBasket(
  play: HandlerRunner,
  personId: string,
  company_id: string,
  packs: readonly number[],
  service: LineService = 'none',
): Promise<void> {
  const { db } = play
  for (const wanted of packs) {
    const open = await findOpenBasket(db, company_id)
    const product_id = await findProductAt(
      play,
      wanted,
      open?.basket.location ?? null,
      open?.lines.map((line) => line.product_id) ?? [],
    )
    if (product_id === null) continue
    const wish = {
      product_id,
      lot_id: null,
      code: null,
      pcs_per_pack: null,
      barcode_starts: null,
      quantity: String(wanted),
      unit: 'pack' as const,
      service,
    }
    await play.run('addToBasket', personId, { body: { company_id, lines: [wish] } })
  }
}

/**
 * Finds a product with enough free packs at the location, or at the oldest pack's location if the
 * basket is empty.
 */
export async function findProductAt(
  { db, random, now }: HandlerRunner,
  packs: number,
  location: string | null,
  not: readonly string[],
): Promise<string | null> {
  const rows = await db
    .selectFrom('lots')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('packs')])
    .where('status', '=', 'available')
    .where('received_at', '<=', now.toISOString())
    .$if(location !== null, (lots) => lots.where('location', '=', location ?? ''))
    .groupBy(['product_id', 'location'])
    .orderBy('product_id')
    .orderBy('location')
    .execute()
  const free = rows.filter((row) => !not.includes(row.product_id) && row.packs > packs)
  return free.length === 0 ? null : random.pick(free).product_id
}
