import { PURCHASE_ROLES } from '@domain/rules/role-rules'
import { CARGO_ROLES } from '../cargos/policy'
import type { Role, Schemas } from '../call'
import { DELIVERED_CARGO_STATUSES, UNDEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'

/** The data that the next action of a deal follows from. Volumes are in litres. */
export type NextActionSubject = {
  status: Schemas['DealStatus']
  tolerancePercent: number
  lines: readonly { volume_l: number; purchased_l: number }[]
  /** Cargo that carries its wood, by number. */
  cargos: readonly { id: string; status: Schemas['CargoStatus']; litres: number }[]
}

/** Returns the work that a sold deal waits for; null if the role may not do it. */
export function getDealNextAction(
  role: Role,
  { status, tolerancePercent, lines, cargos }: NextActionSubject,
): Schemas['DealNextAction'] | null {
  if (status !== 'confirmed' && status !== 'loading' && status !== 'shipped') return null
  const share = (100 - tolerancePercent) / 100
  const sold = lines.reduce((sum, { volume_l }) => sum + volume_l, 0)
  const inCargo = cargos.reduce((sum, { litres }) => sum + litres, 0)
  const isBought = lines.every(({ volume_l, purchased_l }) => purchased_l >= volume_l * share)
  const isPlanned = inCargo >= sold * share

  if (status !== 'shipped' && !isBought && (status === 'confirmed' || !isPlanned))
    return PURCHASE_ROLES.includes(role) ? { code: 'buy', cargo_id: null } : null
  if (!CARGO_ROLES.includes(role)) return null
  if (status !== 'shipped' && !isPlanned) return { code: 'plan_cargo', cargo_id: null }
  const awaited = cargos.filter((cargo) => !DELIVERED_CARGO_STATUSES.includes(cargo.status))
  const next =
    awaited.find((cargo) => UNDEPARTED_CARGO_STATUSES.includes(cargo.status)) ?? awaited[0] ?? null
  return next && { code: 'open_cargo', cargo_id: next.id }
}
