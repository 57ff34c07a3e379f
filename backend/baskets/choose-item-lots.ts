import type { Schemas, PersonCall } from '../call'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { findFreeLotsToReserve } from './free-lots'
import {
  findVisibleLots,
  limitToReservation,
  seesCappedAmounts,
  type VisibleLots,
} from './reservations'
import { chooseFreeLots, type ChosenLots, type FreeLot } from './rules/choose-free-lots'

/** The item of a basket whose packs are chosen. */
export type WantedItem = {
  input: Pick<
    Schemas['BasketItemWrite'],
    'quantity' | 'unit' | 'pcs_per_pack' | 'barcode_starts'
  > & {
    offer?: object
  }
  product: Row<'products'>
  /** The pack that was asked for; null for any packs of the product. */
  lot: Row<'lots'> | null
  /** Stock location of the packs; any if null. */
  location: string | null
}

/** The packs that a company can reserve. The outcome says why there are none or too few. */
export type ItemLots = { outcome: Schemas['BasketOutcome']; lots: readonly FreeLot[] }

/** Chooses the free packs of an item that a company may see and reserve. */
export async function chooseItemLots(
  call: PersonCall,
  company: Row<'companies'>,
  { input, product, lot, location }: WantedItem,
): Promise<ItemLots> {
  const { db, person } = call
  const isRestricted = !input.offer && seesCappedAmounts(person, company)
  const visible = isRestricted
    ? await findVisibleLots(db, company.id, { productId: product.id, location })
    : null
  if (visible?.hasMore && visible.max === 0) return { outcome: 'pack_limit', lots: [] }
  const filter = {
    productId: product.id,
    pcsPerPack: input.pcs_per_pack,
    barcodeStarts: input.barcode_starts,
  }
  const findFree = async (place: string | null): Promise<FreeLot[]> => {
    const found: readonly FreeLot[] = lot
      ? [lot].filter(({ status }) => status === 'available')
      : await findFreeLotsToReserve(db, { ...filter, location: place })
    return found.filter(
      (one) => (!visible || visible.ids.has(one.id)) && (place === null || one.location === place),
    )
  }
  const free = await findFree(location)
  if (free.length === 0) {
    const isElsewhere = (await findFree(null)).length > 0
    return { outcome: isElsewhere ? 'other_location' : 'taken', lots: [] }
  }
  const specification = parseJson(product.specification)
  const wanted = lot
    ? { lots: free, isComplete: true }
    : chooseFreeLots(free, { ...input, specification })
  if (!wanted) return { outcome: 'cannot_convert', lots: [] }
  // Offers have no limit.
  const lots = input.offer
    ? wanted.lots
    : await limitToReservation(call, wanted.lots, { company, specification })
  const isLimited = lots.length === 0 || lots.length < wanted.lots.length
  return { outcome: isLimited ? 'reservation_limit' : getOutcome(wanted, visible), lots }
}

function getOutcome(
  { lots, isComplete }: ChosenLots,
  visible: VisibleLots | null,
): Schemas['BasketOutcome'] {
  if (isComplete) return 'reserved'
  return visible?.hasMore && lots.length >= visible.max ? 'pack_limit' : 'partly'
}
