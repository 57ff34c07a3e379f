import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, type Cases } from '../case'
import { listNotificationTexts } from '../fixtures/saved-deals'
import type { People } from '../host'
import { partnerCases } from '../partner-cases'
import { mergeCases, type PartnerWorld } from '../record-world'
import { sampleSawmill } from '../fixtures/samples'
import {
  createConfirmedSupply,
  createReadySupply,
  sampleSupplyLine,
  createSupply,
  postSupplyTransition,
} from '../fixtures/saved-supplies'

const createSawmill = async ({ as }: People, change: Parameters<typeof sampleSawmill>[0] = {}) =>
  expectAnswer(
    await (await as('global_manager')).post('/sawmills/', sampleSawmill(change)),
    'createSawmill',
  )

const world: PartnerWorld<Schemas['SawmillWrite']> = {
  kind: 'sawmill',
  path: '/sawmills/',
  operations: {
    list: 'listSawmills',
    create: 'createSawmill',
    read: 'getSawmill',
    update: 'updateSawmill',
  },
  sorts: ['name', 'country', 'capacity', 'lead_time', 'certificate_expires', 'updated_at'],
  worker: 'global_manager',
  readers: ['global_manager', 'admin'],
  text: 'address',
  write: async () => sampleSawmill(),
  seeker: 'cargo_manager',
  writeIn: async (_people, place) => sampleSawmill(place),
}

export const sawmillCases = mergeCases(partnerCases(world), {
  listSawmills: [
    success(
      'finds by certificate code and contact, for roles that buy and ship',
      async (people) => {
        const { id } = await createSawmill(people, {
          name: 'Zemgales Priede',
          country: 'LV',
          certificate: { scheme: 'pefc', code: 'PEFC/12-9-77', expires: '2030-01-31' },
        })
        for (const role of ['purchase_manager', 'cargo_manager'] as const) {
          const visitor = await people.as(role)
          for (const q of ['PEFC/12-9-77', 'zemgales priede toomas kask']) {
            const { items } = await expectAnswer(
              await visitor.get(`/sawmills/?q=${encodeURIComponent(q)}`),
              'listSawmills',
            )
            expect(
              items.map((sawmill) => sawmill.id),
              q,
            ).toEqual([id])
          }
        }
      },
    ),
    success('filters by approval and by any of several woods', async (people) => {
      await createSawmill(people, { species: ['PSMN'], approval: 'suspended' })
      const visitor = await people.as('admin')
      const read = async (query: string) =>
        (await expectAnswer(await visitor.get(`/sawmills/?limit=500&${query}`), 'listSawmills'))
          .items
      for (const sawmill of await read('approval=suspended&approval=pending'))
        expect(['suspended', 'pending']).toContain(sawmill.approval)
      const woods = await read('species=PSMN&species=LADC')
      expect(woods.length).toBeGreaterThan(0)
      for (const { species } of woods)
        expect(species.some((wood) => wood === 'PSMN' || wood === 'LADC')).toBe(true)
    }),
    success('gives every certificate one state, as the filter does', async (people) => {
      await createSawmill(people, { certificate: null })
      await createSawmill(people, {
        certificate: { scheme: 'fsc', code: 'NC-COC-1', expires: '2020-02-29' },
      })
      await createSawmill(people)
      const visitor = await people.as('admin')
      const read = async (query: string) =>
        expectAnswer(await visitor.get(`/sawmills/?limit=500&${query}`), 'listSawmills')
      const { total: all } = await read('')
      let sum = 0
      for (const state of ['none', 'valid', 'expiring', 'expired'] as const) {
        const { items, total } = await read(`certificate=${state}`)
        for (const { certificate_state, certificate } of items) {
          expect(certificate_state).toBe(state)
          expect(certificate === null).toBe(state === 'none')
        }
        sum += total ?? 0
      }
      expect(sum).toBe(all)
      expect((await read('certificate=expired')).items.length).toBeGreaterThan(0)
    }),
  ],
  createSawmill: [
    success(
      'stores woods once in a fixed order, and computes the state of the certificate',
      async (people) => {
        const sawmill = await createSawmill(people, {
          species: ['PCAB', 'PNSY', 'PCAB'],
          profiles: ['planed', 'sawn'],
          certificate: { scheme: 'fsc', code: 'NC-COC-1', expires: '2020-02-29' },
          language: 'fr',
        })
        expect(sawmill).toMatchObject({
          species: ['PNSY', 'PCAB'],
          profiles: ['sawn', 'planed'],
          certificate_state: 'expired',
          language: 'fr',
        })
      },
    ),
    success('requires only a name and a country', async (people) => {
      const sawmill = await createSawmill(people, {
        address: null,
        coordinates: null,
        contacts: [],
        species: [],
        profiles: [],
        capacity_m3_month: null,
        lead_time_weeks: null,
        certificate: null,
        approval: 'pending',
      })
      expect(sawmill).toMatchObject({
        coordinates: null,
        certificate: null,
        certificate_state: 'none',
      })
    }),
    invalid(
      'refuses invalid coordinates and days, and payment days without net terms',
      async ({ as }) => {
        const visitor = await as('admin')
        const post = (change: Parameters<typeof sampleSawmill>[0]) =>
          visitor.post('/sawmills/', sampleSawmill(change))
        await expectFieldErrors(await post({ coordinates: { latitude: 91, longitude: -181 } }), {
          '/coordinates/latitude': 'too_large',
          '/coordinates/longitude': 'too_small',
        })
        await expectFieldErrors(
          await post({
            certificate: { scheme: 'fsc', code: 'NC-COC-1', expires: '2027-02-29' },
            payment_terms: { kind: 'prepayment', net_days: 30 },
          }),
          { '/certificate/expires': 'wrong_format', '/payment_terms/net_days': 'unexpected' },
        )
      },
    ),
    invalid(
      'refuses a mill with the same name in any spelling, but allows it in another country',
      async (people) => {
        const { name } = await createSawmill(people, { name: 'Mežaparka Zāģētava' })
        const post = async (change: Parameters<typeof sampleSawmill>[0]) =>
          (await people.as('admin')).post('/sawmills/', sampleSawmill(change))
        const { errors } = await expectProblem(
          await post({ name: 'MEZAPARKA zagetava' }),
          'validation',
          422,
        )
        expect(errors).toEqual([{ pointer: '/name', code: 'duplicate', params: { name } }])
        const dotted = await createSawmill(people, { name: 'Z.A.G.E.R.I.S.' })
        for (const other of ['SIA Mežaparka zāģētava', dotted.name])
          await expectFieldErrors(await post({ name: other }), { '/name': 'duplicate' })
        expect((await post({ name, country: 'LV' })).status).toBe(201)
      },
    ),
  ],
  getSawmill: [
    success('is editable only for roles that manage mills', async (people) => {
      const { id, editable_fields } = await createSawmill(people)
      expect(editable_fields).toContain('approval')
      const read = await expectAnswer(
        await (await people.as('purchase_manager')).get(`/sawmills/${id}/`),
        'getSawmill',
      )
      expect(read).toMatchObject({ editable_fields: [], allowed_actions: [] })
    }),
    success('shows the reliability of past deliveries, and null before any', async (people) => {
      const { id } = await createSawmill(people)
      const read = async () =>
        (
          await expectAnswer(
            await (await people.as('purchase_manager')).get(`/sawmills/${id}/`),
            'getSawmill',
          )
        ).figures
      await createSupply(people, { sawmill_id: id })
      const emptyFigures = {
        on_time_percent: null,
        fill_percent: null,
        volume_m3: '0.000',
        amount_eur: '0.00',
        without_rate: 0,
        open_supplies: 0,
      }
      expect(await read()).toMatchObject(emptyFigures)
      await createReadySupply(
        people,
        { sawmill_id: id, lines: [sampleSupplyLine({ price: '100.00' })] },
        '36.5',
      )
      await createConfirmedSupply(people, {
        sawmill_id: id,
        lines: [sampleSupplyLine({ price: '50.00' })],
      })
      const { supply } = await createConfirmedSupply(people, { sawmill_id: id })
      await postSupplyTransition(people, 'admin', supply, { to: 'canceled', reason: 'Fire' })
      expect(await read()).toMatchObject({
        ...{ on_time_percent: '100', fill_percent: '91.25', inspection_pass_percent: null },
        ...{ volume_m3: '76.000', amount_eur: '5700.00', open_supplies: 2 },
      })
    }),
  ],
  updateSawmill: [
    success('records every changed field', async (people) => {
      const { name, id } = await createSawmill(people)
      const admin = await people.as('admin')
      const change = sampleSawmill({
        name,
        coordinates: null,
        species: ['LADC'],
        lead_time_weeks: 6,
        payment_terms: { kind: 'prepayment', net_days: null },
        certificate: { scheme: 'pefc', code: 'PEFC/14-31-0052', expires: '2031-12-31' },
        approval: 'suspended',
      })
      await expectAnswer(
        await admin.put(`/sawmills/${id}/`, change, { 'If-Match': '"1"' }),
        'updateSawmill',
      )
      const { items } = await expectAnswer(
        await admin.get(`/records/sawmill/${id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.changes).toEqual([
        { field: 'coordinates', line: null, from: '57.8486 26.9931', to: null },
        { field: 'species', line: null, from: 'PNSY PCAB', to: 'LADC' },
        { field: 'lead_time_weeks', line: null, from: '4', to: '6' },
        { field: 'payment_terms', line: null, from: 'net_days 14', to: 'prepayment' },
        {
          field: 'certificate',
          line: null,
          from: 'fsc 2031-06-30 NC-COC-003318',
          to: 'pefc 2031-12-31 PEFC/14-31-0052',
        },
        { field: 'approval', line: null, from: 'approved', to: 'suspended' },
      ])
    }),
  ],
  createComment: [
    success('notifies previous commenters, but not the author', async (people) => {
      const sawmill = await createSawmill(people)
      const postComment = async (role: 'admin' | 'global_manager') =>
        (await people.as(role)).post(`/records/sawmill/${sawmill.id}/comments/`, {
          text: 'Seen on Tuesday',
        })
      await postComment('global_manager')
      await postComment('admin')
      expect(await listNotificationTexts(people, 'global_manager', sawmill)).toMatchObject([
        expect.stringContaining(sawmill.name),
      ])
      expect(await listNotificationTexts(people, 'admin', sawmill)).toEqual([])
    }),
  ],
} satisfies Cases)
