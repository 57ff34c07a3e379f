import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { toast } from '@/shared/lib/toast'
import { Toaster } from './toaster'

/** What shows a message is fetched with the first one. */
const cardsCome = { timeout: 15_000 }

const meta = preview.meta({ title: 'Patterns/Toasts', component: Toaster })

export const NewestOnTop = meta.story({
  render: () => <Toaster />,
  play: async ({ canvas }) => {
    toast.info('One')
    toast.info('Two')
    toast.failedToLoadData()
    toast.formValidationError()
    toast.staysWhile(() => true)
    await waitFor(() => {
      const shown = canvas.getAllByText(/^(One|Two|Failed to load data|Form validation error)$/)
      void expect(shown.map((text) => text.textContent)).toEqual(['Form validation error', 'Failed to load data', 'Two'])
    }, cardsCome)
  },
})
