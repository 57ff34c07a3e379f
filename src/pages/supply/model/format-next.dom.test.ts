import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { formatFor, loadPageTexts, startI18n } from '@/shared/i18n'
import { formatSupplyNext } from './format-next'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/supply')
})

type NextSupply = Parameters<typeof formatSupplyNext>[0]

const ready = { ready_m3: '10.4', accepted_m3: null, loaded_m3: '0' }
const formatNext = (supply: Partial<NextSupply>) =>
  formatSupplyNext(
    {
      status: 'draft',
      purchase_manager: { id: 'tomas', name: 'Tomas Kazlauskas' },
      inspection_required: false,
      tolerance_percent: 0,
      lines: [ready],
      ...supply,
    },
    formatFor('en'),
  )

it.each<[string | null, NextSupply['status']]>([
  [null, 'draft'],
  ['Waiting for the sawmill’s confirmation', 'ordered'],
  ['Next: production', 'confirmed'],
  ['Waiting for production to finish', 'in_production'],
  ['Next: load, 10.4 m³ ready', 'ready'],
  ['Next: Tomas Kazlauskas completes the supply', 'shipped'],
  ['Nothing left to do', 'completed'],
])('says "%s" for a supply that is %s', (sentence, status) => {
  expect(formatNext({ status })).toBe(sentence)
})

it('asks for an inspection of ready wood that needs one', () => {
  const inspected = { ...ready, accepted_m3: '9.1' }
  expect(
    formatNext({ status: 'ready', inspection_required: true, lines: [ready, inspected] }),
  ).toBe('Next: inspect, 19.5 m³ ready')
  expect(formatNext({ status: 'ready', inspection_required: true, lines: [inspected] })).toBe(
    'Next: load, 9.1 m³ ready',
  )
  expect(
    formatNext({
      status: 'ready',
      inspection_required: true,
      lines: [{ ...ready, accepted_m3: '0' }],
    }),
  ).toBe('Nothing to load, the inspection rejected all wood')
})

it('asks for the rest after the first load, then for the departure', () => {
  const loaded = { ...ready, loaded_m3: '10.4' }
  expect(formatNext({ status: 'loading', lines: [loaded, { ...ready, loaded_m3: '4' }] })).toBe(
    'Next: load the rest, 6.4 m³ ready',
  )
  expect(formatNext({ status: 'loading', lines: [loaded] })).toBe(
    'Next: departure, all wood loaded',
  )
})

it('counts a line as loaded within the tolerance of the supply', () => {
  const formatWithin = (tolerance_percent: number) =>
    formatNext({
      status: 'loading',
      tolerance_percent,
      lines: [{ ...ready, ready_m3: '10', loaded_m3: '9.8' }],
    })
  expect(formatWithin(5)).toBe('Next: departure, all wood loaded')
  expect(formatWithin(1)).toBe('Next: load the rest, 0.2 m³ ready')
})

it('names a rejection only after an inspection that accepted nothing', () => {
  const unready = { ...ready, ready_m3: null }
  const rejected = { ...ready, accepted_m3: '0' }
  expect(formatNext({ status: 'ready', lines: [rejected] })).toBe(
    'Nothing to load, the inspection rejected all wood',
  )
  for (const inspection_required of [false, true])
    expect(formatNext({ status: 'ready', inspection_required, lines: [unready] })).toBe(
      'Nothing to load, no wood is ready',
    )
  expect(formatNext({ status: 'ready', lines: [unready, rejected] })).toBe(
    'Nothing to load, the inspection rejected all wood',
  )
})

it('names no manager of a supply that has none', () => {
  expect(formatNext({ status: 'shipped', purchase_manager: null })).toBe(
    'Next: completion of the supply',
  )
})
