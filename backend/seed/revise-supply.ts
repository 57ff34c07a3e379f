import { addWeeks } from '@domain/timber'
import { pick } from '../db/rows'
import { REVISED_LINE_NAMES, REVISED_TERM_NAMES } from '../supplies/revised-supply'
import { addDays, toWorkingHour } from './dates'
import type { HandlerRunner, RunScript } from './run-handlers'

/** An ordered supply is revised: its mill was asked to agree to a later week. */
export async function* reviseSupply(play: HandlerRunner, now: Date): RunScript {
  yield new Date(toWorkingHour(addDays(now, -1), 16, 5))
  const supply = await play.db
    .selectFrom('supplies')
    .select(['id', 'purchase_manager_id as buyer'])
    .where('status', '=', 'ordered')
    .where('order_revision', 'is not', null)
    .where('purchase_manager_id', 'is not', null)
    .orderBy('number_key')
    .executeTakeFirst()
  if (!supply?.buyer) return
  const { id, buyer } = supply
  const opened = await play.run('openSupplyRevision', buyer, {
    path: { id },
    body: { reason: 'The mill can saw this only a week later' },
  })
  const path = { id, revision: String(opened.revision) }
  const { version } = await play.run('updateSupplyRevision', buyer, {
    path,
    version: opened.version,
    body: {
      ...pick(opened, REVISED_TERM_NAMES),
      ready_week: opened.ready_week && addWeeks(opened.ready_week, 1),
      lines: opened.lines.map((line) => pick(line, REVISED_LINE_NAMES)),
    },
  })
  await play.run('transitionSupplyRevision', buyer, {
    path,
    version,
    body: { to: 'sent', override: false },
  })
}
