import type { SawmillSearch } from '@/entities/sawmill'
import { listSawmillsSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of mills is narrowed to, out of the address. */
export const sawmillsSearch = listSearch<SawmillSearch>(listSawmillsSearch)
