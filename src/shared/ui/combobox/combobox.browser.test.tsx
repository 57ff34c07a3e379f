import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import texts from '@/shared/forms/i18n/en.json'
import { startI18n } from '@/shared/i18n'
import '../styles.css'
import { Combobox } from './combobox'

interface Client {
  id: string
}

const getKey = ({ id }: Client) => id
const clients = ['Bois Arve', 'Bois du Rhône', 'Nordbau'].map((id) => ({ id }))
const load = async (words: string) => ({
  items: clients.filter(({ id }) => id.includes(words)),
  hasMore: false,
})

const manyClients = Array.from({ length: 40 }, (_, i) => ({ id: `Client ${i}` }))
const loadMany = async () => ({ items: manyClients, hasMore: false })

function ClientField() {
  const [value, setValue] = useState<Client | null>(null)
  return (
    <Combobox
      label="Client"
      value={value}
      onChange={setValue}
      load={load}
      getKey={getKey}
      getLabel={getKey}
    />
  )
}

beforeAll(() =>
  startI18n({ shell: async () => ({ 'shared/forms': texts }), page: async () => ({}) }, 'en'),
)
afterEach(cleanup)

it('the first result is highlighted also for text that was entered before the list opened', async () => {
  render(<ClientField />)
  const field = page.getByRole('combobox', { name: 'Client' })
  // In one step, as from the clipboard.
  await userEvent.fill(field, 'Rh')
  const getMarked = () =>
    document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')
      ?.textContent
  await expect.poll(getMarked).toBe('Bois du Rhône')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Bois du Rhône')
})

it('the page and the list stay where they are while the list covers the header', async () => {
  render(
    <div style={{ paddingBlock: '2000px' }}>
      <Combobox
        label="Client"
        value={null}
        onChange={() => {}}
        load={loadMany}
        getKey={getKey}
        getLabel={getKey}
      />
    </div>,
  )
  const field = page.getByRole('combobox', { name: 'Client' })
  // At the bottom, so that the list opens above the field and covers the header.
  scrollBy(0, field.element().getBoundingClientRect().top - innerHeight * 0.9)
  const top = scrollY
  field.element().focus({ preventScroll: true })
  await userEvent.keyboard('C')
  await expect
    .poll(() => field.element().getAttribute('aria-activedescendant') ?? '')
    .toMatch(/Client0$/)
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  const list = page.getByRole('listbox').element()
  expect(list.getBoundingClientRect().top).toBeLessThan(56)
  expect(scrollY).toBe(top)
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
})
