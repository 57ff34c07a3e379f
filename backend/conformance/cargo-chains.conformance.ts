import fc from 'fast-check'
import { expect } from 'vitest'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'
import { answerOf } from './answers'
import { good, type Cases } from './case'
import type { People } from './host'
import { askCargo, loadOf, readyWood, sampleTruck, type Cargo } from './saved-cargos'
import { dealCover } from './saved-cover'

const WAY: readonly Schemas['CargoStatus'][] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
]
const reached = (least: Schemas['CargoStatus']) => WAY.slice(WAY.indexOf(least))

const act = fc.record({
  kind: fc.constantFrom('load', 'go', 'go', 'go', 'go', 'cancel'),
  which: fc.nat(9),
  wood: fc.nat(1),
  m3: fc.integer({ min: 4, max: 20 }),
})

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** What somebody does; refused or not, the wood has to add up afterwards. */
async function perform(
  people: People,
  woods: readonly Wood[],
  cargos: Cargo[],
  one: Act,
): Promise<void> {
  const place = cargos.length === 0 ? -1 : one.which % cargos.length
  const [cargo, wood] = [cargos[place], woods[one.wood]]
  if (!wood) return
  if (!cargo || one.kind === 'load') {
    const answer = await (
      await people.as('cargo_manager')
    ).post('/cargos/', sampleTruck({ lines: [loadOf(wood, String(one.m3))] }))
    if (answer.ok) cargos.push(await answerOf(answer, 'createCargo'))
    return
  }
  const to = one.kind === 'cancel' ? 'canceled' : WAY[WAY.indexOf(cargo.status) + 1]
  if (!to) return
  const answer = await askCargo(people, 'cargo_manager', cargo, { to, reason: 'No' })
  if (answer.ok) cargos[place] = await answerOf(answer, 'transitionCargo')
}

type Wood = Awaited<ReturnType<typeof readyWood>>

/** What is in cargo of a supply that has come that far; litres. */
const sumOf = (cargos: readonly Cargo[], { supply }: Wood, least: Schemas['CargoStatus']): number =>
  cargos
    .filter(({ status }) => reached(least).includes(status))
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.supply.id === supply.id ? sum + toLitres(line.m3) : sum), 0)

/** Through the whole backend what the rules are tried by a thousand times. */
export const cargoChainCases = {
  transitionCargo: [
    good(
      'keeps delivered <= loaded <= ready at every line, and the sums, whatever is done in whatever order',
      async (people) => {
        const woods = [await readyWood(people), await readyWood(people)]
        const cargos: Cargo[] = []
        for (const one of fc.sample(act, { numRuns: 40, seed: 5 })) {
          await perform(people, woods, cargos, one)
          for (const wood of woods) {
            const [sold] = (await dealCover(people, wood.deal)).lines
            const [bought] = (
              await answerOf(
                await (await people.as('admin')).get(`/supplies/${wood.supply.id}/`),
                'getSupply',
              )
            ).lines
            const [loaded, delivered] = [
              toLitres(sold?.loaded.m3 ?? ''),
              toLitres(sold?.delivered.m3 ?? ''),
            ]
            expect([loaded, delivered]).toEqual([
              sumOf(cargos, wood, 'loading'),
              sumOf(cargos, wood, 'delivered'),
            ])
            expect(toLitres(bought?.loaded_m3 ?? '')).toBe(loaded)
            expect(
              delivered <= loaded &&
                loaded <= sumOf(cargos, wood, 'planned') &&
                sumOf(cargos, wood, 'planned') <= 38_000,
            ).toBe(true)
          }
        }
        const deals = await Promise.all(
          woods.map(async ({ deal }) =>
            answerOf(await (await people.as('admin')).get(`/deals/${deal.id}/`), 'getDeal'),
          ),
        )
        expect(deals.map(({ status }) => status)).not.toContain('confirmed')
      },
    ),
  ],
} satisfies Cases
