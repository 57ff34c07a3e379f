import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { PlusIcon } from '../icons/icons'
import { Button } from './button'

const meta = preview.meta({
  title: 'Kit/Inputs/Button',
  tags: ['stable'],
  component: Button,
  args: { children: 'Save the deal', onClick: fn() },
})

export const Secondary = meta.story()

export const Primary = meta.story({
  args: { variant: 'primary', children: 'Issue confirmation' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue confirmation' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Not now' } })

export const Danger = meta.story({ args: { variant: 'danger', children: 'Cancel deal' } })

export const WithIcon = meta.story({ args: { icon: <PlusIcon />, children: 'Add a line' } })

export const Pending = meta.story({
  args: { variant: 'primary', isPending: true, children: 'Saving' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
      <Button {...args} size="s" />
      <Button {...args} size="m" />
      <Button {...args} size="l" />
    </div>
  ),
})
