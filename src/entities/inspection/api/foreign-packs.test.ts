import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import {
  CARGO_REPORTS_KEY,
  findCachedInspectableCargos,
  inspectableCargoQueryOptions,
  type InspectableCargo,
} from './cargo-report-queries'
import { findForeignPacks } from './foreign-packs'
import { inspectableSupplyQueryOptions, type InspectableSupply } from './supply-report-queries'

const createPack = (number: string) => ({ id: number, number, barcode: null, pcs: null })

it('the list has the packs of cached supplies and containers, except those of the inspected one', () => {
  const queryClient = new QueryClient()
  const [own, loaded, other] = ['A-1', 'A-2', 'A-3'].map(createPack)
  if (!own || !loaded || !other) throw new Error('There are three packs.')
  queryClient.setQueryData(inspectableSupplyQueryOptions('supply').queryKey, {
    number: 'S-1',
    sawmill: { name: 'Juodeliai' },
    lines: [{ listed_packs: [own, loaded, other] }],
  } as InspectableSupply)
  queryClient.setQueryData(inspectableCargoQueryOptions('cargo').queryKey, {
    number: 'C-1',
    lines: [{ listed_packs: [own, loaded] }],
  } as InspectableCargo)
  expect(
    findForeignPacks(queryClient, [own]).map(({ number, belongs_to }) => [number, belongs_to]),
  ).toEqual([
    ['A-2', 'C-1'],
    ['A-2', 'S-1 Juodeliai'],
    ['A-3', 'S-1 Juodeliai'],
  ])
})

it('the list names the closed container of a pack, which can no longer be chosen', () => {
  const queryClient = new QueryClient()
  const pack = createPack('A-1')
  queryClient.setQueryData(
    inspectableCargoQueryOptions('cargo').queryKey,
    { number: 'C-1', lines: [{ listed_packs: [pack] }] } as InspectableCargo,
    { updatedAt: 1000 },
  )
  queryClient.setQueryData([...CARGO_REPORTS_KEY, 'preload'], true, { updatedAt: 2000 })
  expect(findCachedInspectableCargos(queryClient, {})).toEqual([])
  expect(findForeignPacks(queryClient, [])).toMatchObject([{ number: 'A-1', belongs_to: 'C-1' }])
})
