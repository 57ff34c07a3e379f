import type { PeopleSearch } from '@/entities/person'
import { listPeopleSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const peopleSearch = createListSearchValidator<PeopleSearch>(listPeopleSearch)
