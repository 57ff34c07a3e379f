import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { MockPanel, type MockState } from './mock-panel'

const usual: MockState = { scenario: 'busy_week', role: 'sale_manager', network: [], ahead: 0 }

const meta = preview.meta({
  title: 'Patterns/Mock panel',
  tags: ['stable'],
  component: MockPanel,
  args: { scene: usual, open: fn(), breakNetwork: fn(), endSession: fn(), advance: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

export const Closed = meta.story()

export const Open = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    const tab = canvas.getByRole('button', { name: 'Mock' })
    await expect(canvas.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument()
    await userEvent.click(tab)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Scenario/ }), 'first day')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Logged in as' }),
      'cargo manager',
    )
    await expect(args.open).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(args.open).toHaveBeenCalledWith({ scenario: 'first_day', role: 'cargo_manager' })
    await userEvent.click(canvas.getByRole('switch', { name: 'offline' }))
    await expect(args.breakNetwork).toHaveBeenCalledWith(['offline'])
    await userEvent.click(canvas.getByRole('button', { name: '+ 1 day' }))
    await expect(args.advance).toHaveBeenCalledWith(86_400_000)
    await userEvent.keyboard('{Escape}')
    await expect(tab).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument()
    await userEvent.click(tab)
  },
})

export const CustomSettings = meta.story({
  args: { scene: { ...usual, network: ['slow', 'failing'], ahead: 27 * 3_600_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Mock · slow · failing · 1 day 3 hours ahead' }),
    )
    await userEvent.click(canvas.getByRole('switch', { name: 'slow' }))
    await expect(args.breakNetwork).toHaveBeenCalledWith(['failing'])
    await userEvent.click(canvas.getByRole('button', { name: 'Start busy week over' }))
    await expect(args.open).toHaveBeenCalledWith(
      expect.objectContaining({ scenario: 'busy_week', role: 'sale_manager', isFresh: true }),
    )
  },
})

export const UnknownParameter = meta.story({
  args: {
    mistakes: [
      'There is no scenario “bussy_week”. There are: first_day, busy_week, everything_late.',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no scenario/)).toBeVisible()
  },
})
