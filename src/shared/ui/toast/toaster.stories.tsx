import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { TextArea } from '../text-area/text-area'
import { toast } from './toast'
import { Toaster } from './toaster'

const t = getTexts('shared/ui')

const meta = preview.meta({ title: 'Patterns/Toasts', tags: ['stable'], component: Toaster })

export const NewestOnTop = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // Shown one after another, as in use: of two simultaneous toasts, the older is measured while
    // it is scaled down.
    const expectShown = (texts: string[]) =>
      waitFor(() => {
        const shown = [...canvasElement.querySelectorAll('li p:first-child')].map(
          (text) => text.textContent,
        )
        void expect(shown).toEqual(texts)
      })
    toast.info('One')
    await expectShown(['One'])
    toast.info('Two')
    await expectShown(['Two', 'One'])
    toast.failedToLoadData()
    await expectShown([t('toast.failed_to_load_data.title'), 'Two', 'One'])
    toast.formValidationError()
    await expectShown([
      t('toast.form_validation_error.title'),
      t('toast.failed_to_load_data.title'),
      'Two',
    ])
    // Focus keeps the stack expanded.
    canvas.getAllByRole('button')[0]?.focus()
  },
})

export const ToBeUndone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const onPress = fn()
    toast.info('Line 3 was removed.', { label: 'Undo', onPress })
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await userEvent.click(undo)
    await expect(onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(undo).not.toBeInTheDocument())
  },
})

export const ClearOfWhatIsTyped = meta.story({
  render: () => (
    <div style={{ display: 'grid', alignContent: 'end', height: '100dvh', padding: '1rem' }}>
      <TextArea label="Notes" value="Ends painted red" onChange={fn()} />
      <Toaster />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Notes' })
    await userEvent.click(field)
    toast.info('Saved')
    const shown = await canvas.findByText('Saved')
    await waitFor(() =>
      expect(shown.closest('li')?.getBoundingClientRect().bottom).toBeLessThan(
        field.getBoundingClientRect().top,
      ),
    )
    await expect(canvasElement.contains(shown)).toBe(true)
  },
})
