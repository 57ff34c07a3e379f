import { expect, screen, waitFor } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { normalizeSpaces, getTexts } from '#.storybook/texts'
import { Combobox, type ComboboxProps, type FoundItems } from './combobox'

interface Client {
  id: string
  name: string
  place: string
}

const clients: Client[] = [
  { id: '1', name: 'Nordbau Handels GmbH', place: 'Hamburg, Germany' },
  { id: '2', name: 'Bois du Littoral SARL', place: 'La Rochelle, France' },
  { id: '3', name: 'Maderas del Norte S.L.', place: 'Bilbao, Spain' },
]

const findClients = (text: string): Promise<FoundItems<Client>> =>
  Promise.resolve({
    items: clients.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    hasMore: false,
  })

const ClientCombobox = (props: ComboboxProps<Client>) => <Combobox {...props} />

const t = getTexts('shared/forms')

const meta = preview.meta({
  title: 'Kit/Inputs/Combobox',
  tags: ['stable'],
  component: ClientCombobox,
  args: {
    label: 'Client',
    value: null,
    onChange: () => {},
    load: findClients,
    getKey: (client) => client.id,
    getLabel: (client) => client.name,
    getDetail: (client) => client.place,
  },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <ClientCombobox {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

/**
 * While a list is open, react-aria hides the rest of the page from assistive technology, its focus
 * guards included.
 */
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } }

export const Empty = meta.story({ args: { placeholder: 'Name or code' } })

export const Chosen = meta.story({ args: { value: clients[0] ?? null } })

export const WithError = meta.story({
  args: { isRequired: true, error: 'Choose the client that the deal is with.' },
})

export const Disabled = meta.story({ args: { isDisabled: true, value: clients[0] ?? null } })

export const ReadOnly = meta.story({
  args: { isReadOnly: true, value: clients[0] ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nordbau Handels GmbH')).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})

export const Searching = meta.story({
  parameters: whileOpen,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Client' })
    await userEvent.type(input, 'bois')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Bois du Littoral SARL')
  },
})

export const NothingFound = meta.story({
  parameters: whileOpen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Client' }), 'zzz')
    await screen.findByText(normalizeSpaces(t('combobox.none')))
  },
})

export const MoreThanShown = meta.story({
  parameters: whileOpen,
  args: { load: () => Promise.resolve({ items: clients, hasMore: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Client' }))
    await screen.findByText(normalizeSpaces(t('combobox.more', { number: clients.length })))
  },
})

export const SearchFailed = meta.story({
  parameters: whileOpen,
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Client' }))
    await screen.findByText(normalizeSpaces(t('combobox.failed')))
  },
})
