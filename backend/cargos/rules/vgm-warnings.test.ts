import { expect, test } from 'vitest'
import { vgmWarnings } from './vgm-warnings'

const weighed = {
  kind: 'container' as const,
  vgm_kg: 24_000,
  vgm_date: '2026-11-20',
  atd: null,
  etd: '2026-11-22',
}

test('a VGM that the load fits into, found before the departure, has no warning', () => {
  expect(vgmWarnings(weighed, { gross_kg: 20_000 })).toEqual([])
  expect(vgmWarnings({ ...weighed, vgm_kg: null, vgm_date: null }, { gross_kg: 20_000 })).toEqual(
    [],
  )
})

test('a VGM under the weight of the load names that weight', () => {
  expect(vgmWarnings({ ...weighed, vgm_kg: 19_999 }, { gross_kg: 20_000 })).toEqual([
    { code: 'vgm_under_load', pointer: '/vgm_kg', params: { load_kg: 20_000 } },
  ])
})

test('a VGM dated after the departure names the departure, the actual one where it is known', () => {
  const late = { ...weighed, vgm_date: '2026-11-23' }
  expect(vgmWarnings(late, { gross_kg: 20_000 })).toMatchObject([
    { code: 'vgm_after_departure', params: { departure: '2026-11-22' } },
  ])
  expect(vgmWarnings({ ...late, atd: '2026-11-24' }, { gross_kg: 20_000 })).toEqual([])
})

test('a truck has no VGM to warn of', () => {
  expect(vgmWarnings({ ...weighed, kind: 'truck', vgm_kg: 1 }, { gross_kg: 20_000 })).toEqual([])
})
