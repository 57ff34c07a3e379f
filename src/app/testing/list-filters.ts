import { fireEvent, screen, within } from '@testing-library/react'

/**
 * Opens a panel of the toolbar by its button: the Filter menu, or the chip of an active filter.
 * jsdom has no popovers, so the panel's event is dispatched, and its content counts as hidden.
 * @returns the panel
 */
export async function openListPanel(buttonName: string): Promise<HTMLElement> {
  const main = await screen.findByRole('main')
  const button = await within(await within(main).findByRole('search')).findByRole('button', {
    name: buttonName,
  })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!panel) throw new Error(`${buttonName} opens nothing`)
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
  return panel
}

/** Opens the form of a filter that is not set, through the Filter menu. */
export async function openFilter(name: string): Promise<void> {
  const menu = within(await openListPanel('Filter'))
  fireEvent.click(await menu.findByRole('button', { name, hidden: true }))
}

/** Toggles a filter that is on or off, in the Filter menu. */
export async function toggleFilter(name: string): Promise<void> {
  const menu = within(await openListPanel('Filter'))
  fireEvent.click(await menu.findByRole('checkbox', { name, hidden: true }))
}
