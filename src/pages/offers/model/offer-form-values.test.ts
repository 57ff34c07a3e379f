import { getDotPath, safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { vOfferWrite } from '@contract/validators'
import { toOfferTerms, toOfferPayload, type OfferFormValues } from './offer-form-values'

const id = '00000000-0000-4000-8000-000000000001'
const draft: OfferFormValues = {
  ...{
    companies: [{ id, name: 'Bois du Rhône' }],
    product: { id, name: 'Spruce 47x100' },
    lotId: '',
    packs: '6',
    price: '292',
  },
  ...{ unit: 'm3', validUntil: '2026-12-04', note: ' ' },
}

it('a price is sent with two decimals, and an empty note is omitted', () => {
  expect(toOfferPayload(draft)).toMatchObject({
    price: '292.00',
    note: null,
    product_id: id,
    lot_id: null,
    packs: 6,
  })
  expect(toOfferPayload({ ...draft, price: '0.385' }).price).toBe('0.385')
})

it('a single pack counts as one, whatever number was typed', () => {
  expect(toOfferPayload({ ...draft, lotId: 'l' })).toMatchObject({
    product_id: null,
    lot_id: 'l',
    packs: 1,
  })
})

it.each([
  [{ companies: [] }, 'company_ids'],
  [{ packs: '' }, 'packs'],
  [{ price: '' }, 'price'],
  [{ validUntil: '' }, 'valid_until'],
])('missing values are reported by the contract: %o', (lack, field) => {
  const { issues } = safeParse(vOfferWrite, toOfferPayload({ ...draft, ...lack }))
  expect(new Set(issues?.map((issue) => getDotPath(issue)))).toEqual(new Set([field]))
})

it('figures are computed without a company and a day', () => {
  expect(toOfferTerms({ ...draft, companies: [], validUntil: '' })).toMatchObject({
    company_ids: [],
    packs: 6,
  })
})
