import { expect, it } from 'vitest'
import { applyPayments, computeInstalments, type PaymentDays, splitInvoice } from './instalments'

type Terms = Parameters<typeof computeInstalments>[0]

const euro = (cents: number) => ({ cents, currency: 'EUR' })
const days: PaymentDays = {
  confirmedOn: '2026-10-05',
  shipments: [{ litres: 40_000, departedOn: '2026-11-02', deliveredOn: null, invoice: null }],
  restLitres: 0,
}
const [shipment] = days.shipments
const net30: Terms = { kind: 'net_days', net_days: 30 }
const whole = { net_days: null, base: null }
const inParts: Terms = {
  kind: 'parts',
  net_days: null,
  parts: [
    { percent: 30, kind: 'prepayment', ...whole },
    { percent: 70, kind: 'cash_against_documents', ...whole },
  ],
}

it.each<[string, Terms, Partial<PaymentDays>, string | null]>([
  ['a prepayment on confirmation', { kind: 'prepayment', net_days: null }, {}, '2026-10-05'],
  [
    'cash against documents on departure',
    { kind: 'cash_against_documents', net_days: null },
    {},
    '2026-11-02',
  ],
  [
    'a letter of credit on departure',
    { kind: 'letter_of_credit', net_days: null },
    {},
    '2026-11-02',
  ],
  ['net days after departure without an invoice', net30, {}, '2026-12-02'],
  [
    'net days on the due day of the invoice',
    net30,
    {
      shipments: shipment
        ? [{ ...shipment, invoice: { issuedOn: '2026-11-05', dueOn: '2026-12-05' } }]
        : [],
    },
    '2026-12-05',
  ],
  ['net days on no day before departure', net30, { shipments: [], restLitres: 40_000 }, null],
])('is due: %s', (_, terms, change, due_on) => {
  expect(computeInstalments(terms, euro(1_248_000), { ...days, ...change })).toEqual([
    { due_on, cents: 1_248_000 },
  ])
})

it.each([
  ['invoice', '2026-11-19'],
  ['departure', '2026-11-16'],
  ['delivery', '2026-11-24'],
] as const)('counts the days of a part from its %s', (base, due_on) => {
  const terms: Terms = {
    kind: 'parts',
    net_days: null,
    parts: [
      { percent: 50, kind: 'prepayment', ...whole },
      { percent: 50, kind: 'net_days', net_days: 14, base },
    ],
  }
  const delivered = {
    litres: 1,
    departedOn: '2026-11-02',
    deliveredOn: '2026-11-10',
    invoice: { issuedOn: '2026-11-05', dueOn: '2026-12-05' },
  }
  expect(computeInstalments(terms, euro(2), { ...days, shipments: [delivered] })[1]?.due_on).toBe(
    due_on,
  )
})

it('splits the rest of a prepayment by the departed volume, to the cent', () => {
  const instalments = computeInstalments(inParts, euro(1_000_001), {
    ...days,
    shipments: [{ litres: 1, departedOn: '2026-11-02', deliveredOn: null, invoice: null }],
    restLitres: 2,
  })
  expect(instalments).toEqual([
    { due_on: '2026-10-05', cents: 300_000 },
    { due_on: '2026-11-02', cents: 233_334 },
    { due_on: null, cents: 466_667 },
  ])
})

it('pays the oldest instalment first', () => {
  const instalments = computeInstalments(inParts, euro(100_000), days)
  const getUnpaid = (paid: number) =>
    applyPayments(instalments, paid).map(({ unpaidCents }) => unpaidCents)
  expect(getUnpaid(0)).toEqual([30_000, 70_000])
  expect(getUnpaid(40_000)).toEqual([0, 60_000])
  expect(getUnpaid(120_000)).toEqual([0, 0])
})

it('splits an invoice into the parts of its terms, each with its own day', () => {
  const terms: Terms = {
    ...inParts,
    parts: [
      { percent: 30, kind: 'prepayment', ...whole },
      { percent: 37, kind: 'cash_against_documents', ...whole },
      { percent: 33, kind: 'net_days', net_days: 30, base: 'delivery' },
    ],
  }
  const invoice = {
    issuedOn: '2026-11-05',
    confirmedOn: '2026-10-05',
    departedOn: '2026-11-02',
    deliveredOn: null,
  }
  const split = splitInvoice(terms, euro(100_001), invoice)
  expect(split.map(({ cents, due_on }) => [cents, due_on])).toEqual([
    [30_000, '2026-10-05'],
    [37_001, '2026-11-02'],
    [33_000, null],
  ])
  const [, , last] = splitInvoice(terms, euro(100_001), { ...invoice, deliveredOn: '2026-11-10' })
  expect(last?.due_on).toBe('2026-12-10')
  expect(splitInvoice(net30, euro(100_001), invoice)).toEqual([])
})

it('has whole yen in every part, so that each can be paid', () => {
  const yen = { cents: 100_100, currency: 'JPY' }
  expect(computeInstalments(inParts, yen, days).map(({ cents }) => cents)).toEqual([30_000, 70_100])
  const invoice = { ...days, issuedOn: '2026-11-05', departedOn: null, deliveredOn: null }
  expect(splitInvoice(inParts, yen, invoice).map(({ cents }) => cents)).toEqual([30_000, 70_100])
})
