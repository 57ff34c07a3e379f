import type { Handlers } from '../call'
import { getCargoDashboard } from './get-cargo-dashboard'
import { getDealDashboard } from './get-deal-dashboard'
import { getSupplyDashboard } from './get-supply-dashboard'

export const dashboardHandlers = { getDealDashboard, getSupplyDashboard, getCargoDashboard } satisfies Partial<Handlers>
