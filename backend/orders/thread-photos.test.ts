import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Row } from '../db/tables'
import { findThreadPhotos } from './get-order-thread'

setUpTestWorlds()
const world = useTestWorld()

it('the photos of a container are those of its valid report, and none if it failed', async () => {
  const { db } = world
  const report = await db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('kind', '=', 'cargo_report')
    .where('status', '=', 'approved')
    .where('corrected_by_id', 'is', null)
    .where('verdict', '!=', 'fail')
    .executeTakeFirstOrThrow()
  const listReports = async () => {
    const photos = await findThreadPhotos(db, [report.cargo_id ?? ''])
    return [...new Set(photos.map(({ report_id }) => report_id))]
  }
  expect(await listReports()).toEqual([report.id])
  const id = crypto.randomUUID()
  const failed = {
    ...report,
    id,
    number: 'CR-2026-9999',
    number_key: 20_269_999,
    verdict: 'fail' as const,
    inspected_at: '2020-01-01T09:00:00.000Z',
  }
  await db.insertInto('inspection_reports').values(failed).execute()
  const change = (values: Partial<Row<'inspection_reports'>>) =>
    db.updateTable('inspection_reports').set(values).where('id', '=', id).execute()
  expect(await listReports()).toEqual([report.id])
  await change({ inspected_at: '2030-01-01T09:00:00.000Z' })
  expect(await listReports()).toEqual([])
  await change({ verdict: 'pass' })
  expect(await listReports()).toEqual([id])
})
