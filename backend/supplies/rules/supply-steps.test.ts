import { describe, expect, test } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import type { Role, SupplyStatus, SupplyWrite } from '../contract'
import { person, subject, WHOLE, withLine } from './samples'
import { supplySteps } from './supply-steps'

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
const STATUSES: SupplyStatus[] = [
  'draft',
  'ordered',
  'confirmed',
  'in_production',
  'ready',
  'loading',
  'shipped',
  'completed',
  'canceled',
]
const BUYERS: Role[] = ['purchase_manager', 'global_manager', 'admin']
const BUYERS_AND_SHIPPERS: Role[] = ['cargo_manager', ...BUYERS]

/** Who may take which step: the table of the product description. */
const TABLE: Record<string, Role[]> = {
  'draft -> ordered': BUYERS_AND_SHIPPERS,
  'ordered -> confirmed': BUYERS,
  'confirmed -> in_production': BUYERS,
  'in_production -> ready': BUYERS_AND_SHIPPERS,
  'shipped -> completed': BUYERS,
  'draft -> canceled': BUYERS,
  'ordered -> canceled': BUYERS,
  'confirmed -> canceled': BUYERS,
  'in_production -> canceled': BUYERS,
  'ready -> canceled': BUYERS,
}

describe.each(STATUSES)('from %s', (status) => {
  test.each(ROLES)('a %s takes the steps of the table, and no other', (role) => {
    const taken = supplySteps.transitionsFor(person(role), subject({ status })).map(({ to }) => to)
    expect(taken.toSorted()).toEqual(
      STATUSES.filter((to) => TABLE[`${status} -> ${to}`]?.includes(role)).toSorted(),
    )
  })
})

test('loading and shipped are the system’s, in that order, and the way back while nothing has left', () => {
  const taken = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => supplySteps.isBySystem(from, to)).map((to) => `${from} -> ${to}`),
  )
  expect(taken).toEqual(['ready -> loading', 'loading -> ready', 'loading -> shipped'])
})

const stepOf = (role: Role, to: SupplyStatus, of: Parameters<typeof subject>[0]) =>
  supplySteps.transitionsFor(person(role), subject(of)).find((step) => step.to === to)

describe('ordering needs', () => {
  test.each<[string, SupplyWrite, string]>([
    ['a line', { ...WHOLE, lines: [] }, 'line'],
    ['its wood', withLine({ specification: { ...BOARD, wood: null } }), 'line_wood'],
    ['its price', withLine({ price: null }), 'line_price'],
    ['a price above zero', withLine({ price: '0.00' }), 'line_price'],
    ['the ready week', { ...WHOLE, ready_week: null }, 'ready_week'],
    ['somebody who answers for it', { ...WHOLE, purchase_manager_id: null }, 'purchase_manager'],
  ])('%s, and nobody goes past it', (_, supply, code) => {
    const step = stepOf('admin', 'ordered', { supply })
    expect(step?.missing.map((need) => need.code)).toEqual([code])
    expect(step?.can_override).toBe(false)
  })

  test('a mill that is approved; at one that is not known yet a global manager orders with a reason', () => {
    const pending = { approval: 'pending' as const }
    expect(stepOf('purchase_manager', 'ordered', pending)).toMatchObject({
      missing: [
        {
          code: 'sawmill_approved',
          pointer: '/sawmill_id',
          params: { sawmill: 'AS Võru Saeveski' },
        },
      ],
      can_override: false,
    })
    const wish = { to: 'ordered' as const, override: true, reason: 'Samples were good' }
    expect(() => supplySteps.take(person('purchase_manager'), subject(pending), wish)).toThrow(
      'forbidden',
    )
    expect(() =>
      supplySteps.take(person('admin'), subject(pending), { ...wish, reason: undefined }),
    ).toThrow('validation')
    expect(supplySteps.take(person('global_manager'), subject(pending), wish)).toEqual({
      isOverridden: true,
    })
  })

  test('no suspended mill, whoever asks', () => {
    const suspended = { approval: 'suspended' as const }
    expect(stepOf('admin', 'ordered', suspended)).toMatchObject({
      missing: [{ code: 'sawmill_not_suspended' }],
      can_override: false,
    })
    expect(() =>
      supplySteps.take(person('admin'), subject(suspended), {
        to: 'ordered',
        override: true,
        reason: 'Once',
      }),
    ).toThrow('needs_missing')
  })

  test('nothing else, and tells ahead what confirming will need', () => {
    const step = stepOf('purchase_manager', 'ordered', { supply: { ...WHOLE, currency: 'SEK' } })
    expect(step).toMatchObject({
      missing: [],
      ahead: [
        { code: 'exchange_rate' },
        { code: 'line_confirmed', pointer: '/lines/0/confirmed_quantity' },
      ],
    })
  })
})

describe('confirming needs', () => {
  const confirming = (supply: SupplyWrite) =>
    stepOf('purchase_manager', 'confirmed', { status: 'ordered', supply })?.missing.map(
      ({ code }) => code,
    )
  const answered = withLine({ confirmed_quantity: '38' })

  test('what the mill confirms of each line, the week, the price and the rate', () => {
    expect(confirming(answered)).toEqual([])
    expect(confirming(WHOLE)).toEqual(['line_confirmed'])
    expect(confirming({ ...answered, ready_week: null })).toEqual(['ready_week'])
    expect(confirming({ ...answered, currency: 'SEK' })).toEqual(['exchange_rate'])
    expect(confirming({ ...answered, currency: 'SEK', exchange_rate: '11.18' })).toEqual([])
    expect(confirming(withLine({ confirmed_quantity: '38', price: null }))).toEqual(['line_price'])
  })
  test('no more of a line of which the mill confirms nothing', () => {
    expect(confirming(withLine({ confirmed_quantity: '0' }))).toEqual([])
  })
})

describe('saying that the wood is ready needs', () => {
  const made = (ready: string | null) => ({
    status: 'in_production' as const,
    supply: withLine({ confirmed_quantity: '40', ready_quantity: ready }),
  })
  const missing = (ready: string | null) => stepOf('cargo_manager', 'ready', made(ready))?.missing

  test('what lies ready of each line, within the tolerance around what is confirmed', () => {
    expect(missing(null)).toMatchObject([
      { code: 'line_ready', pointer: '/lines/0/ready_quantity' },
    ])
    expect([missing('36'), missing('44')]).toEqual([[], []])
    const params = { ready: '35.999', least: '36.000', most: '44.000' }
    expect(missing('35.999')).toEqual([
      { code: 'ready_within_tolerance', pointer: '/lines/0/ready_quantity', params },
    ])
    expect(missing('44.001')).toMatchObject([{ code: 'ready_within_tolerance' }])
  })
  test('else a global manager, with a reason', () => {
    const wish = { to: 'ready' as const, override: true, reason: 'The rest is not coming' }
    expect(() => supplySteps.take(person('purchase_manager'), subject(made('12')), wish)).toThrow(
      'forbidden',
    )
    expect(supplySteps.take(person('admin'), subject(made('12')), wish)).toEqual({
      isOverridden: true,
    })
    expect(() => supplySteps.take(person('admin'), subject(made(null)), wish)).toThrow(
      'needs_missing',
    )
  })
})

test('canceling wants a reason, stepping on does not', () => {
  const steps = supplySteps.transitionsFor(
    person('purchase_manager'),
    subject({ status: 'confirmed' }),
  )
  expect(steps.map(({ to, forward, reason_required }) => [to, forward, reason_required])).toEqual([
    ['in_production', true, false],
    ['canceled', false, true],
  ])
})
