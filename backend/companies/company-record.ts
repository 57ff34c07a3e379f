import type { Row } from '../db/tables'
import type { RecordRules } from '../documents/record-rules'
import { findCompany, seesCompany } from './company-scope'

/** What is kept beside a company is of those who serve it. */
export const companyRecord: RecordRules<Row<'companies'>> = {
  readers: ['manager', 'country_manager', 'global_manager', 'admin'],
  find: findCompany,
  sees: seesCompany,
  mayAttach: () => true,
  told: async ({ person }, company, speakers) => ({
    people: [
      ...(company.manager_id === null ? [] : [company.manager_id]),
      ...speakers.map(({ id }) => id),
    ],
    key: 'company_commented',
    params: { company: company.name, person: person.name },
  }),
}
