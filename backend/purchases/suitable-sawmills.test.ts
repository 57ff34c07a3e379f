import { expect, it } from 'vitest'
import { BOARD } from '../wood-lines/samples'
import {
  findMismatches,
  computeReadyWeek,
  type CandidateSawmill,
  type RequestedLine,
} from './suitable-sawmills'

const TODAY = '2026-11-18'
const fsc = { scheme: 'fsc' as const, code: 'NC-COC-012345', expires: '2026-12-27' }
const sawmill: CandidateSawmill = {
  name: 'AS Võru',
  species: [BOARD.wood ?? 'PCAB'],
  profiles: [BOARD.profile],
  certificate: fsc,
  lead_time_weeks: 5,
}
const canSupply = (sawmill: CandidateSawmill, requestedLine: RequestedLine, today: string) =>
  findMismatches(sawmill, [requestedLine], today)[0]?.length === 0
const line = { specification: BOARD, certification: 'none' as const }

it('a sawmill is ready after its lead time, or null without one', () => {
  expect(computeReadyWeek(sawmill, TODAY)).toBe('2026-W52')
  expect(computeReadyWeek({ lead_time_weeks: null }, TODAY)).toBeNull()
})

it('a sawmill saws its listed products, or any if none are listed', () => {
  expect(canSupply(sawmill, line, TODAY)).toBe(true)
  expect(canSupply({ ...sawmill, species: ['LADC'] }, line, TODAY)).toBe(false)
  expect(canSupply({ ...sawmill, profiles: ['glulam'] }, line, TODAY)).toBe(false)
  expect(canSupply({ ...sawmill, species: [], profiles: [] }, line, TODAY)).toBe(true)
})

it('a sawmill suits some of several lines, each checked by its own wood', () => {
  const other = { ...line, specification: { ...BOARD, wood: 'LADC' as const } }
  const third = { ...line, specification: { ...BOARD, length_mm: 3000 } }
  expect(findMismatches(sawmill, [other, line, third], TODAY)).toEqual([['wood_not_sawn'], [], []])
})

it('a sawmill carries a claim with a certificate of its scheme that is valid in the ready week', () => {
  const claimed = { ...line, certification: 'fsc_mix_credit' as const }
  expect(canSupply(sawmill, claimed, TODAY)).toBe(true)
  expect(
    canSupply({ ...sawmill, certificate: { ...fsc, expires: '2026-12-26' } }, claimed, TODAY),
  ).toBe(false)
  expect(
    canSupply(
      { ...sawmill, certificate: { ...fsc, scheme: 'pefc', expires: '2031-01-01' } },
      claimed,
      TODAY,
    ),
  ).toBe(false)
  expect(
    canSupply({ ...sawmill, certificate: { ...fsc, expires: '2020-01-01' } }, claimed, TODAY),
    'expired',
  ).toBe(false)
  expect(canSupply({ ...sawmill, certificate: null }, claimed, TODAY)).toBe(false)
  // An expired certificate does not matter without a claim.
  expect(
    canSupply({ ...sawmill, certificate: { ...fsc, expires: '2020-01-01' } }, line, TODAY),
  ).toBe(true)
})
