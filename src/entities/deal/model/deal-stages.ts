import type { DealStatus } from '../api/deal-queries'

/** Stages of a deal on the screen, first to last. */
export const DEAL_STAGES = [
  'draft',
  'order_confirmation',
  'confirmed',
  'loading',
  'delivery',
  'completed',
] as const

export type DealStage = (typeof DEAL_STAGES)[number]

const STAGES: Record<DealStatus, DealStage | null> = {
  draft: 'draft',
  order_confirmation: 'order_confirmation',
  confirmed: 'confirmed',
  loading: 'loading',
  shipped: 'delivery',
  delivered: 'delivery',
  completed: 'completed',
  canceled: null,
}

/** Returns the stage of a deal; null once it is canceled. */
export const getDealStage = (status: DealStatus): DealStage | null => STAGES[status]
