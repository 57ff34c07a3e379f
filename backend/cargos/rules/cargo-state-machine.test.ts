import { expect, it } from 'vitest'
import { vRole } from '@contract/validators'
import type { Role } from '../../call'
import type { CargoNeed, CargoStatus, CargoWrite } from '../schema'
import { cargoStateMachine } from './cargo-state-machine'
import { createActor, createSubject, TRUCK_CARGO, COMPLETE_CARGO } from './samples'

const FORWARD_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]

const findMissing = (
  status: CargoStatus,
  change: Parameters<typeof createSubject>[1],
  role: Role = 'cargo_manager',
) =>
  cargoStateMachine
    .getTransitions(createActor(role), createSubject(status, change))
    .find(({ forward }) => forward)?.missing ?? []
const getCodes = (needs: readonly CargoNeed[]) => needs.map(({ code }) => code)

it.each(vRole.options)('a %s moves a cargo only if it works on cargos', (role) => {
  const canMove = ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'].includes(role)
  for (const [i, status] of FORWARD_STATUSES.entries()) {
    const next = FORWARD_STATUSES[i + 1]
    const cancel = ['planned', 'booked', 'loading'].includes(status) ? ['canceled'] : []
    const reopen = status === 'sealed' ? ['loading'] : []
    const transitions = cargoStateMachine
      .getTransitions(createActor(role), createSubject(status))
      .map(({ to }) => to)
    expect(transitions, status).toEqual(
      canMove ? [...(next ? [next] : []), ...reopen, ...cancel] : [],
    )
  }
  expect(cargoStateMachine.getTransitions(createActor(role), createSubject('canceled'))).toEqual([])
})

const MISSING: readonly [CargoStatus, Partial<CargoWrite>, CargoNeed['code']][] = [
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
it.each(MISSING)('a %s container with %o needs %s', (status, change, code) => {
  expect(getCodes(findMissing(status, { cargo: { ...COMPLETE_CARGO, ...change } }))).toEqual([code])
})

it('a truck needs its plate, but no container, booking, ports, mass or report', () => {
  for (const status of FORWARD_STATUSES.slice(0, -1))
    expect(
      findMissing(status, {
        cargo: {
          ...TRUCK_CARGO,
          booking_number: null,
          port_of_loading: null,
          port_of_discharge: null,
        },
        hasContainerReport: false,
      }),
    ).toEqual([])
  expect(
    getCodes(findMissing('loading', { cargo: { ...TRUCK_CARGO, truck_plate: null } })),
  ).toEqual(['truck_plate'])
})

it('sealing a container needs an approved report and cannot be overridden', () => {
  const unreported = createSubject('loading', { hasContainerReport: false })
  const request = { to: 'sealed' as const, override: true, reason: 'The ship leaves' }
  expect(() => cargoStateMachine.take(createActor('admin'), unreported, request)).toThrow(
    'needs_missing',
  )
})

it('a sealed cargo is reopened with a reason until it departs', () => {
  const reopen = { to: 'loading' as const, override: false }
  const take = (
    status: CargoStatus,
    request: { to: 'loading'; override: boolean; reason?: string },
  ) => cargoStateMachine.take(createActor('cargo_manager'), createSubject(status), request)
  expect(() => take('sealed', reopen)).toThrow('validation')
  expect(take('sealed', { ...reopen, reason: 'A pack was left behind' })).toEqual({
    isOverridden: false,
  })
  expect(() => take('in_transit', { ...reopen, reason: 'Too late' })).toThrow('not_allowed_now')
})

it('departure checks the container report again, because it may have been corrected', () => {
  expect(getCodes(findMissing('sealed', { hasContainerReport: false }))).toEqual([
    'container_report',
  ])
  for (const status of ['loading', 'sealed'] as const) {
    expect(findMissing(status, { reportedSeal: 'ML 2' })).toEqual([
      { code: 'seal_differs', pointer: '/seal_number', params: { seal: 'ML 2' } },
    ])
  }
})

it('a seal is the same in small letters and with other spaces', () => {
  const reportedSeal = ` ${COMPLETE_CARGO.seal_number?.toLowerCase().replace(' ', '  ')}`
  expect(findMissing('loading', { reportedSeal })).toEqual([])
})

it('a need of two transitions in a row is listed once', () => {
  const [seal] = cargoStateMachine.getTransitions(
    createActor('cargo_manager'),
    createSubject('loading', {
      hasContainerReport: false,
      cargo: { ...COMPLETE_CARGO, vgm_kg: null },
    }),
  )
  expect([getCodes(seal?.missing ?? []), getCodes(seal?.ahead ?? [])]).toEqual([
    ['container_report'],
    ['vgm'],
  ])
})

it('a global manager overrides a different count, or an open report at closing, with a reason', () => {
  const off = {
    code: 'load_counted' as const,
    pointer: '/lines/0/quantity',
    params: { supply: 'S-2026-0001', counted: '9', planned: '12', unit: 'pack' as const },
  }
  const subjects = [
    ['sealed', createSubject('loading', { miscounted: [off] })],
    ['closed', createSubject('delivered', { openReports: ['CR-2026-0002'] })],
  ] as const
  for (const [to, subject] of subjects) {
    const request = { to, override: true, reason: 'Counted again' }
    expect(() => cargoStateMachine.take(createActor('cargo_manager'), subject, request)).toThrow(
      'forbidden',
    )
    expect(cargoStateMachine.take(createActor('global_manager'), subject, request)).toEqual({
      isOverridden: true,
    })
  }
})

it('loads need ready wood and open deals and supplies', () => {
  const load = {
    litres: 40_000,
    max: { m3: '39.999', litres: 39_999 },
    supplyNumber: 'S-2026-0001',
    closedDocument: 'D-2026-0007',
    rejectedPacks: [],
  }
  for (const status of ['booked', 'loading'] as const) {
    expect(findMissing(status, { loads: [load] }), status).toEqual([
      { code: 'load_open', pointer: '/lines/0', params: { number: 'D-2026-0007' } },
      {
        code: 'load_ready',
        pointer: '/lines/0/quantity',
        params: { most: '39.999', supply: 'S-2026-0001' },
      },
    ])
  }
  expect(getCodes(findMissing('sealed', { loads: [load] }))).toEqual(['load_open'])
  expect(getCodes(findMissing('booked', { loads: [] }))).toEqual(['load'])
})

it('rejected packs are neither loaded nor sealed', () => {
  const [load] = createSubject('booked').loads
  const loads = load ? [{ ...load, rejectedPacks: ['1041', '1042'] }] : []
  for (const status of ['booked', 'loading'] as const)
    expect(findMissing(status, { loads }), status).toEqual([
      { code: 'packs_accepted', pointer: '/lines/0/quantity', params: { packs: '1041, 1042' } },
    ])
})

it('a global manager overrides a missing inspection with a reason', () => {
  const uninspected = createSubject('booked', { uninspected: ['S-2026-0001'] })
  const request = { to: 'loading' as const, override: true }
  expect(() => cargoStateMachine.take(createActor('cargo_manager'), uninspected, request)).toThrow(
    'forbidden',
  )
  expect(() => cargoStateMachine.take(createActor('global_manager'), uninspected, request)).toThrow(
    'validation',
  )
  expect(
    cargoStateMachine.take(createActor('global_manager'), uninspected, {
      ...request,
      reason: 'Seen on Monday',
    }),
  ).toEqual({ isOverridden: true })
})

it('closing needs all documents, or a global manager’s reason', () => {
  const undocumented = createSubject('delivered', { missingDocuments: ['cmr'] })
  expect(() =>
    cargoStateMachine.take(createActor('cargo_manager'), undocumented, {
      to: 'closed',
      override: false,
    }),
  ).toThrow('needs_missing')
  expect(
    cargoStateMachine.take(createActor('admin'), undocumented, {
      to: 'closed',
      override: true,
      reason: 'Lost by the carrier',
    }),
  ).toEqual({ isOverridden: true })
})
