import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { expectAnswer } from '../conformance/answers'
import { createFileForm, PNG } from '../conformance/fixtures/samples'
import { createOrder } from '../conformance/fixtures/saved-orders'
import { createWorldPeople } from '../conformance/fixtures/world-people'
import { getDemoPersonId } from '../seed/people'

setUpTestWorlds()
const world = useTestWorld()

it('a file of a buyer notifies the manager, once until it is read', async () => {
  const people = createWorldPeople(world.backend, world.clock.now)
  const { id, number, company } = await createOrder(people)
  const attach = async (role: 'client' | 'manager', name: string) => {
    const path = `/records/order/${id}/attachments/`
    await expectAnswer(
      await (await people.as(role)).post(path, createFileForm(PNG, name)),
      'uploadAttachment',
    )
  }
  const listNotified = async () =>
    (
      await world.db
        .selectFrom('notifications')
        .select('person_id')
        .where('key', '=', 'order_files_attached')
        .where('record_id', '=', id)
        .execute()
    ).map(({ person_id }) => person_id)
  await attach('manager', 'drawing.png')
  expect(await listNotified()).toEqual([])
  await attach('client', 'wet-1.png')
  await attach('client', 'wet-2.png')
  const notified = await listNotified()
  expect(notified.filter((person) => person === getDemoPersonId('manager'))).toHaveLength(1)
  expect(notified).not.toContain(getDemoPersonId('client'))
  const [newest] = await expectAnswer(
    await (await people.as('manager')).get('/notifications/'),
    'listNotifications',
  )
  expect(newest?.message).toBe(
    `Claire Fontaine attached files to order ${number} of ${company.name}.`,
  )
  await (await people.as('manager')).put(`/notifications/${newest?.uuid}/mark_as_read/`, undefined)
  await attach('client', 'wet-3.png')
  expect(
    (await listNotified()).filter((person) => person === getDemoPersonId('manager')),
  ).toHaveLength(2)
})
