import { screen } from '@testing-library/react'
import { it, onTestFinished } from 'vitest'
import { renderOutbox } from '@/app/testing/outbox'
import { useApp } from '@/app/testing/render-app'
import { device } from '../lib/device'
import type { HoldReason, OutboxEntry } from '../model/entry'

const app = useApp()

async function queueHeldReport(id: string, title: string, hold: HoldReason) {
  const entry: OutboxEntry = {
    id,
    title,
    hold,
    kind: 'supply_report',
    person: { id: 'ona', name: 'Ona Petrauskaitė' },
    since: new Date().toISOString(),
    write: { photos: [] },
    version: 1,
    base: null,
    flight: null,
    there: null,
    acknowledged: {},
  }
  await device.put('entries', id, entry)
  onTestFinished(() => device.remove('entries', id))
}

it('the notice gives the reason of each report that is held back', async () => {
  await queueHeldReport('a', 'SR-2026-0059', { why: 'locked', status: 'approved', by: 'Jonas' })
  await queueHeldReport('b', 'SR-2026-0060', { why: 'locked', status: 'canceled', by: 'Claire' })
  await app.logInAs('purchase_agent')
  await app.open('/supply-inspection-report/new')
  renderOutbox()
  await screen.findByText(
    'SR-2026-0059: Approved by Jonas while you were offline; your changes were not saved.',
  )
  await screen.findByText(
    'SR-2026-0060: Canceled by Claire while you were offline; your changes were not saved.',
  )
})
