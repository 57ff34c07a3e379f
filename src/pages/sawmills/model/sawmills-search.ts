import type { SawmillSearch } from '@/entities/sawmill'
import { listSawmillsSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const sawmillsSearch = createListSearchValidator<SawmillSearch>(listSawmillsSearch)
