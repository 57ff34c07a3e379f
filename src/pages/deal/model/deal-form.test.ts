import { expect, it } from 'vitest'
import { sampleDeal } from '@backend/conformance/fixtures/saved-deals'
import { dealFormConfig } from './deal-form'

const checkWeeks = (from: string | null, to: string) =>
  dealFormConfig.check?.(
    sampleDeal({
      client_id: '',
      sale_manager_id: '',
      delivery_week_from: from,
      delivery_week_to: to,
    }),
    null,
  )

it('the form requires the first delivery week with a last one', () => {
  expect(checkWeeks(null, '2026-W50')).toEqual([
    { pointer: '/delivery_week_from', code: 'required' },
  ])
})

it('the form refuses delivery weeks in the wrong order, also across years', () => {
  expect(checkWeeks('2027-W02', '2026-W50')).toEqual([
    { pointer: '/delivery_week_to', code: 'week_order' },
  ])
  expect(checkWeeks('2026-W50', '2027-W02')).toEqual([])
  expect(checkWeeks('2026-W50', '2026-W50')).toEqual([])
})

it('the form refuses cents of a currency without them, before the deal is sent', () => {
  const deal = sampleDeal({ client_id: '', sale_manager_id: '' })
  expect(
    dealFormConfig.check?.(
      {
        ...deal,
        currency: 'JPY',
        exchange_rate: '165.5',
        planned_freight: { amount: '1000.55', currency: 'JPY', exchange_rate: null },
      },
      null,
    ),
  ).toContainEqual({
    pointer: '/planned_freight/amount',
    code: 'no_cents',
    params: { currency: 'JPY' },
  })
})
