import { defineKind } from '../records/record-kind'
import { companyHandlers } from './handlers'
import { companyPolicy } from './policy'

export const companyKind = defineKind({
  policy: companyPolicy,
  handlers: companyHandlers,
  findTitles: (db, ids) =>
    db.selectFrom('companies').select(['id', 'name as title']).where('id', 'in', ids).execute(),
})
