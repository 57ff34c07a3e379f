import { expect, test } from 'vitest'
import { findVgmWarnings } from './vgm-warnings'

const weighed = {
  kind: 'container' as const,
  vgm_kg: 24_000,
  vgm_date: '2026-11-20',
  atd: null,
  etd: '2026-11-22',
}

test('a VGM above the load’s weight and dated before departure has no warning', () => {
  expect(findVgmWarnings(weighed, { gross_kg: 20_000 })).toEqual([])
  expect(
    findVgmWarnings({ ...weighed, vgm_kg: null, vgm_date: null }, { gross_kg: 20_000 }),
  ).toEqual([])
})

test('a VGM under the weight of the load names that weight', () => {
  expect(findVgmWarnings({ ...weighed, vgm_kg: 19_999 }, { gross_kg: 20_000 })).toEqual([
    { code: 'vgm_under_load', pointer: '/vgm_kg', params: { load_kg: 20_000 } },
  ])
})

test('a VGM dated after the departure names the departure, the actual one where it is known', () => {
  const late = { ...weighed, vgm_date: '2026-11-23' }
  expect(findVgmWarnings(late, { gross_kg: 20_000 })).toMatchObject([
    { code: 'vgm_after_departure', params: { departure: '2026-11-22' } },
  ])
  expect(findVgmWarnings({ ...late, atd: '2026-11-24' }, { gross_kg: 20_000 })).toEqual([])
})

test('a truck has no VGM to warn of', () => {
  expect(findVgmWarnings({ ...weighed, kind: 'truck', vgm_kg: 1 }, { gross_kg: 20_000 })).toEqual(
    [],
  )
})
