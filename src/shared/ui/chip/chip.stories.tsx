import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { Chip } from './chip'

const t = getTexts('shared/ui')

const meta = preview.meta({ title: 'Kit/Data/Chip', tags: ['stable'], component: Chip })

export const Plain = meta.story({ args: { label: 'Pine' } })

export const Removable = meta.story({
  args: { label: 'Status: Confirmed', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('remove_named', { name: 'Status: Confirmed' }) }),
    )
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const Selectable = meta.story({ args: { label: 'Late', onPress: fn() } })

export const Selected = meta.story({ args: { label: 'Late', onPress: fn(), isSelected: true } })
