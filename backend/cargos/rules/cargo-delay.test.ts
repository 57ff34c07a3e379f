import { expect, it } from 'vitest'
import { getCargoDelay, getCargoDueDay, getCargoLateness } from './cargo-delay'

type Cargo = Parameters<typeof getCargoLateness>[0]

/** A cargo in transit with an ETA, of no delivery week unless one is given. */
const createCargo = (change: Partial<Cargo> = {}): Cargo => ({
  status: 'in_transit',
  eta: '2026-11-20',
  ata: null,
  promised_day: null,
  ...change,
})

it.each<[string, Cargo, string, number | null]>([
  ['is in time on its ETA', createCargo(), '2026-11-20', null],
  ['is late on the day after its ETA', createCargo(), '2026-11-21', 1],
  ['is late across the end of a month', createCargo(), '2026-12-02', 12],
  ['is late although it was never booked', createCargo({ status: 'planned' }), '2026-11-23', 3],
  ['arrived in time', createCargo({ status: 'arrived', ata: '2026-11-20' }), '2026-12-20', null],
  [
    'arrived late, and remains late',
    createCargo({ status: 'closed', ata: '2026-11-24' }),
    '2026-12-20',
    4,
  ],
  ['arrived on an unknown day', createCargo({ status: 'delivered' }), '2026-12-20', null],
  ['is canceled', createCargo({ status: 'canceled' }), '2026-12-20', null],
  ['has no ETA', createCargo({ eta: null }), '2026-12-20', null],
])('a cargo without a delivery week %s', (_, dated, today, days) => {
  expect(getCargoLateness(dated, today).late_days).toBe(days)
})

const promised = (change: Partial<Cargo> = {}) =>
  createCargo({ promised_day: '2026-11-22', ...change })

it.each<[string, Cargo, string, number | null]>([
  ['is in time on the last day of its week', promised({ eta: '2026-11-22' }), '2026-11-10', null],
  ['is in time before it, whatever its ETA', promised({ eta: '2026-11-27' }), '2026-11-10', null],
  ['is in time between its ETA and the end of its week', promised(), '2026-11-22', null],
  ['is late on the day after its week', promised(), '2026-11-23', 1],
  ['is late up to today once its ETA has passed', promised({ eta: '2026-11-27' }), '2026-11-30', 8],
  [
    'is late by its arrival, not by its ETA',
    promised({ status: 'arrived', eta: '2026-12-01', ata: '2026-11-24' }),
    '2026-12-20',
    2,
  ],
  [
    'arrived in time, whatever its ETA',
    promised({ status: 'arrived', eta: '2026-11-18', ata: '2026-11-21' }),
    '2026-12-20',
    null,
  ],
  [
    'is late by its arrival without an ETA',
    promised({ status: 'arrived', eta: null, ata: '2026-11-23' }),
    '2026-12-20',
    1,
  ],
  ['is late without an ETA', promised({ eta: null }), '2026-12-20', 28],
  ['is canceled', promised({ status: 'canceled', eta: '2026-11-27' }), '2026-12-20', null],
])('a cargo promised for a week %s', (_, dated, today, days) => {
  expect(getCargoLateness(dated, today).late_days).toBe(days)
})

it('a cargo arrives late as soon as its ETA is after its week', () => {
  const postponed = promised({ eta: '2026-11-27' })
  expect(getCargoLateness(postponed, '2026-11-10').arrives_late_days).toBe(5)
  expect(getCargoLateness(postponed, '2026-11-25')).toEqual({ late_days: 3, arrives_late_days: 5 })
})

it('a cargo is due at the end of its delivery week, else on its ETA', () => {
  expect(getCargoDueDay(promised())).toBe('2026-11-22')
  expect(getCargoDueDay(createCargo())).toBe('2026-11-20')
  expect(getCargoDueDay(createCargo({ eta: null }))).toBeNull()
})

it('an early arrival has a negative delay', () => {
  expect(getCargoDelay(promised({ status: 'arrived', ata: '2026-11-20' }), '2026-12-20')).toBe(-2)
})
