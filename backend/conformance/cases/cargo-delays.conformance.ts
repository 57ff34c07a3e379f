import { expect } from 'vitest'
import type { Role } from '../../call'
import { expectAnswer } from '../answers'
import { success, type Cases } from '../case'
import type { People } from '../host'
import {
  postCargoTransition,
  advanceCargo,
  putCargo,
  createLoad,
  createReadyWood,
  sampleCargo,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import { listNotificationTexts, postDealTransition } from '../fixtures/saved-deals'
import { createReadySupply } from '../fixtures/saved-supplies'

/** A delivery week that ends on 11 January 2026. */
const PAST_WEEK = { delivery_week_from: '2026-W02', delivery_week_to: null }

/** Creates a truck with wood of a deal, whose ETA and delivery week have passed long ago. */
async function createOverdueTruck(people: People) {
  const wood = await createReadyWood(people, { terms: PAST_WEEK })
  const write = sampleTruck({
    etd: '2026-01-05',
    eta: '2026-01-08',
    lines: [createLoad(wood, '38')],
  })
  return { wood, write, cargo: await saveCargo(people, write) }
}

export const cargoDelayCases = {
  transitionCargo: [
    success(
      'notifies the sale manager of a canceled cargo with the reason and a link to the deal',
      async (people) => {
        const wood = await createReadyWood(people)
        const cargo = await saveCargo(people, sampleCargo({ lines: [createLoad(wood, '10')] }))
        await expectAnswer(
          await postCargoTransition(people, 'cargo_manager', cargo, {
            to: 'canceled',
            reason: 'No ship',
          }),
          'transitionCargo',
        )
        expect(await listNotificationTexts(people, 'sale_manager', wood.deal)).toEqual(
          expect.arrayContaining([
            expect.stringContaining(`Cargo ${cargo.number} with wood of deal ${wood.deal.number}`),
          ]),
        )
      },
    ),
    success('notifies inspectors of a booked container, but not of a truck', async (people) => {
      const container = await advanceCargo(people, await saveCargo(people, sampleCargo()), 'booked')
      expect(await listNotificationTexts(people, 'purchase_agent', container)).toEqual([
        `The container of cargo ${container.number} is booked and needs an inspection.`,
      ])
      const truck = await advanceCargo(people, await saveCargo(people, sampleTruck()), 'booked')
      expect(await listNotificationTexts(people, 'purchase_agent', truck)).toEqual([])
    }),
    success(
      'notifies the sale manager of the number of days that a cargo arrived late',
      async (people) => {
        const { wood, cargo } = await createOverdueTruck(people)
        const arrivedCargo = await advanceCargo(
          people,
          cargo,
          'booked',
          'loading',
          'sealed',
          'in_transit',
          'arrived',
        )
        expect(arrivedCargo.late_days).toBeGreaterThan(300)
        expect(await listNotificationTexts(people, 'sale_manager', wood.deal)).toEqual(
          expect.arrayContaining([
            expect.stringMatching(
              new RegExp(`^Cargo ${cargo.number} .* arrived \\d+ days late\\.$`),
            ),
          ]),
        )
      },
    ),
  ],
  updateCargo: [
    success(
      'notifies the sale manager of a later ETA, with the days after the delivery week',
      async (people) => {
        const wood = await createReadyWood(people)
        const write = sampleCargo({ lines: [createLoad(wood, '10')] })
        const booked = await advanceCargo(people, await saveCargo(people, write), 'booked')
        const later = await expectAnswer(
          await putCargo(people, booked, { ...write, eta: '2026-12-23' }),
          'updateCargo',
        )
        expect(later).toMatchObject({ due_day: '2026-12-20', arrives_late_days: 3 })
        const listMessages = async () =>
          (await listNotificationTexts(people, 'sale_manager', wood.deal)).filter((message) =>
            message.includes(booked.number),
          )
        expect(await listMessages()).toEqual([
          expect.stringContaining('will arrive 3 days late. New ETA: 23 Dec 2026.'),
        ])
        await expectAnswer(
          await putCargo(people, later, { ...write, eta: '2026-12-22' }),
          'updateCargo',
        )
        expect(await listMessages()).toHaveLength(1)
      },
    ),
    success('notifies the sale manager of a first ETA after the delivery week', async (people) => {
      const wood = await createReadyWood(people)
      const listMessages = async (number: string) =>
        (await listNotificationTexts(people, 'sale_manager', wood.deal)).filter((message) =>
          message.includes(number),
        )
      const expected = [expect.stringContaining('will arrive 3 days late. New ETA: 23 Dec 2026.')]
      const write = sampleCargo({ eta: null, lines: [createLoad(wood, '10')] })
      const booked = await advanceCargo(people, await saveCargo(people, write), 'booked')
      await expectAnswer(
        await putCargo(people, booked, { ...write, eta: '2026-12-23' }),
        'updateCargo',
      )
      expect(await listMessages(booked.number)).toEqual(expected)
      // The ETA of a planned cargo is notified when it is booked.
      const planned = await saveCargo(
        people,
        sampleCargo({ eta: '2026-12-23', lines: [createLoad(wood, '10')] }),
      )
      expect(await listMessages(planned.number)).toEqual([])
      await advanceCargo(people, planned, 'booked')
      expect(await listMessages(planned.number)).toEqual(expected)
    }),
    success(
      'notifies the sale manager of a later ETA within the delivery week without days',
      async (people) => {
        const wood = await createReadyWood(people)
        const write = sampleCargo({ lines: [createLoad(wood, '10')] })
        const booked = await advanceCargo(people, await saveCargo(people, write), 'booked')
        const later = await expectAnswer(
          await putCargo(people, booked, { ...write, eta: '2026-12-19' }),
          'updateCargo',
        )
        expect(later.arrives_late_days).toBeNull()
        expect(await listNotificationTexts(people, 'sale_manager', wood.deal)).toContainEqual(
          expect.stringMatching(
            new RegExp(`^The ETA of cargo ${booked.number} .* 19 Dec 2026\\.$`),
          ),
        )
      },
    ),
  ],
  transitionDeal: [
    success(
      'makes a cargo due in the earliest week of its deals that are not canceled',
      async (people) => {
        const early = await createReadyWood(people, {
          terms: { delivery_week_from: '2026-W49', delivery_week_to: '2026-W50' },
        })
        const late = await createReadyWood(people)
        const cargo = await saveCargo(
          people,
          sampleCargo({ lines: [createLoad(late, '10'), createLoad(early, '10')] }),
        )
        expect(cargo).toMatchObject({ due_day: '2026-12-13', arrives_late_days: 3 })
        await expectAnswer(
          await postDealTransition(people, 'global_manager', early.deal, {
            to: 'canceled',
            reason: 'No',
          }),
          'transitionDeal',
        )
        const after = await (await people.as('cargo_manager')).get(`/cargos/${cargo.id}/`)
        expect(await expectAnswer(after, 'getCargo')).toMatchObject({
          due_day: '2026-12-20',
          arrives_late_days: null,
        })
      },
    ),
  ],
  getDeal: [
    success(
      'names the cargo of its wood to those who see cargo, and what the deal waits for',
      async (people) => {
        const wood = await createReadyWood(people)
        const read = async (role: Role) =>
          expectAnswer(await (await people.as(role)).get(`/deals/${wood.deal.id}/`), 'getDeal')
        expect(await read('purchase_manager')).toMatchObject({
          cargos: [],
          next_action: { code: 'plan_cargo', cargo_id: null },
        })
        const lines = [createLoad(wood, '38')]
        const cargo = await saveCargo(people, sampleTruck({ eta: '2026-12-23', lines }))
        const deal = await read('purchase_manager')
        expect(deal.cargos).toMatchObject([
          { id: cargo.id, number: cargo.number, status: 'planned', m3: '38.000' },
        ])
        expect(deal).toMatchObject({
          next_action: { code: 'open_cargo', cargo_id: cargo.id },
          arrives_late_days: null,
        })
        await advanceCargo(people, cargo, 'booked')
        expect((await read('purchase_manager')).arrives_late_days).toBe(3)
        expect(await read('sale_manager')).toMatchObject({
          cargos: null,
          next_action: null,
          arrives_late_days: 3,
        })
      },
    ),
  ],
  listCargos: [
    success('returns the same delay in days as the cargo itself', async (people) => {
      const { cargo } = await createOverdueTruck(people)
      const { items } = await expectAnswer(
        await (await people.as('cargo_manager')).get(`/cargos/?q=${cargo.number}`),
        'listCargos',
      )
      expect(items).toMatchObject([{ number: cargo.number, late_days: cargo.late_days }])
      expect(cargo.late_days).toBeGreaterThan(300)
    }),
    success('lists exactly the cargo with a delay as late', async (people) => {
      const wood = await createReadyWood(people)
      const saveTruck = (eta: string | null) =>
        saveCargo(people, sampleTruck({ eta, lines: [createLoad(wood, '5')] }))
      const [postponed] = [await saveTruck('2026-12-23')]
      const { cargo } = await createOverdueTruck(people)
      const inTime = [await saveTruck('2026-12-20'), await saveTruck(null)]
      const listNumbers = async (query: string) => {
        const visitor = await people.as('cargo_manager')
        const page = await expectAnswer(
          await visitor.get(`/cargos/?${query}&limit=100`),
          'listCargos',
        )
        for (const { late_days, arrives_late_days } of page.items)
          expect(late_days ?? arrives_late_days).not.toBeNull()
        return page.items.map(({ number }) => number)
      }
      const late = await listNumbers('late=only&sort=-number')
      expect(late).toEqual(expect.arrayContaining([postponed.number, cargo.number]))
      for (const { number } of inTime) expect(late).not.toContain(number)
    }),
  ],
  getCargoFigures: [
    success('counts overdue cargo with its days so far, also without a carrier', async (people) => {
      const wood = await createReadyWood(people, { terms: PAST_WEEK })
      const saveTruck = async (quantity: string, change: Parameters<typeof sampleTruck>[0]) =>
        saveCargo(
          people,
          sampleTruck({ etd: '2026-01-05', lines: [createLoad(wood, quantity)], ...change }),
        )
      const cargo = await saveTruck('20', { eta: '2026-01-08' })
      await saveTruck('10', { eta: null })
      await saveTruck('5', { eta: '2026-01-08', carrier: null })
      const query = `sawmill_id=${wood.supply.sawmill.id}&week_from=2026-W02&week_to=2026-W02`
      const admin = await people.as('admin')
      const { figures } = await expectAnswer(
        await admin.get(`/dashboards/cargo/figures/?${query}`),
        'getCargoFigures',
      )
      const value = cargo.late_days?.toFixed(1)
      expect(figures.find(({ code }) => code === 'delay')).toMatchObject({
        value,
        count: 3,
        without: 1,
      })
      const { points, measured } = await expectAnswer(
        await admin.get(`/dashboards/cargo/charts/delay/?${query}`),
        'getCargoChart',
      )
      expect(points).toMatchObject([{ label: cargo.carrier, value, count: 2 }])
      expect(measured).toBe(2)
    }),
  ],
  transitionSupply: [
    success(
      'notifies inspectors only of ready wood that requires an inspection',
      async (people) => {
        const listMessages = async (inspection_required: boolean) =>
          listNotificationTexts(
            people,
            'purchase_agent',
            await createReadySupply(people, { inspection_required }, '38'),
          )
        expect(await listMessages(true)).toEqual([
          expect.stringContaining('is ready and needs an inspection.'),
        ])
        expect(await listMessages(false)).toEqual([])
      },
    ),
  ],
  listNotifications: [
    success('marks only notifications of a delay', async (people) => {
      const { wood, cargo } = await createOverdueTruck(people)
      await advanceCargo(people, cargo, 'booked', 'loading', 'sealed', 'in_transit', 'arrived')
      const all = await expectAnswer(
        await (await people.as('sale_manager')).get('/notifications/'),
        'listNotifications',
      )
      const dealNotifications = all.filter(({ record }) => record?.id === wood.deal.id)
      expect(dealNotifications.map(({ is_late }) => is_late ?? false)).toContain(true)
      expect(dealNotifications.map(({ is_late }) => is_late ?? false)).toEqual(
        dealNotifications.map(({ message }) => message.includes('late')),
      )
    }),
  ],
} satisfies Cases
