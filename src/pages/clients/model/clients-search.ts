import type { ClientSearch } from '@/entities/client'
import { listClientsSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of clients is narrowed to, out of the address. */
export const clientsSearch = listSearch<ClientSearch>(listClientsSearch)
