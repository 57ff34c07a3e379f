import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { formatFor, loadPageTexts, startI18n } from '@/shared/i18n'
import { formatSupplyNext, isReadyToLoad } from './format-next'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/supply')
})

type NextSupply = Parameters<typeof formatSupplyNext>[0]

const ready = { ready_m3: '10.4', accepted_m3: null }
const base: NextSupply = {
  status: 'draft',
  purchase_manager: { id: 'tomas', name: 'Tomas Kazlauskas' },
  inspection_required: false,
  at_mill_m3: '10.400',
  lines: [ready],
}
const formatNext = (supply: Partial<NextSupply>) =>
  formatSupplyNext({ ...base, ...supply }, formatFor('en'))

it.each<[string | null, NextSupply['status']]>([
  [null, 'draft'],
  ['Waiting for the sawmill’s confirmation', 'ordered'],
  ['Next: production', 'confirmed'],
  ['Waiting for production to finish', 'in_production'],
  ['Next: load, 10.4 m³ ready', 'ready'],
  ['Next: Tomas Kazlauskas completes the supply', 'shipped'],
  ['Nothing left to do', 'completed'],
])('the sentence is "%s" for a supply that is %s', (sentence, status) => {
  expect(formatNext({ status })).toBe(sentence)
})

it('the sentence asks for an inspection of ready wood that needs one', () => {
  const inspected = { ...ready, accepted_m3: '9.1' }
  const required = { status: 'ready', inspection_required: true } as const
  expect(formatNext({ ...required, at_mill_m3: '19.500', lines: [ready, inspected] })).toBe(
    'Next: inspect, 19.5 m³ ready',
  )
  expect(formatNext({ ...required, at_mill_m3: '9.100', lines: [inspected] })).toBe(
    'Next: load, 9.1 m³ ready',
  )
  expect(
    formatNext({ ...required, at_mill_m3: '0.000', lines: [{ ...ready, accepted_m3: '0' }] }),
  ).toBe('Nothing to load, the inspection rejected all wood')
})

it('the sentence asks for the wood at the mill, then for the departure', () => {
  expect(formatNext({ status: 'ready', at_mill_m3: '6.400' })).toBe('Next: load, 6.4 m³ ready')
  expect(formatNext({ status: 'loading', at_mill_m3: '6.400' })).toBe(
    'Next: load the rest, 6.4 m³ ready',
  )
  expect(formatNext({ status: 'loading', at_mill_m3: '0.000' })).toBe(
    'Next: departure, all wood loaded',
  )
})

it('the sentence names a rejection only after an inspection that accepted nothing', () => {
  const unready = { ...ready, ready_m3: null }
  const rejected = { ...ready, accepted_m3: '0' }
  const nothing = { status: 'ready', at_mill_m3: '0.000' } as const
  expect(formatNext({ ...nothing, lines: [rejected] })).toBe(
    'Nothing to load, the inspection rejected all wood',
  )
  for (const inspection_required of [false, true])
    expect(formatNext({ ...nothing, inspection_required, lines: [unready] })).toBe(
      'Nothing to load, no wood is ready',
    )
  expect(formatNext({ ...nothing, lines: [unready, rejected] })).toBe(
    'Nothing to load, the inspection rejected all wood',
  )
})

it('the sentence names no manager of a supply that has none', () => {
  expect(formatNext({ status: 'shipped', purchase_manager: null })).toBe(
    'Next: completion of the supply',
  )
})

it('wood can be loaded once it waits at the mill, and is inspected if it has to be', () => {
  const isReady = (supply: Partial<NextSupply>) =>
    isReadyToLoad({ ...base, status: 'ready', at_mill_m3: '6.400', ...supply })
  expect(isReady({})).toBe(true)
  expect(isReady({ status: 'loading' })).toBe(true)
  expect(isReady({ at_mill_m3: '0.000' })).toBe(false)
  expect(isReady({ inspection_required: true })).toBe(false)
  expect(isReady({ status: 'in_production', at_mill_m3: null })).toBe(false)
})
