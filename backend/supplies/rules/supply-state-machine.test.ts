import { describe, expect, it } from 'vitest'
import { vRole } from '@contract/validators'
import { NO_ALLOCATIONS } from '../../allocations/release-supply'
import { BOARD } from '../../wood-lines/samples'
import type { Role } from '../../call'
import type { SupplyStatus, SupplyWrite } from '../schema'
import { createActor, createSubject, COMPLETE_SUPPLY, createSupplyWithLine } from './samples'
import { type SupplyTransitionSubject, supplyStateMachine } from './supply-state-machine'

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
const PURCHASERS: Role[] = ['purchase_manager', 'global_manager', 'admin']
const PURCHASERS_AND_SHIPPERS: Role[] = ['cargo_manager', ...PURCHASERS]

/** Roles of each transition, from the product description. */
const TABLE: Record<string, Role[]> = {
  'draft -> ordered': PURCHASERS_AND_SHIPPERS,
  'ordered -> confirmed': PURCHASERS,
  'confirmed -> in_production': PURCHASERS,
  'in_production -> ready': PURCHASERS_AND_SHIPPERS,
  'shipped -> completed': PURCHASERS,
  'draft -> canceled': PURCHASERS,
  'ordered -> canceled': PURCHASERS,
  'confirmed -> canceled': PURCHASERS,
  'in_production -> canceled': PURCHASERS,
  'ready -> canceled': PURCHASERS,
}

describe.each(STATUSES)('from %s', (status) => {
  it.each(vRole.options)('a %s takes exactly the transitions of the table', (role) => {
    const taken = supplyStateMachine
      .getTransitions(createActor(role), createSubject({ status }))
      .map(({ to }) => to)
    expect(taken.toSorted()).toEqual(
      STATUSES.filter((to) => TABLE[`${status} -> ${to}`]?.includes(role)).toSorted(),
    )
  })
})

it('only the system takes a supply to loading and shipped, or back', () => {
  const taken = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => supplyStateMachine.isBySystem(from, to)).map(
      (to) => `${from} -> ${to}`,
    ),
  )
  expect(taken).toEqual([
    'ready -> loading',
    'loading -> ready',
    'loading -> shipped',
    'shipped -> ready',
    'shipped -> loading',
  ])
})

const findTransition = (role: Role, to: SupplyStatus, of: Parameters<typeof createSubject>[0]) =>
  supplyStateMachine
    .getTransitions(createActor(role), createSubject(of))
    .find((transition) => transition.to === to)

describe('ordering needs', () => {
  it.each<[string, SupplyWrite, string]>([
    ['a line', { ...COMPLETE_SUPPLY, lines: [] }, 'line'],
    [
      'the wood of each line',
      createSupplyWithLine({ specification: { ...BOARD, wood: null } }),
      'line_wood',
    ],
    ['the price of each line', createSupplyWithLine({ price: null }), 'line_price'],
    ['a price above zero', createSupplyWithLine({ price: '0.00' }), 'line_price'],
    ['the ready week', { ...COMPLETE_SUPPLY, ready_week: null }, 'ready_week'],
    ['a purchase manager', { ...COMPLETE_SUPPLY, purchase_manager_id: null }, 'purchase_manager'],
  ])('%s, without an override', (_, supply, code) => {
    const transition = findTransition('admin', 'ordered', { supply })
    expect(transition?.missing.map((need) => need.code)).toEqual([code])
    expect(transition?.can_override).toBe(false)
  })

  it('an approved mill, or a global manager’s reason for one that is pending', () => {
    const pending = { approval: 'pending' as const }
    expect(findTransition('purchase_manager', 'ordered', pending)).toMatchObject({
      missing: [
        {
          code: 'sawmill_approved',
          pointer: '/sawmill_id',
          params: { sawmill: 'AS Võru Saeveski' },
        },
      ],
      can_override: false,
    })
    const request = { to: 'ordered' as const, override: true, reason: 'Samples were good' }
    expect(() =>
      supplyStateMachine.take(createActor('purchase_manager'), createSubject(pending), request),
    ).toThrow('forbidden')
    expect(() =>
      supplyStateMachine.take(createActor('admin'), createSubject(pending), {
        ...request,
        reason: undefined,
      }),
    ).toThrow('validation')
    expect(
      supplyStateMachine.take(createActor('global_manager'), createSubject(pending), request),
    ).toEqual({
      isOverridden: true,
    })
  })

  it('a mill that is not suspended, without an override', () => {
    const suspended = { approval: 'suspended' as const }
    expect(findTransition('admin', 'ordered', suspended)).toMatchObject({
      missing: [{ code: 'sawmill_not_suspended' }],
      can_override: false,
    })
    expect(() =>
      supplyStateMachine.take(createActor('admin'), createSubject(suspended), {
        to: 'ordered',
        override: true,
        reason: 'Once',
      }),
    ).toThrow('needs_missing')
  })

  it('nothing else, and lists the needs of the confirmation in advance', () => {
    const transition = findTransition('purchase_manager', 'ordered', {
      supply: { ...COMPLETE_SUPPLY, currency: 'SEK' },
    })
    expect(transition).toMatchObject({
      missing: [],
      ahead: [
        { code: 'exchange_rate' },
        { code: 'line_confirmed', pointer: '/lines/0/confirmed_quantity' },
      ],
    })
  })
})

describe('confirming needs', () => {
  const findConfirmingTransition = (supply: SupplyWrite) =>
    findTransition('purchase_manager', 'confirmed', { status: 'ordered', supply })?.missing.map(
      ({ code }) => code,
    )
  const answered = createSupplyWithLine({ confirmed_quantity: '38' })

  it('the confirmed quantity of each line, the week, the price and the rate', () => {
    expect(findConfirmingTransition(answered)).toEqual([])
    expect(findConfirmingTransition(COMPLETE_SUPPLY)).toEqual(['line_confirmed'])
    expect(findConfirmingTransition({ ...answered, ready_week: null })).toEqual(['ready_week'])
    expect(findConfirmingTransition({ ...answered, currency: 'SEK' })).toEqual(['exchange_rate'])
    expect(
      findConfirmingTransition({ ...answered, currency: 'SEK', exchange_rate: '11.18' }),
    ).toEqual([])
    expect(
      findConfirmingTransition(createSupplyWithLine({ confirmed_quantity: '38', price: null })),
    ).toEqual(['line_price'])
  })
  it('nothing else of a line with a confirmed quantity of zero', () => {
    expect(findConfirmingTransition(createSupplyWithLine({ confirmed_quantity: '0' }))).toEqual([])
  })
})

describe('the ready status needs', () => {
  const createProductionSubject = (ready: string | null) => ({
    status: 'in_production' as const,
    supply: createSupplyWithLine({ confirmed_quantity: '40', ready_quantity: ready }),
  })
  const findMissing = (ready: string | null) =>
    findTransition('cargo_manager', 'ready', createProductionSubject(ready))?.missing

  it('the ready quantity of each line, within the tolerance of the confirmed one', () => {
    expect(findMissing(null)).toMatchObject([
      { code: 'line_ready', pointer: '/lines/0/ready_quantity' },
    ])
    expect([findMissing('36'), findMissing('44')]).toEqual([[], []])
    const params = { ready: '35.999', least: '36.000', most: '44.000' }
    expect(findMissing('35.999')).toEqual([
      { code: 'ready_within_tolerance', pointer: '/lines/0/ready_quantity', params },
    ])
    expect(findMissing('44.001')).toMatchObject([{ code: 'ready_within_tolerance' }])
  })
  it('otherwise a global manager’s reason', () => {
    const request = { to: 'ready' as const, override: true, reason: 'The rest is not coming' }
    expect(() =>
      supplyStateMachine.take(
        createActor('purchase_manager'),
        createSubject(createProductionSubject('12')),
        request,
      ),
    ).toThrow('forbidden')
    expect(
      supplyStateMachine.take(
        createActor('admin'),
        createSubject(createProductionSubject('12')),
        request,
      ),
    ).toEqual({
      isOverridden: true,
    })
    expect(() =>
      supplyStateMachine.take(
        createActor('admin'),
        createSubject(createProductionSubject(null)),
        request,
      ),
    ).toThrow('needs_missing')
  })
})

it('completing needs a release of the wood that is not delivered, and of no other', () => {
  const find = (litres: number, agreedRelease: SupplyTransitionSubject['agreedRelease'] = null) =>
    findTransition('purchase_manager', 'completed', {
      status: 'shipped',
      agreedRelease,
      allocated: {
        ...NO_ALLOCATIONS,
        ...{ litres: 38_000, deals: ['D-2026-0001', 'D-2026-0002'] },
        undelivered: { litres, deals: litres > 0 ? ['D-2026-0002'] : [] },
      },
    })?.missing
  expect(find(0)).toEqual([])
  const params = { m3: '2.000', deals: 'D-2026-0002' }
  const need = { code: 'no_allocations', params }
  expect(find(2000)).toEqual([need])
  expect(find(2000, params)).toEqual([])
  expect(find(2000, { ...params, m3: '1.000' })).toEqual([need])
  expect(find(2000, { ...params, deals: 'D-2026-0001' })).toEqual([need])
})

it('completing names the reports that stay open', () => {
  const subject = { status: 'shipped', openReports: ['SR-2026-0001', 'SR-2026-0002'] } as const
  expect(findTransition('purchase_manager', 'completed', subject)?.missing).toEqual([
    { code: 'report_open', params: { number: 'SR-2026-0001' } },
    { code: 'report_open', params: { number: 'SR-2026-0002' } },
  ])
})

it('canceling needs a reason, forward transitions do not', () => {
  const transitions = supplyStateMachine.getTransitions(
    createActor('purchase_manager'),
    createSubject({ status: 'confirmed' }),
  )
  expect(
    transitions.map(({ to, forward, reason_required }) => [to, forward, reason_required]),
  ).toEqual([
    ['in_production', true, false],
    ['canceled', false, true],
  ])
})
