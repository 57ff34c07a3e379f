import { expect } from 'vitest'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { invalid, success, type Cases } from '../case'
import type { People } from '../host'
import { createCargoReportWrite } from '../fixtures/saved-cargo-reports'
import { createUniqueBoard } from '../fixtures/saved-cover'
import { listNotificationTexts } from '../fixtures/saved-deals'
import { readPack, samplePack, savePacks } from '../fixtures/saved-packs'
import {
  createInspectableSupply,
  createScan,
  createSubmittedSupplyReport,
  createSupplyReport,
  createSupplyReportWrite,
  postSupplyReportTransition,
  putSupplyReport,
  rejectPieces,
  type SupplyReport,
} from '../fixtures/saved-reports'
import {
  createConfirmedSupply,
  createReadySupply,
  postSupplyTransition,
  putSupply,
  readSupply,
  sampleSupplyLine,
} from '../fixtures/saved-supplies'

const REPORTS_PATH = '/supply-inspection-reports/'
const readReport = async (people: People, { id }: { id: string }) =>
  expectAnswer(await (await people.as('admin')).get(`${REPORTS_PATH}${id}/`), 'getSupplyReport')
const approve = async (people: People, report: SupplyReport) =>
  expectAnswer(
    await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
    'transitionSupplyReport',
  )
const correctReport = async (people: People, { id }: { id: string }) =>
  expectAnswer(
    await (
      await people.as('purchase_agent')
    ).post(`${REPORTS_PATH}${id}/corrections/`, undefined, {
      'Idempotency-Key': crypto.randomUUID(),
    }),
    'correctSupplyReport',
  )

/** Creates a ready supply with three listed packs, and a function that reads their statuses. */
async function createListedPacks(people: People) {
  const supply = await createReadySupply(people, {}, '38')
  const { items } = await savePacks(
    people,
    supply.id,
    ['A-1', 'A-2', 'A-3'].map((number) => samplePack(supply, { number })),
  )
  const [first = '', second = '', third = ''] = items.map(({ id }) => id)
  return {
    supply,
    packIds: [first, second, third] as const,
    readStatuses: () =>
      Promise.all(items.map(async ({ id }) => (await readPack(people, id)).status)),
  }
}

/** Cases of inspections that involve several reports, or more than their reports. */
export const supplyInspectionCases = {
  transitionSupply: [
    success(
      'cancels unapproved reports with the supply, notifies their inspectors, and ends inspection',
      async (people) => {
        const supply = await createInspectableSupply(people)
        const approved = await approve(
          people,
          await createSubmittedSupplyReport(people, {}, supply),
        )
        const { report } = await createSupplyReport(people, {}, 'purchase_agent', supply)
        const submitted = await createSubmittedSupplyReport(people, {}, supply)
        await expectAnswer(
          await postSupplyTransition(people, 'admin', supply, { to: 'canceled', reason: 'Fire' }),
          'transitionSupply',
        )
        for (const canceled of [report, submitted]) {
          expect(await readReport(people, canceled)).toMatchObject({
            status: 'canceled',
            cancel_reason: 'Fire',
          })
          expect(await listNotificationTexts(people, 'purchase_agent', canceled)).toEqual([
            expect.stringMatching(`${canceled.number}.*${supply.number}.*: Fire`),
          ])
        }
        expect(await readReport(people, approved)).toMatchObject({
          status: 'approved',
          can_correct: false,
        })
        const correction = await (
          await people.as('purchase_agent')
        ).post(`${REPORTS_PATH}${approved.id}/corrections/`, undefined, {})
        await expectProblem(correction, 'not_allowed_now', 409)
      },
    ),
  ],
  createSupplyReport: [
    success(
      'expects the listed pieces of random lengths, once they are all listed',
      async (people) => {
        const lengths = { kind: 'range' as const, from_mm: 2700, to_mm: 5700, average_mm: null }
        const specification = { ...createUniqueBoard({ length_mm: null }), lengths }
        const { supply, write } = await createConfirmedSupply(people, {
          lines: [sampleSupplyLine({ specification })],
        })
        const { items } = await savePacks(people, supply.id, [
          samplePack(supply),
          samplePack(supply),
        ])
        const readExpectedPieces = async () => {
          const found = await expectAnswer(
            await (await people.as('purchase_agent')).get(`/inspectable-supplies/?id=${supply.id}`),
            'listInspectableSupplies',
          )
          return found.items[0]?.lines[0]?.expected_pcs
        }
        expect(await readExpectedPieces()).toBeNull()
        const litres = items.reduce((sum, { volume_m3 }) => sum + toLitres(volume_m3), 0)
        const producing = await expectAnswer(
          await postSupplyTransition(people, 'purchase_manager', await readSupply(people, supply), {
            to: 'in_production',
          }),
          'transitionSupply',
        )
        const lines = write.lines.map((line) => ({ ...line, ready_quantity: fromLitres(litres) }))
        await expectAnswer(
          await putSupply(people, 'purchase_manager', producing, { ...write, lines }),
          'updateSupply',
        )
        expect(await readExpectedPieces()).toBe(200)
        const { report } = await createSupplyReport(people, {}, 'purchase_agent', supply)
        expect(report).toMatchObject({
          lines: [{ lot_pcs: 20 }],
          accepted_m3: fromLitres(Math.round(litres / 10)),
        })
      },
    ),
    invalid('refuses an inspection after tomorrow', async (people) => {
      const visitor = await people.as('purchase_agent')
      const create = async (inspected_on: string) =>
        visitor.post(REPORTS_PATH, await createSupplyReportWrite(people, { inspected_on }))
      await expectFieldErrors(await create('2026-11-22'), { '/inspected_on': 'future_day' })
      await expectAnswer(await create('2026-11-21'), 'createSupplyReport')
    }),
  ],
  createCargoReport: [
    invalid('refuses an inspection that starts after tomorrow', async (people) => {
      const visitor = await people.as('purchase_agent')
      const create = async (started_at: string) =>
        visitor.post(
          '/cargo-inspection-reports/',
          await createCargoReportWrite(people, { started_at, ended_at: null }),
        )
      await expectFieldErrors(await create('2026-11-22T07:30:00.000Z'), {
        '/started_at': 'future_day',
      })
      await expectAnswer(await create('2026-11-21T07:30:00.000Z'), 'createCargoReport')
    }),
  ],
  transitionSupplyReport: [
    success('lists a pack again that a correction no longer judges', async (people) => {
      const { supply, packIds, readStatuses } = await createListedPacks(people)
      const [first, second, third] = packIds
      const earlier = { inspected_on: '2026-11-18', scanned_packs: [createScan(third)] }
      await approve(people, await createSubmittedSupplyReport(people, earlier, supply))
      const rejected = createScan(first, { is_rejected: true, reason: 'Wet' })
      const scanned_packs = [rejected, createScan(second)]
      const report = await approve(
        people,
        await createSubmittedSupplyReport(
          people,
          { ...rejectPieces(supply, 100), scanned_packs },
          supply,
        ),
      )
      expect(await readStatuses()).toEqual(['rejected', 'accepted', 'accepted'])
      const correction = await correctReport(people, report)
      const write = await createSupplyReportWrite(
        people,
        {
          ...rejectPieces(supply, 0),
          photos: correction.photos,
          scanned_packs: [createScan(second)],
        },
        supply,
      )
      const changed = await expectAnswer(
        await putSupplyReport(people, 'purchase_agent', correction, write),
        'updateSupplyReport',
      )
      await approve(
        people,
        await expectAnswer(
          await postSupplyReportTransition(people, 'purchase_agent', changed, { to: 'submitted' }),
          'transitionSupplyReport',
        ),
      )
      expect(await readStatuses()).toEqual(['listed', 'accepted', 'accepted'])
    }),
    success('keeps the verdicts of an earlier report that is corrected', async (people) => {
      const { supply, packIds, readStatuses } = await createListedPacks(people)
      const [first, second, third] = packIds
      const rejected = createScan(first, { is_rejected: true, reason: 'Wet' })
      const earlier = {
        ...rejectPieces(supply, 100),
        inspected_on: '2026-11-18',
        scanned_packs: [rejected, createScan(third)],
      }
      const report = await approve(
        people,
        await createSubmittedSupplyReport(people, earlier, supply),
      )
      const later = { ...rejectPieces(supply, 0), scanned_packs: [createScan(second)] }
      await approve(people, await createSubmittedSupplyReport(people, later, supply))
      expect(await readStatuses()).toEqual(['rejected', 'accepted', 'accepted'])
      const correction = await correctReport(people, report)
      const write = await createSupplyReportWrite(
        people,
        { ...earlier, photos: correction.photos },
        supply,
      )
      await approve(
        people,
        await expectAnswer(
          await postSupplyReportTransition(
            people,
            'purchase_agent',
            await expectAnswer(
              await putSupplyReport(people, 'purchase_agent', correction, write),
              'updateSupplyReport',
            ),
            { to: 'submitted' },
          ),
          'transitionSupplyReport',
        ),
      )
      expect(await readStatuses()).toEqual(['rejected', 'accepted', 'accepted'])
    }),
    success('shows the approver which valid report an approval replaces', async (people) => {
      const supply = await createInspectableSupply(people)
      const submit = async (change: Parameters<typeof createSubmittedSupplyReport>[1]) => {
        const submitted = await createSubmittedSupplyReport(people, change, supply)
        // Inspectors do not see reports of others.
        expect(submitted.valid_reports).toBeUndefined()
        return readReport(people, submitted)
      }
      const first = await approve(
        people,
        await submit({ ...rejectPieces(supply, 50), inspected_on: '2026-11-18' }),
      )
      const valid = {
        supply_line_id: supply.lines[0]?.id,
        report: { id: first.id, number: first.number },
        inspector: first.inspector,
        inspected_on: '2026-11-18',
        accepted_m3: first.accepted_m3,
        rejected_m3: first.rejected_m3,
      }
      const earlier = await submit({ inspected_on: '2026-11-17' })
      expect(earlier.valid_reports).toEqual([{ ...valid, is_replaced: false }])
      const later = await submit({ inspected_on: '2026-11-18' })
      expect(later.valid_reports).toEqual([{ ...valid, is_replaced: true }])
      const second = await approve(people, later)
      expect(second.valid_reports).toBeUndefined()
      const correction = await correctReport(people, second)
      const submitted = await expectAnswer(
        await postSupplyReportTransition(people, 'purchase_agent', correction, { to: 'submitted' }),
        'transitionSupplyReport',
      )
      expect((await readReport(people, submitted)).valid_reports).toBeUndefined()
    }),
    success('shows the approver that a correction makes another report valid', async (people) => {
      const supply = await createInspectableSupply(people)
      const approveOn = async (inspected_on: string) =>
        approve(people, await createSubmittedSupplyReport(people, { inspected_on }, supply))
      const earlier = await approveOn('2026-11-17')
      const later = await approveOn('2026-11-18')
      const correction = await correctReport(people, later)
      const submitOn = async (report: SupplyReport, inspected_on: string) => {
        const { photos } = report
        const write = await createSupplyReportWrite(people, { photos, inspected_on }, supply)
        const moved = await expectAnswer(
          await putSupplyReport(people, 'purchase_agent', report, write),
          'updateSupplyReport',
        )
        const submitted = await expectAnswer(
          await postSupplyReportTransition(people, 'purchase_agent', moved, { to: 'submitted' }),
          'transitionSupplyReport',
        )
        return readReport(people, submitted)
      }
      const submitted = await submitOn(correction, '2026-11-16')
      expect(submitted.valid_reports).toMatchObject([
        { report: { id: earlier.id, number: earlier.number }, is_replaced: false },
      ])
      await approve(people, submitted)
      const third = await createSubmittedSupplyReport(people, {}, supply)
      expect((await readReport(people, third)).valid_reports).toMatchObject([
        { report: { id: earlier.id } },
      ])
    }),
  ],
} satisfies Cases
