import type { Unit } from './dimensions'

const COUNTED: readonly Unit[] = ['pcs', 'pack']

/** Nobody sells half a piece, and a pack is sold as the mill has strapped it. */
export const isCounted = (unit: Unit): boolean => COUNTED.includes(unit)

/** Whether a quantity, a decimal string, breaks what is only counted: "1.5" of pieces or packs does, "2.000" does not. */
export const isFractional = (quantity: string, unit: Unit): boolean =>
  isCounted(unit) && /\.\d*[1-9]/.test(quantity)
