import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type LoadableWood = Schemas['LoadableWood']

/** What is ready and may be loaded, as if this cargo's own loads were in none; for a new cargo without an id. */
export function loadableQuery(cargoId: string | null) {
  return queryOptions({
    queryKey: ['cargos', 'loadable', cargoId] as const,
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/cargos/loadable/', {
            params: { query: cargoId === null ? {} : { cargo_id: cargoId } },
            signal,
          }),
        )
      ).items,
  })
}

/** Carriers, forwarders and ports that cargo goes by. */
export const cargoChoicesQuery = queryOptions({
  queryKey: ['cargos', 'choices'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/cargos/choices/', { signal })),
})
