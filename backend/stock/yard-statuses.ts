import type { Schemas } from '../call'

/** Statuses of packs in the yard. */
export const YARD_STATUSES = [
  'available',
  'reserved',
  'blocked',
] as const satisfies readonly Schemas['LotStatus'][]
