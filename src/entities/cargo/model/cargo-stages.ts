import type { CargoStatus } from '../api/cargo-queries'

/** Stages of a cargo on the screen, first to last. */
export const cargoStages = [
  'planned',
  'booked',
  'loading',
  'transit',
  'delivered',
  'closed',
] as const

export type CargoStage = (typeof cargoStages)[number]

const stages: Record<CargoStatus, CargoStage | null> = {
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
export const getCargoStage = (status: CargoStatus): CargoStage | null => stages[status]
