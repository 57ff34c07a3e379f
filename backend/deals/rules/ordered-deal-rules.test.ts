import { describe, expect, it } from 'vitest'
import type { DealWrite } from '../schema'
import { findFieldsClosedByOrder, findOrderedErrors } from './ordered-deal-rules'
import { BOARD } from '../../wood-lines/samples'
import { COMPLETE_DEAL, LINE } from './samples'

const change = (terms: Partial<DealWrite>) =>
  findOrderedErrors(COMPLETE_DEAL, { ...COMPLETE_DEAL, ...terms })
const changeLine = (line: Partial<DealWrite['lines'][number]>) =>
  change({ lines: COMPLETE_DEAL.lines.map((one) => ({ ...one, ...line })) })

describe('a revision of a deal that was ordered on the portal', () => {
  it('changes price, quantity, discount, remark, weeks, payment, charges and trucks', () => {
    expect(
      change({
        ...{ delivery_week_from: '2026-W52', delivery_week_to: '2026-W53', charges: [] },
        ...{ payment_terms: { kind: 'net_days', net_days: 30 }, tolerance_percent: 0 },
        ...{ client_notes: 'Gate 2', customer_reference: 'PO 2', exchange_rate: '1.08' },
        transport: { kind: 'truck', count: 2 },
      }),
    ).toEqual([])
    expect(
      changeLine({
        ...{ price: '300.00', quantity: '20.000', remark: 'Wrapped' },
        discount: { kind: 'percent', value: '5.00' },
      }),
    ).toEqual([])
    expect(change({ lines: [] })).toEqual([])
  })

  it.each<[pointer: string, terms: Partial<DealWrite>]>([
    ['/incoterms', { incoterms: { rule: 'DAP', place: 'Nice' } }],
    ['/destination', { destination: 'Nice' }],
    ['/port_of_discharge', { port_of_discharge: 'FRMRS' }],
    ['/transport/kind', { transport: { kind: 'container', count: null } }],
  ])('keeps %s, which belongs to the address of the order', (pointer, terms) => {
    expect(change(terms)).toEqual([{ pointer, code: 'locked' }])
    expect(findFieldsClosedByOrder([])).toContain(pointer)
  })

  it.each<[field: string, line: Partial<DealWrite['lines'][number]>]>([
    ['specification', { specification: { ...BOARD, thickness_mm: 25 } }],
    ['unit', { unit: 'pcs' }],
    ['price_unit', { price_unit: 'pcs' }],
    ['certification', { certification: 'fsc_100' }],
  ])('keeps the %s of a line', (field, line) => {
    const pointer = `/lines/0/${field}`
    expect(changeLine(line)).toEqual([{ pointer, code: 'locked' }])
    expect(findFieldsClosedByOrder(COMPLETE_DEAL.lines)).toContain(pointer)
  })

  it('takes at most as many trucks as an order', () => {
    expect(change({ transport: { kind: 'truck', count: 51 } })).toEqual([
      { pointer: '/transport/count', code: 'too_large', params: { max: 50 } },
    ])
  })

  it('adds no line, because the client orders more wood itself', () => {
    const added = { ...COMPLETE_DEAL.lines[0], id: LINE.replace(/1$/, '2') }
    expect(
      change({ lines: [...COMPLETE_DEAL.lines, added as DealWrite['lines'][number]] }),
    ).toEqual([{ pointer: '/lines/1/specification', code: 'not_in_order' }])
  })
})
