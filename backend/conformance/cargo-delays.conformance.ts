import { expect } from 'vitest'
import { answerOf } from './answers'
import { good, type Cases } from './case'
import {
  askCargo,
  cargoTo,
  changeCargo,
  loadOf,
  readyWood,
  sampleCargo,
  sampleTruck,
  saveCargo,
} from './saved-cargos'
import { toldOf } from './saved-deals'
import { readySupply } from './saved-supplies'

/** Cargo whose ETA has passed long ago, with wood of a deal. */
async function overdueTruck(people: Parameters<typeof readyWood>[0]) {
  const wood = await readyWood(people)
  const write = sampleTruck({ etd: '2026-01-05', eta: '2026-01-08', lines: [loadOf(wood, '38')] })
  return { wood, write, cargo: await saveCargo(people, write) }
}

export const cargoDelayCases = {
  transitionCargo: [
    good('tells the seller of a canceled cargo why, with a way to the deal', async (people) => {
      const wood = await readyWood(people)
      const cargo = await saveCargo(people, sampleCargo({ lines: [loadOf(wood, '10')] }))
      await answerOf(
        await askCargo(people, 'cargo_manager', cargo, { to: 'canceled', reason: 'No ship' }),
        'transitionCargo',
      )
      expect(await toldOf(people, 'sale_manager', wood.deal)).toEqual(
        expect.arrayContaining([
          expect.stringContaining(`Cargo ${cargo.number} with wood of deal ${wood.deal.number}`),
        ]),
      )
    }),
    good('tells inspectors of a container once it is booked, and of no truck', async (people) => {
      const container = await cargoTo(people, await saveCargo(people, sampleCargo()), 'booked')
      expect(await toldOf(people, 'purchase_agent', container)).toEqual([
        `The container of cargo ${container.number} is booked and is to be inspected.`,
      ])
      const truck = await cargoTo(people, await saveCargo(people, sampleTruck()), 'booked')
      expect(await toldOf(people, 'purchase_agent', truck)).toEqual([])
    }),
    good('tells the seller by how many days a cargo arrived late', async (people) => {
      const { wood, cargo } = await overdueTruck(people)
      const arrived = await cargoTo(
        people,
        cargo,
        'booked',
        'loading',
        'sealed',
        'in_transit',
        'arrived',
      )
      expect(arrived.late_days).toBeGreaterThan(300)
      expect(await toldOf(people, 'sale_manager', wood.deal)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            new RegExp(`^Cargo ${cargo.number} .* has arrived \\d+ days late\\.$`),
          ),
        ]),
      )
    }),
  ],
  updateCargo: [
    good(
      'tells the seller of an ETA that moves to a later day, and of no other',
      async (people) => {
        const wood = await readyWood(people)
        const write = sampleCargo({ lines: [loadOf(wood, '10')] })
        const booked = await cargoTo(people, await saveCargo(people, write), 'booked')
        const later = await answerOf(
          await changeCargo(people, booked, { ...write, eta: '2026-12-19' }),
          'updateCargo',
        )
        const told = async () =>
          (await toldOf(people, 'sale_manager', wood.deal)).filter((message) =>
            message.includes(booked.number),
          )
        expect(await told()).toEqual([
          expect.stringContaining('will arrive 3 days later, on Dec 19, 2026.'),
        ])
        await answerOf(
          await changeCargo(people, later, { ...write, eta: '2026-12-18' }),
          'updateCargo',
        )
        expect(await told()).toHaveLength(1)
      },
    ),
  ],
  listCargos: [
    good('has the days by which a cargo is late, as the cargo itself has', async (people) => {
      const { cargo } = await overdueTruck(people)
      const { items } = await answerOf(
        await (await people.as('cargo_manager')).get(`/cargos/?q=${cargo.number}`),
        'listCargos',
      )
      expect(items).toMatchObject([{ number: cargo.number, late_days: cargo.late_days }])
      expect(cargo.late_days).toBeGreaterThan(300)
    }),
  ],
  transitionSupply: [
    good(
      'tells inspectors of ready wood that has to be inspected, and of no other',
      async (people) => {
        const told = async (inspection_required: boolean) =>
          toldOf(people, 'purchase_agent', await readySupply(people, { inspection_required }, '38'))
        expect(await told(true)).toEqual([
          expect.stringContaining('is ready and is to be inspected.'),
        ])
        expect(await told(false)).toEqual([])
      },
    ),
  ],
  listNotifications: [
    good('marks what tells of a delay, and nothing else', async (people) => {
      const { wood, cargo } = await overdueTruck(people)
      await cargoTo(people, cargo, 'booked', 'loading', 'sealed', 'in_transit', 'arrived')
      const all = await answerOf(
        await (await people.as('sale_manager')).get('/notifications/'),
        'listNotifications',
      )
      const own = all.filter(({ record }) => record?.id === wood.deal.id)
      expect(own.map(({ is_late }) => is_late ?? false)).toContain(true)
      expect(own.map(({ is_late }) => is_late ?? false)).toEqual(
        own.map(({ message }) => message.includes('late')),
      )
    }),
  ],
} satisfies Cases
