import type { CargoSearch } from '@/entities/cargo'
import { listCargosSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** Parses the list's filters from the address. Reversed week ranges are sorted. */
export function toCargoSearch(raw: Record<string, unknown>): CargoSearch {
  const search = validateSearch(raw)
  return sortWeekRange(sortWeekRange(search, 'etd_from', 'etd_to'), 'eta_from', 'eta_to')
}

const validateSearch = createListSearchValidator<CargoSearch>(listCargosSearch)

type WeekKey = 'etd_from' | 'etd_to' | 'eta_from' | 'eta_to'

function sortWeekRange(search: CargoSearch, from: WeekKey, to: WeekKey): CargoSearch {
  const [first, last] = [search[from], search[to]]
  return first && last && last < first ? { ...search, [from]: last, [to]: first } : search
}
