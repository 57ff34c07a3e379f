import { describe, expect, it } from 'vitest'
import { vRole } from '@contract/validators'
import type { Role } from '../../call'
import type { OrderStatus } from '../schema'
import {
  getStatusAfterOrdering,
  orderStateMachine,
  findDeliveryWeekErrors,
} from './order-state-machine'
import { createActor, createSubject } from './samples'

const STATUSES: OrderStatus[] = [
  'initial',
  'ordered',
  'pending',
  'received',
  'confirmed',
  'in_progress',
  'completed',
  'canceled',
]
const GLOBAL: Role[] = ['global_manager', 'admin']
const SERVING: Role[] = ['manager', 'country_manager', ...GLOBAL]
const BUYING: Role[] = ['client', ...SERVING]

/** Roles of each transition, from the product description. */
const TABLE: Record<string, Role[]> = {
  'initial -> ordered': BUYING,
  'pending -> received': SERVING,
  'received -> confirmed': SERVING,
  'initial -> canceled': BUYING,
  'ordered -> canceled': BUYING,
  'pending -> canceled': BUYING,
  'received -> canceled': BUYING,
  'confirmed -> canceled': SERVING,
  'in_progress -> canceled': GLOBAL,
}

describe.each(STATUSES)('from %s', (status) => {
  it.each(vRole.options)('a %s takes exactly the transitions of the table', (role) => {
    const taken = orderStateMachine
      .getTransitions(createActor(role), createSubject({ status }))
      .map(({ to }) => to)
    expect(taken.toSorted()).toEqual(
      STATUSES.filter((to) => TABLE[`${status} -> ${to}`]?.includes(role)).toSorted(),
    )
  })
})

it('only the system takes the automatic transitions', () => {
  const taken = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => orderStateMachine.isBySystem(from, to)).map((to) => `${from} -> ${to}`),
  )
  expect(taken).toEqual([
    'ordered -> pending',
    'ordered -> received',
    'confirmed -> in_progress',
    'in_progress -> confirmed',
    'in_progress -> completed',
  ])
})

it('an order by truck waits for the manager, a collected one does not', () => {
  expect(getStatusAfterOrdering('DAP')).toBe('pending')
  expect(getStatusAfterOrdering('FCA')).toBe('received')
})

const findTransition = (role: Role, to: OrderStatus, of: Parameters<typeof createSubject>[0]) =>
  orderStateMachine
    .getTransitions(createActor(role), createSubject(of))
    .find((transition) => transition.to === to)
const findMissing = (
  to: OrderStatus,
  of: Parameters<typeof createSubject>[0],
  role: Role = 'manager',
) => findTransition(role, to, of)?.missing.map(({ code }) => code)

describe('ordering needs', () => {
  it.each([
    ['an address', { hasAddress: false }, ['address']],
    ['the delivery week', { hasWeek: false }, ['delivery_week']],
    ['one truck', { trucks: 2 }, ['one_truck']],
    [
      'a load below the payload of a truck',
      { truckLoad: { litres: 30_000, weightKg: 24_001 } },
      ['within_truck'],
    ],
    [
      'a load below the volume of a truck',
      { truckLoad: { litres: 90_001, weightKg: 20_000 } },
      ['within_truck'],
    ],
    [
      'the price of today for packs that are not reserved',
      { repricedProducts: ['Spruce KD SF 47x100x4800'] },
      ['price_of_today'],
    ],
    [
      'no more wood than the company may reserve, by weight',
      { reservation: { percent: 120, load: { litres: 30_000, weightKg: 28_801 } } },
      ['within_reservation'],
    ],
    [
      'no more wood than the company may reserve, by volume',
      { reservation: { percent: 120, load: { litres: 108_001, weightKg: 20_000 } } },
      ['within_reservation'],
    ],
    [
      'no limit below it',
      { reservation: { percent: 120, load: { litres: 108_000, weightKg: 28_800 } } },
      [],
    ],
    ['the wood of each line', { missingProducts: ['Spruce KD SF 47x100x4800'] }, ['wood_there']],
    ['no other field', {}, []],
  ])('%s', (_, of, codes) => {
    expect(findMissing('ordered', of, 'client')).toEqual(codes)
  })

  it('no truck limits for a collected order', () => {
    expect(
      findMissing(
        'ordered',
        { incoterms: 'FCA', trucks: 3, truckLoad: { litres: 120_000, weightKg: 60_000 } },
        'client',
      ),
    ).toEqual([])
  })

  it.each(BUYING)('nothing that a %s can override', (role) => {
    const incomplete: Parameters<typeof createSubject>[0][] = [
      { hasAddress: false },
      { hasWeek: false },
      { trucks: 2 },
      { truckLoad: { litres: 30_000, weightKg: 24_001 } },
      { repricedProducts: ['Spruce KD SF 47x100x4800'] },
      { missingProducts: ['Spruce KD SF 47x100x4800'] },
      { reservation: { percent: 120, load: { litres: 30_000, weightKg: 28_801 } } },
      { blocked: 'Three invoices are open' },
    ]
    for (const change of incomplete)
      expect(() =>
        orderStateMachine.take(createActor(role), createSubject(change), {
          to: 'ordered',
          override: true,
          reason: 'Once',
        }),
      ).toThrow(GLOBAL.includes(role) ? 'needs_missing' : 'forbidden')
  })

  it('a load within the truck, and reports the excess', () => {
    expect(
      findTransition('client', 'ordered', { truckLoad: { litres: 30_000, weightKg: 25_000 } })
        ?.missing,
    ).toEqual([
      {
        code: 'within_truck',
        params: { kg: '25000', most_kg: '24000', m3: '30.000', most_m3: '90.000' },
      },
    ])
  })
})

it('approval needs a company and a client that are not blocked', () => {
  expect(
    findMissing('received', { status: 'pending', blocked: 'Three invoices are open' }),
  ).toEqual(['company_not_blocked'])
  const { client } = createSubject()
  expect(
    findMissing('received', {
      status: 'pending',
      client: client && { ...client, status: 'blocked' },
    }),
  ).toEqual(['client_not_blocked'])
  expect(findMissing('received', { status: 'pending' })).toEqual([])
})

describe('confirming needs', () => {
  const client = {
    status: 'active' as const,
    hasSaleManager: true,
    creditLimitEur: '50000.00',
    exposureEur: '10000.00',
  }

  it.each([
    ['a linked client', { client: null }, ['linked_client']],
    [
      'a sale manager of the client',
      { client: { ...client, hasSaleManager: false } },
      ['sale_manager'],
    ],
    [
      'a company that is not blocked',
      { blocked: 'Three invoices are open' },
      ['company_not_blocked'],
    ],
    [
      'a client that is not blocked',
      { client: { ...client, status: 'blocked' as const } },
      ['client_not_blocked'],
    ],
    ['credit', { total: '40000.01' }, ['within_credit_limit']],
    [
      'no credit check without a limit',
      { client: { ...client, creditLimitEur: null }, total: '400000.00' },
      [],
    ],
    ['no other field', { total: '40000.00' }, []],
  ])('%s', (_, of, codes) => {
    expect(findMissing('confirmed', { status: 'received', ...of })).toEqual(codes)
  })

  it('a credit need can be overridden by a global manager with a reason, a missing client cannot', () => {
    const over = createSubject({ status: 'received', total: '60000.00' })
    expect(() =>
      orderStateMachine.take(createActor('manager'), over, {
        to: 'confirmed',
        override: true,
        reason: 'Known',
      }),
    ).toThrow('forbidden')
    expect(() =>
      orderStateMachine.take(createActor('global_manager'), over, {
        to: 'confirmed',
        override: true,
      }),
    ).toThrow('validation')
    expect(
      orderStateMachine.take(createActor('global_manager'), over, {
        to: 'confirmed',
        override: true,
        reason: 'Known',
      }),
    ).toEqual({ isOverridden: true })
    const unknown = createSubject({ status: 'received', client: null })
    expect(() =>
      orderStateMachine.take(createActor('admin'), unknown, {
        to: 'confirmed',
        override: true,
        reason: 'Known',
      }),
    ).toThrow('needs_missing')
  })

  it('a block of the company cannot be overridden, and shows its reason', () => {
    const blocked = createSubject({ status: 'received', blocked: 'Three invoices are open' })
    expect(() =>
      orderStateMachine.take(createActor('admin'), blocked, {
        to: 'confirmed',
        override: true,
        reason: 'Known',
      }),
    ).toThrow('needs_missing')
    expect(
      findTransition('manager', 'confirmed', {
        status: 'received',
        blocked: 'Three invoices are open',
      })?.missing,
    ).toEqual([
      {
        code: 'company_not_blocked',
        params: { company: 'Bois du Rhône', reason: 'Three invoices are open' },
      },
    ])
  })

  it('approval lists the needs of the confirmation in advance', () => {
    expect(
      findTransition('manager', 'received', { status: 'pending', client: null }),
    ).toMatchObject({
      missing: [],
      ahead: [{ code: 'linked_client' }],
    })
    expect(findTransition('client', 'ordered', { client: null })).not.toHaveProperty('ahead')
  })
})

describe('canceling', () => {
  it('requires a reason once the order is placed', () => {
    const take = (status: OrderStatus) =>
      orderStateMachine.take(createActor('client'), createSubject({ status }), {
        to: 'canceled',
        override: false,
      })
    expect(take('initial')).toEqual({ isOverridden: false })
    expect(() => take('received')).toThrow('validation')
  })
  it('is refused after departure', () => {
    expect(findMissing('canceled', { status: 'in_progress', hasDeparted: true }, 'admin')).toEqual([
      'nothing_departed',
    ])
    expect(findMissing('canceled', { status: 'in_progress' }, 'admin')).toEqual([])
  })
  it('is refused before the credit notes of its invoices', () => {
    const invoiced = { status: 'in_progress', isInvoiced: true } as const
    expect(findMissing('canceled', invoiced, 'admin')).toEqual(['nothing_invoiced'])
    expect(findMissing('canceled', { ...invoiced, hasDeparted: true }, 'admin')).toEqual([
      'nothing_departed',
    ])
  })
})

/** The Sunday of week 47. */
const TODAY = '2026-11-22'

it.each([
  ['a missing week is accepted', null, undefined],
  ['the current week is valid to its last day', '2026-W47', undefined],
  ['the last of 52 weeks ahead is valid, in a year of 53 weeks', '2027-W46', undefined],
  ['the previous week is rejected', '2026-W46', 'week_over'],
  ['a week of the previous year is rejected', '2025-W50', 'week_over'],
  ['the 53rd week ahead is rejected', '2027-W47', 'week_too_far'],
  ['a week that its year does not have is rejected', '2027-W53', 'wrong_format'],
])('%s', (_, week, code) => {
  expect(findDeliveryWeekErrors(week, TODAY)[0]?.code).toBe(code)
})

it('a delivery week is over on the following Monday', () => {
  expect(findDeliveryWeekErrors('2026-W47', '2026-11-23')).toEqual([
    { pointer: '/delivery_week', code: 'week_over' },
  ])
})
