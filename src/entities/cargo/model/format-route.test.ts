import { expect, it } from 'vitest'
import { formatRoute } from './format-route'

const route = {
  kind: 'truck' as const,
  port_of_loading: null,
  port_of_discharge: null,
  loading_places: ['Anykščiai', 'LTKLJ'],
  destinations: ['Lyon'],
}

it('a truck’s route shows where it is loaded and where it goes', () => {
  expect(formatRoute(route)).toBe('Anykščiai, Klaipėda → Lyon')
  expect(formatRoute({ ...route, loading_places: [], destinations: [] })).toBe('')
})

it('a container’s route shows its ports, not its mills', () => {
  const container = { ...route, kind: 'container' as const }
  expect(formatRoute(container)).toBe('')
  expect(formatRoute({ ...container, port_of_loading: 'LTKLJ', port_of_discharge: 'NLRTM' })).toBe(
    'Klaipėda → Rotterdam',
  )
})
