import { expect, test } from 'vitest'
import type { CargoNeed, CargoStatus, CargoWrite, Role } from '../contract'
import { cargoSteps } from './cargo-steps'
import { person, subject, TRUCK, WHOLE } from './samples'

const ROLES: readonly Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
  'client',
]
const WAY: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]

const missing = (
  status: CargoStatus,
  change: Parameters<typeof subject>[1],
  role: Role = 'cargo_manager',
) =>
  cargoSteps.transitionsFor(person(role), subject(status, change)).find(({ forward }) => forward)
    ?.missing ?? []
const codes = (needs: readonly CargoNeed[]) => needs.map(({ code }) => code)

test.each(ROLES)('a %s takes the steps of the product’s table', (role) => {
  const works = ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'].includes(role)
  for (const [i, status] of WAY.entries()) {
    const next = WAY[i + 1]
    const cancel = ['planned', 'booked', 'loading'].includes(status) ? ['canceled'] : []
    const steps = cargoSteps.transitionsFor(person(role), subject(status)).map(({ to }) => to)
    expect(steps, status).toEqual(works ? [...(next ? [next] : []), ...cancel] : [])
  }
  expect(cargoSteps.transitionsFor(person(role), subject('canceled'))).toEqual([])
})

const LACKING: readonly [CargoStatus, Partial<CargoWrite>, CargoNeed['code']][] = [
  ['planned', { container_type: null }, 'container_type'],
  ['planned', { carrier: null }, 'carrier'],
  ['planned', { booking_number: null }, 'booking_number'],
  ['planned', { port_of_loading: null }, 'port_of_loading'],
  ['planned', { port_of_discharge: null }, 'port_of_discharge'],
  ['planned', { etd: null }, 'etd'],
  ['planned', { freight: null }, 'freight'],
  ['planned', { currency: 'USD' }, 'exchange_rate'],
  ['loading', { container_number: null }, 'container_number'],
  ['loading', { seal_number: null }, 'seal_number'],
  ['sealed', { vgm_date: null }, 'vgm'],
  ['delivered', { actual_freight: null }, 'actual_freight'],
]
test.each(LACKING)('a container that is %s and has %o lacks %s', (status, change, code) => {
  expect(codes(missing(status, { cargo: { ...WHOLE, ...change } }))).toEqual([code])
})

test('a truck needs its plate, and neither box, booking, ports, mass nor report', () => {
  for (const status of WAY.slice(0, -1))
    expect(
      missing(status, {
        cargo: { ...TRUCK, booking_number: null, port_of_loading: null, port_of_discharge: null },
        hasContainerReport: false,
      }),
    ).toEqual([])
  expect(codes(missing('loading', { cargo: { ...TRUCK, truck_plate: null } }))).toEqual([
    'truck_plate',
  ])
})

test('a container is not sealed without a report that is approved, and nobody lets that pass', () => {
  const without = subject('loading', { hasContainerReport: false })
  const wish = { to: 'sealed' as const, override: true, reason: 'The ship leaves' }
  expect(() => cargoSteps.take(person('admin'), without, wish)).toThrow('needs_missing')
})

test('its report is asked for again before it leaves, for it may have been corrected', () => {
  expect(codes(missing('sealed', { hasContainerReport: false }))).toEqual(['container_report'])
  for (const status of ['loading', 'sealed'] as const) {
    expect(missing(status, { reportedSeal: 'ML 2' })).toEqual([
      { code: 'seal_differs', pointer: '/seal_number', params: { seal: 'ML 2' } },
    ])
  }
})

test('what two steps in a row ask for is told once', () => {
  const [seal] = cargoSteps.transitionsFor(
    person('cargo_manager'),
    subject('loading', { hasContainerReport: false, cargo: { ...WHOLE, vgm_kg: null } }),
  )
  expect([codes(seal?.missing ?? []), codes(seal?.ahead ?? [])]).toEqual([
    ['container_report'],
    ['vgm'],
  ])
})

test('another count is let pass by a global manager, with a reason, and so is a report that is still open at the end', () => {
  const off = {
    code: 'load_counted' as const,
    pointer: '/lines/0/quantity',
    params: { supply: 'S-2026-0001', counted: '9', planned: '12', unit: 'pack' as const },
  }
  const subjects = [
    ['sealed', subject('loading', { miscounted: [off] })],
    ['closed', subject('delivered', { openReports: ['CR-2026-0002'] })],
  ] as const
  for (const [to, lacking] of subjects) {
    const wish = { to, override: true, reason: 'Counted again' }
    expect(() => cargoSteps.take(person('cargo_manager'), lacking, wish)).toThrow('forbidden')
    expect(cargoSteps.take(person('global_manager'), lacking, wish)).toEqual({ isOverridden: true })
  }
})

test('what is loaded is there, for deals and from supplies that are open', () => {
  const load = {
    litres: 40_000,
    most: { m3: '39.999', litres: 39_999 },
    supplyNumber: 'S-2026-0001',
    closed: 'D-2026-0007',
  }
  for (const status of ['booked', 'loading'] as const) {
    expect(missing(status, { loads: [load] }), status).toEqual([
      { code: 'load_open', pointer: '/lines/0', params: { number: 'D-2026-0007' } },
      {
        code: 'load_ready',
        pointer: '/lines/0/quantity',
        params: { most: '39.999', supply: 'S-2026-0001' },
      },
    ])
  }
  expect(codes(missing('booked', { loads: [] }))).toEqual(['load'])
})

test('an inspection that lacks is let pass by a global manager, with a reason', () => {
  const uninspected = subject('booked', { uninspected: ['S-2026-0001'] })
  const wish = { to: 'loading' as const, override: true }
  expect(() => cargoSteps.take(person('cargo_manager'), uninspected, wish)).toThrow('forbidden')
  expect(() => cargoSteps.take(person('global_manager'), uninspected, wish)).toThrow('validation')
  expect(
    cargoSteps.take(person('global_manager'), uninspected, { ...wish, reason: 'Seen on Monday' }),
  ).toEqual({ isOverridden: true })
})

test('it closes with its documents, or with a reason of a global manager’s', () => {
  const lacking = subject('delivered', { missingDocuments: ['cmr'] })
  expect(() =>
    cargoSteps.take(person('cargo_manager'), lacking, { to: 'closed', override: false }),
  ).toThrow('needs_missing')
  expect(
    cargoSteps.take(person('admin'), lacking, {
      to: 'closed',
      override: true,
      reason: 'Lost by the carrier',
    }),
  ).toEqual({ isOverridden: true })
})
