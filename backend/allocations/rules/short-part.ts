import type { Schemas } from '../../call'

type Said = Pick<Schemas['SupplyLineWrite'], 'quantity' | 'confirmed_quantity' | 'ready_quantity'>

/** Which of a line's amounts says how much there is to give away: the least of what is said, as in `sourceOf`. */
export function shortPart({ quantity, confirmed_quantity, ready_quantity }: Said): keyof Said {
  if (ready_quantity !== null && Number(ready_quantity) < Number(confirmed_quantity ?? quantity))
    return 'ready_quantity'
  return confirmed_quantity === null ? 'quantity' : 'confirmed_quantity'
}
