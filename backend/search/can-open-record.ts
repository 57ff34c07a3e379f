import type { Role, Schemas } from '../call'

type Kind = Schemas['SearchHit']['kind']

const globalRoles: readonly Role[] = ['global_manager', 'admin']
const shippingRoles: readonly Role[] = ['purchase_manager', 'cargo_manager', ...globalRoles]
const inspectionRoles: readonly Role[] = ['purchase_agent', 'purchase_manager', ...globalRoles]

/** Roles that may open each kind of record: search finds no others. */
const openerRoles: Readonly<Record<Kind, readonly Role[]>> = {
  deal: ['sale_manager', 'purchase_manager', ...globalRoles],
  supply: shippingRoles,
  cargo: shippingRoles,
  supply_report: inspectionRoles,
  cargo_report: inspectionRoles,
  client: globalRoles,
  sawmill: globalRoles,
}

export const canOpenRecord = (role: Role, kind: Kind): boolean => openerRoles[kind].includes(role)
