import { expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import { presentReservation, takeWithinLimit } from './reservation-limit'

const specification = { ...BOARD, density_kg_m3: 470 }
const packs = (count: number, litres: number) => Array.from({ length: count }, () => ({ litres }))
const NOTHING = { litres: 0, weightKg: 0 }

it.each([
  ['a truck and a fifth by weight', 120, packs(40, 3000), specification, NOTHING, 20],
  [
    'a truck and a fifth by volume',
    120,
    packs(40, 3000),
    { ...BOARD, density_kg_m3: 100 },
    NOTHING,
    36,
  ],
  [
    'what earlier reservations leave',
    120,
    packs(40, 3000),
    specification,
    { litres: 54_000, weightKg: 25_380 },
    2,
  ],
  [
    'nothing once the limit is reached',
    120,
    packs(1, 3000),
    specification,
    { litres: 60_000, weightKg: 28_800 },
    0,
  ],
  ['everything if it fits', 200, packs(9, 3000), specification, NOTHING, 9],
])('a company may reserve %s', (_, percent, lots, wood, reserved, count) => {
  expect(takeWithinLimit(lots, { percent, reserved, specification: wood })).toHaveLength(count)
})

it('the rest of the limit is never negative', () => {
  expect(presentReservation(120, { litres: 54_000, weightKg: 30_000 })).toEqual({
    percent: 120,
    most_kg: 28_800,
    most_m3: '108.000',
    left_kg: 0,
    left_m3: '54.000',
  })
})
