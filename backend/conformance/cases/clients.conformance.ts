import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, type Cases } from '../case'
import {
  findPersonId,
  createDealInStatus,
  postDealTransition,
  listNotificationTexts,
  createDealWrite,
} from '../fixtures/saved-deals'
import type { People } from '../host'
import { sampleClient } from '../fixtures/samples'
import { toBusinessDay } from '../../business-day'

const createClient = async ({ as }: People, change: Parameters<typeof sampleClient>[0] = {}) =>
  expectAnswer(
    await (await as('global_manager')).post('/clients/', sampleClient(change)),
    'createClient',
  )

export const clientCases = {
  listClients: [
    success(
      'finds by country code, country name or its beginning, and several words of one country',
      async (people) => {
        const [lithuanian, british, dutch, french] = [
          await createClient(people, { name: 'Zuvinto lentos', country: 'LT' }),
          await createClient(people, { name: 'Zuvinto Ltd', country: 'GB' }),
          await createClient(people, { name: 'Zuvinto De Vries', country: 'NL' }),
          await createClient(people, { name: 'Bois Zuvinto', country: 'FR' }),
        ]
        const visitor = await people.as('sale_manager')
        const findClients = async (q: string) => {
          const { items } = await expectAnswer(
            await visitor.get(`/clients/?q=${encodeURIComponent(`zuvinto ${q}`)}`),
            'listClients',
          )
          return items.map(({ id }) => id)
        }
        expect(await findClients('lt')).toEqual([lithuanian.id])
        expect(await findClients('Ltd')).toEqual([british.id])
        expect(await findClients('united kingdom')).toEqual([british.id])
        expect(await findClients('UK ltd')).toEqual([british.id])
        expect(await findClients('de vries')).toEqual([dutch.id])
        expect(await findClients('Holland')).toEqual([dutch.id])
        expect(await findClients('Bo')).toEqual([french.id])
      },
    ),
    success('finds one client by its VAT code, with any grouping', async (people) => {
      const sold = await createClient(people, {
        name: 'Zalgirio mediena',
        country: 'GB',
        vat_code: 'GB 731 2046 58',
      })
      // With a code of its own: a sample’s might have the digits that are searched.
      await createClient(people, {
        name: 'Zalgirio lentos',
        country: 'GB',
        company_code: 'LENTOS',
        vat_code: 'GB731204669',
      })
      const abroad = await createClient(people, {
        name: 'Zalgirio rastai',
        country: 'MA',
        vat_code: 'FR 74 447 205 699',
      })
      await createClient(people, { name: 'Zalgirio bois', country: 'FR', vat_code: null })
      const visitor = await people.as('sale_manager')
      const findClients = async (q: string) => {
        const { items } = await expectAnswer(
          await visitor.get(`/clients/?q=${encodeURIComponent(q)}`),
          'listClients',
        )
        return items.map(({ id }) => id)
      }
      for (const code of ['GB731204658', 'gb 731 2046 58', 'GB-731.204.658'])
        expect(await findClients(code), code).toEqual([sold.id])
      for (const code of ['FR74447205699', 'FR 74 447 205 699'])
        expect(await findClients(code), code).toEqual([abroad.id])
      expect(await findClients('GB731999999')).toEqual([])
    }),
    success(
      'sorts by the used share of the limit: over a limit of 0 first, without a limit last',
      async (people) => {
        await createClient(people, { credit_limit_eur: null })
        const owesNothing = await createClient(people, { credit_limit_eur: '0.00' })
        // One who owes already: the limit is lowered to 0 after a deal was confirmed.
        const { write } = await createDealInStatus(people, 'confirmed')
        const visitor = await people.as('admin')
        const owing = await expectAnswer(
          await visitor.get(`/clients/${write.client_id}/`),
          'getClient',
        )
        await visitor.put(`/clients/${owing.id}/`, sampleClient({ credit_limit_eur: '0.00' }), {
          'If-Match': `"${owing.version}"`,
        })
        const { items } = await expectAnswer(
          await visitor.get('/clients/?limit=500&sort=-credit_used'),
          'listClients',
        )
        expect(items[0]).toMatchObject({
          id: owing.id,
          credit_limit_eur: '0.00',
          exposure_eur: owing.exposure_eur,
        })
        const shares = items.map(({ exposure_eur, credit_limit_eur }) => {
          if (credit_limit_eur === null) return -1
          return Number(exposure_eur) === 0
            ? 0
            : Math.floor((Number(exposure_eur) * 1000) / Number(credit_limit_eur))
        })
        expect(shares).toEqual(shares.toSorted((a, b) => b - a))
        expect(shares.at(-1)).toBe(-1)
        expect(shares[items.findIndex((client) => client.id === owesNothing.id)]).toBe(0)
      },
    ),
    success('filters by status, also for purchase managers', async (people) => {
      await createClient(people, { status: 'blocked' })
      const visitor = await people.as('purchase_manager')
      const { items } = await expectAnswer(
        await visitor.get('/clients/?status=blocked'),
        'listClients',
      )
      expect(items.length).toBeGreaterThan(0)
      expect(items.every(({ status }) => status === 'blocked')).toBe(true)
    }),
  ],
  createClient: [
    invalid('reports each invalid field', async ({ as }) => {
      const answer = await (
        await as('admin')
      ).post('/clients/', {
        ...sampleClient({ name: '  ', country: 'France', tolerance_percent: 51 }),
        contacts: [{ name: 'A', email: 'no e-mail', phone: null, role: null }],
        default_incoterms: { rule: 'XXX', place: 'Lyon' },
        credit_limit_eur: '12',
        mood: 'good',
      })
      await expectFieldErrors(answer, {
        '/name': 'required',
        '/country': 'wrong_format',
        '/contacts/0/email': 'wrong_format',
        '/default_incoterms/rule': 'unknown_value',
        '/credit_limit_eur': 'wrong_format',
        '/tolerance_percent': 'too_large',
        '/mood': 'unexpected',
      })
    }),
    invalid('refuses a company of the portal, which is set there', async ({ as }) => {
      const answer = await (
        await as('admin')
      ).post('/clients/', { ...sampleClient(), portal_company_id: UNKNOWN_ID })
      await expectFieldErrors(answer, { '/portal_company_id': 'unexpected' })
    }),
    invalid('refuses unknown fields at any depth', async ({ as }) => {
      const client = sampleClient()
      const answer = await (
        await as('admin')
      ).post('/clients/', {
        ...client,
        contacts: client.contacts.map((contact) => ({ ...contact, fax: '1' })),
        payment_terms: { ...client.payment_terms, discount: '2' },
        default_incoterms: { rule: 'DAP', place: 'Épinal', year: 2020 },
      })
      await expectFieldErrors(answer, {
        '/contacts/0/fax': 'unexpected',
        '/payment_terms/discount': 'unexpected',
        '/default_incoterms/year': 'unexpected',
      })
    }),
    invalid('requires days for net days, and codes that no other client has', async (people) => {
      const { company_code, vat_code } = await createClient(people)
      const twin = sampleClient({
        company_code,
        vat_code,
        payment_terms: { kind: 'net_days', net_days: null },
      })
      await expectFieldErrors(await (await people.as('admin')).post('/clients/', twin), {
        '/payment_terms/net_days': 'net_days_required',
        '/company_code': 'duplicate',
        '/vat_code': 'duplicate',
      })
    }),
    invalid('names the client that has the same codes', async (people) => {
      const { name, company_code, vat_code } = await createClient(people)
      const answer = await (
        await people.as('admin')
      ).post(
        '/clients/',
        sampleClient({
          company_code: company_code?.toLowerCase().replace('-', ' -') ?? null,
          vat_code,
        }),
      )
      const { errors } = await expectProblem(answer, 'validation', 422)
      expect(errors).toEqual([
        { pointer: '/company_code', code: 'duplicate', params: { name } },
        { pointer: '/vat_code', code: 'duplicate', params: { name } },
      ])
    }),
    invalid(
      'refuses a client with the same name in any spelling, but allows it in another country',
      async (people) => {
        const { name } = await createClient(people)
        const post = async (change: Parameters<typeof sampleClient>[0]) =>
          (await people.as('admin')).post('/clients/', sampleClient(change))
        const { errors } = await expectProblem(
          await post({ name: name.toUpperCase().replace('É', 'e') }),
          'validation',
          422,
        )
        expect(errors).toEqual([{ pointer: '/name', code: 'duplicate', params: { name } }])
        await expectFieldErrors(await post({ name: name.replaceAll(' ', ' \u00a0') }), {
          '/name': 'duplicate',
        })
        expect((await post({ name, country: 'BE' })).status).toBe(201)
      },
    ),
    success('normalizes the VAT code', async ({ as }) => {
      const answer = await (
        await as('admin')
      ).post('/clients/', sampleClient({ country: 'BE', vat_code: 'be 0498.765.432' }))
      expect(await expectAnswer(answer, 'createClient')).toMatchObject({ vat_code: 'BE0498765432' })
    }),
    invalid('compares the VAT code with the country in any spelling', async (people) => {
      const { vat_code } = await createClient(people)
      const admin = await people.as('admin')
      const createInvalidClient = async (change: Parameters<typeof sampleClient>[0]) =>
        admin.post('/clients/', sampleClient(change))
      await expectFieldErrors(
        await createInvalidClient({
          vat_code: vat_code?.toLowerCase().replace('fr', 'fr ') ?? null,
        }),
        { '/vat_code': 'duplicate' },
      )
      await expectFieldErrors(
        await createInvalidClient({ country: 'GR', vat_code: 'GR123456789' }),
        {
          '/vat_code': 'vat_country',
        },
      )
      await expectFieldErrors(await createInvalidClient({ country: 'LT', vat_code: 'LT1' }), {
        '/vat_code': 'vat_format',
      })
      await expectFieldErrors(
        await createInvalidClient({ country: 'DE', vat_code: 'NL123456789B01' }),
        {
          '/vat_code': 'vat_country',
        },
      )
    }),
    invalid('distinguishes a negative limit from an unreadable one', async ({ as }) => {
      const answer = await (
        await as('admin')
      ).post('/clients/', sampleClient({ credit_limit_eur: '-5.00' }))
      await expectFieldErrors(answer, { '/credit_limit_eur': 'too_small' })
    }),
    invalid('accepts only a sale manager as sale manager', async ({ as }) => {
      const visitor = await as('admin')
      const { id } = await expectAnswer(await visitor.get('/me/'), 'getMe')
      await expectFieldErrors(
        await visitor.post('/clients/', sampleClient({ sale_manager_id: id })),
        {
          '/sale_manager_id': 'not_a_sale_manager',
        },
      )
      await expectFieldErrors(
        await visitor.post('/clients/', sampleClient({ sale_manager_id: UNKNOWN_ID })),
        { '/sale_manager_id': 'not_found' },
      )
    }),
  ],
  getClient: [
    success('shows sales to users who can see margins', async (people) => {
      const manager = await people.as('sale_manager')
      const { id: managerId } = await expectAnswer(await manager.get('/me/'), 'getMe')
      const ownClient = await createClient(people, { sale_manager_id: managerId })
      const other = await createClient(people)
      const read = async (id: string) =>
        expectAnswer(await manager.get(`/clients/${id}/`), 'getClient')
      expect(await read(ownClient.id)).toMatchObject({
        sold_12_months: { volume_m3: '0.000', margin_eur: '0.00' },
        allowed_actions: [],
      })
      expect(await read(other.id)).toMatchObject({ sold_12_months: null })
    }),
    success('sums own sales for a sale manager, and all sales for other roles', async (people) => {
      const admin = await people.as('admin')
      const saleManagerId = await findPersonId(people, 'sale_manager')
      const { items } = await expectAnswer(
        await admin.get('/people/staff/?role=sale_manager'),
        'listStaff',
      )
      const colleague = items.find(({ id }) => id !== saleManagerId)?.id ?? ''
      const client = await createClient(people, {
        sale_manager_id: saleManagerId,
        credit_limit_eur: null,
      })
      for (const sale_manager_id of [saleManagerId, colleague]) {
        const write = await createDealWrite(people, {
          client_id: client.id,
          sale_manager_id,
          date: toBusinessDay(client.created_at),
        })
        const deal = await expectAnswer(await admin.post('/deals/', write), 'createDeal')
        const issued = await expectAnswer(
          await postDealTransition(people, 'admin', deal, { to: 'order_confirmation' }),
          'transitionDeal',
        )
        await expectAnswer(
          await postDealTransition(people, 'admin', issued, { to: 'confirmed' }),
          'transitionDeal',
        )
      }
      const read = async (role: 'admin' | 'sale_manager') =>
        (
          await expectAnswer(
            await (await people.as(role)).get(`/clients/${client.id}/`),
            'getClient',
          )
        ).sold_12_months
      expect(await read('sale_manager')).toEqual({ volume_m3: '40.000', margin_eur: '1110.40' })
      expect(await read('admin')).toEqual({ volume_m3: '80.000', margin_eur: '2220.80' })
    }),
  ],
  updateClient: [
    success('records every changed field, with names for references', async (people) => {
      const client = await createClient(people)
      const admin = await people.as('admin')
      const { items: saleManagers } = await expectAnswer(
        await admin.get('/people/staff/?role=sale_manager'),
        'listStaff',
      )
      const [saleManager] = saleManagers
      const change = sampleClient({
        name: client.name,
        company_code: client.company_code,
        vat_code: client.vat_code,
        contacts: [
          ...client.contacts,
          { name: 'Luc Roche', email: null, phone: null, role: 'Quai' },
        ],
        payment_terms: {
          kind: 'parts',
          net_days: null,
          parts: [
            { percent: 30, kind: 'prepayment', net_days: null, base: null },
            { percent: 70, kind: 'net_days', net_days: 14, base: 'delivery' },
          ],
        },
        sale_manager_id: saleManager?.id ?? null,
        status: 'blocked',
      })
      await expectAnswer(
        await admin.put(`/clients/${client.id}/`, change, { 'If-Match': '"1"' }),
        'updateClient',
      )
      const { items } = await expectAnswer(
        await admin.get(`/records/client/${client.id}/activity/`),
        'listActivity',
      )
      const claire = 'Claire Fontaine, Achats, achats@epinal.example, +33 3 29 00 00 00'
      expect(items[0]?.changes).toEqual([
        { field: 'contacts', line: null, from: claire, to: `${claire}; Luc Roche, Quai` },
        {
          field: 'payment_terms',
          line: null,
          from: 'net_days 30',
          to: '30 prepayment; 70 net_days 14 delivery',
        },
        { field: 'sale_manager_id', line: null, from: null, to: saleManager?.name },
        { field: 'status', line: null, from: 'active', to: 'blocked' },
      ])
    }),
  ],
  createComment: [
    success('notifies previous commenters, but not the author', async (people) => {
      const client = await createClient(people)
      const postComment = async (role: 'admin' | 'global_manager') =>
        (await people.as(role)).post(`/records/client/${client.id}/comments/`, {
          text: 'Limit raised?',
        })
      await postComment('global_manager')
      expect(await listNotificationTexts(people, 'global_manager', client)).toEqual([])
      await postComment('admin')
      expect(await listNotificationTexts(people, 'global_manager', client)).toMatchObject([
        expect.stringContaining(client.name),
      ])
      expect(await listNotificationTexts(people, 'admin', client)).toEqual([])
    }),
  ],
} satisfies Cases
