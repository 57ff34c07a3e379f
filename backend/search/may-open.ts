import type { Role, Schemas } from '../call'

type Kind = Schemas['SearchHit']['kind']

const everywhere: readonly Role[] = ['global_manager', 'admin']
const shipping: readonly Role[] = ['purchase_manager', 'cargo_manager', ...everywhere]
const inspection: readonly Role[] = ['purchase_agent', 'purchase_manager', ...everywhere]

/** The roles that may open the screen of each kind of record: nobody finds what they can't open. */
const OPENERS: Readonly<Record<Kind, readonly Role[]>> = {
  deal: ['sale_manager', 'purchase_manager', ...everywhere],
  supply: shipping,
  cargo: shipping,
  supply_report: inspection,
  cargo_report: inspection,
  client: everywhere,
  sawmill: everywhere,
}

export const mayOpen = (role: Role, kind: Kind): boolean => OPENERS[kind].includes(role)
