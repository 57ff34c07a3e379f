import { expect } from 'vitest'
import type { Schemas } from '../call'
import { answerOf, expectFields, expectProblem } from './answers'
import { good, type Cases } from './case'
import type { People } from './host'
import {
  approvedCargoReport,
  changeCargoReport,
  loadingContainer,
  photographedContainer,
  savedCargoReport,
  SEAL,
  stepCargoReport,
  submittedCargoReport,
  unsavedCargoReport,
  type CargoReport,
} from './saved-cargo-reports'
import { askCargo, cargoTo, changeCargo, type Cargo } from './saved-cargos'
import { toldOf } from './saved-deals'

const now = async (people: People, { id }: { id: string }): Promise<Cargo> =>
  answerOf(await (await people.as('cargo_manager')).get(`/cargos/${id}/`), 'getCargo')
const missing = async (people: People, cargo: { id: string }, to: Schemas['CargoStatus']) => {
  const step = (await now(people, cargo)).transitions.find((each) => each.to === to)
  return step?.missing ?? []
}
const statusOf = async (people: People, { id }: { id: string }) =>
  (
    await answerOf(
      await (await people.as('admin')).get(`/cargo-inspection-reports/${id}/`),
      'getCargoReport',
    )
  ).status
/** What a cargo is written as, with its seal as it has it by now. */
const written = (write: Schemas['CargoWrite'], { seal_number }: Cargo): Schemas['CargoWrite'] => ({
  ...write,
  seal_number,
})

/** Corrects an approved report up to its approval. */
async function corrected(
  people: People,
  cargo: Cargo,
  first: CargoReport,
  change: Parameters<typeof unsavedCargoReport>[1],
) {
  const answer = await (
    await people.as('purchase_agent')
  ).post(`/cargo-inspection-reports/${first.id}/corrections/`, undefined, {})
  const begun = await answerOf(answer, 'correctCargoReport')
  const write = await unsavedCargoReport(people, { photos: begun.photos, ...change }, cargo)
  const changed = await answerOf(
    await changeCargoReport(people, 'purchase_agent', begun, write),
    'updateCargoReport',
  )
  const submitted = await answerOf(
    await stepCargoReport(people, 'purchase_agent', changed, { to: 'submitted' }),
    'transitionCargoReport',
  )
  return answerOf(
    await stepCargoReport(people, 'purchase_manager', submitted, { to: 'approved' }),
    'transitionCargoReport',
  )
}

/** How a container and its reports bind each other. */
export const cargoSealingCases = {
  transitionCargo: [
    good('is sealed by an approved report, whose seal it takes, and leaves', async (people) => {
      const { cargo } = await loadingContainer(people)
      const { report } = await savedCargoReport(people, {}, 'purchase_agent', cargo)
      expect((await missing(people, cargo, 'sealed')).map(({ code }) => code)).toEqual([
        'seal_number',
        'container_report',
      ])
      await approvedCargoReport(people, { of: cargo })
      const ready = await now(people, cargo)
      expect(ready).toMatchObject({ seal_number: SEAL, version: cargo.version + 1 })
      const { items } = await answerOf(
        await (await people.as('admin')).get(`/records/cargo/${cargo.id}/activity/`),
        'listActivity',
      )
      expect(items[0]).toMatchObject({
        kind: 'changed',
        changes: [{ field: 'seal_number', from: null, to: SEAL }],
      })
      const found = await answerOf(
        await (await people.as('admin')).get(`/cargos/?q=${encodeURIComponent(SEAL)}&limit=500`),
        'listCargos',
      )
      expect(found.items.map(({ id }) => id)).toContain(cargo.id)
      expect((await cargoTo(people, ready, 'sealed', 'in_transit')).status).toBe('in_transit')
      expect(await statusOf(people, report)).toBe('draft')
    }),
    good(
      'is not sealed with another seal than was read, nor with other packs than were counted, until that is set right',
      async (people) => {
        const { cargo, write } = await loadingContainer(people, { seal_number: 'ML 1' })
        const [load] = cargo.lines
        const planned = Math.ceil(Number(load?.packs))
        const lines = cargo.lines.map(({ id }) => ({
          id,
          counted_packs: planned - 3,
          counted_pcs: null,
        }))
        await approvedCargoReport(people, {
          change: { lines, verdict: 'remarks', remarks: 'Three were left at the mill' },
          of: cargo,
        })
        expect(await missing(people, cargo, 'sealed')).toEqual([
          { code: 'seal_differs', pointer: '/seal_number', params: { seal: SEAL } },
          {
            code: 'load_counted',
            pointer: '/lines/0/quantity',
            params: {
              supply: load?.supply.number,
              counted: String(planned - 3),
              planned: String(planned),
              unit: 'pack',
            },
          },
        ])
        const fewer = write.lines.map((line) => ({
          ...line,
          quantity: String(planned - 3),
          unit: 'pack' as const,
        }))
        const mended = await answerOf(
          await changeCargo(people, cargo, { ...write, seal_number: SEAL, lines: fewer }),
          'updateCargo',
        )
        expect((await cargoTo(people, mended, 'sealed')).status).toBe('sealed')
      },
    ),
    good(
      'is sealed with another count by a global manager with a reason, and by nobody without a report',
      async (people) => {
        const { cargo } = await loadingContainer(people)
        const wish = { to: 'sealed', override: true, reason: 'Counted again by phone' }
        await expectProblem(
          await askCargo(people, 'global_manager', cargo, wish),
          'needs_missing',
          409,
        )
        const lines = cargo.lines.map(({ id }) => ({ id, counted_packs: 1, counted_pcs: null }))
        await approvedCargoReport(people, {
          change: { lines, verdict: 'remarks', remarks: 'One' },
          of: cargo,
        })
        const counted = await now(people, cargo)
        await expectProblem(
          await askCargo(people, 'cargo_manager', counted, wish),
          'forbidden',
          403,
        )
        expect(
          (
            await answerOf(
              await askCargo(people, 'global_manager', counted, wish),
              'transitionCargo',
            )
          ).status,
        ).toBe('sealed')
      },
    ),
    good('is held back by whoever looked last, also once it is sealed', async (people) => {
      const { cargo, write } = await loadingContainer(people)
      const first = await approvedCargoReport(people, { of: cargo })
      const sealed = await cargoTo(people, await now(people, cargo), 'sealed')
      const second = await corrected(people, cargo, first, {
        seal_number: 'ML 2',
        seal_again: 'ML 2',
      })
      expect((await now(people, sealed)).seal_number).toBe('ML 2')
      const own = await now(people, sealed)
      const renamed = await answerOf(
        await changeCargo(people, own, { ...written(write, own), seal_number: 'ML 3' }),
        'updateCargo',
      )
      expect(await missing(people, renamed, 'in_transit')).toEqual([
        { code: 'seal_differs', pointer: '/seal_number', params: { seal: 'ML 2' } },
      ])
      await answerOf(
        await changeCargo(people, renamed, { ...write, seal_number: 'ML 2' }),
        'updateCargo',
      )
      const failing = { verdict: 'fail' as const, remarks: 'The door is bent' }
      const fit = await answerOf(
        await (
          await people.as('purchase_agent')
        ).post(`/cargo-inspection-reports/${second.id}/corrections/`, undefined, {}),
        'correctCargoReport',
      )
      const whole = { report: fit, write: await unsavedCargoReport(people, failing, cargo) }
      const { report } = await photographedContainer(people, 'purchase_agent', whole, ['defect'])
      const submitted = await answerOf(
        await stepCargoReport(people, 'purchase_agent', report, { to: 'submitted' }),
        'transitionCargoReport',
      )
      await answerOf(
        await stepCargoReport(people, 'purchase_manager', submitted, { to: 'approved' }),
        'transitionCargoReport',
      )
      expect((await missing(people, sealed, 'in_transit')).map(({ code }) => code)).toEqual([
        'container_report',
      ])
    }),
    good(
      'takes what nobody has approved of it along when it is canceled, tells each once, and is inspected no more',
      async (people) => {
        const { cargo } = await loadingContainer(people)
        const { report } = await savedCargoReport(people, {}, 'purchase_agent', cargo)
        const waiting = await submittedCargoReport(people, {
          inspector: 'purchase_manager',
          of: cargo,
        })
        await answerOf(
          await askCargo(people, 'admin', await now(people, cargo), {
            to: 'canceled',
            reason: 'No ship',
          }),
          'transitionCargo',
        )
        expect([await statusOf(people, report), await statusOf(people, waiting)]).toEqual([
          'canceled',
          'canceled',
        ])
        expect(await toldOf(people, 'purchase_agent', report)).toEqual([
          expect.stringContaining('No ship'),
        ])
        expect(await toldOf(people, 'cargo_manager', cargo)).toEqual([
          expect.stringContaining('No ship'),
        ])
        const late = await unsavedCargoReport(people, {}, cargo)
        await expectFields(
          await (await people.as('purchase_agent')).post('/cargo-inspection-reports/', late),
          { '/cargo_id': 'closed_document' },
        )
      },
    ),
    good(
      'closes once its reports are approved, or with a global manager’s reason, and is corrected no more',
      async (people) => {
        const { cargo, write } = await loadingContainer(people)
        const first = await approvedCargoReport(people, { of: cargo })
        const there = await cargoTo(
          people,
          await now(people, cargo),
          'sealed',
          'in_transit',
          'arrived',
          'delivered',
        )
        const documents = there.checklist.map(({ document }) => document)
        const filed = await answerOf(
          await changeCargo(people, there, {
            ...written(write, there),
            atd: there.atd,
            ata: there.ata,
            actual_freight: '1900.00',
            documents,
          }),
          'updateCargo',
        )
        const answer = await (
          await people.as('purchase_agent')
        ).post(`/cargo-inspection-reports/${first.id}/corrections/`, undefined, {})
        const correction = await answerOf(answer, 'correctCargoReport')
        expect(await missing(people, filed, 'closed')).toEqual([
          { code: 'report_open', params: { number: correction.number } },
        ])
        const wish = { to: 'closed', override: true, reason: 'Nothing of it matters' }
        expect(
          (await answerOf(await askCargo(people, 'global_manager', filed, wish), 'transitionCargo'))
            .status,
        ).toBe('closed')
        expect(await statusOf(people, correction)).toBe('canceled')
        const again = await (
          await people.as('purchase_manager')
        ).post(`/cargo-inspection-reports/${first.id}/corrections/`, undefined, {})
        await expectProblem(again, 'not_allowed_now', 409)
      },
    ),
  ],
} satisfies Cases
