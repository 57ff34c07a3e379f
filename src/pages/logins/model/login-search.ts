import type { LoginSearch } from '@/entities/login'
import { listLoginsSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const toLoginSearch = createListSearchValidator<LoginSearch>(listLoginsSearch)
