import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, type Cases } from '../case'
import type { People } from '../host'
import {
  createApprovedCargoReport,
  putCargoReport,
  createLoadingContainer,
  createPhotographedReport,
  createCargoReport,
  SEAL,
  postCargoReportTransition,
  createSubmittedCargoReport,
  createCargoReportWrite,
  type CargoReport,
} from '../fixtures/saved-cargo-reports'
import {
  postCargoTransition,
  advanceCargo,
  putCargo,
  readCargo,
  type Cargo,
} from '../fixtures/saved-cargos'
import { listNotificationTexts } from '../fixtures/saved-deals'

const findMissing = async (people: People, cargo: { id: string }, to: Schemas['CargoStatus']) => {
  const transition = (await readCargo(people, cargo)).transitions.find((each) => each.to === to)
  return transition?.missing ?? []
}
const readReportStatus = async (people: People, { id }: { id: string }) =>
  (
    await expectAnswer(
      await (await people.as('admin')).get(`/cargo-inspection-reports/${id}/`),
      'getCargoReport',
    )
  ).status
/** Returns the payload of a cargo with its current seal. */
const toWrite = (write: Schemas['CargoWrite'], { seal_number }: Cargo): Schemas['CargoWrite'] => ({
  ...write,
  seal_number,
})

/** Corrects an approved report up to its approval. */
async function correctToApproval(
  people: People,
  cargo: Cargo,
  first: CargoReport,
  change: Parameters<typeof createCargoReportWrite>[1],
) {
  const answer = await (
    await people.as('purchase_agent')
  ).post(`/cargo-inspection-reports/${first.id}/corrections/`, undefined, {})
  const correction = await expectAnswer(answer, 'correctCargoReport')
  const write = await createCargoReportWrite(
    people,
    { photos: correction.photos, ...change },
    cargo,
  )
  const changed = await expectAnswer(
    await putCargoReport(people, 'purchase_agent', correction, write),
    'updateCargoReport',
  )
  const submitted = await expectAnswer(
    await postCargoReportTransition(people, 'purchase_agent', changed, { to: 'submitted' }),
    'transitionCargoReport',
  )
  return expectAnswer(
    await postCargoReportTransition(people, 'purchase_manager', submitted, { to: 'approved' }),
    'transitionCargoReport',
  )
}

/** Cases of a container and its reports. */
export const cargoSealingCases = {
  transitionCargo: [
    success(
      'seals a container with an approved report and its seal number, and departs',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const { report } = await createCargoReport(people, {}, 'purchase_agent', cargo)
        expect((await findMissing(people, cargo, 'sealed')).map(({ code }) => code)).toEqual([
          'seal_number',
          'container_report',
        ])
        await createApprovedCargoReport(people, { cargo })
        const ready = await readCargo(people, cargo)
        expect(ready).toMatchObject({ seal_number: SEAL, version: cargo.version + 1 })
        const { items } = await expectAnswer(
          await (await people.as('admin')).get(`/records/cargo/${cargo.id}/activity/`),
          'listActivity',
        )
        expect(items[0]).toMatchObject({
          kind: 'changed',
          changes: [{ field: 'seal_number', from: null, to: SEAL }],
        })
        const found = await expectAnswer(
          await (await people.as('admin')).get(`/cargos/?q=${encodeURIComponent(SEAL)}&limit=500`),
          'listCargos',
        )
        expect(found.items.map(({ id }) => id)).toContain(cargo.id)
        expect((await advanceCargo(people, ready, 'sealed', 'in_transit')).status).toBe(
          'in_transit',
        )
        expect(await readReportStatus(people, report)).toBe('draft')
      },
    ),
    success('is blocked while the seal or the packs differ from the report', async (people) => {
      const { cargo, write } = await createLoadingContainer(people, { seal_number: 'ml  1' })
      expect(cargo.seal_number).toBe('ML 1')
      const [load] = cargo.lines
      const planned = Math.ceil(Number(load?.packs))
      const lines = cargo.lines.map(({ id }) => ({
        id,
        counted_packs: planned - 3,
        counted_pcs: null,
      }))
      await createApprovedCargoReport(people, {
        change: {
          lines,
          seal_number: SEAL.toLowerCase(),
          verdict: 'remarks',
          remarks: 'Three were left at the mill',
        },
        cargo,
      })
      expect(await findMissing(people, cargo, 'sealed')).toEqual([
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
      const corrected = await expectAnswer(
        await putCargo(people, cargo, { ...write, seal_number: SEAL, lines: fewer }),
        'updateCargo',
      )
      expect((await advanceCargo(people, corrected, 'sealed')).status).toBe('sealed')
    }),
    success(
      'seals with a different count by a global manager’s reason, but never without a report',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const transition = { to: 'sealed', override: true, reason: 'Counted again by phone' }
        await expectProblem(
          await postCargoTransition(people, 'global_manager', cargo, transition),
          'needs_missing',
          409,
        )
        const lines = cargo.lines.map(({ id }) => ({ id, counted_packs: 1, counted_pcs: null }))
        await createApprovedCargoReport(people, {
          change: { lines, verdict: 'remarks', remarks: 'One' },
          cargo,
        })
        const counted = await readCargo(people, cargo)
        await expectProblem(
          await postCargoTransition(people, 'cargo_manager', counted, transition),
          'forbidden',
          403,
        )
        expect(
          (
            await expectAnswer(
              await postCargoTransition(people, 'global_manager', counted, transition),
              'transitionCargo',
            )
          ).status,
        ).toBe('sealed')
      },
    ),
    success('is blocked by the latest inspection, also after sealing', async (people) => {
      const { cargo, write } = await createLoadingContainer(people)
      const first = await createApprovedCargoReport(people, { cargo })
      const sealed = await advanceCargo(people, await readCargo(people, cargo), 'sealed')
      const second = await correctToApproval(people, cargo, first, {
        seal_number: 'ML 2',
        seal_again: 'ML 2',
      })
      expect((await readCargo(people, sealed)).seal_number).toBe('ML 2')
      const current = await readCargo(people, sealed)
      const renamed = await expectAnswer(
        await putCargo(people, current, { ...toWrite(write, current), seal_number: 'ML 3' }),
        'updateCargo',
      )
      expect(await findMissing(people, renamed, 'in_transit')).toEqual([
        { code: 'seal_differs', pointer: '/seal_number', params: { seal: 'ML 2' } },
      ])
      await expectAnswer(
        await putCargo(people, renamed, { ...write, seal_number: 'ML 2' }),
        'updateCargo',
      )
      const failing = { verdict: 'fail' as const, remarks: 'The door is bent' }
      const fit = await expectAnswer(
        await (
          await people.as('purchase_agent')
        ).post(`/cargo-inspection-reports/${second.id}/corrections/`, undefined, {}),
        'correctCargoReport',
      )
      const completeReport = {
        report: fit,
        write: await createCargoReportWrite(people, failing, cargo),
      }
      const { report } = await createPhotographedReport(people, 'purchase_agent', completeReport, [
        'defect',
      ])
      const submitted = await expectAnswer(
        await postCargoReportTransition(people, 'purchase_agent', report, { to: 'submitted' }),
        'transitionCargoReport',
      )
      await expectAnswer(
        await postCargoReportTransition(people, 'purchase_manager', submitted, { to: 'approved' }),
        'transitionCargoReport',
      )
      expect((await findMissing(people, sealed, 'in_transit')).map(({ code }) => code)).toEqual([
        'container_report',
      ])
    }),
    success(
      'cancels unapproved reports with the cargo, notifies each person once, and ends inspection',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const { report } = await createCargoReport(people, {}, 'purchase_agent', cargo)
        const waiting = await createSubmittedCargoReport(people, {
          inspector: 'purchase_manager',
          cargo,
        })
        await expectAnswer(
          await postCargoTransition(people, 'admin', await readCargo(people, cargo), {
            to: 'canceled',
            reason: 'No ship',
          }),
          'transitionCargo',
        )
        expect([
          await readReportStatus(people, report),
          await readReportStatus(people, waiting),
        ]).toEqual(['canceled', 'canceled'])
        expect(await listNotificationTexts(people, 'purchase_agent', report)).toEqual([
          expect.stringContaining('No ship'),
        ])
        expect(await listNotificationTexts(people, 'cargo_manager', cargo)).toEqual([
          expect.stringContaining('No ship'),
        ])
        const late = await createCargoReportWrite(people, {}, cargo)
        await expectFieldErrors(
          await (await people.as('purchase_agent')).post('/cargo-inspection-reports/', late),
          { '/cargo_id': 'closed_document' },
        )
      },
    ),
    success(
      'closes with approved reports or a global manager’s reason, and then allows no correction',
      async (people) => {
        const { cargo, write } = await createLoadingContainer(people)
        const first = await createApprovedCargoReport(people, { cargo })
        const departed = await advanceCargo(
          people,
          await readCargo(people, cargo),
          'sealed',
          'in_transit',
          'arrived',
          'delivered',
        )
        const documents = departed.checklist.map(({ document }) => document)
        const filed = await expectAnswer(
          await putCargo(people, departed, {
            ...toWrite(write, departed),
            atd: departed.atd,
            ata: departed.ata,
            actual_freight: '1900.00',
            documents,
          }),
          'updateCargo',
        )
        const answer = await (
          await people.as('purchase_agent')
        ).post(`/cargo-inspection-reports/${first.id}/corrections/`, undefined, {})
        const correction = await expectAnswer(answer, 'correctCargoReport')
        expect(await findMissing(people, filed, 'closed')).toEqual([
          { code: 'report_open', params: { number: correction.number } },
        ])
        const transition = { to: 'closed', override: true, reason: 'Nothing of it matters' }
        expect(
          (
            await expectAnswer(
              await postCargoTransition(people, 'global_manager', filed, transition),
              'transitionCargo',
            )
          ).status,
        ).toBe('closed')
        expect(await readReportStatus(people, correction)).toBe('canceled')
        const again = await (
          await people.as('purchase_manager')
        ).post(`/cargo-inspection-reports/${first.id}/corrections/`, undefined, {})
        await expectProblem(again, 'not_allowed_now', 409)
      },
    ),
  ],
} satisfies Cases
