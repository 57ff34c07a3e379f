import { api, unwrap, type Schemas } from '@/shared/api'

export type Allocation = Schemas['Allocation']
export type AllocationWrite = Schemas['AllocationWrite']

/**
 * Allocates supply lines to deal lines in one transaction, idempotent per `key`.
 * @throws ApiProblem with code `validation` and the available amounts
 */
export const setAllocations = async (
  allocations: AllocationWrite[],
  key: string,
): Promise<Allocation[]> =>
  (
    await unwrap(
      api.POST('/allocations/', {
        params: { header: { 'Idempotency-Key': key } },
        body: { allocations },
      }),
    )
  ).items
