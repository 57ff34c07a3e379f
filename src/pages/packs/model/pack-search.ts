import type { PackSearch } from '@/entities/pack'
import { listPacksSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const toPackSearch = createListSearchValidator<PackSearch>(listPacksSearch)
