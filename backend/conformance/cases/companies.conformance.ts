import { expect } from 'vitest'
import { vCompanyWrite } from '@contract/validators'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, stale, type Cases } from '../case'
import { findPersonId, createClient, listNotificationTexts } from '../fixtures/saved-deals'
import { createOrder } from '../fixtures/saved-orders'
import {
  readOwnCompanyId,
  sampleCompany,
  createCompany,
  COMPANY_ROLES,
  signUpCompany,
  postCompanyTransition,
  verifyCompany,
  createSoldClient,
  FOREIGN_COMPANY_FIELDS,
} from '../fixtures/saved-companies'

export const companyCases = {
  listCompanies: [
    success('shows users who serve companies only their own ones', async (people) => {
      const invisibleCompany = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      const ownCompany = await createCompany(people)
      for (const role of COMPANY_ROLES) {
        const { items } = await expectAnswer(
          await (await people.as(role)).get('/companies/?limit=500'),
          'listCompanies',
        )
        const ids = items.map(({ id }) => id)
        expect(ids.includes(ownCompany.id), role).toBe(true)
        expect(ids.includes(invisibleCompany.id), role).toBe(
          role === 'global_manager' || role === 'admin',
        )
      }
    }),
    success('filters by size, manager and status', async (people) => {
      const { id, name, manager_id } = await createCompany(people, { size: 'large' })
      const admin = await people.as('admin')
      for (const query of [
        `q=${encodeURIComponent(name)}&size=large`,
        `manager_id=${manager_id}&status=verified&limit=500`,
      ]) {
        const { items } = await expectAnswer(
          await admin.get(`/companies/?${query}`),
          'listCompanies',
        )
        expect(
          items.map((company) => company.id),
          query,
        ).toContain(id)
      }
      expect(
        (
          await expectAnswer(
            await admin.get(`/companies/?q=${encodeURIComponent(name)}&size=small`),
            'listCompanies',
          )
        ).items,
      ).toEqual([])
    }),
  ],
  createCompany: [
    success(
      'lets managers add own companies, and country managers those of their countries',
      async (people) => {
        const me = await findPersonId(people, 'manager')
        const manager = await people.as('manager')
        expect(
          await expectAnswer(
            await manager.post(
              '/companies/',
              await sampleCompany(people, { manager_id: me, country: 'PT' }),
            ),
            'createCompany',
          ),
        ).toMatchObject({ status: 'verified', manager_id: me })
        await expectFieldErrors(
          await manager.post('/companies/', await sampleCompany(people, { manager_id: null })),
          { '/manager_id': 'locked' },
        )
        const country = await people.as('country_manager')
        expect((await country.post('/companies/', await sampleCompany(people))).status).toBe(201)
        await expectFieldErrors(
          await country.post('/companies/', await sampleCompany(people, { country: 'PT' })),
          { '/country': 'locked' },
        )
        await expectFieldErrors(
          await country.post(
            '/companies/',
            await sampleCompany(people, { client_id: await createClient(people) }),
          ),
          { '/client_id': 'locked' },
        )
      },
    ),
    invalid(
      'validates codes like those of a client, 1 to 720 basket hours, and the role of the manager',
      async (people) => {
        const { company_code } = await createCompany(people)
        const admin = await people.as('admin')
        const createInvalidCompany = async (change: Parameters<typeof sampleCompany>[1]) =>
          admin.post('/companies/', await sampleCompany(people, change))
        await expectFieldErrors(await createInvalidCompany({ vat_code: 'LT1', country: 'LT' }), {
          '/vat_code': 'vat_format',
        })
        await expectFieldErrors(await createInvalidCompany({ company_code }), {
          '/company_code': 'duplicate',
        })
        await expectFieldErrors(await createInvalidCompany({ basket_hours: 721 }), {
          '/basket_hours': 'too_large',
        })
        await expectFieldErrors(await createInvalidCompany({ basket_hours: 0 }), {
          '/basket_hours': 'too_small',
        })
        await expectFieldErrors(
          await createInvalidCompany({ manager_id: await findPersonId(people, 'sale_manager') }),
          {
            '/manager_id': 'not_a_manager',
          },
        )
        await expectFieldErrors(
          await createInvalidCompany({ manager_id: UNKNOWN_ID, client_id: UNKNOWN_ID }),
          {
            '/manager_id': 'not_found',
            '/client_id': 'not_found',
          },
        )
        await expectFieldErrors(
          await createInvalidCompany({ payment_terms: { kind: 'net_days', net_days: null } }),
          {
            '/payment_terms/net_days': 'net_days_required',
          },
        )
      },
    ),
  ],
  getCompany: [
    success('shows users, client and available transitions', async (people) => {
      const client = await createClient(people)
      const { id } = await createCompany(people, { client_id: client })
      const company = await expectAnswer(
        await (await people.as('manager')).get(`/companies/${id}/`),
        'getCompany',
      )
      expect(company).toMatchObject({
        client: { id: client },
        sold_3_months_m3: '0.000',
        people: [],
        transitions: [{ to: 'blocked', reason_required: true }],
      })
      expect(
        await expectAnswer(
          await (await people.as('admin')).get(`/clients/${client}/`),
          'getClient',
        ),
      ).toMatchObject({ portal_company_id: id })
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const { id } = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      for (const role of ['manager', 'country_manager'] as const)
        await expectProblem(
          await (await people.as(role)).get(`/companies/${id}/`),
          'not_found',
          404,
        )
    }),
  ],
  updateCompany: [
    success(
      'changes flags, hours and terms, and records the author in the history',
      async (people) => {
        const { id, ...company } = await createCompany(people)
        const manager = await people.as('manager')
        const change = {
          ...(await sampleCompany(people)),
          name: company.name,
          company_code: company.company_code,
          basket_hours: 72,
          sees_full_amounts: true,
        }
        const changed = await expectAnswer(
          await manager.put(`/companies/${id}/`, change, { 'If-Match': '"1"' }),
          'updateCompany',
        )
        expect(changed).toMatchObject({ basket_hours: 72, sees_full_amounts: true, version: 2 })
        const { items } = await expectAnswer(
          await manager.get(`/records/company/${id}/activity/`),
          'listActivity',
        )
        expect(items[0]?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
          ['basket_hours', '24', '72'],
          ['sees_full_amounts', 'false', 'true'],
        ])
      },
    ),
    success('gives the new name to its orders, which are found by it', async (people) => {
      const order = await createOrder(people)
      const admin = await people.as('admin')
      const { id, ...company } = await expectAnswer(
        await admin.get(`/companies/${order.company.id}/`),
        'getCompany',
      )
      const write = Object.fromEntries(
        Object.entries(company).filter(([field]) => field in vCompanyWrite.entries),
      )
      const rename = async (name: string, version: number) =>
        expectAnswer(
          await admin.put(`/companies/${id}/`, { ...write, name }, { 'If-Match': `"${version}"` }),
          'updateCompany',
        )
      const findOrder = async (name: string) => {
        const q = encodeURIComponent(`${order.number} ${name}`)
        return (await expectAnswer(await admin.get(`/orders/?q=${q}`), 'listOrders')).items
      }
      const { version } = await rename('Scierie du Vallon', company.version)
      expect(await findOrder('vallon')).toMatchObject([{ company: { name: 'Scierie du Vallon' } }])
      await rename(company.name, version)
      expect(await findOrder('vallon')).toEqual([])
    }),
    invalid('lets only global managers change the manager and the client', async (people) => {
      const { id, name, company_code } = await createCompany(people)
      const companyWrite = await sampleCompany(people, { name, company_code })
      const put = async (role: 'manager' | 'country_manager', change: object) =>
        (await people.as(role)).put(
          `/companies/${id}/`,
          { ...companyWrite, ...change },
          { 'If-Match': '"1"' },
        )
      await expectFieldErrors(await put('manager', { manager_id: null, country: 'BE' }), {
        '/manager_id': 'locked',
        '/country': 'locked',
      })
      await expectFieldErrors(
        await put('country_manager', { client_id: await createClient(people), country: 'BE' }),
        { '/client_id': 'locked', '/country': 'locked' },
      )
      expect((await put('country_manager', { manager_id: null })).status).toBe(200)
    }),
    invalid('refuses a client that is linked to another company', async (people) => {
      const client_id = await createClient(people)
      const first = await createCompany(people, { client_id })
      const admin = await people.as('admin')
      const answer = await admin.post('/companies/', await sampleCompany(people, { client_id }))
      expect((await expectProblem(answer, 'validation', 422)).errors).toEqual([
        { pointer: '/client_id', code: 'duplicate', params: { name: first.name } },
      ])
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const { id } = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      for (const role of ['manager', 'country_manager'] as const) {
        await expectProblem(
          await (
            await people.as(role)
          ).put(`/companies/${id}/`, await sampleCompany(people), { 'If-Match': '"1"' }),
          'not_found',
          404,
        )
      }
    }),
  ],
  transitionCompany: [
    success(
      'is verified by a user who serves it, and mails each of its users a link',
      async (people) => {
        const { company, write } = await signUpCompany(people)
        expect(company).toMatchObject({
          status: 'pending',
          manager: { id: await findPersonId(people, 'manager') },
          people: [{ email: write.email, has_password: false }],
        })
        expect(company.missing_for_orders).toEqual(['client'])
        const verified = await verifyCompany(people, await people.as('manager'), company)
        expect(verified).toMatchObject({
          status: 'verified',
          version: 2,
          client: { name: company.name },
          missing_for_orders: [],
        })
        const { name, country, company_code, payment_terms } = company
        const saleManager = await findPersonId(people, 'sale_manager')
        expect(
          await expectAnswer(
            await (await people.as('admin')).get(`/clients/${verified.client_id}/`),
            'getClient',
          ),
        ).toMatchObject({
          ...{
            name,
            country,
            company_code,
            payment_terms,
            status: 'active',
            sale_manager_id: saleManager,
            portal_company_id: company.id,
          },
          contacts: [{ email: write.email }],
        })
        const { items } = await expectAnswer(
          await (await people.as('manager')).get(`/records/company/${company.id}/activity/`),
          'listActivity',
        )
        expect(items.map(({ kind }) => kind)).toEqual(['transition', 'changed', 'created'])
      },
    ),
    invalid('requires a client, and names what is missing', async (people) => {
      const { company } = await signUpCompany(people)
      const manager = await people.as('manager')
      await expectFieldErrors(await postCompanyTransition(manager, company, { to: 'verified' }), {
        '/client': 'required',
      })
      const createInvalidCompany = (client: Schemas['CompanyClientChoice']) =>
        postCompanyTransition(manager, company, { to: 'verified', client })
      await expectFieldErrors(
        await createInvalidCompany({ client_id: null, sale_manager_id: null }),
        {
          '/client/sale_manager_id': 'required',
        },
      )
      await expectFieldErrors(
        await createInvalidCompany({ client_id: null, sale_manager_id: UNKNOWN_ID }),
        {
          '/client/sale_manager_id': 'not_a_sale_manager',
        },
      )
      await expectFieldErrors(
        await createInvalidCompany({
          client_id: await createClient(people),
          sale_manager_id: null,
        }),
        { '/client/client_id': 'not_found' },
      )
      const name = `Same code ${company.id}`
      await createClient(people, {
        name,
        country: company.country,
        company_code: company.company_code,
      })
      const twin = await createInvalidCompany({
        client_id: null,
        sale_manager_id: await findPersonId(people, 'sale_manager'),
      })
      expect((await expectProblem(twin, 'validation', 422)).errors).toEqual([
        { pointer: '/client/client_id', code: 'duplicate', params: { name } },
      ])
    }),
    success('links the client with the company’s code', async (people) => {
      const { company } = await signUpCompany(people)
      const client_id = await createSoldClient(people, {
        name: `Known ${company.id}`,
        country: company.country,
        company_code: company.company_code,
      })
      const choice = { client_id, sale_manager_id: null }
      const verified = await expectAnswer(
        await postCompanyTransition(await people.as('country_manager'), company, {
          to: 'verified',
          client: choice,
        }),
        'transitionCompany',
      )
      expect(verified).toMatchObject({ client_id, missing_for_orders: [] })
    }),
    success('blocks with a reason, and unblocks', async (people) => {
      const company = await createCompany(people, { client_id: await createSoldClient(people) })
      const manager = await people.as('country_manager')
      const blocked = await expectAnswer(
        await postCompanyTransition(manager, company, { to: 'blocked', reason: 'Does not pay' }),
        'transitionCompany',
      )
      expect(blocked).toMatchObject({
        status: 'blocked',
        block: { by: 'company', reason: 'Does not pay' },
      })
      expect(
        await expectAnswer(
          await (await people.as('admin')).get(`/clients/${blocked.client_id}/`),
          'getClient',
        ),
      ).toMatchObject({ company_block: { reason: 'Does not pay' } })
      expect(
        (
          await expectAnswer(
            await postCompanyTransition(manager, blocked, { to: 'verified' }),
            'transitionCompany',
          )
        ).status,
      ).toBe('verified')
    }),
    invalid('requires a reason to block, and refuses a repeated transition', async (people) => {
      const company = await createCompany(people)
      const manager = await people.as('manager')
      await expectFieldErrors(
        await postCompanyTransition(manager, company, { to: 'blocked', reason: ' ' }),
        {
          '/reason': 'reason_required',
        },
      )
      await expectProblem(
        await postCompanyTransition(manager, company, { to: 'verified' }),
        'not_allowed_now',
        409,
      )
    }),
    success('tells a manager nothing of a foreign company with the same code', async (people) => {
      const existing = await createCompany(people, { manager_id: null })
      const manager = await people.as('manager')
      const same = await sampleCompany(people, { company_code: existing.company_code })
      const company = await expectAnswer(await manager.post('/companies/', same), 'createCompany')
      expect(company.status).toBe('verified')
      const admin = await people.as('admin')
      const notifications = await (await admin.get('/notifications/')).text()
      expect(notifications).toContain(existing.name)
    }),
    invalid('refuses codes of another company, and names it', async (people) => {
      const existing = await createCompany(people)
      const { company } = await signUpCompany(people, { company_code: existing.company_code })
      const { errors } = await expectProblem(
        await postCompanyTransition(await people.as('manager'), company, { to: 'verified' }),
        'validation',
        422,
      )
      expect(errors).toEqual([
        { pointer: '/company_code', code: 'duplicate', params: { name: existing.name } },
      ])
    }),
    stale('refuses a stale version', async (people) => {
      const { id } = await createCompany(people)
      await expectProblem(
        await postCompanyTransition(
          await people.as('manager'),
          { id, version: 7 },
          { to: 'blocked', reason: 'x' },
        ),
        'stale',
        412,
      )
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const company = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      for (const role of ['manager', 'country_manager'] as const)
        await expectProblem(
          await postCompanyTransition(await people.as(role), company, {
            to: 'blocked',
            reason: 'x',
          }),
          'not_found',
          404,
        )
    }),
  ],
  clearCompanySessions: [
    success('logs out its users', async (people) => {
      const buyer = await people.inNewBrowser('client')
      const id = await readOwnCompanyId({ ...people, as: async () => buyer })
      expect(
        (await (await people.as('manager')).post(`/companies/${id}/clear_sessions/`)).status,
      ).toBe(204)
      expect((await buyer.get('/me/')).status).toBe(401)
      expect((await buyer.post('/refresh/')).status).toBe(401)
      const { items } = await expectAnswer(
        await (await people.as('manager')).get(`/records/company/${id}/activity/`),
        'listActivity',
      )
      expect(items[0]).toMatchObject({ kind: 'sessions_ended' })
      // Cases share their visitors.
      await (await people.as('client')).logIn('client')
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const { id } = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      for (const role of ['manager', 'country_manager'] as const)
        await expectProblem(
          await (await people.as(role)).post(`/companies/${id}/clear_sessions/`),
          'not_found',
          404,
        )
    }),
  ],
  listCompanyManagers: [
    success('lists the users who can serve a company', async (people) => {
      const { items } = await expectAnswer(
        await (await people.as('country_manager')).get('/companies/managers/'),
        'listCompanyManagers',
      )
      expect(items.map(({ id }) => id)).toContain(await findPersonId(people, 'manager'))
    }),
  ],
  createComment: [
    success('notifies the manager of the company', async (people) => {
      const company = await createCompany(people)
      await (
        await people.as('admin')
      ).post(`/records/company/${company.id}/comments/`, { text: 'Insured up to 40,000' })
      expect(await listNotificationTexts(people, 'manager', company)).toMatchObject([
        expect.stringContaining(company.name),
      ])
    }),
  ],
  signUp: [
    success(
      'creates a pending company, notifies its manager and mails the specified welcome',
      async (people) => {
        const { company } = await signUpCompany(people)
        expect(await listNotificationTexts(people, 'manager', company)).toMatchObject([
          expect.stringContaining(company.name),
        ])
        expect(await listNotificationTexts(people, 'country_manager', company)).toMatchObject([
          expect.stringContaining(company.name),
        ])
      },
    ),
    success('returns the same answer for a known address, and adds nothing', async (people) => {
      const { write, company } = await signUpCompany(people)
      const again = {
        ...write,
        company_name: `${write.company_name} twin`,
        email: write.email.toUpperCase(),
      }
      expect((await people.stranger().post('/sign_up/', again)).status).toBe(204)
      const { items } = await expectAnswer(
        await (
          await people.as('admin')
        ).get(`/companies/?q=${encodeURIComponent(write.company_name)}`),
        'listCompanies',
      )
      expect(items.map(({ id }) => id)).toEqual([company.id])
    }),
    invalid(
      'validates the VAT code like that of a client, and reports each invalid field',
      async (people) => {
        const { write } = await signUpCompany(people)
        const createInvalidCompany = (change: object) =>
          people
            .stranger()
            .post('/sign_up/', { ...write, email: `x-${crypto.randomUUID()}@x.example`, ...change })
        await expectFieldErrors(await createInvalidCompany({ vat_code: 'DE811204576' }), {
          '/vat_code': 'vat_country',
        })
        await expectFieldErrors(await createInvalidCompany({ country: 'ZZ' }), {
          '/country': 'unknown_value',
        })
        await expectFieldErrors(
          await createInvalidCompany({ first_name: ' ', email: 'nobody', phone: 'x' }),
          {
            '/first_name': 'required',
            '/email': 'wrong_format',
            '/phone': 'wrong_format',
          },
        )
      },
    ),
  ],
} satisfies Cases
