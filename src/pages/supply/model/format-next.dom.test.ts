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
])('leads on with "%s" from a supply that is %s', (sentence, status) => {
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

it('leads from the first load to the rest, then to the departure', () => {
  const loaded = { ...ready, loaded_m3: '10.4' }
  expect(formatNext({ status: 'loading', lines: [loaded, { ...ready, loaded_m3: '4' }] })).toBe(
    'Next: load the rest, 6.4 m³ ready',
  )
  expect(formatNext({ status: 'loading', lines: [loaded] })).toBe(
    'Next: departure, all wood loaded',
  )
})
