import { computeLineVolume } from '@domain/timber'
import { findLotsById } from '../baskets/queries'
import { findProductsById } from '../products/queries'
import { toShownFreePacks } from '../baskets/rules/choose-free-lots'
import { createFreePackCounter } from '../baskets/free-lots'
import { createBasketPackCounter } from '../baskets/reservations'
import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import {
  fromLitresOrNull,
  fromTenThousandths,
  fromTenThousandthsOrNull,
} from '../db/decimal-columns'
import { groupBy, parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import { resolvePrices, type Resolution } from '../prices/resolve-price'
import { getOfferTransitions } from './rules/offer-transitions'

/** Presents offers as the caller may see them, in the given order. */
export async function presentOffers(
  call: PersonCall,
  offers: readonly Row<'offers'>[],
): Promise<Schemas['Offer'][]> {
  const { db, person } = call
  if (offers.length === 0) return []
  const today = getBusinessDay(call)
  const products = await findProductsById(
    db,
    offers.map(({ product_id }) => product_id),
  )
  const lots = await findLotsById(
    db,
    offers.map(({ lot_id }) => lot_id),
  )
  const countFreePacks = await createFreePackCounter(
    db,
    offers.map(({ product_id }) => product_id),
    null,
  )
  const countOwnPacks =
    person.role === 'client' && person.company_id !== null
      ? await createBasketPackCounter(
          db,
          person.company_id,
          offers.map(({ product_id }) => product_id),
        )
      : () => 0
  const freeLots = await findOfferedLotStates(call, offers)
  const companies = await loadCompanies(call, offers)
  const toPersonRef = await createPersonLookup(db, [
    ...offers.map(({ created_by }) => created_by),
    ...[...companies.values()].map(({ manager_id }) => manager_id),
  ])
  const prices = await resolveOfferPrices(
    call,
    offers.filter(({ status }) => status === 'open'),
    companies,
    today,
  )
  return offers.flatMap((offer) => {
    const [product, company] = [products.get(offer.product_id), companies.get(offer.company_id)]
    if (!product || !company) return []
    const listed = getListPrice(offer, prices.get(offer.id))
    return [
      {
        id: offer.id,
        version: offer.version,
        status: offer.status,
        company: { id: company.id, name: company.name },
        product,
        lot: offer.lot_id === null ? null : (lots.get(offer.lot_id) ?? null),
        packs: offer.packs,
        m3: computeOfferVolume(offer, product, freeLots),
        acceptances: parseJson(offer.acceptances).map(({ packs, accepted_at }) => ({
          packs,
          m3: computeOfferVolume({ ...offer, packs }, product, freeLots),
          accepted_at,
        })),
        price: fromTenThousandths(offer.price),
        price_unit: offer.price_unit,
        list_price: fromTenThousandthsOrNull(listed.price),
        list_price_unit: listed.unit,
        valid_until: offer.valid_until,
        note: offer.note,
        answer_reason: offer.answer_reason,
        ...(offer.lot_id === null
          ? toShownFreePacks(
              countFreePacks(offer.product_id),
              countOwnPacks(offer.product_id),
              person,
              company,
            )
          : {
              free_packs: Number(freeLots.get(offer.lot_id)?.isFree ?? false),
              has_more_packs: false,
            }),
        created_at: offer.created_at,
        created_by: toPersonRef(offer.created_by),
        manager: toPersonRef(company.manager_id),
        answered_at: offer.answered_at,
        transitions: getOfferTransitions(person.role, offer, today),
      },
    ]
  })
}

/** Today's list price for an open offer, the stored one for a closed offer. */
function getListPrice(
  offer: Row<'offers'>,
  today: Resolution<Row<'prices'>> | undefined,
): { price: number | null; unit: Schemas['Unit'] | null } {
  if (offer.status !== 'open')
    return { price: offer.closed_list_price, unit: offer.closed_list_unit }
  return today?.row && today.price !== null
    ? { price: today.price, unit: today.row.unit }
    : { price: null, unit: null }
}

type LotStates = ReadonlyMap<string, { litres: number; isFree: boolean }>

async function findOfferedLotStates(
  { db }: PersonCall,
  offers: readonly Row<'offers'>[],
): Promise<LotStates> {
  const ids = offers.flatMap(({ lot_id }) => lot_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lots')
    .select(['id', 'litres', 'status'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, litres, status }) => [id, { litres, isFree: status === 'available' }]),
  )
}

/** Returns the m3 of the pack, or of whole packs of the product; null if unknown. */
function computeOfferVolume(
  { lot_id, packs }: Row<'offers'>,
  { specification }: Schemas['ProductRef'],
  lots: LotStates,
): string | null {
  if (lot_id !== null) return fromLitresOrNull(lots.get(lot_id)?.litres ?? null)
  return computeLineVolume(String(packs), 'pack', specification)
}

async function loadCompanies(
  { db }: PersonCall,
  offers: readonly Row<'offers'>[],
): Promise<ReadonlyMap<string, Row<'companies'>>> {
  const ids = [...new Set(offers.map(({ company_id }) => company_id))]
  const rows = await db.selectFrom('companies').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the current price of each offer's company, by offer id. */
async function resolveOfferPrices(
  { db }: PersonCall,
  offers: readonly Row<'offers'>[],
  companies: ReadonlyMap<string, Row<'companies'>>,
  today: string,
) {
  const all = new Map<string, Resolution<Row<'prices'>>>()
  for (const [companyId, companyOffers] of groupBy(offers, ({ company_id }) => company_id)) {
    const company = companies.get(companyId)
    if (!company) continue
    const prices = await resolvePrices(
      db,
      company,
      companyOffers.map(({ product_id }) => ({ product_id, list: 'stock' as const })),
      today,
    )
    for (const { id, product_id } of companyOffers) {
      const price = prices.get(product_id)
      if (price) all.set(id, price)
    }
  }
  return all
}
