import { api, unwrap, type Schemas } from '@/shared/api'

export type Allocation = Schemas['Allocation']
export type AllocationWrite = Schemas['AllocationWrite']

/**
 * Says how much of supplies' lines goes to deals' lines, all of it or nothing; once for each `key`.
 * @throws ApiProblem with code `validation` and what is free
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
