import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import {
  findCachedInspectableCargos,
  type InspectableCargo,
  inspectableCargoQueryOptions,
} from './cargo-report-queries'

it('a search finds cached containers by number, carrier and port', () => {
  const queryClient = new QueryClient()
  const cargo = {
    id: 'c1',
    number: 'C-2026-0012',
    container_number: null,
    carrier: 'Maersk',
    port_of_loading: 'LTKLJ',
    port_of_discharge: null,
  } as InspectableCargo
  queryClient.setQueryData(inspectableCargoQueryOptions(cargo.id).queryKey, cargo)
  const count = (q: string) => findCachedInspectableCargos(queryClient, { q }).length
  expect(['0012', 'maersk', 'ltklj', 'klaipeda', 'maersk klaipeda'].map(count)).toEqual([
    1, 1, 1, 1, 1,
  ])
  expect(count('gdansk')).toBe(0)
})
