import type { Handlers } from '../call'
import { getPerson } from './get-person'
import { listPeople } from './list-people'

export const peopleHandlers = { listPeople, getPerson } satisfies Partial<Handlers>
