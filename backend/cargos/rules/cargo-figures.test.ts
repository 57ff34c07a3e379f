import { expect, it } from 'vitest'
import { computeCargoFigures, getCargoCapacity } from './cargo-figures'
import { COMPLETE_CARGO, TRUCK_CARGO } from './samples'

const load = (litres: number, kg: number, packs: string | null = null) => ({
  litres,
  packs,
  counted_net_kg: kg,
  counted_gross_kg: kg,
})

it.each([
  ['20DC', 28_180, '33.200'],
  ['40DC', 26_730, '67.700'],
  ['40HC', 26_540, '76.300'],
] as const)(
  'a %s carries %i kg and %s m3, unless its plate says otherwise',
  (container_type, payloadKg, capacityM3) => {
    const box = { kind: 'container' as const, container_type, tare_kg: null, max_gross_kg: null }
    expect(getCargoCapacity(box)).toMatchObject({ payloadKg, capacityM3 })
    expect(getCargoCapacity({ ...box, tare_kg: 4_000, max_gross_kg: 32_500 })).toMatchObject({
      payloadKg: 28_500,
      capacityM3,
    })
  },
)

it('a truck carries 24 t and 90 m3; a container of unknown type has only its plate values', () => {
  expect(getCargoCapacity(TRUCK_CARGO)).toMatchObject({ payloadKg: 24_000, capacityM3: '90.000' })
  expect(getCargoCapacity({ ...COMPLETE_CARGO, container_type: null })).toEqual({
    maxGrossKg: null,
    tareKg: null,
    payloadKg: null,
    capacityM3: null,
  })
})

it('the fuller of weight and space is the limit and decides what else fits', () => {
  // 20 of 76.3 m3 is 26.21 %, and 13,270 of 26,540 kg is 50 %: as much weight again fits.
  expect(computeCargoFigures(COMPLETE_CARGO, [load(20_000, 13_270, '8')])).toMatchObject({
    weight_percent: '50',
    space_percent: '26.21',
    binding: 'weight',
    remaining_kg: 13_270,
    remaining_m3: '20.000',
    packs: '8',
  })
  expect(computeCargoFigures(COMPLETE_CARGO, [load(60_000, 5_000)])).toMatchObject({
    binding: 'space',
    remaining_m3: '16.300',
    packs: null,
  })
  expect(computeCargoFigures(COMPLETE_CARGO, [])).toMatchObject({
    binding: null,
    remaining_m3: '76.300',
    freight_eur_per_m3: null,
    packs: '0',
  })
})

it('the actual freight replaces the booked one, in euro at the fixed rate', () => {
  const cargo = {
    ...COMPLETE_CARGO,
    currency: 'USD' as const,
    exchange_rate: '1.25',
    freight: '2000.00',
    actual_freight: null,
  }
  expect(computeCargoFigures(cargo, [load(40_000, 18_800)])).toMatchObject({
    freight_eur: '1600.00',
    freight_eur_per_m3: '40.00',
  })
  expect(computeCargoFigures({ ...cargo, actual_freight: '2500.00' }, [])).toMatchObject({
    freight_eur: '2000.00',
  })
  expect(computeCargoFigures({ ...cargo, exchange_rate: null }, [])).toMatchObject({
    freight_eur: null,
  })
})
