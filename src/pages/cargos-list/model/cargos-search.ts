import type { CargoSearch } from '@/entities/cargo'
import { listCargosSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** What the list of cargo is narrowed to, out of the address. Weeks that are the wrong way round are not asked for. */
export function toCargoSearch(raw: Record<string, unknown>): CargoSearch {
  const search = validateSearch(raw)
  return sortWeekRange(sortWeekRange(search, 'etd_from', 'etd_to'), 'eta_from', 'eta_to')
}

const validateSearch = createListSearchValidator<CargoSearch>(listCargosSearch)

type WeekKey = 'etd_from' | 'etd_to' | 'eta_from' | 'eta_to'

/** A stretch of weeks that ends before it begins is turned round. */
function sortWeekRange(search: CargoSearch, from: WeekKey, to: WeekKey): CargoSearch {
  const [first, last] = [search[from], search[to]]
  return first && last && last < first ? { ...search, [from]: last, [to]: first } : search
}
