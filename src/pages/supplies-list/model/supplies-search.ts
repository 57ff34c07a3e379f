import type { SupplySearch } from '@/entities/supply'
import { listSuppliesSearch } from '@/shared/api/generated/searches'
import { listSearch, weeksInOrder } from '@/shared/lib/list-search'

const readSearch = listSearch<SupplySearch>(listSuppliesSearch)

/** What the list of supplies is narrowed to, out of the address. */
export const suppliesSearch = (raw: Record<string, unknown>): SupplySearch =>
  weeksInOrder(readSearch(raw))
