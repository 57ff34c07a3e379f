import { expect, it } from 'vitest'
import { board } from '@/shared/lib/timber/samples'
import { shownAmount } from './shown-amount'

const spruce = board(50, 150, 4500)
const packs = (count: number) => ({ packs: count, pcs: count * 72, litres: count * 2430 })

it('five packs are told to everybody, in every unit', () => {
  expect(shownAmount(packs(5), false, spruce)).toEqual({ packs: 5, is_more: false, pcs: 360, volume_m3: '12.150', length_lm: '1620' })
})

it('of more, who may not see full amounts learns nothing that tells how many', () => {
  expect(shownAmount(packs(6), false, spruce)).toEqual({ packs: 5, is_more: true, pcs: null, volume_m3: null, length_lm: null })
  expect(shownAmount(packs(600), false, spruce)).toEqual(shownAmount(packs(6), false, spruce))
  expect(shownAmount(packs(6), true, spruce)).toMatchObject({ packs: 6, is_more: false, pcs: 432 })
})
