import { expect } from 'vitest'
import { addWeeks, getWeekEnd, toWeek, getWeekStart } from '@domain/calendar'
import { vClientWrite, vSawmillWrite } from '@contract/validators'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, type Cases } from '../case'
import {
  allocate,
  createConfirmedDeal,
  createUniqueBoard,
  createAllocation,
  readDealCover,
  readSupplyCover,
} from '../fixtures/saved-cover'
import { postDealTransition, listNotificationTexts } from '../fixtures/saved-deals'
import type { People } from '../host'
import {
  putSupply,
  createReadySupply,
  sampleSupplyLine,
  createSupplyWrite,
} from '../fixtures/saved-supplies'
import {
  postCargoTransition,
  advanceCargo,
  putCargo,
  createLoad,
  createContainerNumber,
  createReadyWood,
  readCargo,
  sampleCargo,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import { createAgreedRevision } from '../fixtures/saved-revisions'
import { toBusinessDay } from '../../business-day'

const listCargos = async (people: People, query: string) =>
  expectAnswer(
    await (await people.as('cargo_manager')).get(`/cargos/?limit=500&${query}`),
    'listCargos',
  )
const readDeal = async (people: People, { id }: { id: string }) =>
  expectAnswer(await (await people.as('admin')).get(`/deals/${id}/`), 'getDeal')
const readSupply = async (people: People, { id }: { id: string }) =>
  expectAnswer(await (await people.as('admin')).get(`/supplies/${id}/`), 'getSupply')

/** Moves a client to another country. @returns the country before */
async function moveClient(people: People, { id }: { id: string }, country: string) {
  const admin = await people.as('admin')
  const client = await expectAnswer(await admin.get(`/clients/${id}/`), 'getClient')
  const write = { ...pickWritten(client, vClientWrite), country, vat_code: null }
  const headers = { 'If-Match': `"${client.version}"` }
  await expectAnswer(await admin.put(`/clients/${id}/`, write, headers), 'updateClient')
  return client.country
}

/** Moves a sawmill to another country. */
async function moveSawmill(people: People, { id }: { id: string }, country: string) {
  const admin = await people.as('admin')
  const sawmill = await expectAnswer(await admin.get(`/sawmills/${id}/`), 'getSawmill')
  const write = { ...pickWritten(sawmill, vSawmillWrite), country }
  const headers = { 'If-Match': `"${sawmill.version}"` }
  await expectAnswer(await admin.put(`/sawmills/${id}/`, write, headers), 'updateSawmill')
}

/** Returns the fields of a stored record that a payload has. */
const pickWritten = (record: object, { entries }: { entries: object }) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in entries))

export const cargoCases = {
  listCargos: [
    success('filters by load, route, dates and missing items', async (people) => {
      const [wood, carrier] = [await createReadyWood(people), `Line ${createContainerNumber()}`]
      const cargo = await saveCargo(
        people,
        sampleCargo({ carrier, cut_off: '2026-12-01', lines: [createLoad(wood, '10')] }),
      )
      const { deal, supply } = wood
      const findCargo = async (query: string) =>
        (await listCargos(people, `carrier=${encodeURIComponent(carrier)}&${query}`)).items.map(
          ({ id }) => id,
        )
      const yes = [
        `client_id=${deal.client.id}`,
        `sawmill_id=${supply.sawmill.id}`,
        'port=MACAS',
        'etd_from=2026-W49&etd_to=2026-W49',
        'eta_from=2026-W51',
        'status=planned&kind=container',
        `q=${cargo.number} ${supply.number}`,
        'wood=PCAB',
      ]
      for (const query of yes) expect(await findCargo(query), query).toEqual([cargo.id])
      const no = [
        `client_id=${UNKNOWN_ID}`,
        'port=DEHAM',
        'etd_to=2026-W48',
        'eta_to=2026-W50',
        'kind=truck',
        'documents=missing',
      ]
      for (const query of no) expect(await findCargo(query), query).toEqual([])
      expect((await listCargos(people, `q=${cargo.number}`)).items).toMatchObject([
        {
          clients: [{ id: deal.client.id }],
          deals: [{ name: deal.number }],
          m3: '10.000',
          gross_kg: 4700,
          fill_percent: '17.7',
          binding: 'weight',
          missing_documents: null,
        },
      ])
    }),
    success('filters by the current country of the client', async (people) => {
      const wood = await createReadyWood(people)
      const { id } = await saveCargo(people, sampleCargo({ lines: [createLoad(wood, '10')] }))
      const isIn = async (country: string) =>
        (
          await listCargos(people, `client_id=${wood.deal.client.id}&country=${country}`)
        ).items.some((one) => one.id === id)
      const before = await moveClient(people, wood.deal.client, 'IS')
      expect([await isIn('IS'), await isIn(before)]).toEqual([true, false])
    }),
    success('counts missing documents by the current terms and countries', async (people) => {
      const wood = await createReadyWood(people)
      const truck = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '5')] }))
      const countMissing = async () => {
        const { missing_documents, checklist } = await readCargo(people, truck)
        const needed = checklist.filter(({ is_needed }) => is_needed)
        expect(missing_documents).toBe(needed.length)
        const { items } = await listCargos(people, `documents=missing&q=${truck.number}`)
        expect(items.map((cargo) => cargo.missing_documents)).toEqual([needed.length])
        return needed.map(({ document }) => document)
      }
      await createAgreedRevision(people, wood.deal, ({ incoterms }) => ({
        incoterms: { rule: 'CIP', place: incoterms.place },
      }))
      await advanceCargo(people, truck, 'booked', 'loading', 'sealed')
      expect(await countMissing()).toContain('insurance_certificate')
      expect(await countMissing()).not.toContain('export_declaration')
      await moveClient(people, wood.deal.client, 'IS')
      expect(await countMissing()).toContain('export_declaration')
      await moveSawmill(people, wood.supply.sawmill, 'NO')
      expect(await countMissing()).not.toContain('export_declaration')
    }),
    success(
      'finds sealed cargo with missing documents, and cargo due at the terminal this week or before',
      async (people) => {
        const wood = await createReadyWood(people)
        const truck = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '5')] }))
        const findMissingDocuments = async () =>
          (await listCargos(people, `documents=missing&q=${truck.number}`)).items.map(
            ({ missing_documents }) => missing_documents,
          )
        expect(await findMissingDocuments()).toEqual([])
        await advanceCargo(people, truck, 'booked', 'loading', 'sealed')
        expect(await findMissingDocuments()).toEqual([
          truck.checklist.filter(({ is_needed }) => is_needed).length,
        ])
        const thisWeek = toWeek(toBusinessDay(truck.created_at))
        const saveWithCutOff = async (cut_off: string) =>
          (await saveCargo(people, sampleCargo({ cut_off, etd: null, eta: null }))).id
        const [missed, soon, later] = [
          await saveWithCutOff(getWeekEnd(addWeeks(thisWeek, -1))),
          await saveWithCutOff(getWeekEnd(thisWeek)),
          await saveWithCutOff(getWeekStart(addWeeks(thisWeek, 1))),
        ]
        const awaited = (await listCargos(people, 'cut_off=this_week')).items.map(({ id }) => id)
        expect([missed, soon, later].map((id) => awaited.includes(id))).toEqual([true, true, false])
      },
    ),
    invalid('refuses weeks in reverse order', async (people) => {
      const answer = await (
        await people.as('admin')
      ).get('/cargos/?eta_from=2026-W50&eta_to=2026-W49')
      await expectFieldErrors(answer, { '?eta_to': 'week_order' })
    }),
  ],
  listCargoChoices: [
    success('lists each carrier and port once', async (people) => {
      await saveCargo(people, sampleCargo())
      await saveCargo(people, sampleCargo())
      const { carriers, ports } = await expectAnswer(
        await (await people.as('purchase_manager')).get('/cargos/choices/'),
        'listCargoChoices',
      )
      expect(carriers.filter((name) => name === 'Hapag-Lloyd')).toHaveLength(1)
      expect(ports).toContain('MACAS')
    }),
    success('lists the clients of the loaded wood', async (people) => {
      const wood = await createReadyWood(people)
      await saveCargo(people, sampleCargo({ lines: [createLoad(wood, '10')] }))
      const { clients } = await expectAnswer(
        await (await people.as('cargo_manager')).get('/cargos/choices/'),
        'listCargoChoices',
      )
      expect(clients.filter(({ id }) => id === wood.deal.client.id)).toEqual([
        { id: wood.deal.client.id, name: wood.deal.client.name },
      ])
    }),
  ],
  listLoadable: [
    success('lists ready wood that is in no other cargo', async (people) => {
      const wood = await createReadyWood(people)
      const listWithLimit = async (query: string) => {
        const answer = await (
          await people.as('cargo_manager')
        ).get(`/cargos/loadable/?deal_id=${wood.deal.id}${query}`)
        return (await expectAnswer(answer, 'listLoadable')).items.map((item) => item.most.m3)
      }
      expect(await listWithLimit('')).toEqual(['38.000'])
      const cargo = await saveCargo(people, sampleCargo({ lines: [createLoad(wood, '15')] }))
      expect(await listWithLimit(`&q=${wood.supply.number}`)).toEqual(['23.000'])
      expect(await listWithLimit(`&cargo_id=${cargo.id}`)).toEqual(['38.000'])
      expect(await listWithLimit('&q=nothing')).toEqual([])
    }),
    invalid('refuses invalid ids', async (people) => {
      await expectFieldErrors(
        await (await people.as('cargo_manager')).get('/cargos/loadable/?cargo_id=1'),
        { '?cargo_id': 'wrong_format' },
      )
    }),
  ],
  createCargo: [
    success('computes the load, and claims the wood at once', async (people) => {
      const wood = await createReadyWood(people)
      const cargo = await saveCargo(
        people,
        sampleCargo({
          lines: [createLoad(wood, '20', { gross_kg: 9600 })],
          documents: ['vgm_declaration', 'packing_list'],
        }),
      )
      expect(cargo.number).toMatch(/^C-\d{4}-\d{4,}$/)
      expect(cargo).toMatchObject({
        status: 'planned',
        documents: ['packing_list', 'vgm_declaration'],
        figures: {
          m3: '20.000',
          net_kg: 9400,
          gross_kg: 9600,
          payload_kg: 26540,
          binding: 'weight',
          freight_eur: '1850.00',
          freight_eur_per_m3: '92.50',
        },
        shares: [{ m3: '20.000', freight_eur: '1850.00' }],
        lines: [{ m3: '20.000', most: { m3: '38.000' }, counted_gross_kg: 9600 }],
      })
      expect(await readDeal(people, wood.deal)).toMatchObject({
        status: 'confirmed',
        loaded_percent: '0',
      })
    }),
    invalid(
      'refuses a wrong check digit, and a container of another open cargo',
      async (people) => {
        const cargoManager = await people.as('cargo_manager')
        const container_number = createContainerNumber()
        const first = await saveCargo(people, sampleCargo({ container_number }))
        const wrong = `${container_number.slice(0, 10)}${(Number(container_number[10]) + 1) % 10}`
        await expectFieldErrors(
          await cargoManager.post('/cargos/', sampleCargo({ container_number: wrong })),
          { '/container_number': 'check_digit' },
        )
        const { errors } = await expectProblem(
          await cargoManager.post('/cargos/', sampleCargo({ container_number })),
          'validation',
          422,
        )
        expect(errors).toEqual([
          { pointer: '/container_number', code: 'in_open_cargo', params: { number: first.number } },
        ])
        await expectAnswer(
          await postCargoTransition(people, 'cargo_manager', first, {
            to: 'canceled',
            reason: 'No ship',
          }),
          'transitionCargo',
        )
        await saveCargo(people, sampleCargo({ container_number }))
      },
    ),
    invalid('refuses a gross weight below the net weight, which is computed', async (people) => {
      const wood = await createReadyWood(people)
      const cargoManager = await people.as('cargo_manager')
      const post = (change: Parameters<typeof createLoad>[2]) =>
        cargoManager.post('/cargos/', sampleCargo({ lines: [createLoad(wood, '20', change)] }))
      await expectFieldErrors(await post({ gross_kg: 9399 }), { '/lines/0/gross_kg': 'too_small' })
      await expectFieldErrors(await post({ net_kg: 9000, gross_kg: 8999 }), {
        '/lines/0/gross_kg': 'too_small',
      })
      await expectAnswer(await post({ net_kg: 9000, gross_kg: 9399 }), 'createCargo')
    }),
    invalid(
      'refuses days of departure and arrival, and fields of the other kind',
      async (people) => {
        const cargoManager = await people.as('cargo_manager')
        const truck = sampleTruck({ atd: '2026-11-02', ata: '2026-11-05', cut_off: '2026-11-01' })
        await expectFieldErrors(await cargoManager.post('/cargos/', truck), {
          '/atd': 'unexpected',
          '/ata': 'unexpected',
          '/cut_off': 'unexpected',
        })
        await expectFieldErrors(
          await cargoManager.post('/cargos/', sampleCargo({ truck_plate: 'KLP 482' })),
          { '/truck_plate': 'unexpected' },
        )
      },
    ),
    invalid(
      'refuses an overweight load with the excess kg, and more than the ready or allocated amount with the rest',
      async (people) => {
        const cargoManager = await people.as('cargo_manager')
        const wood = await createReadyWood(people)
        const expectRefused = async (write: ReturnType<typeof sampleCargo>) =>
          (await expectProblem(await cargoManager.post('/cargos/', write), 'validation', 422))
            .errors
        const heavy = sampleCargo({
          tare_kg: 4000,
          max_gross_kg: 20000,
          vgm_kg: 20100,
          lines: [createLoad(wood, '38')],
        })
        expect(await expectRefused(heavy)).toEqual([
          { pointer: '/vgm_kg', code: 'over_gross', params: { over: '100', most: '20000' } },
          { pointer: '/lines', code: 'over_payload', params: { over: '1860', most: '16000' } },
        ])
        await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '30')] }))
        expect(
          await expectRefused(
            sampleTruck({ lines: [createLoad(wood, '6'), createLoad(wood, '2.001')] }),
          ),
        ).toEqual([{ pointer: '/lines/1/quantity', code: 'not_ready', params: { most: '2.000' } }])
        const other = await createReadyWood(people)
        const stranger = {
          ...createLoad(wood, '1'),
          deal_line_id: createLoad(other, '1').deal_line_id,
        }
        expect(await expectRefused(sampleTruck({ lines: [stranger] }))).toMatchObject([
          { pointer: '/lines/0/quantity', code: 'not_allocated' },
        ])
      },
    ),
    success(
      'loads the last packs into only one of two cargos that are saved at once',
      async (people) => {
        const wood = await createReadyWood(people)
        const [cargoManager, admin] = [await people.as('cargo_manager'), await people.as('admin')]
        const answers = await Promise.all(
          [cargoManager, admin].map((visitor) =>
            visitor.post('/cargos/', sampleTruck({ lines: [createLoad(wood, '25')] })),
          ),
        )
        const losers = answers.filter(({ ok }) => !ok)
        expect(losers).toHaveLength(1)
        const { errors } = await expectProblem(losers[0] ?? new Response(), 'validation', 422)
        expect(errors).toEqual([
          { pointer: '/lines/0/quantity', code: 'not_ready', params: { most: '13.000' } },
        ])
      },
    ),
  ],
  previewCargo: [
    success('returns figures and missing items without saving', async (people) => {
      const wood = await createReadyWood(people)
      const cargo = sampleCargo({ freight: null, lines: [createLoad(wood, '38')] })
      const cargoManager = await people.as('cargo_manager')
      const preview = await expectAnswer(
        await cargoManager.post('/cargos/preview/', { id: null, cargo }),
        'previewCargo',
      )
      expect(preview).toMatchObject({
        figures: { m3: '38.000', freight_eur: null },
        transitions: [{ to: 'booked', missing: [{ code: 'freight', pointer: '/freight' }] }],
      })
      await saveCargo(people, cargo)
    }),
    invalid('refuses the same input as saving', async (people) => {
      const cargo = sampleTruck({ container_number: createContainerNumber() })
      await expectFieldErrors(
        await (await people.as('admin')).post('/cargos/preview/', { id: null, cargo }),
        { '/container_number': 'unexpected' },
      )
    }),
  ],
  getCargo: [
    success('returns the transitions and permissions of each role', async (people) => {
      const cargo = await saveCargo(people, sampleCargo())
      const read = await expectAnswer(
        await (await people.as('purchase_manager')).get(`/cargos/${cargo.id}/`),
        'getCargo',
      )
      expect(read.transitions.map(({ to }) => to)).toEqual(['booked', 'canceled'])
      expect(read.editable_fields).toContain('freight')
    }),
  ],
  updateCargo: [
    invalid('keeps the day of departure, from which due days follow', async (people) => {
      const write = sampleTruck({ lines: [createLoad(await createReadyWood(people), '20')] })
      const cargo = await advanceCargo(
        people,
        await saveCargo(people, write),
        ...(['booked', 'loading', 'sealed', 'in_transit'] as const),
      )
      await expectFieldErrors(await putCargo(people, cargo, write), { '/atd': 'required' })
      const corrected = { ...write, atd: '2026-11-02' }
      const saved = await expectAnswer(await putCargo(people, cargo, corrected), 'updateCargo')
      expect(saved.atd).toBe('2026-11-02')
    }),
    invalid('takes the days of departure and arrival once they can have passed', async (people) => {
      const write = sampleTruck({ lines: [createLoad(await createReadyWood(people), '20')] })
      const planned = await saveCargo(people, write)
      expect(planned.editable_fields).not.toContain('atd')
      const departed = { ...write, atd: '2026-11-02' }
      await expectFieldErrors(await putCargo(people, planned, departed), { '/atd': 'locked' })
      const cargo = await advanceCargo(people, planned, 'booked', 'loading', 'sealed')
      const arrived = { ...departed, ata: '2026-11-05' }
      await expectFieldErrors(await putCargo(people, cargo, arrived), { '/ata': 'locked' })
      await expectFieldErrors(await putCargo(people, cargo, { ...write, atd: '2099-11-02' }), {
        '/atd': 'future_day',
      })
      const sealed = await expectAnswer(await putCargo(people, cargo, departed), 'updateCargo')
      const moving = await advanceCargo(people, sealed, 'in_transit')
      expect(moving.atd).toBe('2026-11-02')
      await expectFieldErrors(await putCargo(people, moving, { ...departed, ata: '2099-11-05' }), {
        '/ata': 'future_day',
      })
      await expectAnswer(await putCargo(people, moving, arrived), 'updateCargo')
    }),
    success('reduces a load, and names the product in the history', async (people) => {
      const wood = await createReadyWood(people)
      const write = sampleCargo({ lines: [createLoad(wood, '20')] })
      const cargo = await saveCargo(people, write)
      const less = { ...write, lines: write.lines.map((line) => ({ ...line, quantity: '12' })) }
      expect(
        (await expectAnswer(await putCargo(people, cargo, less), 'updateCargo')).figures.m3,
      ).toBe('12.000')
      const { items } = await expectAnswer(
        await (await people.as('admin')).get(`/records/cargo/${cargo.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.changes).toEqual([{ field: 'quantity', line: 1, from: '20', to: '12' }])
    }),
    success('removes wood during loading, and moves the deal back', async (people) => {
      const wood = await createReadyWood(people)
      const write = sampleTruck({ lines: [createLoad(wood, '20')] })
      const cargo = await advanceCargo(people, await saveCargo(people, write), 'booked', 'loading')
      const some = write.lines.map((line) => ({ ...line, quantity: '10' }))
      const less = await expectAnswer(
        await putCargo(people, cargo, { ...write, lines: some }),
        'updateCargo',
      )
      expect(await readDeal(people, wood.deal)).toMatchObject({
        status: 'loading',
        loaded_percent: '25',
      })
      await expectAnswer(await putCargo(people, less, { ...write, lines: [] }), 'updateCargo')
      expect(await readDeal(people, wood.deal)).toMatchObject({
        status: 'confirmed',
        loaded_percent: '0',
      })
    }),
    invalid('checks the remaining load in every position', async (people) => {
      const wood = await createReadyWood(people)
      const write = sampleTruck({ lines: [createLoad(wood, '10'), createLoad(wood, '20')] })
      const cargo = await saveCargo(people, write)
      const more = {
        ...write,
        lines: write.lines.map((line, i) => (i === 0 ? { ...line, quantity: '18.001' } : line)),
      }
      const { errors } = await expectProblem(await putCargo(people, cargo, more), 'validation', 422)
      expect(errors).toEqual([
        { pointer: '/lines/0/quantity', code: 'not_ready', params: { most: '18.000' } },
      ])
    }),
    invalid('locks booked fields', async (people) => {
      const write = sampleCargo()
      const cargo = await advanceCargo(people, await saveCargo(people, write), 'booked')
      const changedWrite = {
        ...write,
        freight: '2000.00',
        currency: 'USD' as const,
        exchange_rate: '1.08',
      }
      await expectFieldErrors(await putCargo(people, cargo, changedWrite), {
        '/currency': 'locked',
        '/exchange_rate': 'locked',
        '/freight': 'locked',
      })
    }),
  ],
  transitionCargo: [
    success('empties the day of departure of a cargo that is unsealed', async (people) => {
      const write = sampleTruck({ lines: [createLoad(await createReadyWood(people), '20')] })
      const cargo = await advanceCargo(
        people,
        await saveCargo(people, write),
        ...(['booked', 'loading', 'sealed'] as const),
      )
      const sealed = await expectAnswer(
        await putCargo(people, cargo, { ...write, atd: '2026-11-02' }),
        'updateCargo',
      )
      const unsealed = await expectAnswer(
        await postCargoTransition(people, 'cargo_manager', sealed, {
          to: 'loading',
          reason: 'Wrong packs',
        }),
        'transitionCargo',
      )
      expect(unsealed.atd).toBeNull()
    }),
    success(
      'advances the deal and the supply to the end, and notifies the sale manager once per transition',
      async (people) => {
        const wood = await createReadyWood(people)
        const cargo = await advanceCargo(
          people,
          await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '38')] })),
          'booked',
          'loading',
        )
        expect(await readDeal(people, wood.deal)).toMatchObject({
          status: 'loading',
          loaded_percent: '95',
          delivered_percent: '0',
        })
        expect(await readSupply(people, wood.supply)).toMatchObject({
          status: 'loading',
          lines: [{ loaded_m3: '38.000' }],
        })
        const departed = await advanceCargo(people, cargo, 'sealed', 'in_transit')
        expect(departed.atd).not.toBeNull()
        expect((await readDeal(people, wood.deal)).status).toBe('shipped')
        expect((await readSupply(people, wood.supply)).status).toBe('shipped')
        const delivered = await advanceCargo(people, departed, 'arrived', 'delivered')
        expect(await readDeal(people, wood.deal)).toMatchObject({
          status: 'delivered',
          delivered_percent: '95',
        })
        const refused = await expectProblem(
          await postCargoTransition(people, 'cargo_manager', delivered, { to: 'closed' }),
          'needs_missing',
          409,
        )
        expect(refused.missing?.map(({ code }) => code)).toContain('actual_freight')
        const messages = (await listNotificationTexts(people, 'sale_manager', wood.deal)).filter(
          (message) => message.includes(cargo.number),
        )
        expect(messages).toHaveLength(3)
        const write = sampleTruck({
          lines: [],
          atd: delivered.atd,
          ata: delivered.ata,
          actual_freight: '1900.00',
          documents: delivered.checklist.map(({ document }) => document),
        })
        const lines = delivered.lines.map(
          ({
            id,
            supply_line_id,
            deal_line_id,
            quantity,
            unit,
            lot_ids,
            net_kg,
            gross_kg,
            drop,
          }) => ({
            id,
            supply_line_id,
            deal_line_id,
            quantity,
            unit,
            lot_ids,
            net_kg,
            gross_kg,
            drop,
          }),
        )
        const filed = await expectAnswer(
          await putCargo(people, delivered, {
            ...write,
            booking_number: delivered.booking_number,
            lines,
          }),
          'updateCargo',
        )
        expect(await advanceCargo(people, filed, 'closed')).toMatchObject({
          status: 'closed',
          editable_fields: [],
          transitions: [],
        })
      },
    ),
    success(
      'moves the deal and the supply back if it is canceled before sealing',
      async (people) => {
        const wood = await createReadyWood(people)
        const cargo = await advanceCargo(
          people,
          await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '38')] })),
          'booked',
          'loading',
        )
        await expectAnswer(
          await postCargoTransition(people, 'purchase_manager', cargo, {
            to: 'canceled',
            reason: 'Broken axle',
          }),
          'transitionCargo',
        )
        expect(await readDeal(people, wood.deal)).toMatchObject({
          status: 'confirmed',
          loaded_percent: '0',
        })
        expect(await readSupply(people, wood.supply)).toMatchObject({
          status: 'ready',
          lines: [{ loaded_m3: '0.000' }],
        })
      },
    ),
    success('loads wood of several deals, and splits the freight by m3', async (people) => {
      const [one, other] = [await createReadyWood(people), await createReadyWood(people)]
      const write = sampleTruck({
        freight: '900.00',
        lines: [createLoad(one, '20'), createLoad(other, '10', { drop: 2 })],
      })
      const cargo = await advanceCargo(people, await saveCargo(people, write), 'booked', 'loading')
      expect(cargo.shares.map(({ deal, freight_eur }) => [deal.id, freight_eur])).toEqual([
        [one.deal.id, '600.00'],
        [other.deal.id, '300.00'],
      ])
      const readFreights = async () =>
        Promise.all(
          [one, other].map(
            async ({ deal }) => (await readDeal(people, deal)).actual?.margin?.freight,
          ),
        )
      expect(await readFreights()).toEqual(['600.00', '300.00'])
      await expectAnswer(
        await putCargo(people, cargo, { ...write, actual_freight: '1200.01' }),
        'updateCargo',
      )
      expect(await readFreights()).toEqual(['800.01', '400.00'])
    }),
    success(
      'loads wood that requires an inspection only after one, or with a global manager’s reason',
      async (people) => {
        const wood = await createReadyWood(people, { inspection_required: true })
        const cargo = await advanceCargo(
          people,
          await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '10')] })),
          'booked',
        )
        const refused = await expectProblem(
          await postCargoTransition(people, 'cargo_manager', cargo, { to: 'loading' }),
          'needs_missing',
          409,
        )
        expect(refused.missing).toEqual([
          { code: 'supply_inspected', params: { supply: wood.supply.number } },
        ])
        const transition = { to: 'loading', override: true, reason: 'Seen by the client' }
        await expectProblem(
          await postCargoTransition(people, 'purchase_manager', cargo, transition),
          'forbidden',
          403,
        )
        await expectAnswer(
          await postCargoTransition(people, 'global_manager', cargo, transition),
          'transitionCargo',
        )
        const { items } = await expectAnswer(
          await (await people.as('admin')).get(`/records/cargo/${cargo.id}/activity/`),
          'listActivity',
        )
        expect(items.map(({ kind }) => kind).slice(0, 2)).toEqual(['transition', 'overridden'])
        const seen = await createReadyWood(people)
        const write = sampleTruck({ lines: [createLoad(seen, '10')] })
        const loading = await advanceCargo(
          people,
          await saveCargo(people, write),
          'booked',
          'loading',
        )
        await expectFieldErrors(
          await putCargo(people, loading, {
            ...write,
            lines: [...write.lines, createLoad(wood, '1')],
          }),
          { '/lines/1': 'not_inspected' },
        )
      },
    ),
    success(
      'keeps the allocation of loaded wood, and releases it when the cargo is canceled',
      async (people) => {
        const wood = await createReadyWood(people)
        const cargo = await advanceCargo(
          people,
          await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '15')] })),
          'booked',
          'loading',
        )
        await expectAnswer(
          await postDealTransition(people, 'admin', await readDeal(people, wood.deal), {
            to: 'canceled',
            reason: 'Bankrupt',
          }),
          'transitionDeal',
        )
        expect((await readSupplyCover(people, wood.supply)).lines[0]).toMatchObject({
          allocated: { m3: '15.000' },
          loaded: { m3: '15.000' },
        })
        await expectAnswer(
          await postCargoTransition(people, 'cargo_manager', cargo, {
            to: 'canceled',
            reason: 'No client',
          }),
          'transitionCargo',
        )
        expect((await readSupplyCover(people, wood.supply)).lines[0]).toMatchObject({
          allocated: { m3: '0.000' },
          loaded: { m3: '0.000' },
          parts: [],
        })
      },
    ),
    success(
      'does not lock the supply or the deal while it is planned, and is blocked if their wood is missing',
      async (people) => {
        const wood = await createReadyWood(people)
        const cargo = await advanceCargo(
          people,
          await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '38')] })),
          'booked',
        )
        const readFirstLineCover = async () => (await readSupplyCover(people, wood.supply)).lines[0]
        const { sawmill, lines } = wood.supply
        const confirmedLines = lines.map(({ id, specification }) =>
          sampleSupplyLine({ id, specification, confirmed_quantity: '38', ready_quantity: '30' }),
        )
        const write = await createSupplyWrite(people, {
          sawmill_id: sawmill.id,
          inspection_required: false,
          lines: confirmedLines,
        })
        await expectAnswer(
          await putSupply(people, 'purchase_manager', await readSupply(people, wood.supply), write),
          'updateSupply',
        )
        expect(await readFirstLineCover()).toMatchObject({
          allocated: { m3: '30.000' },
          free: { m3: '0.000' },
        })
        const findMissing = async () =>
          (
            await expectProblem(
              await postCargoTransition(people, 'cargo_manager', cargo, { to: 'loading' }),
              'needs_missing',
              409,
            )
          ).missing?.map(({ code }) => code)
        expect(await findMissing()).toEqual(['load_ready'])
        await expectAnswer(
          await postDealTransition(people, 'admin', await readDeal(people, wood.deal), {
            to: 'canceled',
            reason: 'Bankrupt',
          }),
          'transitionDeal',
        )
        expect(await readFirstLineCover()).toMatchObject({
          allocated: { m3: '0.000' },
          free: { m3: '30.000' },
          parts: [],
        })
        expect(await findMissing()).toEqual(['load_open', 'load_ready'])
      },
    ),
    success(
      'prevents cancellation of the deal after departure, but a global manager can close the rest with a reason',
      async (people) => {
        const wood = await createReadyWood(people)
        const cargo = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '15')] }))
        await advanceCargo(
          people,
          cargo,
          'booked',
          'loading',
          'sealed',
          'in_transit',
          'arrived',
          'delivered',
        )
        const deal = await readDeal(people, wood.deal)
        expect([deal.status, deal.transitions.find(({ to }) => to === 'shipped')?.missing]).toEqual(
          ['loading', []],
        )
        const { missing } = await expectProblem(
          await postDealTransition(people, 'admin', deal, { to: 'canceled', reason: 'Bankrupt' }),
          'needs_missing',
          409,
        )
        expect(missing).toEqual([{ code: 'nothing_departed' }])
        const closed = await expectAnswer(
          await postDealTransition(people, 'global_manager', deal, {
            to: 'shipped',
            reason: 'No more of it',
          }),
          'transitionDeal',
        )
        expect(closed).toMatchObject({ status: 'delivered', purchased_percent: '37.5' })
        expect((await readSupplyCover(people, wood.supply)).lines[0]).toMatchObject({
          allocated: { m3: '15.000' },
        })
      },
    ),
    success(
      'releases wood that a delivered deal did not load within its tolerance',
      async (people) => {
        const wood = await createReadyWood(people)
        const cargo = await advanceCargo(
          people,
          await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '37')] })),
          ...(['booked', 'loading', 'sealed', 'in_transit'] as const),
        )
        const readFirstLineCover = async () => (await readSupplyCover(people, wood.supply)).lines[0]
        // More can be loaded until all is delivered.
        expect(await readDeal(people, wood.deal)).toMatchObject({ status: 'shipped' })
        expect(await readFirstLineCover()).toMatchObject({ allocated: { m3: '38.000' } })
        await advanceCargo(people, cargo, 'arrived', 'delivered')
        expect(await readDeal(people, wood.deal)).toMatchObject({ status: 'delivered' })
        expect(await readFirstLineCover()).toMatchObject({
          allocated: { m3: '37.000' },
          free: { m3: '1.000' },
        })
        expect(await listNotificationTexts(people, 'purchase_manager', wood.supply)).toContainEqual(
          expect.stringContaining(`${wood.deal.number} no longer needs 1.000 m³`),
        )
        // Nothing can load the rest, so it takes no wood again.
        const purchaseManager = await people.as('purchase_manager')
        const { items } = await expectAnswer(
          await purchaseManager.get(`/supplies/${wood.supply.id}/open_deal_lines/`),
          'listOpenDealLines',
        )
        expect(items).toEqual([])
        expect(await readDealCover(people, wood.deal)).toMatchObject({ can_allocate: false })
        await expectFieldErrors(
          await allocate(people, createAllocation(wood.supply, wood.deal, '38')),
          { '/allocations/0': 'closed_document' },
        )
      },
    ),
    success('charges the deal the purchase price of the loaded wood only', async (people) => {
      const specification = createUniqueBoard()
      const deal = await createConfirmedDeal(people, [specification])
      const createSupply = async (price: string) =>
        createReadySupply(
          people,
          { inspection_required: false, lines: [sampleSupplyLine({ specification, price })] },
          '38',
        )
      const [cheap, dear] = [await createSupply('100.00'), await createSupply('200.00')]
      await expectAnswer(
        await allocate(
          people,
          createAllocation(cheap, deal, '20'),
          createAllocation(dear, deal, '20'),
        ),
        'setAllocations',
      )
      await advanceCargo(
        people,
        await saveCargo(
          people,
          sampleTruck({ lines: [createLoad({ deal, supply: cheap }, '20')] }),
        ),
        'booked',
        'loading',
      )
      expect((await readDeal(people, deal)).actual?.margin?.purchase_cost).toBe('2000.00')
    }),
  ],
} satisfies Cases
