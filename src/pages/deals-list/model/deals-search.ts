import { vListDealsQuery } from '@/shared/api/generated/validators'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of deals is narrowed to, out of the address. */
export const dealsSearch = listSearch(vListDealsQuery)
