import { expect, it } from 'vitest'
import { findPaymentTermsErrors } from './find-terms-errors'

type Terms = Parameters<typeof findPaymentTermsErrors>[0]
type Part = NonNullable<Terms['parts']>[number]

const prepaid: Part = { percent: 30, kind: 'prepayment', net_days: null, base: null }
const deferred: Part = { percent: 70, kind: 'net_days', net_days: 30, base: 'departure' }
const inParts = (...parts: Part[]): Terms => ({ kind: 'parts', net_days: null, parts })

it('parts that add up to 100 per cent are accepted', () => {
  expect(findPaymentTermsErrors(inParts(prepaid, deferred))).toEqual([])
})

it.each<[string, Terms, string, string]>([
  ['net days need days', { kind: 'net_days', net_days: null }, '/net_days', 'net_days_required'],
  ['a prepayment has no days', { kind: 'prepayment', net_days: 30 }, '/net_days', 'unexpected'],
  ['terms in parts need parts', { kind: 'parts', net_days: null }, '/parts', 'required'],
  [
    'other terms have no parts',
    { kind: 'prepayment', net_days: null, parts: [prepaid, deferred] },
    '/parts',
    'unexpected',
  ],
  [
    'parts add up to 100 per cent',
    inParts(prepaid, { ...deferred, percent: 60 }),
    '/parts/1/percent',
    'percent_sum',
  ],
  [
    'a deferred part needs days',
    inParts(prepaid, { ...deferred, net_days: null }),
    '/parts/1/net_days',
    'net_days_required',
  ],
  [
    'a deferred part needs its first day',
    inParts(prepaid, { ...deferred, base: null }),
    '/parts/1/base',
    'required',
  ],
  [
    'a prepaid part has no first day',
    inParts({ ...prepaid, base: 'invoice' }, deferred),
    '/parts/0/base',
    'unexpected',
  ],
])('%s', (_, terms, field, code) => {
  expect(findPaymentTermsErrors(terms)).toMatchObject([{ pointer: `/payment_terms${field}`, code }])
})
