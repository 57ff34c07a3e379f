import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { normalizeSpaces, getTexts } from '#.storybook/texts'
import { FileDrop } from './file-drop'

const t = getTexts('shared/forms')

const meta = preview.meta({
  title: 'Kit/Inputs/File drop',
  tags: ['stable'],
  component: FileDrop,
  args: {
    label: 'Attachments',
    kinds: 'PDF and images',
    limit: '10 MB',
    accept: ['.pdf', '.jpg', '.png'],
    maxBytes: 10_000_000,
    onFiles: fn(),
  },
})

function createTransfer(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

async function dropFiles(zone: HTMLElement, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  // Built by hand: files added to a DataTransfer by a script have no file system entry, so
  // react-aria ignores them.
  Object.defineProperties(dataTransfer, {
    effectAllowed: { value: 'all' },
    types: { value: ['Files'] },
    items: {
      value: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    },
  })
  for (const step of ['dragEnter', 'dragOver', 'drop'] as const)
    await fireEvent[step](zone, { dataTransfer })
}

export const Waiting = meta.story()

export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText(t('file.choose')), file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
})

export const ByKeyboard = meta.story({
  args: { label: 'Logo', kinds: 'PNG, JPEG', accept: ['.png', '.jpg'], isSingle: true },
  render: (args) => (
    <>
      <FileDrop {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(t('file.choose_single'))
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const logo = new File(['PNG'], 'logo.png', { type: 'image/png' })
    await userEvent.paste(createTransfer([logo]))
    await expect(args.onFiles).toHaveBeenCalledWith([logo])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
})

export const Dropping = meta.story({
  play: async ({ args, canvas }) => {
    const file = new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' })
    await dropFiles(canvas.getByText(/PDF and images/), [file])
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file]))
  },
})

export const TooLarge = meta.story({
  args: { maxBytes: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText(t('file.choose')),
      new File(['%PDF'], 'photos.pdf', { type: 'application/pdf' }),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      normalizeSpaces(t('file.too_large', { name: 'photos.pdf', limit: '10 MB' })),
    )
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})

export const OfAnotherKind = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // The file dialog filters by type; dropping and pasting do not.
    await userEvent
      .setup({ applyAccept: false })
      .upload(
        canvas.getByLabelText(t('file.choose')),
        new File(['<p>'], 'offer.html', { type: 'text/html' }),
      )
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      normalizeSpaces(t('file.wrong_type', { name: 'offer.html', kinds: 'pdf, jpg, png' })),
    )
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})

export const Single = meta.story({
  args: { label: 'Logo', kinds: 'PNG, JPEG', accept: ['.png', '.jpg'], isSingle: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(t('file.choose_single'))
    await expect(input.multiple).toBe(false)
    const logo = new File(['PNG'], 'logo.png', { type: 'image/png' })
    await userEvent.upload(input, logo)
    await expect(args.onFiles).toHaveBeenCalledWith([logo])
  },
})

export const SeveralForSingle = meta.story({
  args: { label: 'Logo', kinds: 'PNG, JPEG', accept: ['.png', '.jpg'], isSingle: true },
  play: async ({ args, canvas }) => {
    const logos = ['logo.png', 'mark.png'].map(
      (name) => new File(['PNG'], name, { type: 'image/png' }),
    )
    await dropFiles(canvas.getByText(/PNG, JPEG/), logos)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('file.several')))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({ args: { isDisabled: true } })
