import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { BellIcon, EllipsisIcon, Trash2Icon } from '../icons/icons'
import { IconButton } from './icon-button'

const meta = preview.meta({
  title: 'Kit/Inputs/Icon button',
  tags: ['stable'],
  component: IconButton,
})

export const Quiet = meta.story({
  args: { label: 'Remove the line', icon: <Trash2Icon />, onClick: fn() },
})

export const Secondary = meta.story({
  args: { label: 'More actions', icon: <EllipsisIcon />, variant: 'secondary' },
})

export const WithDot = meta.story({
  args: { label: 'Notifications, unread', icon: <BellIcon />, hasDot: true },
})

export const Disabled = meta.story({
  args: { label: 'Remove the line', icon: <Trash2Icon />, isDisabled: true },
})

export const ByKeyboard = meta.story({
  args: { label: 'Remove the line', icon: <Trash2Icon />, onClick: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
