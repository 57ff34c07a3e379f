import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderOutbox } from '@/app/testing/outbox'
import { holdCall, useApp } from '@/app/testing/render-app'
import { device } from '../lib/device'
import type { HoldReason, OutboxEntry } from '../model/entry'

const app = useApp()

async function queueReport(id: string, title: string, hold: HoldReason | null, personId = 'ona') {
  const entry: OutboxEntry = {
    id,
    title,
    hold,
    kind: 'supply_report',
    person: { id: personId, name: 'Ona Petrauskaitė' },
    since: new Date().toISOString(),
    payload: { photos: [] },
    version: 1,
    base: null,
    inFlight: null,
    remote: null,
    acknowledged: {},
  }
  await device.put('entries', id, entry)
  onTestFinished(() => device.remove('entries', id))
}

it('the notice gives the reason of each report that is held back', async () => {
  await queueReport('a', 'SR-2026-0059', { why: 'locked', status: 'approved', by: 'Jonas' })
  await queueReport('b', 'SR-2026-0060', { why: 'locked', status: 'canceled', by: 'Claire' })
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

const canceled = { why: 'locked', status: 'canceled', by: 'Claire' } as const

it('the notice shows the report that is being sent above those that are held back', async () => {
  await queueReport('a', 'SR-2026-0059', canceled)
  await queueReport('b', 'SR-2026-0060', canceled)
  await app.logInAs('purchase_agent')
  const person = await app.world.db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'purchase_agent')
    .executeTakeFirstOrThrow()
  await queueReport('c', 'SR-2026-0061', null, person.id)
  const release = holdCall('put', '/supply-inspection-reports/c/')
  const { user } = await app.open('/supply-inspection-report/new')
  renderOutbox()
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  const sending = await screen.findByText('SR-2026-0061: Sending.')
  const list = sending.closest('ul') ?? document.body
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 12)),
  ).toEqual(['SR-2026-0061', 'SR-2026-0059', 'SR-2026-0060'])
  release()
  await waitFor(() => expect(screen.queryByText('SR-2026-0061: Sending.')).toBeNull())
})

it('the notice lists three held reports and opens the list of all', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queueReport(id, `SR-${id}`, canceled)
  await app.logInAs('purchase_agent')
  const { user } = await app.open('/supply-inspection-report/new')
  renderOutbox()
  const more = await screen.findByRole('button', {
    name: 'Show 2 more reports that were not sent',
  })
  expect(screen.queryByText(/^SR-d/)).toBeNull()
  await user.click(more)
  const drawer = await screen.findByRole('dialog', { name: 'Waiting to send' })
  await within(drawer).findByText(/^SR-e/)
})

it('the notice offers to read the storage of the device again', async () => {
  const all = vi.spyOn(device, 'all').mockRejectedValue(new Error('cannot be read'))
  onTestFinished(() => all.mockRestore())
  await app.logInAs('purchase_agent')
  const { user } = await app.open('/supply-inspection-report/new')
  renderOutbox()
  await screen.findByText('The storage of this device cannot be read')
  await screen.findByRole('heading', { name: 'This report cannot be opened yet' })
  all.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'New supply inspection' })
  expect(screen.queryByText('The storage of this device cannot be read')).toBeNull()
})
