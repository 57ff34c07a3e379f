import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, stale, type Cases } from '../case'
import type { People, Visitor } from '../host'
import {
  readLastMail,
  createCompany,
  signUpCompany,
  verifyCompany,
} from '../fixtures/saved-companies'
import { sampleClient } from '../fixtures/samples'
import {
  findPersonId,
  createClient,
  createDealWrite,
  postDealTransition,
  readDeal,
} from '../fixtures/saved-deals'
import { createLot } from '../fixtures/saved-lots'
import { createSupplyReport } from '../fixtures/saved-reports'
import { createConfirmedSupply } from '../fixtures/saved-supplies'
import {
  putPerson,
  canLogIn,
  createNewcomer,
  readPerson,
  samplePerson,
  createPerson,
  postPersonTransition,
} from '../fixtures/saved-people'

const listPeople = async (people: People, query: string) =>
  expectAnswer(await (await people.as('global_manager')).get(`/people/?${query}`), 'listPeople')

/** Requests to erase the given version of a user. */
const erase = (visitor: Visitor, { id, version }: { id: string; version: number }) =>
  visitor.post(`/people/${id}/erase/`, undefined, { 'If-Match': `"${version}"` })

/** Creates a sale manager with a deal and a client. */
async function createBusySeller(people: People, last_name?: string) {
  const saleManager = await createNewcomer(people, {
    role: 'sale_manager',
    ...(last_name !== undefined && { last_name }),
  })
  const client_id = await createClient(people, { sale_manager_id: saleManager.person.id })
  const write = await createDealWrite(people, { client_id, sale_manager_id: saleManager.person.id })
  const deal = await expectAnswer(
    await (await people.as('admin')).post('/deals/', write),
    'createDeal',
  )
  return { ...saleManager, client_id, deal, taker: await findPersonId(people, 'sale_manager') }
}

/** Returns a name that no other person has. */
const createUniqueName = (): string => `Ozols${crypto.randomUUID().slice(0, 8)}`

/** Expects that a search finds the record by one name of its manager and not by the other. */
async function expectFoundByName(
  people: People,
  id: string,
  { name, otherName }: { name: string; otherName: string },
): Promise<void> {
  const admin = await people.as('admin')
  const search = async (q: string) => {
    const { items } = await expectAnswer(
      await admin.get(`/search/?q=${encodeURIComponent(q)}`),
      'searchEverything',
    )
    return items.map((hit) => hit.id)
  }
  expect(await search(name)).toContain(id)
  expect(await search(otherName)).not.toContain(id)
}

export const peopleCases = {
  listStaff: [
    success('lists staff, but no portal users', async ({ as }) => {
      const { items } = await expectAnswer(
        await (await as('cargo_manager')).get('/people/staff/'),
        'listStaff',
      )
      expect(items.length).toBeGreaterThanOrEqual(6)
      expect(items.some(({ role }) => role === 'client')).toBe(false)
    }),
    success('filters by roles and words, regardless of accents', async ({ as }) => {
      const visitor = await as('admin')
      const managers = await expectAnswer(
        await visitor.get('/people/staff/?role=sale_manager&role=admin'),
        'listStaff',
      )
      expect(new Set(managers.items.map(({ role }) => role))).toEqual(
        new Set(['sale_manager', 'admin']),
      )
      const [someone] = managers.items
      const [word = ''] =
        someone?.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().split(' ') ?? []
      const listed = await expectAnswer(
        await visitor.get(`/people/staff/?q=${encodeURIComponent(word)}`),
        'listStaff',
      )
      expect(listed.items.map(({ id }) => id)).toContain(someone?.id)
    }),
    success(
      'lists no deactivated person as a choice, but still returns the name',
      async (people) => {
        const { person } = await createPerson(people)
        await postPersonTransition(await people.as('admin'), person, { to: 'deactivated' })
        const agent = await people.as('purchase_agent')
        const offered = await expectAnswer(
          await agent.get('/people/staff/?role=purchase_agent&limit=500'),
          'listStaff',
        )
        expect(offered.items.some(({ id }) => id === person.id)).toBe(false)
        expect(
          (await expectAnswer(await agent.get(`/people/staff/?id=${person.id}`), 'listStaff'))
            .items,
        ).toMatchObject([{ name: person.name }])
      },
    ),
    invalid('refuses an unknown role', async ({ as }) => {
      await expectFieldErrors(await (await as('admin')).get('/people/staff/?role=lumberjack'), {
        '?role': 'unknown_value',
      })
    }),
  ],
  listPeople: [
    success(
      'finds staff and portal users by name, address and company, and by status',
      async (people) => {
        const company = await createCompany(people)
        const { person } = await createPerson(people, { role: 'client', company_id: company.id })
        for (const query of [
          `q=${encodeURIComponent(person.name.toUpperCase())}`,
          `q=${person.email}`,
          `q=${encodeURIComponent(company.name)}`,
          `company_id=${company.id}`,
        ]) {
          const { items } = await listPeople(people, `${query}&role=client&status=invited`)
          expect(
            items.find(({ id }) => id === person.id),
            query,
          ).toMatchObject({ status: 'invited', company: { id: company.id }, countries: [] })
        }
        expect(
          (await listPeople(people, `company_id=${company.id}&status=active&status=deactivated`))
            .total,
        ).toBe(0)
      },
    ),
  ],
  createPerson: [
    success(
      'mails an invited person a link in their language, and shows it nowhere else',
      async (people) => {
        const { person, write, visitor } = await createNewcomer(people, { language: 'lt' })
        expect(person).toMatchObject({
          status: 'invited',
          session_count: 0,
          open_work: [],
          acts: ['send_link'],
          transitions: [{ to: 'deactivated' }],
        })
        expect(await readLastMail(people, write.email)).toMatchObject({
          subject: 'Jūsų „Timberdesk“ paskyra',
        })
        expect(await expectAnswer(await visitor.get('/me/'), 'getMe')).toMatchObject({
          role: 'purchase_agent',
          name: person.name,
        })
        expect(await readPerson(people, person.id)).toMatchObject({
          status: 'active',
          session_count: 1,
          acts: ['send_link', 'end_sessions'],
        })
      },
    ),
    success('sends no link until the person’s company is verified', async (people) => {
      const { company } = await signUpCompany(people)
      const { person, write } = await createPerson(people, {
        role: 'client',
        company_id: company.id,
      })
      expect(person.acts).toEqual([])
      expect(await readLastMail(people, write.email)).toBeUndefined()
      await verifyCompany(people, await people.as('admin'), company)
      expect(await readLastMail(people, write.email)).toBeDefined()
    }),
    invalid(
      'requires a company for clients and countries for country managers, and refuses both for other roles',
      async (people) => {
        const { id } = await createCompany(people)
        const admin = await people.as('admin')
        const createInvalidPerson = (change: Partial<Schemas['PersonWrite']>) =>
          admin.post('/people/', samplePerson(change))
        await expectFieldErrors(await createInvalidPerson({ role: 'client' }), {
          '/company_id': 'required',
        })
        await expectFieldErrors(
          await createInvalidPerson({ role: 'client', company_id: UNKNOWN_ID }),
          {
            '/company_id': 'not_found',
          },
        )
        await expectFieldErrors(await createInvalidPerson({ company_id: id, countries: ['FR'] }), {
          '/company_id': 'unexpected',
          '/countries': 'unexpected',
        })
        await expectFieldErrors(await createInvalidPerson({ role: 'country_manager' }), {
          '/countries': 'required',
        })
        await expectFieldErrors(
          await createInvalidPerson({ role: 'country_manager', countries: ['FR', 'ZZ'] }),
          {
            '/countries/1': 'unknown_value',
          },
        )
      },
    ),
    invalid('refuses a known email address in any spelling', async (people) => {
      const { person, write } = await createPerson(people)
      const { errors } = await expectProblem(
        await (
          await people.as('admin')
        ).post('/people/', samplePerson({ email: write.email.toUpperCase() })),
        'validation',
        422,
      )
      expect(errors).toEqual([
        { pointer: '/email', code: 'duplicate', params: { name: person.name } },
      ])
    }),
    forbidden('lets only an admin create an admin', async (people) => {
      await expectFieldErrors(
        await (await people.as('global_manager')).post('/people/', samplePerson({ role: 'admin' })),
        { '/role': 'locked' },
      )
    }),
  ],
  erasePerson: [
    success('leaves a neutral name, and ends the access for good', async (people) => {
      const { person } = await createNewcomer(people)
      const admin = await people.as('admin')
      await postPersonTransition(admin, person, { to: 'deactivated' })
      const left = await readPerson(people, person.id)
      expect(left.acts).toEqual(['erase'])
      const erased = await expectAnswer(await erase(admin, left), 'erasePerson')
      expect(erased).toMatchObject({ status: 'erased', phone: null, session_count: 0, acts: [] })
      expect(erased.name).not.toContain('Bērziņa')
      const { items } = await expectAnswer(
        await admin.get(`/records/person/${person.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.kind).toBe('erased')
      expect(JSON.stringify(items)).not.toContain(person.email)
      expect((await listPeople(people, `status=erased&q=${erased.email}`)).total).toBe(1)
      await expectProblem(
        await postPersonTransition(admin, erased, { to: 'active' }),
        'not_allowed_now',
        409,
      )
    }),
    forbidden('is refused while the person can log in, and to global managers', async (people) => {
      const { person } = await createPerson(people)
      await expectProblem(await erase(await people.as('admin'), person), 'not_allowed_now', 409)
      await expectProblem(await erase(await people.as('global_manager'), person), 'forbidden', 403)
    }),
    stale('is refused on an older version', async (people) => {
      const { person } = await createPerson(people)
      const admin = await people.as('admin')
      await postPersonTransition(admin, person, { to: 'deactivated' })
      await expectProblem(await erase(admin, person), 'stale', 412)
    }),
    notFound('returns 404 for an unknown person', async (people) => {
      await expectProblem(
        await erase(await people.as('admin'), { id: UNKNOWN_ID, version: 1 }),
        'not_found',
        404,
      )
    }),
  ],
  getPerson: [
    success('shows open work and active sessions', async (people) => {
      const { person } = await createBusySeller(people)
      expect(await readPerson(people, person.id)).toMatchObject({
        open_work: [
          { kind: 'deal', count: 1, roles: ['sale_manager'] },
          { kind: 'client', count: 1, roles: ['sale_manager'] },
        ],
        session_count: 1,
        acts: ['send_link', 'end_sessions', 'hand_over'],
      })
    }),
    forbidden(
      'marks nothing of an admin as editable for others, and nobody’s own role',
      async (people) => {
        const [admin, global] = [await people.as('admin'), await people.as('global_manager')]
        const read = async (visitor: typeof admin, id: string) =>
          expectAnswer(await visitor.get(`/people/${id}/`), 'getPerson')
        expect(await read(global, await findPersonId(people, 'admin'))).toMatchObject({
          editable_fields: [],
          transitions: [],
          acts: [],
        })
        const adminPerson = await read(admin, await findPersonId(people, 'admin'))
        expect(adminPerson.transitions).toEqual([])
        expect(adminPerson.editable_fields).not.toContain('role')
      },
    ),
  ],
  updatePerson: [
    success(
      'ends the sessions of a person whose role changes, and records the old role in the history',
      async (people) => {
        const { person, write, visitor } = await createNewcomer(people)
        const admin = await people.as('admin')
        const changed = await expectAnswer(
          await putPerson(admin, person, {
            ...write,
            role: 'country_manager',
            countries: ['LU', 'BE', 'LU'],
          }),
          'updatePerson',
        )
        expect(changed).toMatchObject({
          role: 'country_manager',
          countries: ['BE', 'LU'],
          session_count: 0,
        })
        expect((await visitor.get('/me/')).status).toBe(401)
        const { items } = await expectAnswer(
          await admin.get(`/records/person/${person.id}/activity/`),
          'listActivity',
        )
        expect(items[0]?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
          ['role', 'purchase_agent', 'country_manager'],
          ['countries', null, 'BE, LU'],
        ])
      },
    ),
    success(
      'finds deals by the current name of their manager, also of an erased one',
      async (people) => {
        const [first, second] = [createUniqueName(), createUniqueName()]
        const { person, write, deal, taker } = await createBusySeller(people, first)
        await expectFoundByName(people, deal.id, { name: first, otherName: second })
        const admin = await people.as('admin')
        const renamed = await expectAnswer(
          await putPerson(admin, person, { ...write, last_name: second }),
          'updatePerson',
        )
        await expectFoundByName(people, deal.id, { name: second, otherName: first })
        // A closed deal stays with its manager.
        await expectAnswer(
          await postDealTransition(people, 'admin', deal, { to: 'canceled', reason: 'No wood' }),
          'transitionDeal',
        )
        await expectAnswer(
          await postPersonTransition(admin, renamed, {
            to: 'deactivated',
            work: [{ kind: 'client', to_id: taker }],
          }),
          'transitionPerson',
        )
        const erased = await expectAnswer(
          await erase(admin, await readPerson(people, person.id)),
          'erasePerson',
        )
        await expectFoundByName(people, deal.id, { name: erased.name, otherName: second })
      },
    ),
    success('invalidates a link sent to the previous email address', async (people) => {
      const { person, write } = await createPerson(people)
      const mail = await readLastMail(people, write.email)
      await expectAnswer(
        await putPerson(await people.as('admin'), person, {
          ...write,
          email: `new.${write.email}`,
        }),
        'updatePerson',
      )
      const token = new URLSearchParams(mail?.link?.split('?')[1]).get('token')
      expect(
        (await people.stranger().post('/set_password/', { token, password: 'spruce and pine' }))
          .status,
      ).toBe(422)
    }),
    invalid(
      'refuses a role change with open work, the role admin from others, and one’s own role',
      async (people) => {
        const { person, write } = await createBusySeller(people)
        const [admin, global] = [await people.as('admin'), await people.as('global_manager')]
        await expectFieldErrors(
          await putPerson(admin, person, { ...write, role: 'purchase_manager' }),
          {
            '/role': 'open_work',
          },
        )
        await expectFieldErrors(await putPerson(global, person, { ...write, role: 'admin' }), {
          '/role': 'locked',
        })
        const me = await readPerson(people, await findPersonId(people, 'admin'))
        const { first_name, last_name, email, phone, country, language, countries, company_id } = me
        const adminWrite = {
          first_name,
          last_name,
          email,
          phone,
          country,
          language,
          countries,
          company_id,
          role: 'admin',
        }
        await expectFieldErrors(
          await putPerson(admin, me, { ...adminWrite, role: 'global_manager' }),
          {
            '/role': 'locked',
          },
        )
        await expectFieldErrors(
          await putPerson(global, me, { ...adminWrite, email: `taken.${email}` }),
          {
            '/email': 'locked',
          },
        )
      },
    ),
  ],
  transitionPerson: [
    success(
      'deactivates a person, and assigns their open work in the same call',
      async (people) => {
        const { person, write, visitor, deal, client_id, taker } = await createBusySeller(people)
        const admin = await people.as('admin')
        const work = [
          { kind: 'deal', to_id: taker },
          { kind: 'client', to_id: taker },
        ]
        const deactivated = await expectAnswer(
          await postPersonTransition(admin, person, {
            to: 'deactivated',
            reason: 'Has left the company',
            work,
          }),
          'transitionPerson',
        )
        expect(deactivated).toMatchObject({
          status: 'deactivated',
          open_work: [],
          session_count: 0,
          acts: ['erase'],
          transitions: [{ to: 'active' }],
        })
        expect((await visitor.get('/me/')).status).toBe(401)
        expect((await visitor.post('/refresh/')).status).toBe(401)
        expect(await canLogIn(people, write.email)).toBe(false)
        expect(await readDeal(people, deal)).toMatchObject({
          sale_manager: { id: taker },
          version: deal.version + 1,
        })
        expect(
          await expectAnswer(await admin.get(`/clients/${client_id}/`), 'getClient'),
        ).toMatchObject({ sale_manager_id: taker })
        const { items } = await expectAnswer(
          await admin.get(`/records/deal/${deal.id}/activity/`),
          'listActivity',
        )
        expect(items[0]?.changes).toEqual([
          {
            field: 'sale_manager_id',
            line: null,
            from: person.name,
            to: (await readPerson(people, taker)).name,
          },
        ])
        const answer = await expectAnswer(
          await (await people.as('sale_manager')).get('/notifications/'),
          'listNotifications',
        )
        expect(answer.some(({ message }) => message.includes(person.name))).toBe(true)
      },
    ),
    success('activates them again', async (people) => {
      const { person, write } = await createNewcomer(people)
      const admin = await people.as('admin')
      const deactivated = await expectAnswer(
        await postPersonTransition(admin, person, { to: 'deactivated' }),
        'transitionPerson',
      )
      expect(
        (
          await expectAnswer(
            await postPersonTransition(admin, deactivated, { to: 'active' }),
            'transitionPerson',
          )
        ).status,
      ).toBe('active')
      expect(await canLogIn(people, write.email)).toBe(true)
    }),
    invalid('refuses unassigned work and an unsuitable successor', async (people) => {
      const { person, deal, taker } = await createBusySeller(people)
      const admin = await people.as('admin')
      const createInvalidPerson = (work: object[]) =>
        postPersonTransition(admin, person, { to: 'deactivated', work })
      await expectFieldErrors(await createInvalidPerson([]), { '/work': 'open_work' })
      await expectFieldErrors(await createInvalidPerson([{ kind: 'deal', to_id: taker }]), {
        '/work': 'open_work',
      })
      await expectFieldErrors(
        await createInvalidPerson([
          { kind: 'deal', to_id: await findPersonId(people, 'cargo_manager') },
          { kind: 'client', to_id: person.id },
        ]),
        {
          '/work/0/to_id': 'other_role',
          '/work/1/to_id': 'not_found',
        },
      )
      // Nothing of what was refused is done.
      expect(await readDeal(people, deal)).toMatchObject({
        sale_manager: { id: person.id },
        version: deal.version,
      })
    }),
    invalid(
      'protects the login people of a demo from deactivation and from changes',
      async (people) => {
        const admin = await people.as('admin')
        const agent = await readPerson(people, await findPersonId(people, 'purchase_agent'))
        await expectFieldErrors(await postPersonTransition(admin, agent, { to: 'deactivated' }), {
          '/to': 'demo_person',
        })
        const { first_name, last_name, phone, country, language, countries, company_id } = agent
        const write = {
          first_name,
          last_name,
          phone,
          country,
          language,
          countries,
          company_id,
          role: 'cargo_manager',
          email: 'taken@timberdesk.example',
        }
        await expectFieldErrors(await putPerson(admin, agent, write), {
          '/role': 'demo_person',
          '/email': 'demo_person',
        })
      },
    ),
    forbidden('forbids deactivating oneself, or an admin without being one', async (people) => {
      const [admin, global] = [await people.as('admin'), await people.as('global_manager')]
      const me = await readPerson(people, await findPersonId(people, 'admin'))
      for (const visitor of [admin, global])
        await expectProblem(
          await postPersonTransition(visitor, me, { to: 'deactivated' }),
          'not_allowed_now',
          409,
        )
    }),
    stale('refuses a stale version', async (people) => {
      const { person } = await createPerson(people)
      await expectProblem(
        await postPersonTransition(
          await people.as('admin'),
          { id: person.id, version: 7 },
          { to: 'deactivated' },
        ),
        'stale',
        412,
      )
    }),
    notFound('returns 404 for an unknown person', async (people) => {
      await expectProblem(
        await postPersonTransition(
          await people.as('admin'),
          { id: UNKNOWN_ID, version: 1 },
          { to: 'deactivated' },
        ),
        'not_found',
        404,
      )
    }),
  ],
  handWorkOver: [
    success('assigns the work to a successor, and keeps the person active', async (people) => {
      const { person, deal, taker, visitor } = await createBusySeller(people)
      const global = await people.as('global_manager')
      const after = await expectAnswer(
        await global.post(`/people/${person.id}/hand_over/`, {
          work: [{ kind: 'deal', to_id: taker }],
        }),
        'handWorkOver',
      )
      expect(after).toMatchObject({ status: 'active', open_work: [{ kind: 'client', count: 1 }] })
      expect((await readDeal(people, deal)).sale_manager.id).toBe(taker)
      expect((await visitor.get('/me/')).status).toBe(200)
    }),
    success(
      'finds deals, supplies and their reports by the name of the successor',
      async (people) => {
        const [first, second] = [createUniqueName(), createUniqueName()]
        const { person: saleManager, deal } = await createBusySeller(people, first)
        const { person: purchaseManager } = await createPerson(people, {
          role: 'purchase_manager',
          last_name: first,
        })
        const { supply } = await createConfirmedSupply(people, {
          purchase_manager_id: purchaseManager.id,
        })
        const { report } = await createSupplyReport(people, {}, 'purchase_agent', supply)
        const admin = await people.as('admin')
        for (const { person, kind } of [
          { person: saleManager, kind: 'deal' },
          { person: purchaseManager, kind: 'supply' },
        ]) {
          const successor = await createPerson(people, { role: person.role, last_name: second })
          await expectAnswer(
            await admin.post(`/people/${person.id}/hand_over/`, {
              work: [{ kind, to_id: successor.person.id }],
            }),
            'handWorkOver',
          )
        }
        for (const { id } of [deal, supply, report])
          await expectFoundByName(people, id, { name: second, otherName: first })
      },
    ),
    invalid('requires a successor with the role', async (people) => {
      const { person } = await createPerson(people)
      const work = [{ kind: 'company', to_id: await findPersonId(people, 'sale_manager') }]
      await expectFieldErrors(
        await (await people.as('admin')).post(`/people/${person.id}/hand_over/`, { work }),
        { '/work/0/to_id': 'other_role' },
      )
    }),
    notFound('returns 404 for an unknown person', async (people) => {
      await expectProblem(
        await (await people.as('admin')).post(`/people/${UNKNOWN_ID}/hand_over/`, { work: [] }),
        'not_found',
        404,
      )
    }),
  ],
  clearPersonSessions: [
    success('logs the person out', async (people) => {
      const { person, write, visitor } = await createNewcomer(people)
      expect(
        (await (await people.as('global_manager')).post(`/people/${person.id}/clear_sessions/`))
          .status,
      ).toBe(204)
      expect((await visitor.get('/me/')).status).toBe(401)
      expect(await canLogIn(people, write.email)).toBe(true)
    }),
    forbidden('is forbidden for an admin’s sessions unless by an admin', async (people) => {
      await expectProblem(
        await (
          await people.as('global_manager')
        ).post(`/people/${await findPersonId(people, 'admin')}/clear_sessions/`),
        'forbidden',
        403,
      )
    }),
    notFound('returns 404 for an unknown person', async (people) => {
      await expectProblem(
        await (await people.as('admin')).post(`/people/${UNKNOWN_ID}/clear_sessions/`),
        'not_found',
        404,
      )
    }),
  ],
  sendPersonLink: [
    success('mails another link, and records the author in the history', async (people) => {
      const { person, write } = await createPerson(people)
      const first = await readLastMail(people, write.email)
      const admin = await people.as('admin')
      expect((await admin.post(`/people/${person.id}/send_link/`)).status).toBe(204)
      expect((await readLastMail(people, write.email))?.link).not.toBe(first?.link)
      const { items } = await expectAnswer(
        await admin.get(`/records/person/${person.id}/activity/`),
        'listActivity',
      )
      expect(items.map(({ kind }) => kind)).toEqual(['link_sent', 'created'])
    }),
    forbidden('is forbidden for a deactivated person', async (people) => {
      const { person } = await createPerson(people)
      const admin = await people.as('admin')
      await postPersonTransition(admin, person, { to: 'deactivated' })
      await expectProblem(
        await admin.post(`/people/${person.id}/send_link/`),
        'not_allowed_now',
        409,
      )
    }),
    notFound('returns 404 for an unknown person', async (people) => {
      await expectProblem(
        await (await people.as('admin')).post(`/people/${UNKNOWN_ID}/send_link/`),
        'not_found',
        404,
      )
    }),
  ],
  listDone: [
    success(
      'lists the person’s actions and their records, newest first, page by page',
      async (people) => {
        const admin = await people.as('admin')
        const { person, visitor } = await createNewcomer(people, { role: 'global_manager' })
        const client = await expectAnswer(
          await visitor.post('/clients/', sampleClient()),
          'createClient',
        )
        const company = await createCompany(people)
        await visitor.post(`/companies/${company.id}/clear_sessions/`)
        const read = async (query: string) =>
          expectAnswer(await admin.get(`/people/${person.id}/done/?${query}`), 'listDone')
        const { items } = await read('limit=10')
        expect(items.at(-1)).toMatchObject({
          kind: 'created',
          record: { kind: 'client', id: client.id },
          called: client.name,
          count: 0,
        })
        const first = await read('limit=1')
        expect(first.items).toEqual(items.slice(0, 1))
      },
    ),
    success(
      'names the product of a price, and the number of packs changed at once',
      async (people) => {
        const { person, visitor } = await createNewcomer(people, { role: 'global_manager' })
        const [lot, otherLot] = [await createLot(people), await createLot(people)]
        const terms = {
          price: '310.00',
          price_small: null,
          price_medium: null,
          price_large: null,
          start_date: '2026-01-01',
          end_date: null,
          unit: 'm3',
          sale_unit: 'pack',
          hidden: false,
          is_on: true,
        }
        await expectAnswer(
          await visitor.post('/prices/', {
            ...terms,
            product_id: lot.product.id,
            list: 'sale',
            country: 'MT',
            company_id: null,
          }),
          'createPrice',
        )
        await expectAnswer(
          await visitor.post('/lots/changes/', {
            lot_ids: [lot.id, otherLot.id],
            action: 'block',
            location: null,
            reason: 'Wet',
          }),
          'changeLots',
        )
        const read = async (query: string) =>
          expectAnswer(
            await (await people.as('admin')).get(`/people/${person.id}/done/?${query}`),
            'listDone',
          )
        const { items } = await read('limit=10')
        expect(items).toHaveLength(2)
        expect(items.find(({ kind }) => kind === 'price')).toMatchObject({
          record: { kind: 'product', id: lot.product.id },
          called: lot.product.name,
          count: 1,
        })
        expect(items.find(({ kind }) => kind === 'packs')).toMatchObject({
          record: null,
          called: null,
          count: 2,
          reason: 'Wet',
        })
        const first = await read('limit=1')
        const second = await read(`limit=1&cursor=${first.next_cursor}`)
        expect([...first.items, ...second.items]).toEqual(items)
        expect(second.next_cursor).toBeNull()
      },
    ),
    invalid('refuses a foreign cursor', async (people) => {
      await expectFieldErrors(
        await (
          await people.as('admin')
        ).get(`/people/${await findPersonId(people, 'admin')}/done/?cursor=abc`),
        { '?cursor': 'wrong_format' },
      )
    }),
    notFound('returns 404 for an unknown person', async (people) => {
      await expectProblem(
        await (await people.as('admin')).get(`/people/${UNKNOWN_ID}/done/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
