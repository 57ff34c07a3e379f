import type { SawmillSearch } from '@/entities/sawmill'
import { listSawmillsSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** Search and filters of the list of sawmills, from the address. */
export const sawmillsSearch = createListSearchValidator<SawmillSearch>(listSawmillsSearch)
