import { expect } from 'vitest'
import type { Role, Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import type { People } from '../host'
import {
  passingChecks,
  getSharedContainer,
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
import { createLoad, putCargo, sampleCargo, sampleTruck, saveCargo } from '../fixtures/saved-cargos'
import { getLineId } from '../fixtures/saved-cover'
import { findPersonId, listNotificationTexts } from '../fixtures/saved-deals'

const REPORTS_PATH = '/cargo-inspection-reports/'
const readReport = async (people: People, role: Role, { id }: { id: string }) =>
  expectAnswer(await (await people.as(role)).get(`${REPORTS_PATH}${id}/`), 'getCargoReport')
const correctReport = async (
  people: People,
  role: Role,
  { id }: { id: string },
  key = crypto.randomUUID(),
) =>
  (await people.as(role)).post(`${REPORTS_PATH}${id}/corrections/`, undefined, {
    'Idempotency-Key': key,
  })

export const cargoReportCases = {
  listCargoReports: [
    success(
      'shows agents their own reports and cargo managers the result of all reports, with each filter',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const { report: ownReport } = await createCargoReport(people, {}, 'purchase_agent', cargo)
        const { report: otherReport } = await createCargoReport(
          people,
          {},
          'purchase_manager',
          cargo,
        )
        const listReports = async (role: Role, query = '') => {
          const answer = await (
            await people.as(role)
          ).get(`${REPORTS_PATH}?cargo_id=${cargo.id}${query}`)
          return (await expectAnswer(answer, 'listCargoReports')).items
        }
        expect(await listReports('purchase_agent')).toMatchObject([
          {
            id: ownReport.id,
            cargo: { number: cargo.number },
            container_number: cargo.container_number,
            seal_number: SEAL,
            differs: false,
          },
        ])
        expect((await listReports('cargo_manager')).map(({ id }) => id)).toEqual([
          otherReport.id,
          ownReport.id,
        ])
        expect(
          (
            await listReports(
              'cargo_manager',
              `&inspector_id=${await findPersonId(people, 'purchase_manager')}`,
            )
          ).map(({ id }) => id),
        ).toEqual([otherReport.id])
        expect(await listReports('cargo_manager', '&status=approved')).toEqual([])
        const submitted = await createSubmittedCargoReport(people, { cargo })
        const listWaiting = async (role: Role) =>
          (await listReports(role, '&approval=mine')).map(({ id }) => id)
        expect(await listWaiting('purchase_manager')).toEqual([submitted.id])
        expect(await listWaiting('purchase_agent')).toEqual([])
      },
    ),
  ],
  listInspectableCargos: [
    success('finds loaded containers by text or id, without prices', async (people) => {
      const cargo = await getSharedContainer(people)
      const truck = await saveCargo(people, sampleTruck())
      const visitor = await people.as('purchase_agent')
      const find = async (query: string) =>
        (
          await expectAnswer(
            await visitor.get(`/inspectable-cargos/?${query}`),
            'listInspectableCargos',
          )
        ).items
      for (const query of [`id=${cargo.id}`, `q=${cargo.number}`, `q=${cargo.container_number}`]) {
        const items = await find(query)
        expect(items).toMatchObject([
          {
            id: cargo.id,
            loading_places: ['Pikk 34, Võru'],
            lines: [{ id: cargo.lines[0]?.id, m3: '20.000' }],
          },
        ])
        expect(JSON.stringify(items)).not.toMatch(/price|amount|currency|freight/)
      }
      expect(await find(`id=${truck.id}`)).toEqual([])
    }),
    success('lists the earliest cut-off first, and containers without one last', async (people) => {
      const { items } = await expectAnswer(
        await (await people.as('purchase_agent')).get('/inspectable-cargos/?limit=200'),
        'listInspectableCargos',
      )
      const days = items.map(({ cut_off }) => cut_off ?? '9999')
      expect(new Set(days).size).toBeGreaterThan(1)
      expect(days).toEqual(days.toSorted())
    }),
    success(
      'hides a container with a submitted report from the default list, but finds it by text',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const isListed = async (query: string) => {
          const { items } = await expectAnswer(
            await (await people.as('purchase_agent')).get(`/inspectable-cargos/?limit=200${query}`),
            'listInspectableCargos',
          )
          return items.some(({ id }) => id === cargo.id)
        }
        expect(await isListed('')).toBe(true)
        await createSubmittedCargoReport(people, { cargo, inspector: 'purchase_manager' })
        expect([await isListed(''), await isListed(`&q=${cargo.number}`)]).toEqual([false, true])
      },
    ),
    success(
      'lists a container that failed again, until a later inspection passes',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const isListed = async () => {
          const { items } = await expectAnswer(
            await (await people.as('purchase_agent')).get('/inspectable-cargos/?limit=200'),
            'listInspectableCargos',
          )
          return items.some(({ id }) => id === cargo.id)
        }
        const inspect = (hour: string, change: Partial<Schemas['CargoReportWrite']>) =>
          createSubmittedCargoReport(people, {
            cargo,
            inspector: 'purchase_agent',
            change: {
              started_at: `2026-11-20T${hour}:00:00.000Z`,
              ended_at: `2026-11-20T${hour}:30:00.000Z`,
              ...change,
            },
          })
        const approve = async (report: CargoReport) =>
          expectAnswer(
            await postCargoReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
            'transitionCargoReport',
          )
        const failed = await inspect('06', { verdict: 'fail', remarks: 'A hole in the roof' })
        const passed = await inspect('08', {})
        await approve(passed)
        expect(await isListed()).toBe(false)
        await approve(failed)
        expect(await isListed()).toBe(false)
        await approve(await inspect('09', { verdict: 'fail', remarks: 'A hole in the door' }))
        expect(await isListed()).toBe(true)
      },
    ),
    invalid('refuses a foreign cursor', async ({ as }) => {
      await expectFieldErrors(await (await as('admin')).get('/inspectable-cargos/?cursor=abc'), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
  createCargoReport: [
    success('compares counted with planned packs, and returns the difference', async (people) => {
      const write = await createCargoReportWrite(people)
      const planned = write.lines[0]?.counted_packs ?? 0
      const lines = write.lines.map((line) => ({ ...line, counted_packs: planned - 2 }))
      const { report } = await createCargoReport(people, {
        lines,
        moisture_readings: ['17.5', '18'].map((moisture_percent) => ({
          id: crypto.randomUUID(),
          moisture_percent,
        })),
      })
      expect(report.number).toMatch(/^CR-\d{4}-\d{4,}$/)
      expect(report).toMatchObject({
        status: 'draft',
        differs: true,
        moisture_percent: '17.8',
        lines: [
          { packs: planned, counted_packs: planned - 2, difference: { packs: -2, pcs: null } },
        ],
      })
      const [submit] = report.transitions
      expect(submit?.missing.filter(({ code }) => code !== 'photo')).toEqual([
        { code: 'verdict_too_good', pointer: '/verdict' },
      ])
    }),
    success('differs from the plan if a foreign pack was scanned', async (people) => {
      const scan = {
        id: crypto.randomUUID(),
        pack_id: null,
        text: 'K-0319',
        belongs_to: 'S-2026-0081',
      }
      const { report } = await createCargoReport(people, { scanned_packs: [scan] })
      expect(report).toMatchObject({ scanned_packs: [scan], differs: true })
      expect(report.transitions[0]?.missing.filter(({ code }) => code !== 'photo')).toEqual([
        { code: 'verdict_too_good', pointer: '/verdict' },
      ])
      await expectFieldErrors(
        await (
          await people.as('purchase_agent')
        ).post(REPORTS_PATH, {
          ...(await createCargoReportWrite(people, { scanned_packs: [scan, scan] })),
        }),
        { '/scanned_packs/1/id': 'duplicate' },
      )
    }),
    invalid(
      'refuses lines of another cargo, duplicates, a truck, a planned container, and an end before the start',
      async (people) => {
        const visitor = await people.as('purchase_agent')
        const write = await createCargoReportWrite(people)
        const [line] = write.lines
        const other = await createLoadingContainer(people)
        const reading = { id: crypto.randomUUID(), moisture_percent: '18' }
        const wrong = {
          ...write,
          ended_at: '2026-11-20T07:29:59.000Z',
          lines: [line, line, { ...line, id: getLineId(other.cargo) }],
          moisture_readings: [reading, reading],
        }
        await expectFieldErrors(await visitor.post(REPORTS_PATH, wrong), {
          '/ended_at': 'time_order',
          '/lines/1/id': 'duplicate',
          '/lines/2/id': 'not_found',
          '/moisture_readings/1/id': 'duplicate',
        })
        await expectFieldErrors(
          await visitor.post(REPORTS_PATH, { ...write, cargo_id: UNKNOWN_ID }),
          {
            '/cargo_id': 'not_found',
          },
        )
        await expectFieldErrors(
          await visitor.post(REPORTS_PATH, {
            ...write,
            lines: [],
            cargo_id: (await saveCargo(people, sampleTruck())).id,
          }),
          { '/cargo_id': 'not_a_container' },
        )
        await expectFieldErrors(
          await visitor.post(REPORTS_PATH, {
            ...write,
            lines: [],
            cargo_id: (await saveCargo(people, sampleCargo())).id,
          }),
          { '/cargo_id': 'closed_document' },
        )
      },
    ),
    idempotent(
      'creates a report once per device id, and refuses that id from another user',
      async (people) => {
        const id = crypto.randomUUID()
        const sent = { id, ...(await createCargoReportWrite(people)) }
        const visitor = await people.as('purchase_agent')
        const both = await Promise.all([
          visitor.post(REPORTS_PATH, sent),
          visitor.post(REPORTS_PATH, sent),
        ])
        const reports = await Promise.all(
          both.map((answer) => expectAnswer(answer, 'createCargoReport')),
        )
        expect(reports.map((report) => [report.id, report.version])).toEqual([
          [id, 1],
          [id, 1],
        ])
        await expectFieldErrors(await visitor.post(REPORTS_PATH, { ...sent, remarks: 'Another' }), {
          '/id': 'duplicate',
        })
        await expectFieldErrors(
          await (await people.as('purchase_manager')).post(REPORTS_PATH, sent),
          {
            '/id': 'duplicate',
          },
        )
      },
    ),
  ],
  getCargoReport: [
    success(
      'is readable for a global manager who did not write it, but not editable',
      async (people) => {
        const { report } = await createCargoReport(people, {}, 'purchase_manager')
        expect(await readReport(people, 'global_manager', report)).toMatchObject({
          number: report.number,
          editable_fields: [],
        })
      },
    ),
    notFound('returns 404 for an agent who did not write the report', async (people) => {
      const { report } = await createCargoReport(people, {}, 'purchase_manager')
      await expectProblem(
        await (await people.as('purchase_agent')).get(`${REPORTS_PATH}${report.id}/`),
        'not_found',
        404,
      )
    }),
  ],
  updateCargoReport: [
    forbidden('refuses changes by all but the inspector', async (people) => {
      const { report, write } = await createCargoReport(people)
      for (const role of ['purchase_manager', 'global_manager', 'admin'] as const)
        await expectProblem(await putCargoReport(people, role, report, write), 'forbidden', 403)
    }),
    forbidden('refuses changes of a submitted report', async (people) => {
      const submitted = await createSubmittedCargoReport(people)
      await expectProblem(
        await putCargoReport(
          people,
          'purchase_agent',
          submitted,
          await createCargoReportWrite(people),
        ),
        'not_allowed_now',
        409,
      )
    }),
    idempotent(
      'repeats the answer of a repeated change, and refuses another change of an old version',
      async (people) => {
        const { report, write } = await createCargoReport(people)
        const sendRemarks = async (remarks: string) =>
          putCargoReport(people, 'purchase_agent', report, { ...write, remarks })
        const first = await expectAnswer(
          await sendRemarks('Rust at the hinge'),
          'updateCargoReport',
        )
        expect(
          await expectAnswer(await sendRemarks('Rust at the hinge'), 'updateCargoReport'),
        ).toEqual(first)
        await expectProblem(await sendRemarks('Rust at both hinges'), 'stale', 412)
      },
    ),
  ],
  transitionCargoReport: [
    success(
      'submits, returns, corrects and approves a report, and notifies each person once per transition',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const { report, write } = await createCargoReport(people, {}, 'purchase_agent', cargo)
        const incomplete = await expectProblem(
          await postCargoReportTransition(people, 'purchase_agent', report, { to: 'submitted' }),
          'needs_missing',
          409,
        )
        expect(incomplete.missing?.map(({ params }) => params?.['kind'])).toEqual([
          'empty',
          'csc_plate',
          'moisture',
          'half_loaded',
          'doors_open',
          'seal',
        ])
        const completeReport = await createPhotographedReport(people, 'purchase_agent', {
          report,
          write,
        })
        const submitted = await expectAnswer(
          await postCargoReportTransition(people, 'purchase_agent', completeReport.report, {
            to: 'submitted',
          }),
          'transitionCargoReport',
        )
        const returned = await postCargoReportTransition(people, 'purchase_manager', submitted, {
          to: 'returned',
          reason: 'The seal can’t be read',
        })
        expect(await expectAnswer(returned, 'transitionCargoReport')).toMatchObject({
          status: 'returned',
          return_remark: 'The seal can’t be read',
        })
        const reopened = await expectAnswer(
          await postCargoReportTransition(
            people,
            'purchase_agent',
            { ...submitted, version: submitted.version + 1 },
            { to: 'draft' },
          ),
          'transitionCargoReport',
        )
        const again = await expectAnswer(
          await postCargoReportTransition(people, 'purchase_agent', reopened, { to: 'submitted' }),
          'transitionCargoReport',
        )
        const approved = await expectAnswer(
          await postCargoReportTransition(people, 'purchase_manager', again, { to: 'approved' }),
          'transitionCargoReport',
        )
        expect(approved).toMatchObject({
          status: 'approved',
          approved_by: { id: await findPersonId(people, 'purchase_manager') },
          transitions: [],
          cargo: { seal_number: SEAL },
        })
        expect(await listNotificationTexts(people, 'purchase_manager', report)).toHaveLength(2)
        expect(await listNotificationTexts(people, 'purchase_agent', report)).toHaveLength(2)
        expect(await listNotificationTexts(people, 'cargo_manager', cargo)).toEqual([
          expect.stringContaining(
            `${report.number} of the container of cargo ${cargo.number} has been approved`,
          ),
        ])
      },
    ),
    forbidden('forbids approval by its inspector and by agents', async (people) => {
      for (const inspector of ['purchase_manager', 'admin'] as const) {
        const submitted = await createSubmittedCargoReport(people, { inspector })
        expect(submitted.transitions).toEqual([])
        await expectProblem(
          await postCargoReportTransition(people, inspector, submitted, { to: 'approved' }),
          'forbidden',
          403,
        )
      }
      await expectProblem(
        await postCargoReportTransition(
          people,
          'purchase_agent',
          await createSubmittedCargoReport(people),
          {
            to: 'approved',
          },
        ),
        'forbidden',
        403,
      )
    }),
    success(
      'requires a photo and a remark, but no count, for a failed container',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const checks = {
          ...passingChecks,
          roof: { state: 'defect' as const, remark: 'A hole by the left corner' },
        }
        const failing = {
          checks,
          verdict: 'fail' as const,
          remarks: 'Light comes in',
          lines: [],
          moisture_readings: [],
          weather: null,
          dunnage: null,
          seal_number: null,
          seal_again: null,
        }
        const approved = await createApprovedCargoReport(people, { change: failing, cargo })
        expect(approved).toMatchObject({
          status: 'approved',
          verdict: 'fail',
          cargo: { seal_number: null },
        })
        expect(await listNotificationTexts(people, 'cargo_manager', cargo)).toEqual([
          expect.stringContaining('failed'),
        ])
      },
    ),
  ],
  correctCargoReport: [
    success(
      'creates a correction from the approved report with its photos, which replaces the report once approved',
      async (people) => {
        const { cargo } = await createLoadingContainer(people)
        const first = await createApprovedCargoReport(people, { cargo })
        const correction = await expectAnswer(
          await correctReport(people, 'purchase_agent', first),
          'correctCargoReport',
        )
        expect(correction).toMatchObject({
          status: 'draft',
          corrects: { id: first.id },
          changes: [],
          photos: first.photos.map(({ kind }) => ({ kind })),
        })
        expect(correction.editable_fields).not.toContain('cargo_id')
        await expectProblem(
          await correctReport(people, 'purchase_manager', first),
          'not_allowed_now',
          409,
        )
        const { photos } = correction
        const write = await createCargoReportWrite(
          people,
          {
            photos,
            moisture_readings: first.moisture_readings,
            lining: 'film',
            seal_number: 'ML 2',
            seal_again: 'ML 2',
          },
          cargo,
        )
        const changed = await expectAnswer(
          await putCargoReport(people, 'purchase_agent', correction, write),
          'updateCargoReport',
        )
        expect(changed.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
          ['lining', 'none', 'film'],
          ['seal_number', SEAL, 'ML 2'],
          ['seal_again', SEAL, 'ML 2'],
        ])
        const submitted = await expectAnswer(
          await postCargoReportTransition(people, 'purchase_agent', changed, { to: 'submitted' }),
          'transitionCargoReport',
        )
        const second = await expectAnswer(
          await postCargoReportTransition(people, 'purchase_manager', submitted, {
            to: 'approved',
          }),
          'transitionCargoReport',
        )
        expect(second.cargo.seal_number).toBe('ML 2')
        expect(await readReport(people, 'purchase_agent', first)).toMatchObject({
          status: 'approved',
          corrected_by: { id: second.id },
          can_correct: false,
        })
      },
    ),
    success('corrects a report of a load whose id another cargo has by now', async (people) => {
      const { wood, write, cargo } = await createLoadingContainer(people)
      const report = await createApprovedCargoReport(people, { cargo })
      const now = await expectAnswer(
        await (await people.as('cargo_manager')).get(`/cargos/${cargo.id}/`),
        'getCargo',
      )
      const { seal_number } = now
      await expectAnswer(
        await putCargo(people, now, { ...write, seal_number, lines: [createLoad(wood, '20')] }),
        'updateCargo',
      )
      const id = getLineId(cargo)
      await saveCargo(people, sampleCargo({ lines: [createLoad(wood, '1', { id })] }))
      const correction = await expectAnswer(
        await correctReport(people, 'purchase_agent', report),
        'correctCargoReport',
      )
      expect(correction).toMatchObject({ status: 'draft', corrects: { id: report.id } })
    }),
    invalid('refuses a correction of a report that is not approved', async (people) => {
      const { report } = await createCargoReport(people)
      await expectProblem(
        await correctReport(people, 'purchase_agent', report),
        'not_allowed_now',
        409,
      )
    }),
    idempotent('creates one correction per idempotency key', async (people) => {
      const first = await createApprovedCargoReport(people, {
        cargo: (await createLoadingContainer(people)).cargo,
      })
      const key = crypto.randomUUID()
      const correct = async () =>
        (
          await expectAnswer(
            await correctReport(people, 'purchase_manager', first, key),
            'correctCargoReport',
          )
        ).id
      expect(await correct()).toBe(await correct())
    }),
    notFound('returns 404 for an unknown report', async (people) => {
      await expectProblem(
        await correctReport(people, 'purchase_agent', { id: UNKNOWN_ID }),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
