import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, notFound, stale, type Cases } from '../case'
import type { Visitor } from '../host'
import { findPersonId, createClient } from '../fixtures/saved-deals'
import {
  createCompany,
  signUpCompany,
  createSoldClient,
  FOREIGN_COMPANY_FIELDS,
} from '../fixtures/saved-companies'

const linkClient = (
  visitor: Visitor,
  { id, version }: { id: string; version: number },
  choice: Schemas['CompanyClientChoice'],
) => visitor.put(`/companies/${id}/client/`, choice, { 'If-Match': `"${version}"` })

export const companyClientCases = {
  listCompanyClients: [
    success(
      'finds clients by code and name, and the sale managers for a new client',
      async (people) => {
        const { company } = await signUpCompany(people)
        const manager = await people.as('manager')
        const find = async () =>
          expectAnswer(await manager.get(`/companies/${company.id}/clients/`), 'listCompanyClients')
        const saleManager = await findPersonId(people, 'sale_manager')
        const before = await find()
        expect(before).toMatchObject({ items: [], can_create: true })
        expect(before.sale_managers.map(({ id }) => id)).toContain(saleManager)
        const named = await createClient(people, {
          name: company.name.toUpperCase(),
          country: company.country,
        })
        expect(await find()).toMatchObject({
          items: [{ id: named, same: ['name'] }],
          can_create: true,
        })
        const coded = await createClient(people, {
          name: `Zweig ${company.id}`,
          country: company.country,
          company_code: company.company_code,
          sale_manager_id: null,
        })
        expect(await find()).toMatchObject({
          items: [{ id: coded, same: ['company_code'], sale_manager: null }, { id: named }],
          can_create: false,
        })
      },
    ),
    notFound('returns 404 for an invisible company', async (people) => {
      const { id } = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      for (const role of ['manager', 'country_manager'] as const)
        await expectProblem(
          await (await people.as(role)).get(`/companies/${id}/clients/`),
          'not_found',
          404,
        )
    }),
  ],
  linkCompanyClient: [
    success('links an own company, and assigns a sale manager to its client', async (people) => {
      const company = await createCompany(people)
      expect(company.missing_for_orders).toEqual(['client'])
      const manager = await people.as('manager')
      const sale_manager_id = await findPersonId(people, 'sale_manager')
      const client_id = await createClient(people, {
        name: `Known ${company.id}`,
        country: company.country,
        company_code: company.company_code,
        sale_manager_id: null,
      })
      const linked = await expectAnswer(
        await linkClient(manager, company, { client_id, sale_manager_id }),
        'linkCompanyClient',
      )
      expect(linked).toMatchObject({ client_id, missing_for_orders: [], version: 2 })
      expect(
        await expectAnswer(
          await (await people.as('admin')).get(`/clients/${client_id}/`),
          'getClient',
        ),
      ).toMatchObject({ sale_manager_id, version: 2 })
      const { items } = await expectAnswer(
        await manager.get(`/records/company/${company.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.changes).toEqual([
        { field: 'client_id', line: null, from: null, to: `Known ${company.id}` },
      ])
    }),
    success('lets global managers link a client with another name', async (people) => {
      const [company, client_id] = [await createCompany(people), await createSoldClient(people)]
      const linked = await linkClient(await people.as('global_manager'), company, {
        client_id,
        sale_manager_id: null,
      })
      expect(await expectAnswer(linked, 'linkCompanyClient')).toMatchObject({ client_id })
    }),
    invalid(
      'requires a matching client, and a sale manager if the client has none',
      async (people) => {
        const company = await createCompany(people)
        const manager = await people.as('manager')
        await expectFieldErrors(
          await linkClient(manager, company, {
            client_id: await createClient(people),
            sale_manager_id: null,
          }),
          { '/client_id': 'not_found' },
        )
        await expectFieldErrors(
          await linkClient(manager, company, { client_id: null, sale_manager_id: null }),
          { '/sale_manager_id': 'required' },
        )
        await expectFieldErrors(
          await manager.put(
            `/companies/${company.id}/client/`,
            { client_id: null },
            { 'If-Match': '"1"' },
          ),
          { '/sale_manager_id': 'required' },
        )
      },
    ),
    stale('refuses a stale version', async (people) => {
      const { id } = await createCompany(people)
      await expectProblem(
        await linkClient(
          await people.as('manager'),
          { id, version: 7 },
          { client_id: null, sale_manager_id: null },
        ),
        'stale',
        412,
      )
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const company = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      for (const role of ['manager', 'country_manager'] as const) {
        await expectProblem(
          await linkClient(await people.as(role), company, {
            client_id: null,
            sale_manager_id: null,
          }),
          'not_found',
          404,
        )
      }
    }),
  ],
} satisfies Cases
