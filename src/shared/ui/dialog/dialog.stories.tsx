import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../button/button'
import { TextArea } from '../text-area/text-area'
import { Dialog, Drawer } from './dialog'

const meta = preview.meta({
  title: 'Kit/Overlays/Dialog and drawer',
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Cancel this deal?',
    onClose: fn(),
    children: (
      <TextArea
        label="Reason"
        isRequired
        value=""
        onChange={() => {}}
        hint="The client’s own words, if there are any"
      />
    ),
    actions: (
      <>
        <Button variant="danger">Cancel deal</Button>
        <Button variant="quiet">Keep deal</Button>
      </>
    ),
  },
})

export const Question = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this deal?' })
    await waitFor(() => expect(dialog).toBeVisible())
    // The buttons are in tab order.
    const getEdges = (name: string) =>
      within(dialog).getByRole('button', { name }).getBoundingClientRect()
    await expect(getEdges('Cancel deal').right).toBeLessThan(getEdges('Keep deal').left)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Alert = meta.story({
  args: {
    role: 'alertdialog',
    size: 's',
    title: 'Leave without saving?',
    children: 'The changes on D-2026-0412 are kept as a draft on this computer.',
    actions: (
      <>
        <Button variant="primary">Stay</Button>
        <Button variant="quiet">Leave</Button>
      </>
    ),
  },
})

export const AtTheEdge = meta.story({
  render: ({ role: _, ...args }) => <Drawer {...args} title="Columns" actions={undefined} />,
})
