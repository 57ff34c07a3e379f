import type { PeopleSearch } from '@/entities/person'
import { listPeopleSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** Search and filters of the list of people, from the address. */
export const peopleSearch = createListSearchValidator<PeopleSearch>(listPeopleSearch)
