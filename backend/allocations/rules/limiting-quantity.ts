import type { Schemas } from '../../call'

type LineQuantities = Pick<
  Schemas['SupplyLineWrite'],
  'quantity' | 'confirmed_quantity' | 'ready_quantity'
>

/** Which of a line's amounts says how much there is to give away: the least of what is said, as in `computeAvailableAmount`. */
export function findLimitingQuantity({
  quantity,
  confirmed_quantity,
  ready_quantity,
}: LineQuantities): keyof LineQuantities {
  if (ready_quantity !== null && Number(ready_quantity) < Number(confirmed_quantity ?? quantity))
    return 'ready_quantity'
  return confirmed_quantity === null ? 'quantity' : 'confirmed_quantity'
}
