import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import texts from '@/shared/forms/i18n/en.json'
import { startI18n } from '@/shared/i18n'
import { TextField } from '../text-field/text-field'
import { TextArea } from './text-area'

beforeAll(() =>
  startI18n({ shell: async () => ({ 'shared/forms': texts }), page: async () => ({}) }, 'en'),
)

it.each([TextField, TextArea])('a text that is too long stays and is marked', async (Kind) => {
  function StatefulField() {
    const [value, setValue] = useState('')
    return <Kind label="Reason" value={value} onChange={setValue} maxLength={5} />
  }
  render(<StatefulField />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
  await userEvent.click(field)
  await userEvent.paste('broken strap')
  expect(field.value).toBe('broken strap')
  expect(screen.getByText('Shorten this to 5 characters.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  cleanup()
})
