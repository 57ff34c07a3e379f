import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { toast } from '@/shared/lib/toast'
import { Toaster } from './toaster'

const meta = preview.meta({ title: 'Patterns/Toasts', component: Toaster })

export const NewestOnTop = meta.story({
  render: () => <Toaster />,
  play: async ({ canvas }) => {
    toast.info('One')
    toast.info('Two')
    toast.failedToLoadData()
    toast.formValidationError()
    const shown = await canvas.findAllByText(/^(One|Two|Failed to load data|Form validation error)$/)
    await expect(shown.map((text) => text.textContent)).toEqual(['Form validation error', 'Failed to load data', 'Two'])
    toast.hold()
  },
})
