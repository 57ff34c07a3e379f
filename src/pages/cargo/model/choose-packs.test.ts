import { expect, it } from 'vitest'
import type { LoadablePack } from '@/entities/cargo'
import { chooseFirstPacks, findPacksByNumber, readEnteredPacks } from './choose-packs'

const PACKS = ['K-0318', 'K-0319', 'K-1318', 'L-0320'].map(
  (number) => ({ id: number, number }) as LoadablePack,
)
const listFound = (search: string) => findPacksByNumber(PACKS, search).map(({ number }) => number)

it('packs are found by a part of their number in any spelling', () => {
  expect(listFound('k 03')).toEqual(['K-0318', 'K-0319'])
  expect(listFound('318')).toEqual(['K-0318', 'K-1318'])
  expect(listFound('032')).toEqual(['L-0320'])
  expect(listFound('99')).toEqual([])
  expect(listFound('')).toHaveLength(4)
})

it('an entered number means the pack of that number before others that contain it', () => {
  const packs = ['12', '112', '120'].map((number) => ({ id: number, number }) as LoadablePack)
  const read = (text: string) => readEnteredPacks(packs, text)
  expect(read('12')).toEqual({ packs: [packs[0]], rest: '' })
  expect(read('11')).toEqual({ packs: [packs[1]], rest: '' })
  expect(read('1')).toEqual({ packs: [], rest: '1' })
})

it.each(['0318 0319', 'K 0318, K 0319', 'K-0318\nK-0319\n', '0318;0319'])(
  'several numbers are read: %j',
  (text) => {
    expect(listFound(text)).toContain('K-0319')
    expect(readEnteredPacks(PACKS, `${text}, 9999`)).toEqual({
      packs: [PACKS[0], PACKS[1]],
      rest: '9999',
    })
  },
)

it('the first packs that are found are chosen, and others keep their choice', () => {
  const chosen = new Set(['K-1318', 'L-0320'])
  expect([...chooseFirstPacks(chosen, findPacksByNumber(PACKS, 'K'), 2)].toSorted()).toEqual([
    'K-0318',
    'K-0319',
    'L-0320',
  ])
})
