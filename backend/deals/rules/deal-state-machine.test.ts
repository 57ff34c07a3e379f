import { describe, expect, it } from 'vitest'
import { vRole } from '@contract/validators'
import type { Role } from '../../call'
import type { DealStatus, DealWrite } from '../schema'
import { dealStateMachine, findUncertifiedLines, computeCreditAmount } from './deal-state-machine'
import { BOARD } from '../../wood-lines/samples'
import { LINE, OTHER_SALE_MANAGER, createActor, createSubject, COMPLETE_DEAL } from './samples'

const STATUSES: DealStatus[] = [
  'draft',
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
  'delivered',
  'completed',
  'canceled',
]

/** Roles per transition, as in the product description. */
const TABLE: Record<string, Role[]> = {
  'draft -> order_confirmation': ['sale_manager', 'purchase_manager', 'global_manager', 'admin'],
  'draft -> canceled': ['sale_manager', 'global_manager', 'admin'],
  'order_confirmation -> draft': ['sale_manager', 'global_manager', 'admin'],
  'order_confirmation -> confirmed': ['sale_manager', 'global_manager', 'admin'],
  'order_confirmation -> canceled': ['sale_manager', 'global_manager', 'admin'],
  'confirmed -> canceled': ['sale_manager', 'global_manager', 'admin'],
  'loading -> shipped': ['global_manager', 'admin'],
  'loading -> canceled': ['global_manager', 'admin'],
  'delivered -> completed': ['sale_manager', 'global_manager', 'admin'],
}

describe.each(STATUSES)('from %s', (status) => {
  it.each(vRole.options)('a %s takes only the transitions of the table', (role) => {
    const taken = dealStateMachine
      .getTransitions(createActor(role), createSubject({ status }))
      .map(({ to }) => to)
    const expected = STATUSES.filter((to) => TABLE[`${status} -> ${to}`]?.includes(role))
    expect(taken.toSorted()).toEqual(expected.toSorted())
  })

  it('another sale manager takes no transition', () => {
    expect(dealStateMachine.getTransitions(OTHER_SALE_MANAGER, createSubject({ status }))).toEqual(
      [],
    )
  })
})

it('only the system takes a deal to loading, shipped and delivered, or back from loading', () => {
  const taken = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => dealStateMachine.isBySystem(from, to)).map((to) => `${from} -> ${to}`),
  )
  expect(taken).toEqual([
    'confirmed -> loading',
    'loading -> confirmed',
    'loading -> shipped',
    'shipped -> delivered',
  ])
})

it('backward transitions and canceling need a reason, forward transitions do not', () => {
  const transitions = dealStateMachine.getTransitions(
    createActor('admin'),
    createSubject({ status: 'order_confirmation' }),
  )
  expect(
    transitions.map(({ to, forward, reason_required }) => [to, forward, reason_required]),
  ).toEqual([
    ['draft', false, true],
    ['confirmed', true, false],
    ['canceled', false, true],
  ])
})

/** A product with PEFC wood, sold as FSC. */
const CLAIMED = {
  product_id: LINE,
  certification: 'fsc_100',
  specification: { certification: 'pefc_100' },
} as const

describe('an order confirmation needs', () => {
  const createLines = (price: string | null) =>
    COMPLETE_DEAL.lines.map((line) => ({ ...line, price }))
  it.each<[string, Partial<DealWrite>, string]>([
    ['a line', { lines: [] }, 'line'],
    [
      'the wood of each line',
      {
        lines: COMPLETE_DEAL.lines.map((line) => ({
          ...line,
          specification: { ...BOARD, wood: null },
        })),
      },
      'line_wood',
    ],
    ['prices', { lines: createLines(null) }, 'line_price'],
    ['prices above zero', { lines: createLines('0.00') }, 'line_price'],
    ['a delivery week', { delivery_week_from: null }, 'delivery_week'],
    ['the named place', { incoterms: { rule: 'FCA', place: ' ' } }, 'incoterms_place'],
  ])('%s', (_, change, code) => {
    const transition = dealStateMachine
      .getTransitions(
        createActor('sale_manager'),
        createSubject({ deal: { ...COMPLETE_DEAL, ...change } }),
      )
      .find(({ to }) => to === 'order_confirmation')
    expect(transition?.missing.map((need) => need.code)).toEqual([code])
    expect(transition?.can_override).toBe(false)
  })
  it('wood with the claimed certificate, or a global manager’s override', () => {
    const claimed = createSubject({
      uncertifiedLines: findUncertifiedLines([
        { ...CLAIMED, certification: 'pefc_certified' },
        CLAIMED,
      ]),
    })
    const issue = {
      to: 'order_confirmation' as const,
      override: true,
      reason: 'The mill certifies this batch',
    }
    const transition = dealStateMachine
      .getTransitions(createActor('sale_manager'), claimed)
      .find(({ to }) => to === 'order_confirmation')
    expect(transition).toMatchObject({
      missing: [{ code: 'certified_wood', pointer: '/lines/1/certification' }],
      can_override: false,
    })
    expect(() => dealStateMachine.take(createActor('sale_manager'), claimed, issue)).toThrow(
      'forbidden',
    )
    expect(() =>
      dealStateMachine.take(createActor('admin'), claimed, { ...issue, reason: undefined }),
    ).toThrow('validation')
    expect(dealStateMachine.take(createActor('admin'), claimed, issue)).toEqual({
      isOverridden: true,
    })
    expect(findUncertifiedLines([{ ...CLAIMED, product_id: null }])).toEqual([])
  })
  it('no other field, not even an exchange rate', () => {
    const deal = { ...COMPLETE_DEAL, currency: 'USD' as const }
    expect(
      dealStateMachine.take(createActor('sale_manager'), createSubject({ deal }), {
        to: 'order_confirmation',
        override: false,
      }),
    ).toEqual({ isOverridden: false })
  })
})

describe('confirming', () => {
  const createConfirmingSubject = (client: Partial<ReturnType<typeof createSubject>['client']>) =>
    createSubject({
      status: 'order_confirmation',
      client: { status: 'active', creditLimitEur: null, exposureEur: '0.00', ...client },
    })
  const findMissing = (client: Parameters<typeof createConfirmingSubject>[0]) =>
    dealStateMachine
      .getTransitions(createActor('sale_manager'), createConfirmingSubject(client))
      .find(({ to }) => to === 'confirmed')
      ?.missing.map(({ code }) => code)

  it('needs an exchange rate, which cannot be overridden', () => {
    const inDollars = {
      deal: { ...COMPLETE_DEAL, currency: 'USD' as const },
      credit: { amountEur: null, lastRate: null },
    }
    const open = { ...createConfirmingSubject({ creditLimitEur: '0.00' }), ...inDollars }
    const transition = dealStateMachine
      .getTransitions(createActor('admin'), open)
      .find(({ to }) => to === 'confirmed')
    expect(transition).toMatchObject({
      missing: [{ code: 'exchange_rate', pointer: '/exchange_rate' }],
      can_override: false,
    })
    expect(() =>
      dealStateMachine.take(createActor('admin'), open, {
        to: 'confirmed',
        override: true,
        reason: 'Soon',
      }),
    ).toThrow('needs_missing')
    const blocked = { ...createConfirmingSubject({ status: 'blocked' }), ...inDollars }
    expect(() =>
      dealStateMachine.take(createActor('admin'), blocked, {
        to: 'confirmed',
        override: true,
        reason: 'Paid',
      }),
    ).toThrow('needs_missing')
    expect(
      dealStateMachine.take(
        createActor('sale_manager'),
        {
          ...open,
          ...createConfirmingSubject({}),
          deal: { ...inDollars.deal, exchange_rate: '1.09' },
        },
        { to: 'confirmed', override: false },
      ),
    ).toEqual({ isOverridden: false })
  })
  it('is refused for a blocked client', () => {
    expect(findMissing({ status: 'blocked' })).toEqual(['client_not_blocked'])
    expect(findMissing({ status: 'prospect' })).toEqual([])
  })
  it('is refused a cent above the credit limit, not at the limit', () => {
    expect(findMissing({ creditLimitEur: '20000.00', exposureEur: '7520.00' })).toEqual([])
    expect(findMissing({ creditLimitEur: '20000.00', exposureEur: '7520.01' })).toEqual([
      'within_credit_limit',
    ])
  })
  it('names the rate used for the credit limit if it is not the deal’s own', () => {
    const credit = { amountEur: '12480.00', lastRate: '1.04' }
    const transition = dealStateMachine
      .getTransitions(createActor('sale_manager'), {
        ...createConfirmingSubject({ creditLimitEur: '1.00' }),
        credit,
      })
      .find(({ to }) => to === 'confirmed')
    expect(transition?.missing).toMatchObject([
      { code: 'within_credit_limit', params: { amount: '12480.00', last_rate: '1.04' } },
    ])
  })
  it('can be overridden by a global manager or an admin with a reason', () => {
    const stopped = createConfirmingSubject({ status: 'blocked' })
    const request = { to: 'confirmed' as const, override: true, reason: 'Paid' }
    for (const role of ['global_manager', 'admin'] as const) {
      expect(dealStateMachine.take(createActor(role), stopped, request)).toEqual({
        isOverridden: true,
      })
      expect(() =>
        dealStateMachine.take(createActor(role), stopped, { to: 'confirmed', override: true }),
      ).toThrow('validation')
      expect(() =>
        dealStateMachine.take(createActor(role), stopped, { ...request, override: false }),
      ).toThrow('needs_missing')
    }
    expect(() => dealStateMachine.take(createActor('sale_manager'), stopped, request)).toThrow(
      'forbidden',
    )
  })
  it('is no override if every need is met', () => {
    expect(
      dealStateMachine.take(createActor('admin'), createConfirmingSubject({}), {
        to: 'confirmed',
        override: true,
      }),
    ).toEqual({ isOverridden: false })
  })
})

describe('issuing an order confirmation', () => {
  const client = { status: 'active' as const, creditLimitEur: '20000.00', exposureEur: '7520.01' }
  const findIssuing = (role: Role, change: Parameters<typeof createSubject>[0]) =>
    dealStateMachine
      .getTransitions(createActor(role), createSubject(change))
      .find(({ to }) => to === 'order_confirmation')

  it('lists the excess over the credit limit in advance without blocking', () => {
    const params = { limit: '20000.00', exposure: '7520.01', amount: '12480.00', over: '0.01' }
    const transition = findIssuing('sale_manager', { client })
    expect(transition).toMatchObject({
      missing: [],
      can_override: false,
      ahead: [{ code: 'within_credit_limit', params }],
    })
    expect(
      findIssuing('sale_manager', { client: { ...client, exposureEur: '7520.00' } }),
    ).not.toHaveProperty('ahead')
  })
  it('lists the missing exchange rate in advance', () => {
    const transition = findIssuing('sale_manager', {
      deal: { ...COMPLETE_DEAL, currency: 'USD' },
      credit: { amountEur: null, lastRate: null },
    })
    expect(transition).toMatchObject({
      missing: [],
      ahead: [{ code: 'exchange_rate', pointer: '/exchange_rate' }],
    })
  })
  it('offers the override to global managers only', () => {
    expect(findIssuing('global_manager', { client })?.ahead).toMatchObject([
      { code: 'within_credit_limit', can_override: true },
    ])
    expect(findIssuing('sale_manager', { client })?.ahead?.[0]).not.toHaveProperty('can_override')
  })
  it('hides credit from users who cannot confirm', () => {
    expect(findIssuing('purchase_manager', { client })).not.toHaveProperty('ahead')
  })
})

describe('canceling', () => {
  it.each(['draft', 'order_confirmation', 'confirmed'] as const)(
    'a %s deal with supplies ordered is a global manager’s',
    (status) => {
      const bought = createSubject({ status, isPurchased: true })
      const request = { to: 'canceled' as const, override: true, reason: 'Gone' }
      expect(() => dealStateMachine.take(createActor('sale_manager'), bought, request)).toThrow(
        'forbidden',
      )
      expect(() =>
        dealStateMachine.take(createActor('sale_manager'), bought, { ...request, override: false }),
      ).toThrow('needs_missing')
      expect(
        dealStateMachine.take(createActor('global_manager'), bought, {
          ...request,
          override: false,
        }),
      ).toEqual({ isOverridden: false })
    },
  )
  it('is refused once any wood has departed', () => {
    const request = { to: 'canceled' as const, override: true, reason: 'Gone' }
    const createLoadingSubject = (hasDeparted: boolean) =>
      createSubject({ status: 'loading', cargo: { hasDeparted, hasUndeparted: true } })
    expect(() =>
      dealStateMachine.take(createActor('admin'), createLoadingSubject(true), request),
    ).toThrow('needs_missing')
    expect(
      dealStateMachine.take(createActor('admin'), createLoadingSubject(false), request),
    ).toEqual({
      isOverridden: false,
    })
  })
  it('needs the credit notes of its invoices first, unless wood has departed', () => {
    const findMissing = (hasDeparted: boolean) =>
      dealStateMachine
        .getTransitions(
          createActor('admin'),
          createSubject({
            status: 'loading',
            isInvoiced: true,
            cargo: { hasDeparted, hasUndeparted: true },
          }),
        )
        .find(({ to }) => to === 'canceled')
        ?.missing.map(({ code }) => code)
    expect(findMissing(false)).toEqual(['nothing_invoiced'])
    expect(findMissing(true)).toEqual(['nothing_departed'])
  })
  it('needs a reason', () => {
    expect(() =>
      dealStateMachine.take(createActor('sale_manager'), createSubject(), {
        to: 'canceled',
        override: false,
      }),
    ).toThrow('validation')
  })
})

it('the rest is closed with a reason once all cargo has departed', () => {
  const createLoadingSubject = (hasDeparted: boolean, hasUndeparted: boolean) =>
    createSubject({ status: 'loading', cargo: { hasDeparted, hasUndeparted } })
  const close = { to: 'shipped' as const, override: false, reason: 'The mill burnt down' }
  expect(
    dealStateMachine.take(createActor('global_manager'), createLoadingSubject(true, false), close),
  ).toEqual({
    isOverridden: false,
  })
  expect(() =>
    dealStateMachine.take(createActor('global_manager'), createLoadingSubject(true, false), {
      ...close,
      reason: undefined,
    }),
  ).toThrow('validation')
  expect(() =>
    dealStateMachine.take(createActor('global_manager'), createLoadingSubject(true, true), close),
  ).toThrow('needs_missing')
  expect(() =>
    dealStateMachine.take(createActor('global_manager'), createLoadingSubject(false, false), close),
  ).toThrow('needs_missing')
})

const createDollarTerms = (exchange_rate: string | null) =>
  ({ currency: 'USD', exchange_rate }) as const

it('a deal is converted at its own rate', () => {
  expect(computeCreditAmount({ currency: 'EUR', exchange_rate: null }, '12480.00', null)).toEqual({
    amountEur: '12480.00',
    lastRate: null,
  })
  expect(computeCreditAmount(createDollarTerms('1.04'), '12480.00', '1.0932')).toEqual({
    amountEur: '12000.00',
    lastRate: null,
  })
  expect(computeCreditAmount(createDollarTerms('12'), '12480.00', null)).toEqual({
    amountEur: '1040.00',
    lastRate: null,
  })
  expect(computeCreditAmount(createDollarTerms(null), '12480.00', '1.0932')).toEqual({
    amountEur: null,
    lastRate: null,
  })
})

it('a rate a tenth or more above the last one is replaced by it', () => {
  expect(computeCreditAmount(createDollarTerms('12'), '12480.00', '1.04')).toEqual({
    amountEur: '12000.00',
    lastRate: '1.04',
  })
  expect(computeCreditAmount(createDollarTerms('1.1'), '11000.00', '1')).toEqual({
    amountEur: '11000.00',
    lastRate: '1',
  })
  expect(computeCreditAmount(createDollarTerms('1.099999'), '12480.00', '1').lastRate).toBeNull()
  expect(computeCreditAmount(createDollarTerms('0.5'), '12480.00', '1.04')).toEqual({
    amountEur: '24960.00',
    lastRate: null,
  })
})
