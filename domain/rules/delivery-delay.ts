/** Delay of a promised delivery that has passed, and delay that its ETA expects; null if none. */
export interface DeliveryDelay {
  readonly late_days: number | null
  readonly arrives_late_days: number | null
}

/** True if a delivery is late or will be. */
export const isDelayed = ({ late_days, arrives_late_days }: DeliveryDelay): boolean =>
  late_days !== null || arrives_late_days !== null
