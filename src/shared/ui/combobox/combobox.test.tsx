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

const named = (...names: string[]): Client[] => names.map((name) => ({ id: name, name }))

beforeAll(() =>
  startI18n({ shell: async () => ({ 'shared/forms': texts }), page: async () => ({}) }, 'en'),
)
beforeEach(() => vi.stubGlobal('CSS', { escape: (id: string) => id }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders a field whose searches the test answers by their text. */
function show() {
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
  const answer = async (words: string, items: Client[], hasMore = false) => {
    await waitFor(() => expect(answers.has(words)).toBe(true))
    answers.get(words)?.({ items, hasMore })
    await waitFor(() =>
      expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(
        items.map(getKey),
      ),
    )
  }
  const marked = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { field, answer, marked, chosen }
}

describe('arrows and Enter', () => {
  it('are ignored while the results are of a shorter text, then select the highlighted one', async () => {
    const { field, answer, marked, chosen } = show()
    const user = userEvent.setup()
    await user.click(field)
    await answer('', named('Alba', 'Nordbau'))
    await user.keyboard('bois{ArrowDown}{Enter}')
    expect(chosen).not.toHaveBeenCalled()
    expect(field.value).toBe('bois')
    await answer('bois', named('Bois Arve', 'Bois du Rhône'))
    await waitFor(() => expect(marked()).toBe('Bois Arve'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field.value).toBe('Bois du Rhône')
  })
})

describe('the list', () => {
  it('opens on a click or Tab', async () => {
    const { field } = show()
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
    const { field, answer } = show()
    const user = userEvent.setup()
    act(() => field.focus())
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('bo')
    await answer('bo', named('Boa'))
    expect(field.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the first result', () => {
  it('is highlighted once it belongs to the typed text, and Enter selects it', async () => {
    const { field, answer, marked, chosen } = show()
    const user = userEvent.setup()
    await user.click(field)
    await answer('', named('Alba', 'Nordbau'))
    expect(marked()).toBeUndefined()
    await user.keyboard('bois{Enter}')
    expect(marked()).toBeUndefined()
    expect(chosen).not.toHaveBeenCalled()
    await answer('bois', named('Bois Arve', 'Bois du Rhône'))
    await waitFor(() => expect(marked()).toBe('Bois Arve'))
    await user.keyboard('{Enter}')
    expect(chosen.mock.calls).toEqual([[{ id: 'Bois Arve', name: 'Bois Arve' }]])
    expect(field.value).toBe('Bois Arve')
  })

  it('is highlighted again as more is typed, and arrows continue from it', async () => {
    const { field, answer, marked } = show()
    const user = userEvent.setup()
    await user.click(field)
    await user.keyboard('bo')
    await answer('bo', named('Boa', 'Bois Arve'))
    await waitFor(() => expect(marked()).toBe('Boa'))
    await user.keyboard('is')
    expect(marked()).toBeUndefined()
    await answer('bois', named('Bois Arve', 'Bois du Rhône'))
    await waitFor(() => expect(marked()).toBe('Bois Arve'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field.value).toBe('Bois du Rhône')
  })

  it('is not highlighted without typed text', async () => {
    const { field, answer, marked } = show()
    const user = userEvent.setup()
    await user.click(field)
    await user.keyboard('b{Backspace}')
    await answer('', named('Alba'))
    expect(marked()).toBeUndefined()
  })
})

describe('text without a choice', () => {
  const described = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      ?.textContent

  it('stays in the field on blur with a message that lasts until more is typed', async () => {
    const { field, answer, chosen } = show()
    const user = userEvent.setup()
    await user.click(field)
    await answer('', named('Alba'))
    await user.keyboard('hart')
    await user.tab()
    expect(field.value).toBe('hart')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(described(field)).toBe('Choose one from the list.')
    expect(chosen).not.toHaveBeenCalled()
    await user.click(field)
    expect(field.value).toBe('hart')
    await user.keyboard('m')
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    await answer('hartm', named('Hartmann'))
    await user.keyboard('{Enter}')
    await user.tab()
    expect(field.value).toBe('Hartmann')
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('clears the previous choice', async () => {
    const { field, answer, chosen } = show()
    const user = userEvent.setup()
    await user.click(field)
    await answer('', named('Alba'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field.value).toBe('Alba')
    await user.tab()
    expect(chosen).toHaveBeenCalledTimes(1)
    await user.click(field)
    await user.keyboard('x')
    await user.tab()
    expect(field.value).toBe('Albax')
    expect(chosen).toHaveBeenLastCalledWith(null)
    expect(described(field)).toBe('Choose one from the list.')
  })

  it('is replaced by the previous choice on Escape', async () => {
    const { field, answer } = show()
    const user = userEvent.setup()
    await user.click(field)
    await answer('', named('Alba'))
    await user.keyboard('{ArrowDown}{Enter}')
    await user.keyboard('x{Escape}')
    expect(field.value).toBe('Alba')
  })
})

describe('a list with only some of the results', () => {
  // Must be inside the list: react-aria hides the rest of the page while the list is open.
  const getStatusText = () => screen.getByRole('status').textContent

  it('says that there are more', async () => {
    const { field, answer } = show()
    const user = userEvent.setup()
    await user.click(field)
    await answer('', named('Alba', 'Nordbau'), true)
    expect(getStatusText()).toBe('The first 2 are shown. Type more to narrow the search.')
    await user.keyboard('alb')
    await answer('alb', named('Alba'))
    await waitFor(() => expect(getStatusText()).toBe(''))
  })
})
