import { vListClientsQuery } from '@/shared/api/generated/validators'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of clients is narrowed to, out of the address. */
export const clientsSearch = listSearch(vListClientsQuery)
