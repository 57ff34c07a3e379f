import { convert } from '@/shared/lib/timber'
import { toLitres } from '../db/decimal-columns'
import type { Db, NewRow } from '../db/tables'
import { dayAfter, workingHour } from './calendar'
import { rollingFrom } from './dice'
import { insertRows } from './insert-rows'
import type { SeedTools } from './people'
import { productList, type SeededProduct } from './product-list'
import { productId } from './products'
import { seedId } from './seed-id'

/** Where the demo keeps stock: Klaipėda, Riga, and La Rochelle for those who fetch it themselves. */
export const STOCK_LOCATIONS = ['LTKLJ', 'LVRIX', 'FRLRH'] as const

/** A throw of its own, so that deals and supplies fall as they do without it. */
const THROW = 41
/** One product in so many is out of stock. */
const OUT_OF_STOCK = 0.12

/** The barcode of the demo's pack of that number. */
const barcode = (number: number): string => `TD${String(24_000_000 + number * 37)}`

/** Adds packs of the seeded products, received over three months; a few are blocked. */
export async function seedStock(db: Db, { clock }: SeedTools): Promise<void> {
  const dice = rollingFrom(THROW)
  const now = clock()
  const lots: NewRow<'lots'>[] = []
  for (const product of productList) {
    if (dice.chance(OUT_OF_STOCK)) continue
    for (const location of STOCK_LOCATIONS) {
      const packs = location === 'FRLRH' ? dice.between(0, 4) : dice.between(0, 11)
      for (let pack = 0; pack < packs; pack++) {
        const day = dayAfter(now, -dice.between(2, 90))
        const received_at = workingHour(day, dice.between(7, 15), dice.between(0, 59)).toISOString()
        const isOpened = dice.chance(0.04)
        const isBlocked = dice.chance(0.02)
        lots.push({
          id: seedId(`lot ${lots.length}`),
          product_id: productId(product.name),
          location,
          barcode: barcode(lots.length),
          ...content(product, isOpened ? 0.6 : 1),
          status: isBlocked ? 'blocked' : 'available',
          supply_line_id: null,
          received_at,
          updated_at: received_at,
          note: isBlocked ? 'Strapping broken, to be repacked' : null,
        })
      }
    }
  }
  await insertRows(db, 'lots', lots)
}

/** What a pack holds of which a share is left. */
function content({ name, specification }: SeededProduct, share: number): { pcs: number; litres: number } {
  const pcs = Math.max(1, Math.round((specification.pcs_per_pack ?? 1) * share))
  const { m3 } = convert(String(pcs), 'pcs', specification)
  if (!m3.ok) throw new Error(`The demo's ${name} has no volume.`)
  return { pcs, litres: toLitres(m3.value) }
}
