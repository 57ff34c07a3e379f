import type { SupplyStatus } from '../api/supply-queries'

/** Stages of a supply on the screen, first to last. */
export const SUPPLY_STAGES = [
  'draft',
  'ordered',
  'confirmed',
  'production',
  'ready',
  'loading',
  'completed',
] as const

export type SupplyStage = (typeof SUPPLY_STAGES)[number]

const STAGES: Record<SupplyStatus, SupplyStage | null> = {
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
export const getSupplyStage = (status: SupplyStatus): SupplyStage | null => STAGES[status]
