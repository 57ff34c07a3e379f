import { expect, it } from 'vitest'
import { getDeliveryDelay, type PromisedDelivery } from './delivery-delay'

const TODAY = '2026-11-20'

it.each<[string, PromisedDelivery, number | null, number | null]>([
  ['is in time on its due day', { dueDay: TODAY, eta: null }, null, null],
  ['is late from the day after', { dueDay: '2026-11-19', eta: null }, 1, null],
  ['arrives late by its ETA', { dueDay: '2026-11-22', eta: '2026-11-25' }, null, 3],
  ['is late and arrives later', { dueDay: '2026-11-15', eta: '2026-11-25' }, 5, 10],
  ['is in time if its ETA is', { dueDay: '2026-11-29', eta: '2026-11-29' }, null, null],
  ['expects nothing of a passed ETA', { dueDay: '2026-11-15', eta: '2026-11-18' }, 5, null],
  [
    'remains late by its arrival',
    { dueDay: '2026-11-15', eta: '2026-11-25', arrivedOn: '2026-11-17' },
    2,
    null,
  ],
  ['is not late if nothing is promised', { dueDay: null, eta: '2026-11-25' }, null, null],
])('a delivery %s', (_, delivery, late_days, arrives_late_days) => {
  expect(getDeliveryDelay(delivery, TODAY)).toEqual({ late_days, arrives_late_days })
})
