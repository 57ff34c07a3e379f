import { describe, expect, it } from 'vitest'
import type { DealStatus, DealWrite } from '../schema'
import {
  canReviseDeal,
  dealRevisionMachine,
  findClosedFields,
  findLoadErrors,
  isDealRevisable,
  needsClientAgreement,
  type DealRevisionSubject,
} from './deal-revision-rules'
import {
  COMPLETE_DEAL,
  createActor,
  createSubject,
  LINE,
  OTHER_SALE_MANAGER,
  OWNER,
} from './samples'
import { vDealStatus, vRole } from '@contract/validators'

describe('a deal', () => {
  it('is revised from its order confirmation until it is shipped', () => {
    const isRevisable = (status: DealStatus) => isDealRevisable({ status })
    expect(vDealStatus.options.filter(isRevisable)).toEqual([
      'order_confirmation',
      'confirmed',
      'loading',
    ])
  })

  it('is revised by its sale manager and global roles', () => {
    const deal = { saleManagerId: OWNER }
    expect(vRole.options.filter((role) => canReviseDeal(createActor(role), deal))).toEqual([
      'sale_manager',
      'global_manager',
      'admin',
    ])
    expect(canReviseDeal(OTHER_SALE_MANAGER, deal)).toBe(false)
  })
})

describe('the client agrees again', () => {
  it.each([
    'payment_terms',
    'incoterms',
    'delivery_week_from',
    'delivery_week_to',
    'transport',
    'destination',
    'tolerance_percent',
    'line',
    'product_id',
    'specification',
    'quantity',
    'unit',
    'price',
    'price_unit',
    'certification',
  ])('if %s differs', (field) => {
    expect(needsClientAgreement([{ field }])).toBe(true)
  })

  it('only if more than the reference, the port, the rate or the order of the lines differs', () => {
    const minor = ['customer_reference', 'port_of_discharge', 'exchange_rate', 'lines']
    expect(needsClientAgreement(minor.map((field) => ({ field })))).toBe(false)
    expect(needsClientAgreement([...minor, 'price'].map((field) => ({ field })))).toBe(true)
  })
})

const line = COMPLETE_DEAL.lines[0] ?? expect.fail('a line')

/** The errors of a change of a deal of 40 m3, of which this much is loaded or planned. */
function findErrors(
  progress: { loaded_l: number; claimed_l?: number; volume_l?: number; hasLoads?: boolean },
  change: Partial<Omit<DealWrite, 'lines'>> = {},
  lines: readonly (DealWrite['lines'][number] & { volume_l: number })[] = [
    { ...line, volume_l: 40_000 },
  ],
) {
  const before = { claimed_l: 0, volume_l: 40_000, hasLoads: true, ...progress }
  return findLoadErrors(
    { ...COMPLETE_DEAL, lines: [{ ...line, ...before }] },
    { ...COMPLETE_DEAL, ...change, lines },
  ).map(({ pointer, code }) => [pointer, code])
}

describe('what is loaded', () => {
  it('bounds the quantity from below', () => {
    const withVolume = (volume_l: number) => [{ ...line, volume_l }]
    expect(findErrors({ loaded_l: 20_000 }, {}, withVolume(20_000))).toEqual([])
    expect(findErrors({ loaded_l: 20_000 }, {}, withVolume(19_999))).toEqual([
      ['/lines/0/quantity', 'below_loaded'],
    ])
  })

  it('may exceed an unchanged quantity within the tolerance', () => {
    expect(findErrors({ loaded_l: 42_000 })).toEqual([])
    expect(findErrors({ loaded_l: 42_000 }, {}, [{ ...line, volume_l: 39_000 }])).toEqual([
      ['/lines/0/quantity', 'below_loaded'],
    ])
  })

  it('keeps its line, wood, price, unit and certificate', () => {
    expect(findErrors({ loaded_l: 1 }, {}, [])).toEqual([['/lines', 'below_loaded']])
    const other = {
      ...line,
      volume_l: 40_000,
      product_id: LINE,
      price: '300.00',
      unit: 'pcs',
      price_unit: 'lm',
      certification: 'pefc_certified',
    } as const
    expect(findErrors({ loaded_l: 1 }, {}, [other])).toEqual([
      ['/lines/0/product_id', 'locked'],
      ['/lines/0/unit', 'locked'],
      ['/lines/0/price', 'locked'],
      ['/lines/0/price_unit', 'locked'],
      ['/lines/0/certification', 'locked'],
    ])
  })

  it('has the same price in another notation', () => {
    expect(findErrors({ loaded_l: 1 }, {}, [{ ...line, volume_l: 40_000, price: '312' }])).toEqual(
      [],
    )
  })

  it('closes the Incoterms and the kind of transport, not the number of trucks', () => {
    const incoterms = { rule: 'FCA', place: 'Kaunas' } as const
    expect(
      findErrors({ loaded_l: 1 }, { incoterms, transport: { kind: 'container', count: 1 } }),
    ).toEqual([
      ['/incoterms', 'locked'],
      ['/transport/kind', 'locked'],
    ])
    expect(findErrors({ loaded_l: 1 }, { transport: { kind: 'truck', count: 5 } })).toEqual([])
    expect(findErrors({ loaded_l: 0, hasLoads: false }, { incoterms })).toEqual([])
  })

  it('closes its fields for the screen', () => {
    const deal = { lines: [{ id: LINE, loaded_l: 1 }] }
    expect(findClosedFields(deal, [{ id: OWNER }, { id: LINE }])).toEqual([
      '/incoterms',
      '/transport/kind',
      '/lines/1/product_id',
      '/lines/1/specification',
      '/lines/1/unit',
      '/lines/1/price',
      '/lines/1/discount',
      '/lines/1/price_unit',
      '/lines/1/certification',
    ])
    expect(findClosedFields({ lines: [{ id: LINE, loaded_l: 0 }] }, [{ id: LINE }])).toEqual([])
  })
})

describe('wood that is planned in a cargo', () => {
  const progress = { loaded_l: 0, claimed_l: 10_000 }

  it('keeps its line and its wood', () => {
    expect(findErrors(progress, {}, [])).toEqual([['/lines', 'below_loaded']])
    const other = { ...line, volume_l: 40_000, product_id: LINE }
    expect(findErrors(progress, {}, [other])).toEqual([['/lines/0/product_id', 'locked']])
  })

  it('may get another price and quantity', () => {
    expect(findErrors(progress, {}, [{ ...line, volume_l: 5000, price: '1.00' }])).toEqual([])
  })
})

describe('wood of canceled cargos alone', () => {
  const progress = { loaded_l: 0, claimed_l: 0 }
  const other = { ...line, volume_l: 40_000, product_id: LINE }

  it('may be removed', () => {
    expect(findErrors(progress, {}, [])).toEqual([])
  })

  it('stays the wood that those cargos name', () => {
    expect(findErrors(progress, {}, [other])).toEqual([['/lines/0/product_id', 'locked']])
    expect(findErrors({ ...progress, hasLoads: false }, {}, [other])).toEqual([])
  })
})

/** The subject of a revision of a confirmed deal whose client has no room for it. */
const createRevisionSubject = (change: Partial<DealRevisionSubject>): DealRevisionSubject => ({
  ...createSubject(),
  client: { status: 'blocked', creditLimitEur: '1.00', exposureEur: '0.00' },
  status: 'sent',
  isRevisable: true,
  needsAgreement: true,
  hasDifferences: true,
  isSold: true,
  raisesCredit: true,
  addsPacks: false,
  ...change,
})

const findMissing = (change: Partial<DealRevisionSubject>) =>
  dealRevisionMachine
    .getTransitions(createActor('sale_manager'), createRevisionSubject(change))[0]
    ?.missing.map(({ code }) => code)

describe('a revision', () => {
  it('needs credit where the client will owe more', () => {
    expect(findMissing({})).toEqual(['client_not_blocked', 'within_credit_limit'])
    expect(findMissing({ raisesCredit: false })).toEqual([])
  })

  it('adds no packs for a blocked client, also at a lower total', () => {
    const lower = { raisesCredit: false, addsPacks: true }
    expect(findMissing(lower)).toEqual(['client_not_blocked'])
    const client = { ...createRevisionSubject({}).client, status: 'active' as const }
    expect(findMissing({ ...lower, client })).toEqual([])
  })

  it('is sent to a blocked client unless it reserves packs, and warns that it is blocked', () => {
    const find = (change: Partial<DealRevisionSubject>) =>
      dealRevisionMachine
        .getTransitions(createActor('sale_manager'), createRevisionSubject(change))
        .find(({ to }) => to === 'sent')
    expect(find({ status: 'open' })?.missing).toEqual([])
    expect(find({ status: 'open' })?.ahead).toMatchObject([
      { code: 'client_not_blocked' },
      { code: 'within_credit_limit' },
    ])
    const added = find({ status: 'open', addsPacks: true })
    expect(added?.missing).toEqual([{ code: 'client_not_blocked' }])
    expect(added?.ahead).toMatchObject([{ code: 'within_credit_limit' }])
  })

  it('needs the rate of a sold deal', () => {
    const deal = { ...COMPLETE_DEAL, currency: 'USD' } as const
    expect(findMissing({ raisesCredit: false, deal })).toEqual(['exchange_rate'])
    expect(findMissing({ raisesCredit: false, deal, isSold: false })).toEqual([])
  })

  it('needs a difference and the printed terms to be sent', () => {
    expect(
      findMissing({
        status: 'open',
        hasDifferences: false,
        deal: { ...COMPLETE_DEAL, delivery_week_from: null, lines: [] },
      }),
    ).toEqual(['difference', 'delivery_week', 'line'])
  })
})
