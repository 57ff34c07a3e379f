import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { findSupplyAddress } from '@mocks/scenarios/addresses'
import { getTestWorld } from '@mocks/node/test-world'
import { describe, expect, it } from 'vitest'
import {
  fillCell,
  findOfferedTransition,
  pressSave,
  waitUntilSaved,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens a revision of an ordered supply from its menu. */
async function openRevision() {
  await app.logInAs('global_manager')
  const path = await findSupplyAddress('confirmed')(getTestWorld())
  const opened = await app.open(path)
  await opened.user.click(await screen.findByText('Revise…'))
  const dialog = within(await screen.findByRole('dialog'))
  await opened.user.type(await dialog.findByLabelText(/^Reason/), 'The mill has less')
  await opened.user.click(dialog.getByText('Open revision', { selector: 'button, button *' }))
  await screen.findByRole('heading', { level: 1, name: /^Revision 2 of S-/ })
  return { ...opened, path, id: path.slice('/supplies/'.length) }
}

async function pressTransition(user: UserEvent, transition: string, status: string) {
  await user.click(await findOfferedTransition(transition))
  await screen.findByText(status, { selector: 'header *' })
}

const readSupply = (id: string) =>
  app.world.db.selectFrom('supplies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a revision of a supply', () => {
  it('is opened with a reason, edited, sent, agreed by the mill, and then is the supply', async () => {
    const { user, id } = await openRevision()
    await fillCell(user, 1, 'price', '199{Enter}')
    await pressSave(user)
    await waitUntilSaved()
    const differences = within(
      await screen.findByRole('region', { name: 'Changes from the valid terms' }),
    )
    expect(differences.getByText(/^Line 1, Price/)).toBeTruthy()
    expect((await readSupply(id)).order_revision).toBe(1)
    await pressTransition(user, 'Send to the sawmill', 'Awaiting agreement')
    await pressTransition(user, 'Sawmill agreed', 'Valid')
    expect(await readSupply(id)).toMatchObject({ order_revision: 2, status: 'confirmed' })
  })

  it('records a later week that the mill itself asked for, and its answer', async () => {
    const { user, id } = await openRevision()
    const week = await screen.findByLabelText(/^Ready in week/)
    await user.clear(week)
    await user.type(week, '2027-W20{Tab}')
    await user.click(await screen.findByText('Record the sawmill’s answer…'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Person who answered/), 'Juhan Tamm')
    const record = () =>
      user.click(dialog.getByText('Record answer', { selector: 'button, button *' }))
    const month = dialog.getByRole('spinbutton', { name: /^month,/i })
    await user.click(month)
    await user.keyboard('12')
    await record()
    const error = await dialog.findByText('This date is in the future. Choose today or earlier.')
    expect(error.parentElement?.textContent).toMatch(/^Date of the answer/)
    await user.click(month)
    await user.keyboard('10')
    await record()
    await screen.findByText('Valid', { selector: 'header *' })
    expect(await readSupply(id)).toMatchObject({ order_revision: 2, ready_week: '2027-W20' })
    expect(await screen.findByText(/^Answer of Juhan Tamm/)).toBeTruthy()
  })

  it('is announced on the valid supply and in its list of revisions', async () => {
    const { path } = await openRevision()
    await app.open(path)
    expect(await screen.findByText('Revision 2 is open')).toBeTruthy()
    expect(screen.queryByText('Revise…')).toBeNull()
    expect(await screen.findByText('View and print revision 1')).toBeTruthy()
  })
})
