import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type LoadableWood = Schemas['LoadableWood']

/**
 * Wood that is ready and may be loaded, as if this cargo's own loads were in none; for a new cargo without an id.
 * @param q words in its numbers and names; '' for all
 */
export function loadableWoodQueryOptions(cargoId: string | null, q = '') {
  return queryOptions({
    queryKey: ['cargos', 'loadable', cargoId, q] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/cargos/loadable/', {
          params: { query: { ...(cargoId !== null && { cargo_id: cargoId }), ...(q && { q }) } },
          signal,
        }),
      ),
  })
}

/** Carriers, forwarders and ports that cargo goes by. */
export const cargoChoicesQueryOptions = queryOptions({
  queryKey: ['cargos', 'choices'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/cargos/choices/', { signal })),
})
