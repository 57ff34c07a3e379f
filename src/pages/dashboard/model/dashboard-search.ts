import type { DashboardSearch } from './dashboard-queries'
import { listCargosSearch, listDealsSearch, listSuppliesSearch } from '@contract/searches'
import { createListSearchValidator, sortWeekRange } from '@/shared/lib/list-search'

const { client_id, sale_manager_id } = listDealsSearch
const { week_from, week_to, purchase_manager_id, country, wood } = listSuppliesSearch

const validateSearch = createListSearchValidator<DashboardSearch>({
  week_from,
  week_to,
  client_id,
  sawmill_id: listCargosSearch.sawmill_id,
  sale_manager_id,
  purchase_manager_id,
  country,
  wood,
})

/**
 * Parses the dashboards' filters from the address. All three share them, so the filters survive a
 * switch.
 */
export const toDashboardSearch = (raw: Record<string, unknown>): DashboardSearch =>
  sortWeekRange(validateSearch(raw))
