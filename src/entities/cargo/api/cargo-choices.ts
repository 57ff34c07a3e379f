import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type LoadableWood = Schemas['LoadableWood']

/**
 * Ready wood that can be loaded. The cargo's own loads count as not loaded.
 * @param cargoId null for a new cargo
 * @param q search text over numbers and names; '' for all
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

export const cargoChoicesQueryOptions = queryOptions({
  queryKey: ['cargos', 'choices'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/cargos/choices/', { signal })),
})
