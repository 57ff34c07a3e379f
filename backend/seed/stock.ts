import { recalculateUnallocated } from '../derived-columns/supply-sums'
import { convert } from '@domain/timber'
import { toLitres } from '../db/decimal-columns'
import type { Db, NewRow } from '../db/tables'
import { addDays, capAtNow, toWorkingHour } from './dates'
import { createRandom, createSeedId } from './random'
import { insertRows } from '../db/rows'
import type { SeedTools } from './people'
import { productList, type SeededProduct } from './product-list'
import { getProductId } from './products'

/** Stock locations: Klaipėda, Riga, and La Rochelle for buyers who collect. */
const STOCK_LOCATIONS = ['LTKLJ', 'LVRIX', 'FRLRH'] as const

/** Separate seed, so that other demo data stays unchanged. */
const RANDOM_SEED = 41
/** Share of products that are out of stock. */
const OUT_OF_STOCK = 0.12

/** Returns the barcode of the demo's nth pack. */
const formatBarcode = (number: number): string => `TD${String(24_000_000 + number * 37)}`

/** Adds packs from completed supplies without deals; a few are blocked. */
export async function seedStock(db: Db, { clock }: SeedTools): Promise<void> {
  const random = createRandom(RANDOM_SEED)
  const now = clock()
  const sources = await findUnsoldLines(db)
  const lots: NewRow<'lots'>[] = []
  for (const product of productList) {
    const source = sources.get(getProductId(product.name))
    if (!source || random.chance(OUT_OF_STOCK)) continue
    let remainingLitres = source.litres
    for (const location of STOCK_LOCATIONS) {
      const packs = random.between(0, location === 'FRLRH' ? 4 : 11)
      for (let pack = 0; pack < packs; pack++) {
        const packContent = createLotContent(product, random.chance(0.04) ? 0.6 : 1)
        if (packContent.litres > remainingLitres) break
        remainingLitres -= packContent.litres
        const isBlocked = random.chance(0.02)
        const day = addDays(new Date(source.ready_at), random.between(5, 20))
        const received_at = capAtNow(
          toWorkingHour(day, random.between(7, 15), random.between(0, 59)),
          now,
        )
        lots.push({
          id: createSeedId(`lot ${lots.length}`),
          product_id: getProductId(product.name),
          location,
          barcode: formatBarcode(lots.length),
          ...packContent,
          status: isBlocked ? 'blocked' : 'available',
          supply_line_id: source.id,
          received_at,
          updated_at: received_at,
          note: isBlocked ? 'Strapping broken, to be repacked' : null,
        })
      }
    }
  }
  await insertRows(db, 'lots', lots)
  await recalculateUnallocated(
    db,
    [...sources.values()].map(({ supply_id }) => supply_id),
  )
}

type UnsoldLine = { id: string; supply_id: string; litres: number; ready_at: string }

/** Finds, per product, the line of a completed supply with the most unsold wood. */
async function findUnsoldLines(db: Db): Promise<ReadonlyMap<string, UnsoldLine>> {
  const rows = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .leftJoin('allocations', 'allocations.supply_line_id', 'supply_lines.id')
    .select([
      'supply_lines.id',
      'supply_lines.supply_id',
      'supply_lines.product_id',
      'supply_lines.ready_l',
      'supplies.ready_at',
    ])
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('allocations.litres'), eb.lit(0)).as('sold'))
    .where('supplies.status', '=', 'completed')
    .groupBy([
      'supply_lines.id',
      'supply_lines.supply_id',
      'supply_lines.product_id',
      'supply_lines.ready_l',
      'supplies.ready_at',
    ])
    .orderBy('supply_lines.id')
    .execute()
  const byProduct = new Map<string, UnsoldLine>()
  for (const { id, supply_id, product_id, ready_l, ready_at, sold } of rows) {
    const litres = (ready_l ?? 0) - sold
    if (
      product_id !== null &&
      ready_at !== null &&
      litres > (byProduct.get(product_id)?.litres ?? 0)
    )
      byProduct.set(product_id, { id, supply_id, litres, ready_at })
  }
  return byProduct
}

/**
 * Returns the pieces and litres of a pack.
 * @param share below 1 for a pack with pieces missing
 */
function createLotContent(
  { name, specification }: SeededProduct,
  share: number,
): { pcs: number; litres: number } {
  const pcs = Math.max(1, Math.round((specification.pcs_per_pack ?? 1) * share))
  const { m3 } = convert(String(pcs), 'pcs', specification)
  if (!m3.ok) throw new Error(`The demo's ${name} has no volume.`)
  return { pcs, litres: toLitres(m3.value) }
}
