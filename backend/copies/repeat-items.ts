import { addItems } from '../baskets/add-items'
import type { Schemas, PersonCall } from '../call'
import { fromTenThousandthsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { findDifferences } from './compare-prices'
import { findListedPrices } from './today-prices'

/**
 * A line of an order or of an expired basket. Without a collected price it is not compared with
 * today's.
 */
type RepeatedLine = Pick<
  Row<'basket_lines'>,
  'product_id' | 'lot_id' | 'packs' | 'service' | 'price_unit'
> & { price: number | null; discount?: Schemas['LineDiscountOrNull'] }

/**
 * Reserves the wood of earlier lines again at today's prices. Returns the result of each line, with
 * the difference of its price by the same rule as in copies of deals and supplies.
 * @param startLocation stock location of a new basket; null for that of the first packs
 */
export async function repeatItems(
  call: PersonCall,
  company: Row<'companies'>,
  lines: readonly RepeatedLine[],
  startLocation: string | null = null,
): Promise<Schemas['BasketResult'][]> {
  const results = await addItems(
    call,
    company,
    lines.map(({ product_id, lot_id, packs, service }) => ({
      product_id: lot_id === null ? product_id : null,
      lot_id,
      code: null,
      pcs_per_pack: null,
      barcode_starts: null,
      quantity: String(packs),
      unit: 'pack' as const,
      service,
    })),
    startLocation,
  )
  const compared = await findComparedLines(call, lines)
  const differences = findDifferences(
    compared,
    await findListedPrices(call, company, compared),
    'EUR',
  )
  return results.map((result, at) => ({
    ...result,
    // The company ordered it before, so wood that is no longer sold may be named.
    name: result.name ?? compared[at]?.product_name ?? null,
    specification: result.specification ?? compared[at]?.specification ?? null,
    difference:
      (result.packs > 0 &&
        lines[at]?.price !== null &&
        differences.find(({ line }) => line === at + 1)) ||
      null,
  }))
}

async function findComparedLines(
  { db }: PersonCall,
  lines: readonly RepeatedLine[],
): Promise<(Schemas['CopyLine'] & Pick<RepeatedLine, 'discount'>)[]> {
  const ids = lines.map(({ product_id }) => product_id)
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'specification'])
    .where('id', 'in', ids)
    .execute()
  return lines.map(({ product_id, packs, price, price_unit, discount = null }) => {
    const product = products.find(({ id }) => id === product_id)
    if (!product) throw new Error(`No product ${product_id}`)
    return {
      product_id,
      product_name: product.name,
      specification: parseJson(product.specification),
      quantity: String(packs),
      unit: 'pack',
      price: fromTenThousandthsOrNull(price),
      price_unit,
      discount,
      certification: 'none',
      remark: null,
    }
  })
}
