import type { SawmillSearch } from '@/entities/sawmill'
import { listSawmillsSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const sawmillsSearch = createListSearchValidator<SawmillSearch>(listSawmillsSearch)
