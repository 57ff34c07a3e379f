import type { Handlers } from '../call'
import { createPerson, getPerson, updatePerson } from './person-crud'
import { listDone } from './list-person-activity'
import { listPeople } from './list-people'
import { listStaff } from './list-staff'
import {
  clearPersonSessions,
  handWorkOver,
  sendPersonLink,
  transitionPerson,
} from './transition-person'

export const peopleHandlers = {
  listPeople,
  listStaff,
  createPerson,
  getPerson,
  updatePerson,
  transitionPerson,
  handWorkOver,
  clearPersonSessions,
  sendPersonLink,
  listDone,
} satisfies Partial<Handlers>
