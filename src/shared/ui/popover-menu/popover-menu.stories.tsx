import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { CopyIcon, PrinterIcon } from '../icons/icons'
import {
  MenuGroup,
  MenuHeading,
  PopoverMenu,
  menuDangerItemClass,
  menuItemClass,
} from './popover-menu'

const meta = preview.meta({
  title: 'Kit/Overlays/Popover menu',
  tags: ['stable'],
  component: PopoverMenu,
})

const actions = (
  <>
    <button type="button" className={menuItemClass}>
      <CopyIcon /> Copy the deal
    </button>
    <button type="button" className={menuItemClass}>
      <PrinterIcon /> Print the confirmation
    </button>
  </>
)

export const Closed = meta.story({ args: { label: 'More', children: actions } })

export const AsNavigation = meta.story({
  args: {
    label: 'General',
    variant: 'quiet',
    isCurrent: true,
    children: (
      <>
        <MenuHeading>Lists</MenuHeading>
        <a href="#deals" className={menuItemClass} aria-current="page">
          Deal
        </a>
        <a href="#supplies" className={menuItemClass}>
          Supply
        </a>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'General' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Deal' })).toBeVisible())
  },
})

/** A line separates the groups that have items; the last one ends the document. */
export const Grouped = meta.story({
  args: {
    label: 'More',
    children: (
      <>
        <MenuGroup>{false}</MenuGroup>
        <MenuGroup>{actions}</MenuGroup>
        <MenuGroup>{null}</MenuGroup>
        <MenuGroup>
          <button type="button" className={menuDangerItemClass}>
            Cancel deal…
          </button>
        </MenuGroup>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const cancel = await canvas.findByRole('button', { name: 'Cancel deal…' })
    await waitFor(() => expect(cancel).toBeVisible())
    const first = canvas.getByRole('button', { name: 'Copy the deal' })
    const getLine = (item: HTMLElement) =>
      getComputedStyle(item.parentElement ?? item).borderTopWidth
    await expect([first, cancel].map(getLine)).toEqual(['0px', '1px'])
    await expect(getComputedStyle(cancel).color).not.toBe(getComputedStyle(first).color)
  },
})

export const ByArrows = meta.story({
  args: { label: 'More', children: actions },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Copy the deal' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Print the confirmation' })).toHaveFocus()
  },
})

export const ChoosingClosesIt = meta.story({
  args: { label: 'More', children: actions },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the deal' }))
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
})

export const LeavingClosesIt = meta.story({
  render: () => (
    <>
      <PopoverMenu label="More">{actions}</PopoverMenu>
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const last = await canvas.findByRole('button', { name: 'Print the confirmation' })
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    const next = canvas.getByRole('button', { name: 'Next' })
    last.focus()
    await userEvent.tab()
    await expect(next).toHaveFocus()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    // A page that takes the focus once it has loaded closes nothing.
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    next.focus()
    await expect(last).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
})
