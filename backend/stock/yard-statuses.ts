import type { Schemas } from '../call'

/** What stands in the yard: it can be had, somebody has it reserved, or it is kept back. */
export const YARD_STATUSES = [
  'available',
  'reserved',
  'blocked',
] as const satisfies readonly Schemas['LotStatus'][]
