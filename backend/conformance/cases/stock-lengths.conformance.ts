import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { getProductId } from '../../seed/products'
import { expectAnswer } from '../answers'
import { success, type Cases } from '../case'
import type { People } from '../host'
import { sampleProduct } from '../fixtures/samples'
import {
  addLines,
  createBasketItem,
  createConfirmedOrder,
  OWN_COMPANY,
  readBasket,
} from '../fixtures/saved-orders'
import { samplePack, savePacks } from '../fixtures/saved-packs'
import { createReadySupply, sampleSupplyLine } from '../fixtures/saved-supplies'

const TALLY: Schemas['Tally'] = [
  { length_mm: 3900, pcs: 40 },
  { length_mm: 4200, pcs: 60 },
]

/** Receives a pack of mixed lengths of a product, as the mill listed it. */
async function receivePack(people: People, product_id: string) {
  const supply = await createReadySupply(
    people,
    {
      inspection_required: false,
      lines: [sampleSupplyLine({ product_id, specification: null })],
    },
    '38',
  )
  const { items } = await savePacks(people, supply.id, [samplePack(supply, { tally: TALLY })])
  const [pack] = items
  if (!pack) throw new Error('No pack was listed.')
  const { items: lots } = await expectAnswer(
    await (
      await people.as('manager')
    ).post('/lots/', {
      supply_line_id: pack.supply_line_id,
      location: 'SEGOT',
      packs: [{ barcode: null, pcs: pack.pcs, pack_id: pack.id }],
    }),
    'receiveLots',
  )
  const [lot] = lots
  if (!lot) throw new Error('No pack was received.')
  return { pack, lot }
}

/** Packs of mixed lengths in the portal. */
export const stockLengthCases = {
  listStockProducts: [
    success('finds mixed lengths by the pieces in stock, else by the product', async (people) => {
      const admin = await people.as('admin')
      const product_group = `Lengths ${crypto.randomUUID()}`
      const lengths = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null } as const
      const { id } = await expectAnswer(
        await admin.post(
          '/products/',
          sampleProduct({ group: product_group, width_mm: 217, length_mm: null, lengths }),
        ),
        'createProduct',
      )
      const isFound = async (mm: number, filters = 'unavailable=show') => {
        const query = `product_group=${encodeURIComponent(product_group)}&length_mm=${mm}`
        const answer = await admin.get(`/portal/products/?${query}&${filters}`)
        const { items } = await expectAnswer(answer, 'listStockProducts')
        return items.some((item) => item.id === id)
      }
      expect([await isFound(4500), await isFound(6000)]).toEqual([true, false])
      const { pack } = await receivePack(people, id)
      expect(await isFound(4500)).toBe(false)
      expect(await isFound(4200)).toBe(true)
      expect(await isFound(4200, 'location=SEGOT')).toBe(true)
      expect(await isFound(420)).toBe(false)
      const shown = await admin.get(`/portal/products/${id}/`)
      const { packs } = await expectAnswer(shown, 'getStockProduct')
      expect(packs).toMatchObject([
        { tally: TALLY, length_lm: '408', volume_m3: pack.volume_m3, pcs: 100 },
      ])
      expect(JSON.stringify(packs)).not.toContain(pack.number)
    }),
  ],
  addToBasket: [
    success('takes the label of a pack of mixed lengths, and shows its pieces', async (people) => {
      const { pack, lot } = await receivePack(people, getProductId('Spruce KD SF 22x100x4000'))
      await (await people.as('client')).delete('/basket/')
      // A client may add only packs that it sees, and there may be too many in stock.
      const { results } = await addLines(
        people,
        'admin',
        OWN_COMPANY,
        createBasketItem({ code: lot.barcode.toLowerCase() }),
        createBasketItem({ code: pack.number }),
      )
      expect(results).toMatchObject([{ outcome: 'reserved' }, { outcome: 'unknown' }])
      const basket = await readBasket(people, 'client')
      const line = basket.lines.find((one) => one.lot?.id === lot.id)
      expect(line).toMatchObject({
        lot: { barcode: lot.barcode, tally: TALLY },
        m3: pack.volume_m3,
      })
      expect(JSON.stringify(basket)).not.toContain(pack.number)
    }),
  ],
  transitionOrder: [
    success('sells mixed lengths that were counted again with their own m³', async (people) => {
      const { lot } = await receivePack(people, getProductId('Spruce KD SF 22x100x4000'))
      await expectAnswer(
        await (
          await people.as('manager')
        ).put(`/lots/${lot.id}/`, { pcs: 90, reason: 'Counted' }, { 'If-Match': '"1"' }),
        'correctLot',
      )
      await (await people.as('client')).delete('/basket/')
      const item = createBasketItem({ code: lot.barcode })
      const { basket } = await addLines(people, 'admin', OWN_COMPANY, item)
      // 90 pieces of 4 m would be 0.792 m³, and have an average of 4.08 m.
      expect(basket.lines).toMatchObject([{ lot: { id: lot.id }, pcs: 90, m3: '0.808' }])
      const order = await createConfirmedOrder(people)
      expect(order.lines).toMatchObject([{ pcs: 90, m3: '0.808' }])
      const visitor = await people.as('admin')
      const deal = await expectAnswer(
        await visitor.get(`/deals/${order.deal?.id ?? ''}/`),
        'getDeal',
      )
      expect(deal.lines).toMatchObject([{ quantity: '0.808', unit: 'm3', volume_m3: '0.808' }])
      expect(deal.lines.map(({ amount }) => amount)).toEqual(
        order.lines.map(({ amount }) => amount),
      )
    }),
  ],
} satisfies Cases
