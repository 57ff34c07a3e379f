import type { Row } from '../db/tables'
import type { RecordPolicy } from '../documents/record-policy'
import { findCompany, canSeeCompany } from './company-permissions'

/** Comments, files and history of a company are for the staff who serve it. */
export const companyPolicy: RecordPolicy<Row<'companies'>> = {
  readerRoles: ['manager', 'country_manager', 'global_manager', 'admin'],
  find: findCompany,
  canSee: canSeeCompany,
  canAttach: () => true,
  commentRecipients: async ({ person }, company, speakers) => ({
    people: [
      ...(company.manager_id === null ? [] : [company.manager_id]),
      ...speakers.map(({ id }) => id),
    ],
    key: 'company_commented',
    params: { company: company.name, person: person.name },
  }),
}
