import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { findDealAddress } from '@mocks/scenarios/addresses'
import { getTestWorld } from '@mocks/node/test-world'
import type { Role } from '@/entities/session'
import type { useApp } from './render-app'

export function getCell(line: number, column: string): HTMLElement {
  const cell = document.querySelectorAll<HTMLElement>(
    `[role=grid] tbody tr [data-column="${column}"]`,
  )[line - 1]
  if (!cell) throw new Error(`There is no ${column} in line ${line}`)
  return cell
}

/** Replaces the content of a cell and keeps it focused. */
export async function fillCell(
  user: UserEvent,
  line: number,
  column: string,
  text: string,
): Promise<void> {
  await user.click(getCell(line, column))
  await user.keyboard(text)
}

/** Replaces the content of a field. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}

const getTransitionButton = (transition: string) =>
  screen.getByText(transition, { selector: 'header button' })
const isTransitionBlocked = (transition: string) =>
  getTransitionButton(transition).hasAttribute('aria-disabled')

/** Waits until a transition is available and returns its button. */
export const findOfferedTransition = (transition: string): Promise<HTMLElement> =>
  waitFor(() => {
    if (isTransitionBlocked(transition)) throw new Error(`${transition} waits for something`)
    return getTransitionButton(transition)
  })

/** Waits until a transition is blocked and returns its button. */
export const findBlockedTransition = (transition: string): Promise<HTMLElement> =>
  waitFor(() => {
    if (!isTransitionBlocked(transition)) throw new Error(`${transition} waits for nothing`)
    return getTransitionButton(transition)
  })

export const getReference = () => screen.getByLabelText<HTMLInputElement>('Customer reference')
export const findNotes = () =>
  screen.findByLabelText<HTMLTextAreaElement>(/^(Internal notes|Notes)$/, { selector: 'textarea' })
export const pressSave = (user: UserEvent) =>
  user.click(screen.getByText<HTMLButtonElement>('Save'))
export const waitUntilDirty = () => screen.findByText('Unsaved changes')
export const waitUntilSaved = () => screen.findByText(/^Saved/)

/** Finds the newest deal with that status. */
export async function findDeal(
  ...criteria: Parameters<typeof findDealAddress>
): Promise<{ path: string; id: string }> {
  const path = await findDealAddress(...criteria)(getTestWorld())
  return { path, id: path.slice('/deals/'.length) }
}

/** Opens the newest deal with that status and waits for its form. */
export async function openDeal(
  app: ReturnType<typeof useApp>,
  ...criteria: Parameters<typeof findDeal>
) {
  const deal = await findDeal(...criteria)
  const opened = await app.open(deal.path)
  await screen.findByLabelText('Customer reference')
  return { ...opened, ...deal }
}

/** Selects the French client, who requires PEFC certified wood. */
export async function chooseClient(user: UserEvent): Promise<void> {
  await fillField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
  await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
}

export const findDealRow = (id: string) =>
  getTestWorld().db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Saves a deal as another user, by default its manager. */
export async function saveDealElsewhere(
  id: string,
  changes: { customer_reference: string },
  by: Role = 'global_manager',
): Promise<void> {
  const { db } = getTestWorld()
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', `${by}@timberdesk.example`)
    .executeTakeFirstOrThrow()
  const change = { ...changes, updated_by: person.id }
  await db
    .updateTable('deals')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
