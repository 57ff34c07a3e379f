import type { Handlers } from '../call'
import { getCargoChart } from './cargo-charts'
import { getDealChart } from './deal-charts'
import { getCargoDashboard } from './get-cargo-dashboard'
import { getCargoFigures } from './get-cargo-figures'
import { getDealDashboard } from './get-deal-dashboard'
import { getDealFigures } from './get-deal-figures'
import { getSupplyDashboard } from './get-supply-dashboard'
import { getSupplyFigures } from './get-supply-figures'
import { getSupplyChart } from './supply-charts'

export const dashboardHandlers = {
  getDealDashboard,
  getDealFigures,
  getDealChart,
  getSupplyDashboard,
  getSupplyFigures,
  getSupplyChart,
  getCargoDashboard,
  getCargoFigures,
  getCargoChart,
} satisfies Partial<Handlers>
