import { expect } from 'vitest'
import { expectAnswer } from './answers'
import { success, type Cases } from './case'
import {
  askCargo,
  createCargoInStatus,
  changeCargo,
  createLoad,
  createReadyWood,
  sampleCargo,
  sampleTruck,
  saveCargo,
} from './saved-cargos'
import { listNotificationTexts } from './saved-deals'
import { createReadySupply } from './saved-supplies'

/** Cargo whose ETA has passed long ago, with wood of a deal. */
async function createOverdueTruck(people: Parameters<typeof createReadyWood>[0]) {
  const wood = await createReadyWood(people)
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
      'notifies the seller of a canceled cargo with the reason and a link to the deal',
      async (people) => {
        const wood = await createReadyWood(people)
        const cargo = await saveCargo(people, sampleCargo({ lines: [createLoad(wood, '10')] }))
        await expectAnswer(
          await askCargo(people, 'cargo_manager', cargo, { to: 'canceled', reason: 'No ship' }),
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
      const container = await createCargoInStatus(
        people,
        await saveCargo(people, sampleCargo()),
        'booked',
      )
      expect(await listNotificationTexts(people, 'purchase_agent', container)).toEqual([
        `The container of cargo ${container.number} is booked and needs an inspection.`,
      ])
      const truck = await createCargoInStatus(
        people,
        await saveCargo(people, sampleTruck()),
        'booked',
      )
      expect(await listNotificationTexts(people, 'purchase_agent', truck)).toEqual([])
    }),
    success(
      'notifies the seller of the number of days that a cargo arrived late',
      async (people) => {
        const { wood, cargo } = await createOverdueTruck(people)
        const arrivedCargo = await createCargoInStatus(
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
    success('notifies the seller of a later ETA only', async (people) => {
      const wood = await createReadyWood(people)
      const write = sampleCargo({ lines: [createLoad(wood, '10')] })
      const booked = await createCargoInStatus(people, await saveCargo(people, write), 'booked')
      const later = await expectAnswer(
        await changeCargo(people, booked, { ...write, eta: '2026-12-19' }),
        'updateCargo',
      )
      const listMessages = async () =>
        (await listNotificationTexts(people, 'sale_manager', wood.deal)).filter((message) =>
          message.includes(booked.number),
        )
      expect(await listMessages()).toEqual([
        expect.stringContaining('is delayed by 3 days. New ETA: Dec 19, 2026.'),
      ])
      await expectAnswer(
        await changeCargo(people, later, { ...write, eta: '2026-12-18' }),
        'updateCargo',
      )
      expect(await listMessages()).toHaveLength(1)
    }),
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
      await createCargoInStatus(
        people,
        cargo,
        'booked',
        'loading',
        'sealed',
        'in_transit',
        'arrived',
      )
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
