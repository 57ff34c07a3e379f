import fc from 'fast-check'
import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { toLitres } from '../../db/decimal-columns'
import { expectAnswer } from '../answers'
import { success, type Cases } from '../case'
import type { People } from '../host'
import {
  postCargoTransition,
  createLoad,
  createReadyWood,
  sampleTruck,
  type Cargo,
} from '../fixtures/saved-cargos'
import { readDealCover } from '../fixtures/saved-cover'

const STATUS_ORDER: readonly Schemas['CargoStatus'][] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
]
const listStatusesFrom = (minimum: Schemas['CargoStatus']) =>
  STATUS_ORDER.slice(STATUS_ORDER.indexOf(minimum))

const actionArbitrary = fc.record({
  kind: fc.constantFrom('load', 'go', 'go', 'go', 'go', 'cancel'),
  which: fc.nat(9),
  wood: fc.nat(1),
  m3: fc.integer({ min: 4, max: 20 }),
})

type Action = typeof actionArbitrary extends fc.Arbitrary<infer One> ? One : never

/** Performs a random action, which may be refused. */
async function performAction(
  people: People,
  woods: readonly Wood[],
  cargos: Cargo[],
  action: Action,
): Promise<void> {
  const place = cargos.length === 0 ? -1 : action.which % cargos.length
  const [cargo, wood] = [cargos[place], woods[action.wood]]
  if (!wood) return
  if (!cargo || action.kind === 'load') {
    const answer = await (
      await people.as('cargo_manager')
    ).post('/cargos/', sampleTruck({ lines: [createLoad(wood, String(action.m3))] }))
    if (answer.ok) cargos.push(await expectAnswer(answer, 'createCargo'))
    return
  }
  const to =
    action.kind === 'cancel' ? 'canceled' : STATUS_ORDER[STATUS_ORDER.indexOf(cargo.status) + 1]
  if (!to) return
  const answer = await postCargoTransition(people, 'cargo_manager', cargo, { to, reason: 'No' })
  if (answer.ok) cargos[place] = await expectAnswer(answer, 'transitionCargo')
}

type Wood = Awaited<ReturnType<typeof createReadyWood>>

/** Litres of a supply in cargo that is at least in this status. */
const sumLoadedLitres = (
  cargos: readonly Cargo[],
  { supply }: Wood,
  minimum: Schemas['CargoStatus'],
): number =>
  cargos
    .filter(({ status }) => listStatusesFrom(minimum).includes(status))
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.supply.id === supply.id ? sum + toLitres(line.m3) : sum), 0)

/**
 * Random sequences of operations on the whole backend; the unit tests run them on the rules alone.
 */
export const cargoChainCases = {
  transitionCargo: [
    success(
      'never delivers more than is loaded, nor loads more than is ready, in any order of operations, and keeps sums correct',
      async (people) => {
        const woods = [await createReadyWood(people), await createReadyWood(people)]
        const cargos: Cargo[] = []
        for (const action of fc.sample(actionArbitrary, { numRuns: 40, seed: 5 })) {
          await performAction(people, woods, cargos, action)
          for (const wood of woods) {
            const [sold] = (await readDealCover(people, wood.deal)).lines
            const [bought] = (
              await expectAnswer(
                await (await people.as('admin')).get(`/supplies/${wood.supply.id}/`),
                'getSupply',
              )
            ).lines
            const [loaded, delivered] = [
              toLitres(sold?.loaded.m3 ?? ''),
              toLitres(sold?.delivered.m3 ?? ''),
            ]
            expect([loaded, delivered]).toEqual([
              sumLoadedLitres(cargos, wood, 'loading'),
              sumLoadedLitres(cargos, wood, 'delivered'),
            ])
            expect(toLitres(bought?.loaded_m3 ?? '')).toBe(loaded)
            expect(
              delivered <= loaded &&
                loaded <= sumLoadedLitres(cargos, wood, 'planned') &&
                sumLoadedLitres(cargos, wood, 'planned') <= 38_000,
            ).toBe(true)
          }
        }
        const deals = await Promise.all(
          woods.map(async ({ deal }) =>
            expectAnswer(await (await people.as('admin')).get(`/deals/${deal.id}/`), 'getDeal'),
          ),
        )
        expect(deals.map(({ status }) => status)).not.toContain('confirmed')
      },
    ),
  ],
} satisfies Cases
