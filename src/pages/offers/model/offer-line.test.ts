import { expect, it } from 'vitest'
import { BLANK_SPECIFICATION } from '@/entities/product'
import { toOfferLine } from './offer-line'

type Offered = Parameters<typeof toOfferLine>[0]

const offer: Offered = {
  id: 'offer',
  status: 'open',
  product: { id: 'product', name: 'Spruce 50 × 150', specification: BLANK_SPECIFICATION },
  lot: null,
  packs: 2,
  m3: '4.860',
  acceptances: [],
  price: '123.45',
  price_unit: 'm3',
}
const accepted = { packs: 1, m3: '2.430', accepted_at: '2026-11-20T10:00:00Z' }

it('all packs of an offer are copied at its price, those accepted before included', () => {
  expect(toOfferLine(offer)).toMatchObject({
    product_id: 'product',
    quantity: '2',
    unit: 'pack',
    price: '123.45',
    price_unit: 'm3',
  })
  expect(toOfferLine({ ...offer, acceptances: [accepted] }).quantity).toBe('3')
  const closed: Offered = { ...offer, status: 'accepted', packs: 1, acceptances: [accepted] }
  expect(toOfferLine(closed).quantity).toBe('1')
})

it('a single pack is copied by its volume', () => {
  const single = { ...offer, packs: 1, m3: '2.418', lot: { id: 'lot', barcode: '7001' } }
  expect(toOfferLine(single)).toMatchObject({ quantity: '2.418', unit: 'm3' })
})
