import type { ClientSearch } from '@/entities/client'
import { listClientsSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** What the list of clients is narrowed to, out of the address. */
export const clientsSearch = createListSearchValidator<ClientSearch>(listClientsSearch)
