import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Disclosure } from './disclosure'

const meta = preview.meta({
  title: 'Kit/Navigation/Disclosure',
  tags: ['stable'],
  component: Disclosure,
})

export const Closed = meta.story({
  args: {
    label: 'Costs',
    aside: '€4,180.00',
    children: 'Freight, commission and other costs of this deal.',
  },
})

export const Open = meta.story({
  args: {
    label: 'Costs',
    aside: '€4,180.00',
    children: 'Freight, commission and other costs of this deal.',
    isOpen: true,
  },
})

export const Pressing = meta.story({
  args: { label: 'Costs', children: 'Freight, commission and other costs of this deal.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Costs'))
    await expect(canvas.getByText(/Freight/)).toBeVisible()
  },
})
