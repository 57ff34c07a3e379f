import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getUnitCents } from './amounts'
import { applyPayments, computeInstalments, type PaymentDays, splitInvoice } from './instalments'

type Terms = Parameters<typeof computeInstalments>[0]
type PaymentPart = NonNullable<Terms['parts']>[number]

const euro = (cents: number) => ({ cents, currency: 'EUR' })
const createInvoice = (netCents: number, vatCents = 0) => ({
  issuedOn: '2026-11-05',
  dueOn: '2026-12-05',
  netCents,
  vatCents,
})
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
      shipments: shipment ? [{ ...shipment, invoice: createInvoice(1_248_000) }] : [],
    },
    '2026-12-05',
  ],
  ['net days on no day before departure', net30, { shipments: [], restLitres: 40_000 }, null],
])('an amount is due: %s', (_, terms, change, due_on) => {
  expect(computeInstalments(terms, euro(1_248_000), { ...days, ...change })).toEqual([
    { due_on, cents: 1_248_000 },
  ])
})

it.each([
  ['invoice', '2026-11-19'],
  ['departure', '2026-11-16'],
  ['delivery', '2026-11-24'],
] as const)('the days of a part count from its %s', (base, due_on) => {
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
    invoice: createInvoice(2),
  }
  expect(computeInstalments(terms, euro(2), { ...days, shipments: [delivered] })[1]?.due_on).toBe(
    due_on,
  )
})

it('the rest of a prepayment is split by the departed volume, to the cent', () => {
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

it('a payment pays the oldest instalment first', () => {
  const instalments = computeInstalments(inParts, euro(100_000), days)
  const getUnpaid = (paid: number) =>
    applyPayments(instalments, paid).map(({ unpaidCents }) => unpaidCents)
  expect(getUnpaid(0)).toEqual([30_000, 70_000])
  expect(getUnpaid(40_000)).toEqual([0, 60_000])
  expect(getUnpaid(120_000)).toEqual([0, 0])
})

it('an invoice is split into the parts of its terms, each with its own day', () => {
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

it('an amount in yen has whole yen in every part, so that each can be paid', () => {
  const yen = { cents: 100_100, currency: 'JPY' }
  expect(computeInstalments(inParts, yen, days).map(({ cents }) => cents)).toEqual([30_000, 70_100])
  const invoice = { ...days, issuedOn: '2026-11-05', departedOn: null, deliveredOn: null }
  expect(splitInvoice(inParts, yen, invoice).map(({ cents }) => cents)).toEqual([30_000, 70_100])
})

const half = { litres: 20_000, departedOn: '2026-11-02', deliveredOn: null, invoice: null }

it('the amount of an invoice is due on its day, and the rest on none', () => {
  const invoiced = { ...half, invoice: createInvoice(600_000, 126_000) }
  const started = { ...days, shipments: [invoiced], restLitres: 20_000 }
  expect(computeInstalments(net30, euro(1_000_000), started)).toEqual([
    { due_on: '2026-12-05', cents: 726_000 },
    { due_on: null, cents: 400_000 },
  ])
  const both = { ...days, shipments: [invoiced, half] }
  expect(computeInstalments(net30, euro(1_000_000), both)).toEqual([
    { due_on: '2026-12-02', cents: 400_000 },
    { due_on: '2026-12-05', cents: 726_000 },
  ])
})

it('an invoice before the departure has its printed day', () => {
  const sealed = { ...half, departedOn: null, invoice: createInvoice(500_000, 105_000) }
  const started = { ...days, shipments: [sealed], restLitres: 20_000 }
  expect(computeInstalments(net30, euro(1_000_000), started)).toEqual([
    { due_on: '2026-12-05', cents: 605_000 },
    { due_on: null, cents: 500_000 },
  ])
})

it('a prepayment stays as it was agreed, and the VAT is due on the day of the invoice', () => {
  const terms: Terms = {
    ...inParts,
    parts: [
      { percent: 30, kind: 'prepayment', ...whole },
      { percent: 70, kind: 'net_days', net_days: 30, base: 'invoice' },
    ],
  }
  const invoiced = { ...half, invoice: createInvoice(500_000, 105_000) }
  const started = { ...days, shipments: [invoiced], restLitres: 20_000 }
  expect(computeInstalments(terms, euro(1_000_000), started)).toEqual([
    { due_on: '2026-10-05', cents: 300_000 },
    { due_on: '2026-12-05', cents: 455_000 },
    { due_on: null, cents: 350_000 },
  ])
})

it('an invoice without a prepayment has its printed parts, to the cent', () => {
  const terms: Terms = {
    ...inParts,
    parts: [
      { percent: 33, kind: 'cash_against_documents', ...whole },
      { percent: 67, kind: 'net_days', net_days: 30, base: 'departure' },
    ],
  }
  const printed = { issuedOn: '2026-11-01', confirmedOn: null, deliveredOn: null }
  const total = euro(500_003 + 105_001)
  const paper = splitInvoice(terms, total, { ...printed, departedOn: half.departedOn })
  const invoice = { ...createInvoice(500_003, 105_001), issuedOn: '2026-11-01' }
  const started = { ...days, shipments: [{ ...half, invoice }] }
  expect(computeInstalments(terms, euro(500_003), started)).toEqual(
    paper.map(({ due_on, cents }) => ({ due_on, cents })),
  )
})

it('charges that are not invoiced have no day', () => {
  const invoiced = { ...half, invoice: createInvoice(500_000) }
  expect(computeInstalments(net30, euro(550_000), { ...days, shipments: [invoiced] })).toEqual([
    { due_on: '2026-12-05', cents: 500_000 },
    { due_on: null, cents: 50_000 },
  ])
})

const day = fc.constantFrom('2026-11-01', '2026-11-05', '2026-12-24')
const dayOrNull = fc.option(day)
const partKinds = fc.constantFrom<PaymentPart['kind']>(
  'prepayment',
  'cash_against_documents',
  'letter_of_credit',
  'net_days',
)
const anyParts = fc
  .array(
    fc.record<PaymentPart>({
      percent: fc.integer({ min: 1, max: 25 }),
      kind: partKinds,
      net_days: fc.integer({ min: 1, max: 90 }),
      base: fc.constantFrom('invoice', 'departure', 'delivery'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .chain((parts) => {
    const percent = 100 - parts.reduce((sum, part) => sum + part.percent, 0)
    return partKinds.map((kind) => [...parts, { percent, kind, net_days: 14, base: 'invoice' }])
  })
const anyTerms: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({ kind: partKinds, net_days: fc.integer({ min: 1, max: 90 }) }),
  anyParts.map((parts) => ({ kind: 'parts', net_days: null, parts }) as Terms),
)
/** Units of the currency. */
const units = fc.nat(5_000_000)
const anyShipment = fc.record({
  litres: fc.nat(40_000),
  departedOn: dayOrNull,
  deliveredOn: dayOrNull,
  invoice: fc.option(fc.record({ issuedOn: day, dueOn: day, netCents: units, vatCents: units })),
})

it('the instalments add up to what the client owes in its currency, with any terms', () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.constantFrom('EUR', 'JPY'),
      units,
      fc.array(anyShipment, { maxLength: 4 }),
      fc.nat(40_000),
      (terms, currency, net, drawn, restLitres) => {
        const unit = getUnitCents(currency)
        const shipments = drawn.map(({ invoice, ...one }) => ({
          ...one,
          invoice: invoice && {
            ...invoice,
            netCents: invoice.netCents * unit,
            vatCents: invoice.vatCents * unit,
          },
        }))
        const instalments = computeInstalments(
          terms,
          { cents: net * unit, currency },
          { confirmedOn: '2026-10-05', shipments, restLitres },
        )
        const vat = shipments.reduce((sum, { invoice }) => sum + (invoice?.vatCents ?? 0), 0)
        expect(instalments.reduce((sum, { cents }) => sum + cents, 0)).toBe(net * unit + vat)
        for (const { cents } of instalments) expect(Math.abs(cents % unit)).toBe(0)
        expect(new Set(instalments.map(({ due_on }) => due_on)).size).toBe(instalments.length)
      },
    ),
  )
})
