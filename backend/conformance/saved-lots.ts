import { expect } from 'vitest'
import type { Role, Schemas } from '../call'
import { getCompanyId } from '../seed/companies'
import { expectAnswer } from './answers'
import type { People } from './host'
import { addLines, createBasketItem } from './saved-orders'

const FRENCH = getCompanyId('Charpentes Lemoine')
const LITHUANIAN = getCompanyId('UAB Medžio centras')

/** The line that has most wood to receive. */
export async function findReceivable({ as }: People): Promise<Schemas['ReceivableLine']> {
  const { items } = await expectAnswer(
    await (await as('manager')).get('/stock/receivable/'),
    'listReceivable',
  )
  const [most] = items.toSorted((a, b) => Number(b.free_m3) - Number(a.free_m3))
  if (!most) throw new Error('The demo has no wood to receive.')
  return most
}

/** Takes packs of that line into stock. */
export const receiveLots = async (
  people: People,
  packs: Schemas['LotsReceived']['packs'],
  location = 'SEGOT',
  role: Role = 'manager',
) => {
  const line = await findReceivable(people)
  const body = { supply_line_id: line.supply_line_id, location, packs }
  return {
    line,
    items: (await expectAnswer(await (await people.as(role)).post('/lots/', body), 'receiveLots'))
      .items,
  }
}

/** Creates a new pack. */
export async function createLot(people: People): Promise<Schemas['Lot']> {
  const { items } = await receiveLots(people, [{ barcode: null, pcs: 40 }])
  const [lot] = items
  if (!lot) throw new Error('Nothing was received.')
  return lot
}

/** Packs in the yard. */
export const listLots = async ({ as }: People, query: string, role: Role = 'global_manager') =>
  (await expectAnswer(await (await as(role)).get(`/lots/?limit=500&${query}`), 'listLots')).items

/** Has a company reserve that pack. */
export const reserveLots = async (people: People, lot_id: string, company_id = FRENCH) => {
  const { results } = await addLines(
    people,
    'global_manager',
    company_id,
    createBasketItem({ lot_id }),
  )
  expect(results).toMatchObject([{ outcome: 'reserved' }])
}

/** Offers that pack to a company that the manager doesn't serve. */
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
