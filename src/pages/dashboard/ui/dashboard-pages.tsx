export { CargoDashboardPage } from './cargo-dashboard-page'
export { DealDashboardPage } from './deal-dashboard-page'
export { SupplyDashboardPage } from './supply-dashboard-page'
export { firstCalls } from '../model/first-calls'
