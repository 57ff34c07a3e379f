import { expect, it } from 'vitest'
import {
  chooseFirstPacks,
  findEnteredPack,
  findPacksByNumber,
  type LoadablePack,
} from './choose-packs'

const PACKS = ['K-0318', 'K-0319', 'K-1318', 'L-0320'].map(
  (number) => ({ id: number, number }) as LoadablePack,
)
const listFound = (search: string) => findPacksByNumber(PACKS, search).map(({ number }) => number)

it('finds packs by the start of their number in any spelling, and by their last digits', () => {
  expect(listFound('k 03')).toEqual(['K-0318', 'K-0319'])
  expect(listFound('318')).toEqual(['K-0318', 'K-1318'])
  expect(listFound('032')).toEqual([])
  expect(listFound('')).toHaveLength(4)
})

it('an entered number means the pack of that number before others that contain it', () => {
  const packs = ['12', '112', '120'].map((number) => ({ id: number, number }) as LoadablePack)
  expect(findEnteredPack(packs, '12')?.number).toBe('12')
  expect(findEnteredPack(packs, '11')?.number).toBe('112')
  expect(findEnteredPack(packs, '1')).toBeUndefined()
})

it('chooses the first packs that are found, and keeps the choice of others', () => {
  const chosen = new Set(['K-1318', 'L-0320'])
  expect([...chooseFirstPacks(chosen, findPacksByNumber(PACKS, 'K'), 2)].toSorted()).toEqual([
    'K-0318',
    'K-0319',
    'L-0320',
  ])
})
