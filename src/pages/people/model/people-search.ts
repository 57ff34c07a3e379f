import type { PeopleSearch } from '@/entities/person'
import { listPeopleSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of people is narrowed to, out of the address. */
export const peopleSearch = listSearch<PeopleSearch>(listPeopleSearch)
