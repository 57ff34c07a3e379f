import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { COVER_KEY } from '@/entities/cover/@x/pack'
import {
  api,
  createListQueries,
  ifMatch,
  type ListQueryParams,
  type Schemas,
  unwrap,
} from '@/shared/api'

export type Pack = Schemas['Pack']
export type PackSummary = Schemas['PackSummary']
export type PackStatus = Schemas['PackStatus']
export type PackRecord = Schemas['PackRecord']
export type SupplyPacks = Schemas['SupplyPacks']
export type PackSearch = ListQueryParams<'/packs/'>

const PACKS_KEY = ['packs'] as const

export const packListQueries = createListQueries('/packs/', (options) =>
  api.GET('/packs/', options),
)

/** One pack with its history. */
export const packQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...PACKS_KEY, 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/packs/{id}/', { params: { path: { id } }, signal })),
  })

/** Packs of a supply, with totals per line. */
export const supplyPacksQueryOptions = (supplyId: string) =>
  queryOptions({
    queryKey: [...PACKS_KEY, 'supply', supplyId] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/{id}/packs/', { params: { path: { id: supplyId } }, signal })),
  })

/** Packs that a pack can be merged with. */
export const mergeablePacksQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...PACKS_KEY, 'mergeable', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/packs/{id}/mergeable/', { params: { path: { id } }, signal })),
  })

/**
 * Replaces a pack by its parts.
 * @param key idempotency key
 * @throws ApiProblem with the errors of each part
 */
export const splitPack = (
  { id, version }: Pick<Pack, 'id' | 'version'>,
  body: Schemas['PackSplit'],
  key: string,
) =>
  unwrap(
    api.POST('/packs/{id}/split/', {
      params: { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } },
      body,
    }),
  )

/**
 * Replaces packs of one line by a new one.
 * @param key idempotency key
 * @throws ApiProblem with the errors of each pack
 */
export const mergePacks = (body: Schemas['PackMerge'], key: string): Promise<PackRecord> =>
  unwrap(api.POST('/packs/merge/', { params: { header: { 'Idempotency-Key': key } }, body }))

/**
 * Adds, changes and removes packs of a supply: all or none.
 * @throws ApiProblem with the errors of each pack
 */
export const setSupplyPacks = (
  supplyId: string,
  body: Schemas['SupplyPacksWrite'],
): Promise<SupplyPacks> =>
  unwrap(api.PUT('/supplies/{id}/packs/', { params: { path: { id: supplyId } }, body }))

/** Refetches lists of packs and opened packs, after their lots have changed. */
export const refreshPacks = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: PACKS_KEY })

/** Caches the packs of a supply and invalidates lists, single packs and cover. */
export async function cacheSupplyPacks(
  queryClient: QueryClient,
  supplyId: string,
  packs: SupplyPacks,
): Promise<void> {
  queryClient.setQueryData(supplyPacksQueryOptions(supplyId).queryKey, packs)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: packListQueries.key }),
    queryClient.invalidateQueries({ queryKey: [...PACKS_KEY, 'one'] }),
    queryClient.invalidateQueries({ queryKey: COVER_KEY }),
  ])
}
