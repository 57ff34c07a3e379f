import { addWeeks } from '@domain/calendar'
import { pick } from '../db/rows'
import { REVISED_LINE_NAMES, REVISED_TERM_NAMES } from '../supplies/revised-supply'
import { getWorkingTime } from './dates'
import type { HandlerRunner, RunScript } from './run-handlers'

/** Revises an ordered supply, and asks its mill to agree to a later week. */
export async function* reviseSupply(runner: HandlerRunner, now: Date): RunScript {
  yield getWorkingTime(now, 1, 16, 5)
  const supply = await runner.db
    .selectFrom('supplies')
    .select(['id', 'purchase_manager_id as purchaseManager'])
    .where('status', '=', 'ordered')
    .where('order_revision', 'is not', null)
    .where('purchase_manager_id', 'is not', null)
    .orderBy('number_key')
    .executeTakeFirst()
  if (!supply?.purchaseManager) return
  const { id, purchaseManager } = supply
  const opened = await runner.run('openSupplyRevision', purchaseManager, {
    path: { id },
    body: { reason: 'The mill can only saw this a week later' },
  })
  const path = { id, revision: String(opened.revision) }
  const { version } = await runner.run('updateSupplyRevision', purchaseManager, {
    path,
    version: opened.version,
    body: {
      ...pick(opened, REVISED_TERM_NAMES),
      ready_week: opened.ready_week && addWeeks(opened.ready_week, 1),
      lines: opened.lines.map((line) => pick(line, REVISED_LINE_NAMES)),
    },
  })
  await runner.run('transitionSupplyRevision', purchaseManager, {
    path,
    version,
    body: { to: 'sent', override: false },
  })
}
