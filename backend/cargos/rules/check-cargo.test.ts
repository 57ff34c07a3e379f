import { expect, it } from 'vitest'
import type { CargoStatus, CargoWrite } from '../schema'
import { checkCargo, checkFill, findVgmWarnings } from './check-cargo'
import { computeCargoFigures } from './cargo-figures'
import { TRUCK_CARGO, COMPLETE_CARGO } from './samples'

const NO_REFERENCES = {
  containerHolder: null,
  foreignLoadIds: new Set<string>(),
  status: 'planned' as const,
  today: '2026-12-20',
}
const check = (change: Partial<CargoWrite>, cargo = COMPLETE_CARGO) =>
  checkCargo({ ...cargo, ...change }, NO_REFERENCES)
const load = {
  id: '00000000-0000-4000-8000-000000000001',
  supply_line_id: 'a',
  deal_line_id: 'b',
  quantity: '1',
  unit: 'm3' as const,
  lot_ids: [],
  net_kg: null,
  gross_kg: null,
  drop: 1,
}
const pack = {
  x_mm: 0,
  y_mm: 0,
  z_mm: 0,
  length_mm: 4800,
  width_mm: 1100,
  height_mm: 1100,
  is_turned: false,
}

it('a complete container or truck has no errors', () => {
  expect([check({}), check({}, TRUCK_CARGO)]).toEqual([[], []])
})

it('the days of departure and arrival stay once the cargo has left or arrived', () => {
  const checkIn = (status: CargoStatus, change: Partial<CargoWrite> = {}) =>
    checkCargo({ ...COMPLETE_CARGO, atd: null, ata: null, ...change }, { ...NO_REFERENCES, status })
  const noDeparture = { pointer: '/atd', code: 'required' }
  const noArrival = { pointer: '/ata', code: 'required' }
  expect(checkIn('sealed')).toEqual([])
  expect(checkIn('in_transit')).toEqual([noDeparture])
  expect(checkIn('in_transit', { atd: '2026-12-01' })).toEqual([])
  for (const status of ['arrived', 'delivered'] as const)
    expect(checkIn(status)).toEqual([noDeparture, noArrival])
})

it('the days of departure and arrival are not in the future, and unknown of a new cargo', () => {
  const checkDays = (status: CargoStatus | null, atd: string | null, ata: string | null) =>
    checkCargo({ ...COMPLETE_CARGO, atd, ata }, { ...NO_REFERENCES, status })
  expect(checkDays('arrived', '2026-12-02', '2026-12-20')).toEqual([])
  expect(checkDays('arrived', '2026-12-02', '2026-12-21')).toEqual([
    { pointer: '/ata', code: 'future_day' },
  ])
  expect(checkDays('sealed', '2027-11-30', null)).toEqual([{ pointer: '/atd', code: 'future_day' }])
  expect(checkDays('sealed', '2026-11-31', null)).toEqual([
    { pointer: '/atd', code: 'wrong_format' },
  ])
  expect(checkDays(null, '2026-12-02', '2026-12-16')).toEqual([
    { pointer: '/atd', code: 'unexpected' },
    { pointer: '/ata', code: 'unexpected' },
  ])
})

it('a wrong check digit is reported with the right one', () => {
  expect(check({ container_number: 'MWCU6059784' })).toEqual([])
  expect(check({ container_number: 'MWCU6059785' })).toEqual([
    { pointer: '/container_number', code: 'check_digit', params: { digit: '4' } },
  ])
})

it('a container can be in only one open cargo', () => {
  expect(checkCargo(COMPLETE_CARGO, { ...NO_REFERENCES, containerHolder: 'C-2026-0003' })).toEqual([
    { pointer: '/container_number', code: 'in_open_cargo', params: { number: 'C-2026-0003' } },
  ])
})

it('a verified mass over the limit of the plate or type is refused with the excess kg', () => {
  expect(check({ vgm_kg: 30_481 })).toEqual([
    { pointer: '/vgm_kg', code: 'over_gross', params: { over: '1', most: '30480' } },
  ])
  expect(check({ vgm_kg: 30_481, max_gross_kg: 32_500 })).toEqual([])
  expect(check({ tare_kg: 4000, max_gross_kg: 4000, vgm_kg: null })).toMatchObject([
    { pointer: '/max_gross_kg', code: 'too_small' },
  ])
})

it('a verified mass is more than the tare', () => {
  expect(check({ tare_kg: 3_800, vgm_kg: 3_800 })).toEqual([
    { pointer: '/vgm_kg', code: 'too_small', params: { min: 3_801 } },
  ])
  expect(check({ tare_kg: 3_800, vgm_kg: 3_801 })).toEqual([])
})

it('a truck has no container fields, and a container no truck fields', () => {
  expect(
    check({ container_type: '20DC', vessel: 'Nora', cut_off: '2026-11-30' }, TRUCK_CARGO),
  ).toEqual(
    ['/container_type', '/vessel', '/cut_off'].map((pointer) => ({ pointer, code: 'unexpected' })),
  )
  expect(check({ truck_plate: 'KLP 482' })).toEqual([
    { pointer: '/truck_plate', code: 'unexpected' },
  ])
})

it('dates are valid and in order', () => {
  expect(check({ etd: '2026-02-30', eta: null, cut_off: null })).toEqual([
    { pointer: '/etd', code: 'wrong_format' },
  ])
  expect(
    check({ cut_off: '2026-12-03', eta: '2026-12-01', atd: '2026-12-02', ata: '2026-12-01' }),
  ).toEqual(['/etd', '/eta', '/ata'].map((pointer) => ({ pointer, code: 'day_order' })))
})

it('ports need a known country, euro needs no rate, and stowed packs need a load', () => {
  const wrong = {
    port_of_loading: 'ZZKLJ',
    exchange_rate: '1.1',
    stowage: [{ ...pack, load_id: load.id }],
  }
  expect(check(wrong).map(({ pointer }) => pointer)).toEqual([
    '/port_of_loading',
    '/exchange_rate',
    '/stowage/0/load_id',
  ])
  expect(check({ stowage: wrong.stowage, lines: [load] })).toEqual([])
  expect(check({ lines: [load, load] })).toEqual([{ pointer: '/lines/1/id', code: 'duplicate' }])
})

it('too much weight or volume is refused with the excess', () => {
  const checkFilled = (cargo: CargoWrite, litres: number, kg: number) =>
    checkFill(
      computeCargoFigures(cargo, [
        { litres, packs: null, counted_net_kg: kg, counted_gross_kg: kg },
      ]),
    )
  expect(checkFilled(COMPLETE_CARGO, 76_300, 26_540)).toEqual([])
  expect(checkFilled(COMPLETE_CARGO, 76_301, 26_541)).toEqual([
    { pointer: '/lines', code: 'over_payload', params: { over: '1', most: '26540' } },
    { pointer: '/lines', code: 'over_capacity', params: { over: '0.001', most: '76.300' } },
  ])
  expect(checkFilled(TRUCK_CARGO, 90_000, 24_001)).toMatchObject([
    { code: 'over_payload', params: { over: '1', most: '24000' } },
  ])
})

const weighed = {
  kind: 'container' as const,
  container_type: '40HC' as const,
  tare_kg: null,
  max_gross_kg: null,
  vgm_kg: 24_000,
  vgm_date: '2026-11-20',
  atd: null,
  etd: '2026-11-22',
}

it('a VGM of at least load and tare, dated before departure, has no warning', () => {
  expect(findVgmWarnings(weighed, { gross_kg: 20_000 })).toEqual([])
  expect(
    findVgmWarnings({ ...weighed, vgm_kg: null, vgm_date: null }, { gross_kg: 20_000 }),
  ).toEqual([])
})

it('a VGM under load and tare names both, with the tare of the plate, else of the type', () => {
  const findTare = (change: Partial<typeof weighed> | { tare_kg: number }) =>
    findVgmWarnings({ ...weighed, ...change }, { gross_kg: 20_000 }).map(({ params }) => params)
  expect(findTare({ vgm_kg: 23_940 })).toEqual([])
  expect(findTare({ vgm_kg: 23_939 })).toEqual([{ load_kg: 20_000, tare_kg: 3_940 }])
  expect(findTare({ tare_kg: 4_001 })).toEqual([{ load_kg: 20_000, tare_kg: 4_001 }])
})

it('a VGM of a container of unknown tare is compared with its load', () => {
  const unknown = { ...weighed, container_type: null }
  expect(findVgmWarnings({ ...unknown, vgm_kg: 20_000 }, { gross_kg: 20_000 })).toEqual([])
  expect(findVgmWarnings({ ...unknown, vgm_kg: 19_999 }, { gross_kg: 20_000 })).toMatchObject([
    { params: { load_kg: 20_000, tare_kg: null } },
  ])
})

it('a VGM dated after the departure names the departure, the actual one where it is known', () => {
  const late = { ...weighed, vgm_date: '2026-11-23' }
  expect(findVgmWarnings(late, { gross_kg: 20_000 })).toMatchObject([
    { code: 'vgm_after_departure', params: { departure: '2026-11-22' } },
  ])
  expect(findVgmWarnings({ ...late, atd: '2026-11-24' }, { gross_kg: 20_000 })).toEqual([])
})

it('a truck has no VGM to warn of', () => {
  expect(findVgmWarnings({ ...weighed, kind: 'truck', vgm_kg: 1 }, { gross_kg: 20_000 })).toEqual(
    [],
  )
})
