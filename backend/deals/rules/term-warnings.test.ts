import { expect, it } from 'vitest'
import { COMPLETE_DEAL } from './samples'
import { findTermWarnings, type TermSubject } from './deal-warnings'

const deal: TermSubject['deal'] = {
  ...COMPLETE_DEAL,
  ...{
    customer_reference: 'PO 4711',
    date: '2026-11-20',
    delivery_week_from: '2026-W49',
    delivery_week_to: '2026-W50',
    planned_freight: { amount: '1500.00', currency: 'EUR', exchange_rate: null },
  },
}
const findCodes = (change: Partial<TermSubject['deal']>, about: Partial<TermSubject> = {}) =>
  findTermWarnings({
    deal: { ...deal, ...change },
    sameReference: null,
    showsMargin: true,
    ...about,
  }).map(({ code }) => code)

it('consistent terms give no warning', () => {
  expect(findCodes({})).toEqual([])
})

it.each(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const)(
  '%s without planned freight gives a warning to users who can see margins',
  (rule) => {
    const incoterms = { ...deal.incoterms, rule }
    expect(findCodes({ incoterms, planned_freight: null })).toEqual(['freight_not_planned'])
    expect(
      findCodes({
        incoterms,
        planned_freight: { amount: '0.00', currency: 'EUR', exchange_rate: null },
      }),
    ).toEqual([])
    expect(findCodes({ incoterms, planned_freight: null }, { showsMargin: false })).toEqual([])
  },
)

it.each(['EXW', 'FCA'] as const)(
  '%s with planned freight gives a warning to users who can see margins',
  (rule) => {
    const incoterms = { ...deal.incoterms, rule }
    expect(findCodes({ incoterms })).toEqual(['freight_of_client'])
    expect(
      findCodes({
        incoterms,
        planned_freight: { amount: '0.00', currency: 'EUR', exchange_rate: null },
      }),
    ).toEqual([])
    expect(findCodes({ incoterms }, { showsMargin: false })).toEqual([])
  },
)

it.each(['EXW', 'FCA', 'FAS', 'FOB'] as const)('%s needs no freight', (rule) => {
  expect(findCodes({ incoterms: { ...deal.incoterms, rule }, planned_freight: null })).toEqual([])
})

it('a delivery that ends before the deal’s date gives a warning', () => {
  expect(findCodes({ delivery_week_from: '2026-W45', delivery_week_to: '2026-W46' })).toEqual([
    'delivery_before_date',
  ])
  expect(findCodes({ delivery_week_from: '2026-W46', delivery_week_to: '2026-W47' })).toEqual([])
})

it('a reference of another deal of the client gives a warning', () => {
  expect(findCodes({}, { sameReference: 'D-2026-0123' })).toEqual(['reference_used'])
})
