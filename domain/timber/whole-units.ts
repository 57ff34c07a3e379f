import type { Unit } from './dimensions'

const COUNTED: readonly Unit[] = ['pcs', 'pack']

/** True for pieces and packs, which are sold whole. */
export const isCounted = (unit: Unit): boolean => COUNTED.includes(unit)

/** True if a decimal quantity of a counted unit has a fraction: "1.5" pieces, but not "2.000". */
export const isFractional = (quantity: string, unit: Unit): boolean =>
  isCounted(unit) && /\.\d*[1-9]/.test(quantity)
