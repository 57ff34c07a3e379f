import type { ClientSearch } from '@/entities/client'
import { listClientsSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const clientsSearch = createListSearchValidator<ClientSearch>(listClientsSearch)
