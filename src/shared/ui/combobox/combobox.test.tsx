import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '@/shared/forms/i18n/en.json'
import { Combobox, type FoundItems } from './combobox'

interface Client {
  id: string
  name: string
}

const createClients = (...names: string[]): Client[] => names.map((name) => ({ id: name, name }))

beforeAll(() =>
  startI18n({ shell: async () => ({ 'shared/forms': texts }), page: async () => ({}) }, 'en'),
)
beforeEach(() => vi.stubGlobal('CSS', { escape: (id: string) => id }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders a field whose searches the test answers by their text. */
function renderField() {
  const answers = new Map<string, (found: FoundItems<Client>) => void>()
  const load = (words: string) =>
    new Promise<FoundItems<Client>>((resolve) => answers.set(words, resolve))
  const getKey = (client: Client) => client.id
  const chosen = vi.fn<(client: Client | null) => void>()
  function Field() {
    const [value, setValue] = useState<Client | null>(null)
    const choose = (client: Client | null) => {
      chosen(client)
      setValue(client)
    }
    return (
      <Combobox
        label="Client"
        value={value}
        onChange={choose}
        load={load}
        getKey={getKey}
        getLabel={getKey}
      />
    )
  }
  render(<Field />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' })
  const answerSearch = async (words: string, items: Client[], hasMore = false) => {
    await waitFor(() => expect(answers.has(words)).toBe(true))
    answers.get(words)?.({ items, hasMore })
    await waitFor(() =>
      expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(
        items.map(getKey),
      ),
    )
  }
  const getMarked = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { field, answerSearch, getMarked, chosen }
}

describe('arrows and Enter', () => {
  it('are ignored while the results are of a shorter text, then select the highlighted one', async () => {
    const { field, answerSearch, getMarked, chosen } = renderField()
    const user = userEvent.setup()
    await user.click(field)
    await answerSearch('', createClients('Alba', 'Nordbau'))
    await user.keyboard('bois{ArrowDown}{Enter}')
    expect(chosen).not.toHaveBeenCalled()
    expect(field.value).toBe('bois')
    await answerSearch('bois', createClients('Bois Arve', 'Bois du Rhône'))
    await waitFor(() => expect(getMarked()).toBe('Bois Arve'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field.value).toBe('Bois du Rhône')
  })
})

describe('the list', () => {
  it('opens on a click or Tab', async () => {
    const { field } = renderField()
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('true')
  })

  it('stays closed when a form focuses the field, until text is typed', async () => {
    const { field, answerSearch } = renderField()
    const user = userEvent.setup()
    act(() => field.focus())
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('bo')
    await answerSearch('bo', createClients('Boa'))
    expect(field.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the first result', () => {
  it('is highlighted once it belongs to the typed text, and Enter selects it', async () => {
    const { field, answerSearch, getMarked, chosen } = renderField()
    const user = userEvent.setup()
    await user.click(field)
    await answerSearch('', createClients('Alba', 'Nordbau'))
    expect(getMarked()).toBeUndefined()
    await user.keyboard('bois{Enter}')
    expect(getMarked()).toBeUndefined()
    expect(chosen).not.toHaveBeenCalled()
    await answerSearch('bois', createClients('Bois Arve', 'Bois du Rhône'))
    await waitFor(() => expect(getMarked()).toBe('Bois Arve'))
    await user.keyboard('{Enter}')
    expect(chosen.mock.calls).toEqual([[{ id: 'Bois Arve', name: 'Bois Arve' }]])
    expect(field.value).toBe('Bois Arve')
  })

  it('is highlighted again as more is typed, and arrows continue from it', async () => {
    const { field, answerSearch, getMarked } = renderField()
    const user = userEvent.setup()
    await user.click(field)
    await user.keyboard('bo')
    await answerSearch('bo', createClients('Boa', 'Bois Arve'))
    await waitFor(() => expect(getMarked()).toBe('Boa'))
    await user.keyboard('is')
    expect(getMarked()).toBeUndefined()
    await answerSearch('bois', createClients('Bois Arve', 'Bois du Rhône'))
    await waitFor(() => expect(getMarked()).toBe('Bois Arve'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field.value).toBe('Bois du Rhône')
  })

  it('is not highlighted without typed text', async () => {
    const { field, answerSearch, getMarked } = renderField()
    const user = userEvent.setup()
    await user.click(field)
    await user.keyboard('b{Backspace}')
    await answerSearch('', createClients('Alba'))
    expect(getMarked()).toBeUndefined()
  })
})

describe('text without a choice', () => {
  const getDescription = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      ?.textContent

  it('stays in the field on blur with a message that lasts until more is typed', async () => {
    const { field, answerSearch, chosen } = renderField()
    const user = userEvent.setup()
    await user.click(field)
    await answerSearch('', createClients('Alba'))
    await user.keyboard('hart')
    await user.tab()
    expect(field.value).toBe('hart')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(getDescription(field)).toBe('Choose one from the list.')
    expect(chosen).not.toHaveBeenCalled()
    await user.click(field)
    expect(field.value).toBe('hart')
    await user.keyboard('m')
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    await answerSearch('hartm', createClients('Hartmann'))
    await user.keyboard('{Enter}')
    await user.tab()
    expect(field.value).toBe('Hartmann')
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('clears the previous choice', async () => {
    const { field, answerSearch, chosen } = renderField()
    const user = userEvent.setup()
    await user.click(field)
    await answerSearch('', createClients('Alba'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field.value).toBe('Alba')
    await user.tab()
    expect(chosen).toHaveBeenCalledTimes(1)
    await user.click(field)
    await user.keyboard('x')
    await user.tab()
    expect(field.value).toBe('Albax')
    expect(chosen).toHaveBeenLastCalledWith(null)
    expect(getDescription(field)).toBe('Choose one from the list.')
  })

  it('is replaced by the previous choice on Escape', async () => {
    const { field, answerSearch } = renderField()
    const user = userEvent.setup()
    await user.click(field)
    await answerSearch('', createClients('Alba'))
    await user.keyboard('{ArrowDown}{Enter}')
    await user.keyboard('x{Escape}')
    expect(field.value).toBe('Alba')
  })
})

describe('a list with only some of the results', () => {
  // Must be inside the list: react-aria hides the rest of the page while the list is open.
  const getStatusText = () => screen.getByRole('status').textContent

  it('says that there are more', async () => {
    const { field, answerSearch } = renderField()
    const user = userEvent.setup()
    await user.click(field)
    await answerSearch('', createClients('Alba', 'Nordbau'), true)
    expect(getStatusText()).toBe('Showing the first 2 results. Type more to narrow the search.')
    await user.keyboard('alb')
    await answerSearch('alb', createClients('Alba'))
    await waitFor(() => expect(getStatusText()).toBe(''))
  })
})

it('a combobox that is read-only shows the chosen item as text and searches nothing', () => {
  const load = vi.fn<() => Promise<FoundItems<Client>>>()
  render(
    <Combobox
      label="Client"
      value={{ id: 'nordbau', name: 'Nordbau' }}
      onChange={() => {}}
      load={load}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      isReadOnly
    />,
  )
  expect(screen.getByRole('definition', { name: 'Client' }).textContent).toBe('Nordbau')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(load).not.toHaveBeenCalled()
})
