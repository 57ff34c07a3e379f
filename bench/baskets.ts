import { setImmediate } from 'node:timers/promises'
import { countRows } from '@backend/db/keyset-page'
import type { Db } from '@backend/db/tables'
import { formatMilliseconds, computeQuantile, report } from './statistics'

/**
 * Buying companies, calls at a time, products that all of them want, and the limit for the 99th
 * percentile in milliseconds.
 */
const [BUYERS, CONCURRENCY, PRODUCTS, TARGET_MS] = [200, 10, 20, 150]

/**
 * Lets companies compete for the packs of a few products, and checks that reported packs equal
 * packs that left the stock.
 */
export async function benchBasketRace(
  name: string,
  db: Db,
  call: (path: string, body: unknown) => Promise<unknown>,
): Promise<void> {
  const companies = await db
    .selectFrom('companies')
    .select('id')
    .where('status', '=', 'verified')
    .orderBy('id')
    .limit(BUYERS)
    .execute()
  const products = await db
    .selectFrom('lots')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('packs')])
    .where('status', '=', 'available')
    .groupBy('product_id')
    .orderBy('packs', 'desc')
    .limit(PRODUCTS)
    .execute()
  const countFreeLots = () => countRows(db.selectFrom('lots').where('status', '=', 'available'))
  const before = await countFreeLots()
  const times: number[] = []
  let reserved = 0
  const waiting = companies.map(({ id }, i) => ({
    company_id: id,
    product_id: products[i % products.length]?.product_id ?? null,
  }))
  async function buy(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const line = {
        product_id: next.product_id,
        lot_id: null,
        code: null,
        pcs_per_pack: null,
        barcode_starts: null,
        quantity: '1',
        unit: 'pack',
        service: 'none',
      }
      // Each call starts in its own task. Calls made at once by a resolved promise would run before
      // all that wait.
      await setImmediate()
      const start = performance.now()
      const { results } = (await call('/basket/lines/', {
        company_id: next.company_id,
        lines: [line],
      })) as { results: readonly { packs: number }[] }
      times.push(performance.now() - start)
      reserved += results.reduce((sum, { packs }) => sum + packs, 0)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, buy))
  const p99 = computeQuantile(times, 0.99)
  const isConsistent = reserved > 0 && reserved === before - (await countFreeLots())
  report(
    `${name}: ${CONCURRENCY} at once`,
    {
      p50: formatMilliseconds(computeQuantile(times, 0.5)),
      p99: formatMilliseconds(p99),
      reserved: String(reserved),
    },
    `p99 ${TARGET_MS} ms`,
    p99 <= TARGET_MS && isConsistent,
  )
}
