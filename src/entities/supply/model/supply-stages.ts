import type { SupplyStatus } from '../api/supply-queries'

/** Stages of a supply on the screen, first to last. */
export const supplyStages = [
  'draft',
  'ordered',
  'confirmed',
  'production',
  'ready',
  'loading',
  'completed',
] as const

export type SupplyStage = (typeof supplyStages)[number]

const stages: Record<SupplyStatus, SupplyStage | null> = {
  draft: 'draft',
  ordered: 'ordered',
  confirmed: 'confirmed',
  in_production: 'production',
  ready: 'ready',
  loading: 'loading',
  shipped: 'loading',
  completed: 'completed',
  canceled: null,
}

/** Returns the stage of a supply; null once it is canceled. */
export const getSupplyStage = (status: SupplyStatus): SupplyStage | null => stages[status]
