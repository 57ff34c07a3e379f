import { expect, it } from 'vitest'
import { toPackRow } from './pack-edits'
import { createPackRow } from './pack-row'
import { findDifference, sumEditedPacks } from './pack-totals'
import { createSamplePack, SAMPLE_SECTION } from './samples'

const totals = {
  supply_line_id: 'first',
  packs: 3,
  pcs: 300,
  length_lm: '1224',
  volume_m3: '8.628',
  weight_kg: 4056,
}
const items = ['1', '2', '3'].map(createSamplePack)
const sum = (changed: readonly string[], removed: readonly string[]) =>
  sumEditedPacks(
    { items, lines: [totals] },
    {
      changed: items
        .filter(({ id }) => changed.includes(id))
        .map((pack) => ({
          lineId: 'first',
          row: { ...toPackRow(pack), pieces: { 4200: '10', 4800: 'many' } },
          base: null,
        })),
      removed: removed.map((id) => ({ id, version: 1 })),
    },
    () => SAMPLE_SECTION,
  )

it('the totals are the saved ones until a pack is changed', () => {
  expect(sum([], [])).toEqual([totals])
})

it('the totals follow typed, added and removed packs', () => {
  expect(sum([], ['1'])).toMatchObject([
    { packs: 2, pcs: 200, length_lm: '816', volume_m3: '5.752' },
  ])
  expect(
    sumEditedPacks(
      { items, lines: [totals] },
      {
        changed: [
          {
            lineId: 'first',
            row: createPackRow({ number: 'new', pieces: { 4200: '10' } }),
            base: null,
          },
        ],
        removed: [{ id: '1', version: 1 }],
      },
      () => SAMPLE_SECTION,
    ),
  ).toMatchObject([{ packs: 3, pcs: 210, length_lm: '858', volume_m3: '6.048' }])
})

it('the totals leave out pieces that cannot be read', () => {
  expect(sum(['1'], [])).toMatchObject([{ packs: 3, pcs: 200, volume_m3: '5.752' }])
})

it('a difference from the ready quantity within half a litre per pack counts as none', () => {
  const packs = { ...totals, packs: 12 }
  expect(findDifference(packs, '8.634')).toBe(0)
  expect(findDifference(packs, '8.635')).toBe(-7)
  expect(findDifference({ ...packs, packs: 0, volume_m3: '0.000' }, '8.635')).toBe(-8635)
})
