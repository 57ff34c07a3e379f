import { expect } from 'vitest'
import type { Role, Schemas } from '../call'
import { getCompanyId } from '../seed/companies'
import { expectAnswer } from './answers'
import type { People } from './host'
import { addLines, createBasketItem } from './saved-orders'

const FRENCH = getCompanyId('Charpentes Lemoine')
const LITHUANIAN = getCompanyId('UAB Medžio centras')

/** Finds the supply line with the most wood to receive. */
export async function findLargestReceivable({ as }: People): Promise<Schemas['ReceivableLine']> {
  const { items } = await expectAnswer(
    await (await as('manager')).get('/stock/receivable/'),
    'listReceivable',
  )
  const [most] = items.toSorted((a, b) => Number(b.free_m3) - Number(a.free_m3))
  if (!most) throw new Error('The demo has no wood to receive.')
  return most
}

/** Receives packs of that line into stock. */
export const receiveLots = async (
  people: People,
  packs: Schemas['LotsReceived']['packs'],
  location = 'SEGOT',
  role: Role = 'manager',
) => {
  const line = await findLargestReceivable(people)
  const body = { supply_line_id: line.supply_line_id, location, packs }
  return {
    line,
    items: (await expectAnswer(await (await people.as(role)).post('/lots/', body), 'receiveLots'))
      .items,
  }
}

/** Receives a pack of 40 pieces. */
export async function createLot(people: People): Promise<Schemas['Lot']> {
  const { items } = await receiveLots(people, [{ barcode: null, pcs: 40 }])
  const [lot] = items
  if (!lot) throw new Error('Nothing was received.')
  return lot
}

/** Returns the barcode that is generated so many packs after a generated one. */
export function getBarcodeAfter(
  { barcode }: Pick<Schemas['Lot'], 'barcode'>,
  packs: number,
): string {
  const start = barcode.lastIndexOf('-') + 1
  return barcode.slice(0, start) + String(Number(barcode.slice(start)) + packs).padStart(4, '0')
}

/** Lists packs in the yard. */
export const listLots = async ({ as }: People, query: string, role: Role = 'global_manager') =>
  (await expectAnswer(await (await as(role)).get(`/lots/?limit=500&${query}`), 'listLots')).items

/** Reserves a pack for a company. */
export const reserveLot = async (people: People, lot_id: string, company_id = FRENCH) => {
  const { results } = await addLines(
    people,
    'global_manager',
    company_id,
    createBasketItem({ lot_id }),
  )
  expect(results).toMatchObject([{ outcome: 'reserved' }])
}

/** Offers a pack to a company, by default to one that the demo's manager does not serve. */
export const offerLot = async ({ as }: People, lot_id: string, company_id = LITHUANIAN) => {
  const offer = {
    company_ids: [company_id],
    product_id: null,
    lot_id,
    packs: 1,
    price: '250.00',
    price_unit: 'm3',
    valid_until: '2099-12-31',
    note: null,
  }
  expect((await (await as('global_manager')).post('/offers/', offer)).status).toBe(201)
}
