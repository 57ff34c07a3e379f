import type { Handlers } from '../call'
import { createSupply } from './create-supply'
import { getSupply } from './get-supply'
import { listSupplies } from './list-supplies'
import { previewSupply } from './preview-supply'
import { sumSupplies } from './sum-supplies'
import { transitionSupply } from './transition-supply'
import { updateSupply } from './update-supply'

export const supplyHandlers = {
  listSupplies,
  sumSupplies,
  createSupply,
  previewSupply,
  getSupply,
  updateSupply,
  transitionSupply,
} satisfies Partial<Handlers>
