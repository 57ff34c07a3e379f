import type { CargoStatus } from '../api/cargo-queries'

/** Stages of a cargo on the screen, first to last. */
export const CARGO_STAGES = [
  'planned',
  'booked',
  'loading',
  'transit',
  'delivered',
  'closed',
] as const

export type CargoStage = (typeof CARGO_STAGES)[number]

const STAGES: Record<CargoStatus, CargoStage | null> = {
  planned: 'planned',
  booked: 'booked',
  loading: 'loading',
  sealed: 'transit',
  in_transit: 'transit',
  arrived: 'transit',
  delivered: 'delivered',
  closed: 'closed',
  canceled: null,
}

/** Returns the stage of a cargo; null once it is canceled. */
export const getCargoStage = (status: CargoStatus): CargoStage | null => STAGES[status]
