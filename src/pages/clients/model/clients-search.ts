import type { ClientSearch } from '@/entities/client'
import { listClientsSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const clientsSearch = createListSearchValidator<ClientSearch>(listClientsSearch)
