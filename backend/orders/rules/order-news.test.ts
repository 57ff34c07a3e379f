import { describe, expect, it } from 'vitest'
import { NO_DELAY } from '../../documents/delivery-delay'
import { getOrderProgress, type NewsCargo, type OrderNewsSubject } from './order-news'

const TODAY = '2026-11-20'

const getProgress = (change: Partial<OrderNewsSubject>) =>
  getOrderProgress(
    {
      status: 'in_progress',
      incoterms: 'DAP',
      deliveryWeek: '2026-W49',
      cargos: [],
      delay: NO_DELAY,
      endedOn: null,
      ...change,
    },
    TODAY,
  )

const createCargo = (status: NewsCargo['status'], days: Partial<NewsCargo> = {}): NewsCargo => ({
  status,
  etd: null,
  eta: null,
  ata: null,
  ...days,
})

describe('the news of an order', () => {
  it.each([
    ['initial', null, 'not_placed'],
    ['ordered', 'placed', 'awaits_approval'],
    ['pending', 'placed', 'awaits_approval'],
    ['received', 'placed', 'awaits_confirmation'],
  ] as const)('of status %s has stage %s and says %s', (status, stage, news) => {
    expect(getProgress({ status })).toEqual({ stage, news, day: null, week: null, ...NO_DELAY })
  })

  it('names the delivery week once confirmed, or the week to collect', () => {
    expect(getProgress({ status: 'confirmed' })).toMatchObject({
      stage: 'confirmed',
      news: 'confirmed',
      week: '2026-W49',
      ...NO_DELAY,
    })
    expect(getProgress({ status: 'confirmed', incoterms: 'FCA' })).toMatchObject({
      stage: 'confirmed',
      news: 'to_collect',
      week: '2026-W49',
    })
  })

  it('is in preparation from the booking of its cargo, with the departure', () => {
    const cargos = [createCargo('booked', { etd: '2026-11-23' })]
    expect(getProgress({ status: 'confirmed', cargos })).toMatchObject({
      stage: 'preparation',
      news: 'preparing',
      day: '2026-11-23',
    })
    expect(getProgress({ cargos: [createCargo('loading', { etd: '2026-11-19' })] })).toMatchObject({
      news: 'preparing',
      day: null,
    })
  })

  it('names the next arrival in transit', () => {
    const cargos = [
      createCargo('delivered', { eta: '2026-11-15' }),
      createCargo('in_transit', { eta: '2026-11-28' }),
      createCargo('in_transit', { eta: '2026-11-25' }),
      createCargo('loading'),
    ]
    expect(getProgress({ cargos })).toEqual({
      stage: 'in_transit',
      news: 'in_transit',
      day: '2026-11-25',
      week: null,
      ...NO_DELAY,
    })
  })

  it('is overdue after its ETA', () => {
    const cargos = [createCargo('in_transit', { eta: '2026-11-17' })]
    expect(getProgress({ cargos })).toMatchObject({
      news: 'overdue',
      day: '2026-11-17',
      ...NO_DELAY,
    })
  })

  it('is late exactly as its deal is, until it is delivered or canceled', () => {
    const delay = { late_days: 5, arrives_late_days: 10 }
    const cargos = [createCargo('in_transit', { eta: '2026-11-25' })]
    for (const change of [
      { cargos },
      { cargos: [createCargo('arrived')] },
      { cargos: [createCargo('loading')] },
      { status: 'confirmed' as const },
    ])
      expect(getProgress({ ...change, delay })).toMatchObject(delay)
    expect(getProgress({ status: 'completed', delay })).toMatchObject(NO_DELAY)
  })

  it('waits for the delivery after the arrival', () => {
    const cargos = [createCargo('arrived', { ata: '2026-11-19' })]
    expect(getProgress({ cargos })).toMatchObject({
      stage: 'in_transit',
      news: 'arrived',
      day: '2026-11-19',
    })
  })

  it('returns to preparation while the rest waits for a cargo', () => {
    expect(getProgress({ cargos: [createCargo('delivered')] })).toMatchObject({
      stage: 'preparation',
      news: 'preparing',
    })
  })

  it('names the day of the delivery or the cancellation', () => {
    const endedOn = '2026-11-12'
    expect(getProgress({ status: 'completed', endedOn })).toMatchObject({
      stage: 'delivered',
      news: 'delivered',
      day: endedOn,
    })
    expect(getProgress({ status: 'canceled', endedOn })).toMatchObject({
      stage: null,
      news: 'canceled',
      day: endedOn,
    })
  })
})
