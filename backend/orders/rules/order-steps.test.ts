import { describe, expect, test } from 'vitest'
import type { OrderStatus, Role } from '../contract'
import { afterOrdering, orderSteps } from './order-steps'
import { person, subject } from './samples'

const ROLES: Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
  'client',
  'manager',
  'country_manager',
]
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

/** Who may take which step: the table of the product description. */
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
  test.each(ROLES)('a %s takes the steps of the table, and no other', (role) => {
    const taken = orderSteps.transitionsFor(person(role), subject({ status })).map(({ to }) => to)
    expect(taken.toSorted()).toEqual(
      STATUSES.filter((to) => TABLE[`${status} -> ${to}`]?.includes(role)).toSorted(),
    )
  })
})

test('what follows by itself is the system’s', () => {
  const taken = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => orderSteps.isBySystem(from, to)).map((to) => `${from} -> ${to}`),
  )
  expect(taken).toEqual([
    'ordered -> pending',
    'ordered -> received',
    'confirmed -> in_progress',
    'in_progress -> confirmed',
    'in_progress -> completed',
  ])
})

test('a truck waits for the manager, what is fetched does not', () => {
  expect(afterOrdering('DAP')).toBe('pending')
  expect(afterOrdering('FCA')).toBe('received')
})

const stepOf = (role: Role, to: OrderStatus, of: Parameters<typeof subject>[0]) =>
  orderSteps.transitionsFor(person(role), subject(of)).find((step) => step.to === to)
const missingOf = (to: OrderStatus, of: Parameters<typeof subject>[0], role: Role = 'manager') =>
  stepOf(role, to, of)?.missing.map(({ code }) => code)

describe('ordering needs', () => {
  test.each([
    ['an address', { hasAddress: false }, ['address']],
    ['the week', { hasWeek: false }, ['delivery_week']],
    ['one truck', { trucks: 2 }, ['one_truck']],
    [
      'no more than a truck takes by weight',
      { loaded: { litres: 30_000, weightKg: 24_001 } },
      ['within_truck'],
    ],
    ['nor by space', { loaded: { litres: 90_001, weightKg: 20_000 } }, ['within_truck']],
    ['its wood', { gone: ['Spruce KD SF 47x100x4800'] }, ['wood_there']],
    ['nothing else', {}, []],
  ])('%s', (_, of, codes) => {
    expect(missingOf('ordered', of, 'client')).toEqual(codes)
  })

  test('of what is fetched neither', () => {
    expect(
      missingOf(
        'ordered',
        { incoterms: 'FCA', trucks: 3, loaded: { litres: 120_000, weightKg: 60_000 } },
        'client',
      ),
    ).toEqual([])
  })

  test('and nobody goes past it, whoever asks', () => {
    expect(() =>
      orderSteps.take(person('admin'), subject({ trucks: 2 }), {
        to: 'ordered',
        override: true,
        reason: 'Once',
      }),
    ).toThrow('needs_missing')
  })

  test('it says what is too much', () => {
    expect(
      stepOf('client', 'ordered', { loaded: { litres: 30_000, weightKg: 25_000 } })?.missing,
    ).toEqual([
      {
        code: 'within_truck',
        params: { kg: '25000', most_kg: '24000', m3: '30.000', most_m3: '90.000' },
      },
    ])
  })
})

test('approving a load of one truck needs a company and a client that are not blocked', () => {
  expect(missingOf('received', { status: 'pending', blocked: 'Three invoices are open' })).toEqual([
    'company_not_blocked',
  ])
  expect(missingOf('received', { status: 'pending' })).toEqual([])
})

describe('confirming needs', () => {
  const client = {
    status: 'active' as const,
    hasSaleManager: true,
    creditLimitEur: '50000.00',
    exposureEur: '10000.00',
  }

  test.each([
    ['the client of the house', { client: null }, ['linked_client']],
    ['who sells to it', { client: { ...client, hasSaleManager: false } }, ['sale_manager']],
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
      'no credit where none is limited',
      { client: { ...client, creditLimitEur: null }, total: '400000.00' },
      [],
    ],
    ['nothing else', { total: '40000.00' }, []],
  ])('%s', (_, of, codes) => {
    expect(missingOf('confirmed', { status: 'received', ...of })).toEqual(codes)
  })

  test('credit is passed over by a global manager with a reason, a client that is missing by nobody', () => {
    const over = subject({ status: 'received', total: '60000.00' })
    expect(() =>
      orderSteps.take(person('manager'), over, {
        to: 'confirmed',
        override: true,
        reason: 'Known',
      }),
    ).toThrow('forbidden')
    expect(() =>
      orderSteps.take(person('global_manager'), over, { to: 'confirmed', override: true }),
    ).toThrow('validation')
    expect(
      orderSteps.take(person('global_manager'), over, {
        to: 'confirmed',
        override: true,
        reason: 'Known',
      }),
    ).toEqual({ isOverridden: true })
    const unknown = subject({ status: 'received', client: null })
    expect(() =>
      orderSteps.take(person('admin'), unknown, {
        to: 'confirmed',
        override: true,
        reason: 'Known',
      }),
    ).toThrow('needs_missing')
  })

  test('a block of the company is passed over by nobody, and says why', () => {
    const blocked = subject({ status: 'received', blocked: 'Three invoices are open' })
    expect(() =>
      orderSteps.take(person('admin'), blocked, {
        to: 'confirmed',
        override: true,
        reason: 'Known',
      }),
    ).toThrow('needs_missing')
    expect(
      stepOf('manager', 'confirmed', { status: 'received', blocked: 'Three invoices are open' })
        ?.missing,
    ).toEqual([
      {
        code: 'company_not_blocked',
        params: { company: 'Bois du Rhône', reason: 'Three invoices are open' },
      },
    ])
  })

  test('and tells who approves it what it will need', () => {
    expect(stepOf('manager', 'received', { status: 'pending', client: null })).toMatchObject({
      missing: [],
      ahead: [{ code: 'linked_client' }],
    })
    expect(stepOf('client', 'ordered', { client: null })).not.toHaveProperty('ahead')
  })
})

describe('canceling', () => {
  test('asks for a reason', () => {
    expect(() =>
      orderSteps.take(person('client'), subject(), { to: 'canceled', override: false }),
    ).toThrow('validation')
  })
  test('comes too late for what has left', () => {
    expect(missingOf('canceled', { status: 'in_progress', hasDeparted: true }, 'admin')).toEqual([
      'nothing_departed',
    ])
    expect(missingOf('canceled', { status: 'in_progress' }, 'admin')).toEqual([])
  })
})
