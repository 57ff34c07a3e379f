import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { textSource } from '@/app/i18n'
import { meQueryOptions, subscribeToDraftKey } from '@/entities/session'
import { localDrafts } from '@/shared/lib/draft'
import { createFields } from '@/shared/forms'
import { loadPageTexts, startI18n } from '@/shared/i18n'
import { Toaster } from '@/shared/ui'
import { useRecord } from '../model/record-context'
import { createSample, type SampleLine, type SampleLineEditor } from '../testing/sample'
import { DiscardItem, SaveButton, SaveState } from './record-actions'
import { RecordFields } from './record-fields'
import { RecordNotices } from './record-notices'
import { RecordPage } from './record-page'

const me = {
  id: 'p1',
  name: 'Ona',
  email: 'ona@timberdesk.example',
  role: 'global_manager',
  is_terms_agreed: true,
  language: 'en',
  draft_key: '7c'.repeat(32),
} as const
const claire: SampleLine = { id: 'r1', name: 'Claire', email: null }
const Field = createFields<{ name: string; tolerance_percent: string }>()

function SampleScreen() {
  return (
    <>
      <p>
        <SaveState />
      </p>
      <SaveButton />
      <DiscardItem />
      <RecordNotices />
      <RecordFields>
        <Field.Text name="name" />
        <Field.Number name="tolerance_percent" />
      </RecordFields>
    </>
  )
}

let sample = createSample()
let lines: SampleLineEditor | undefined

function SampleWithLines() {
  const { lines: openedLines } = useRecord(sample.config)
  useEffect(() => {
    lines = openedLines
  }, [openedLines])
  return <SampleScreen />
}

/** Opens a sample record; calling it again reloads the page. */
async function open(path = '/clients/s1', expectedText?: string) {
  cleanup()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  subscribeToDraftKey(queryClient)
  queryClient.setQueryData(meQueryOptions.queryKey, me)
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Toaster />
      </>
    ),
  })
  const createPage = (to: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path: to, component })
  const record = () => <RecordPage config={sample.config} screen={SampleWithLines} skeleton="…" />
  const routeTree = root.addChildren([
    createPage('/clients/new', record),
    createPage('/clients/$id', record),
    createPage('/clients', () => 'Elsewhere'),
  ])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await (expectedText === undefined
    ? screen.findByLabelText(NAME_LABEL)
    : screen.findByText(expectedText))
  return { router, queryClient, user: userEvent.setup() }
}

/** Excludes the conflict dialog's choices: "Name: Yours …". */
const NAME_LABEL = /^Name(?!:)/
const getName = () => screen.getByLabelText<HTMLInputElement>(NAME_LABEL)
const getTolerance = () => screen.getByLabelText<HTMLInputElement>(/^Quantity tolerance/)
async function typeInto(user: UserEvent, field: HTMLInputElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}
const clickButton = (user: UserEvent, button: string) =>
  user.click(screen.getByRole('button', { name: button }))
const waitUntilDirty = () => screen.findByText('Unsaved changes')
const waitUntilSaved = () => screen.findByText(/^Saved/)
const waitUntilClosed = () =>
  waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull())

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/client')
})
beforeEach(() => {
  localStorage.clear()
  sample = createSample({ contacts: [claire] })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('CSS', { escape: (id: string) => id })
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a second new record in another tab', () => {
  it('starts empty, and lists the draft of the closed tab', async () => {
    const { user } = await open('/clients/new')
    await typeInto(user, getName(), 'Pine House')
    await waitUntilDirty()
    // Each tab has its own session storage.
    cleanup()
    globalThis.dispatchEvent(new Event('pagehide'))
    sessionStorage.clear()
    const other = await open('/clients/new')
    expect(getName().value).toBe('')
    expect(await screen.findByText('Unfinished drafts')).toBeDefined()
    expect(await screen.findByText(/Pine House/)).toBeDefined()
    await clickButton(other.user, 'Open draft')
    await waitFor(() => expect(getName().value).toBe('Pine House'))
  })
})

describe('a new record of a subject in the URL', () => {
  beforeEach(() => {
    const subject = { field: 'name', search: 'supply', findName: () => undefined } as const
    sample = { ...sample, config: { ...sample.config, subject } }
  })

  it('starts apart from the draft of another subject, which can be opened', async () => {
    const first = await open('/clients/new?supply=S-81')
    await typeInto(first.user, getName(), 'S-81')
    await waitUntilDirty()
    const { user, router } = await open('/clients/new?supply=S-95')
    expect(getName().value).toBe('')
    await clickButton(user, 'Open draft')
    await waitFor(() => expect(getName().value).toBe('S-81'))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    void router.navigate({ href: '/clients/new?supply=S-95' })
    await waitFor(() => expect(getName().value).toBe(''))
    void router.navigate({ href: '/clients/new?supply=S-81' })
    await waitFor(() => expect(getName().value).toBe('S-81'))
  })

  it('restores a listed draft that was discarded', async () => {
    const first = await open('/clients/new?supply=S-81')
    await typeInto(first.user, getName(), 'S-81')
    await waitUntilDirty()
    const { user } = await open('/clients/new?supply=S-95')
    await clickButton(user, 'Discard draft')
    expect(screen.queryByText('Unfinished drafts')).toBeNull()
    await clickButton(user, 'Restore')
    await clickButton(user, 'Open draft')
    await waitFor(() => expect(getName().value).toBe('S-81'))
    expect(screen.queryByText('The draft was discarded.')).toBeNull()
  })
})

describe('edits of a record', () => {
  it('are unsaved until they are reverted', async () => {
    const { user } = await open()
    await user.type(getName(), 's')
    await waitUntilDirty()
    await user.type(getName(), '{Backspace}')
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  })

  it('are stored with the rows until they are discarded, and can be restored', async () => {
    const first = await open()
    await typeInto(first.user, getName(), 'Rhône')
    lines?.setAll([claire, { id: 'r2', name: 'Luc', email: null }])
    await waitUntilDirty()

    const { user } = await open()
    expect(getName().value).toBe('Rhône')
    expect(lines?.all()).toHaveLength(2)
    await clickButton(user, 'Discard')
    await waitFor(() => expect(getName().value).toBe('Bois du Rhône'))
    expect(lines?.all()).toEqual([claire])
    await clickButton(user, 'Restore')
    await waitFor(() => expect(getName().value).toBe('Rhône'))
    expect(lines?.all()).toHaveLength(2)
  })

  it.each(['pagehide', 'visibilitychange'])(
    'are stored to the last letter when the page is closed while typing (%s)',
    async (event) => {
      const { user } = await open()
      await user.type(getName(), ' et Fils')
      const page = event === 'pagehide' ? globalThis : document
      page.dispatchEvent(new Event(event))
      const key = Object.keys(localStorage).find((each) => each.startsWith('draft:')) ?? ''
      expect(JSON.stringify(localDrafts.read(key))).toContain('Bois du Rhône et Fils')
    },
  )

  it('are saved once, even if the user saves twice', async () => {
    const { user } = await open()
    await typeInto(user, getName(), 'Rhône')
    let release = () => {}
    sample.store.delayCalls(new Promise((resolve) => (release = resolve)))
    await clickButton(user, 'Save')
    await user.keyboard('{Control>}s{/Control}')
    release()
    await waitUntilSaved()
    expect(sample.store.sent).toHaveLength(1)
    expect(sample.store.find('s1')).toMatchObject({
      version: 2,
      name: 'Rhône',
      tolerance_percent: 10,
      contacts: [claire],
    })
  })

  it('are not sent with an error, which gets the focus', async () => {
    const { user } = await open()
    await typeInto(user, getTolerance(), '70')
    await clickButton(user, 'Save')
    await waitFor(() => expect(document.activeElement).toBe(getTolerance()))
    expect(getTolerance().getAttribute('aria-invalid')).toBe('true')
    expect(sample.store.sent).toEqual([])
  })

  it('are not said to stay on a device that has no room for the draft', async () => {
    const { router, user } = await open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await typeInto(user, getName(), 'Pine House')
    await screen.findByText('Unsaved changes, no room for a draft on this device')
    void router.navigate({ to: '/clients' })
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.queryByText(/They stay on this device/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    vi.restoreAllMocks()
    await typeInto(user, getName(), 'Pine Hall')
    await waitUntilDirty()
  })

  it('prompt the user before leaving, and let them leave once saved', async () => {
    const { user, router } = await open()
    await typeInto(user, getName(), 'Rhône')
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitUntilClosed()
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }))
    await screen.findByText('Elsewhere')
    expect(sample.store.find('s1').name).toBe('Rhône')
  })
})

const readDrafts = () =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith('draft:') ? [localDrafts.read(key)] : [],
  )

describe('a record that is left while it is being saved', () => {
  async function leaveWhileSaving(typeOn: (user: UserEvent) => Promise<void>) {
    const { user, router } = await open()
    await typeInto(user, getName(), 'Rhône')
    let release = () => {}
    sample.store.delayCalls(new Promise((resolve) => (release = resolve)))
    await clickButton(user, 'Save')
    await typeOn(user)
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('Elsewhere')
    release()
    await waitFor(() => expect(sample.store.find('s1').version).toBe(2))
  }

  it('has no draft once it is saved', async () => {
    await leaveWhileSaving(() => Promise.resolve())
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]),
    )
    sample.store.saveElsewhere('s1', { name: 'Scierie' })
    await open()
    expect(getName().value).toBe('Scierie')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the edits made while saving, based on the saved version', async () => {
    await leaveWhileSaving((user) => typeInto(user, getTolerance(), '12'))
    await waitFor(() => expect(readDrafts()).toMatchObject([{ base: { version: 2 } }]))
    sample.store.saveElsewhere('s1', { name: 'Scierie' })
    await open()
    await waitFor(() => expect(getName().value).toBe('Scierie'))
    expect(getTolerance().value).toBe('12')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the edits made after it was opened again', async () => {
    const { user, router } = await open()
    await typeInto(user, getName(), 'Rhône')
    let release = () => {}
    sample.store.delayCalls(new Promise((resolve) => (release = resolve)))
    await clickButton(user, 'Save')
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('Elsewhere')
    await router.navigate({ href: '/clients/s1' })
    await screen.findByLabelText(NAME_LABEL)
    await typeInto(user, getTolerance(), '12')
    const edited = { values: { tolerance_percent: '12' } }
    await waitFor(() => expect(readDrafts()).toMatchObject([edited]))
    release()
    await waitFor(() => expect(sample.store.find('s1').version).toBe(2))
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('Elsewhere')
    expect(readDrafts()).toMatchObject([edited])
  })
})

describe('a new record', () => {
  it('moves to its own URL once it is saved', async () => {
    const { user, router } = await open('/clients/new')
    await typeInto(user, getName(), 'Scierie')
    await clickButton(user, 'Save')
    await waitUntilSaved()
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/s2'))
    expect(sample.store.sent).toMatchObject([
      { payload: { name: 'Scierie', tolerance_percent: 10, contacts: [] } },
    ])
    expect(getName().value).toBe('Scierie')
  })

  it('keeps edits made before it moves to its own URL', async () => {
    const { user } = await open('/clients/new')
    sample.store.delayRefetch(new Promise(() => {}))
    await typeInto(user, getName(), 'Scierie')
    await clickButton(user, 'Save')
    await waitFor(() => expect(sample.store.find('s2').name).toBe('Scierie'))
    await user.type(getName(), ' du Jura')

    // The window is closed at that moment.
    await open('/clients/s2')
    expect(getName().value).toBe('Scierie du Jura')
  })

  async function loseAnswer() {
    const { user } = await open('/clients/new')
    await typeInto(user, getName(), 'Scierie')
    sample.store.loseAnswers(true)
    await clickButton(user, 'Save')
    await screen.findByText('Unsaved changes')
    await waitFor(() => expect(sample.store.count()).toBe(2))
    sample.store.loseAnswers(false)
    return user
  }

  it('is created once if the answer was lost and the page is reloaded', async () => {
    await loseAnswer()
    const { user, router } = await open('/clients/new')
    expect(getName().value).toBe('Scierie')
    await clickButton(user, 'Save')
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/s2'))
    expect(sample.store.count()).toBe(2)
  })

  it('is created once if the answer was lost and a field is changed', async () => {
    const user = await loseAnswer()
    await user.type(getName(), ' du Jura')
    await clickButton(user, 'Save')
    await waitUntilSaved()
    expect(sample.store.count()).toBe(2)
    expect(sample.store.find('s2')).toMatchObject({ version: 2, name: 'Scierie du Jura' })
    expect(getName().value).toBe('Scierie du Jura')
  })

  it('has no draft if it is left while the edits after a lost answer are saved', async () => {
    const { user, router } = await open('/clients/new')
    await typeInto(user, getName(), 'Scierie')
    sample.store.loseAnswers(true)
    await clickButton(user, 'Save')
    await waitFor(() => expect(sample.store.count()).toBe(2))
    await waitUntilDirty()
    sample.store.loseAnswers(false)
    await user.type(getName(), ' du Jura')
    const { update } = sample.config
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    sample.config.update = async (...change) => {
      await held
      return update(...change)
    }
    await clickButton(user, 'Save')
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/s2'))
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('Elsewhere')
    expect(readDrafts()).toHaveLength(1)
    release()
    await waitFor(() => expect(readDrafts()).toEqual([]))
    expect(sample.store.find('s2').version).toBe(2)
  })

  it('shows both sides if it was changed since its answer was lost', async () => {
    const user = await loseAnswer()
    sample.store.saveElsewhere('s2', { name: 'Scierie de Dole' })
    await user.type(getName(), ' du Jura')
    await clickButton(user, 'Save')
    await user.click(await screen.findByRole('radio', { name: 'Name: Yours, Scierie du Jura' }))
    await clickButton(user, 'Save selection')
    await waitUntilSaved()
    expect(sample.store.count()).toBe(2)
    expect(sample.store.find('s2')).toMatchObject({ version: 3, name: 'Scierie du Jura' })
  })

  it('is created once if the user returned before the answer', async () => {
    const { user, router } = await open('/clients/new')
    await typeInto(user, getName(), 'Scierie')
    let release = () => {}
    sample.store.delayCalls(new Promise((resolve) => (release = resolve)))
    await clickButton(user, 'Save')
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('Elsewhere')
    await router.navigate({ to: '/clients/new' as '/clients' })
    await screen.findByLabelText(NAME_LABEL)
    release()
    await waitFor(() => expect(sample.store.count()).toBe(2))
    await clickButton(user, 'Save')
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/s2'))
    expect(sample.store.count()).toBe(2)
  })

  it('is discarded only after a confirmation', async () => {
    const { user } = await open('/clients/new')
    await typeInto(user, getName(), 'Scierie')
    await clickButton(user, 'Discard changes…')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitUntilClosed()
    expect(getName().value).toBe('Scierie')
    await clickButton(user, 'Discard changes…')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(getName().value).toBe(''))
  })
})

describe('a record that another user has saved', () => {
  it('shows the newer version if there are no edits', async () => {
    const { queryClient } = await open()
    sample.store.saveElsewhere('s1', { name: 'Scierie', contacts: [] })
    await queryClient.invalidateQueries({ queryKey: ['samples'] })
    await waitFor(() => expect(getName().value).toBe('Scierie'))
    expect(lines?.all()).toEqual([])
  })

  it('is saved over the newer version with the chosen values', async () => {
    const { user } = await open()
    await typeInto(user, getName(), 'Rhône')
    await typeInto(user, getTolerance(), '12')
    sample.store.saveElsewhere('s1', {
      name: 'Scierie',
      contacts: [{ ...claire, email: 'claire@example.fr' }],
    })
    await clickButton(user, 'Save')
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of this record' })
    const checkedRadios = within(dialog)
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
    expect(checkedRadios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Name: Yours, Rhône',
      'Quantity tolerance: Yours, 12%',
      'Contact 1, email: Theirs, claire@example.fr',
    ])
    expect(within(dialog).getByText('changed by both')).toBeTruthy()
    await user.click(within(dialog).getByRole('radio', { name: 'Name: Theirs, Scierie' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save selection' }))
    await waitUntilClosed()
    await waitUntilSaved()
    expect(sample.store.find('s1')).toMatchObject({
      version: 3,
      name: 'Scierie',
      tolerance_percent: 12,
      contacts: [{ ...claire, email: 'claire@example.fr' }],
    })
  })

  it('merges a restored draft that changed other fields', async () => {
    const { user } = await open()
    await typeInto(user, getName(), 'Rhône')
    await waitUntilDirty()
    sample.store.saveElsewhere('s1', { tolerance_percent: 5 })
    const reopened = await open()
    await waitFor(() => expect([getName().value, getTolerance().value]).toEqual(['Rhône', '5']))
    expect(screen.queryByRole('dialog')).toBeNull()
    await clickButton(reopened.user, 'Save')
    await waitUntilSaved()
    expect(sample.store.find('s1')).toMatchObject({
      version: 3,
      name: 'Rhône',
      tolerance_percent: 5,
    })
  })

  it('shows the conflict of a restored draft on opening, and again on save if it was dismissed', async () => {
    const { user } = await open()
    await typeInto(user, getName(), 'Rhône')
    await waitUntilDirty()
    sample.store.saveElsewhere('s1', { name: 'Scierie' })
    const reopened = await open()
    await reopened.user.click(await screen.findByRole('button', { name: 'Back to the record' }))
    await waitUntilClosed()
    expect(getName().value).toBe('Rhône')
    await clickButton(reopened.user, 'Save')
    await reopened.user.click(await screen.findByRole('radio', { name: 'Name: Theirs, Scierie' }))
    await clickButton(reopened.user, 'Save selection')
    await waitUntilSaved()
    expect(sample.store.find('s1')).toMatchObject({ name: 'Scierie' })
    expect(getName().value).toBe('Scierie')
  })

  it('lists edits of locked fields without a conflict until they are dismissed', async () => {
    const { user } = await open()
    await typeInto(user, getName(), 'Rhône\u00a0SA')
    sample.store.saveElsewhere('s1', { tolerance_percent: 5 }, ['tolerance_percent'])
    await clickButton(user, 'Save')
    await screen.findByText('Name: Rhône SA')
    expect(
      screen.getByText('Locked by a change Tomas Kazlauskas made before you saved'),
    ).toBeTruthy()
    expect(screen.getByText('Changes not saved')).toBeTruthy()
    expect(screen.queryByText(/^Saved/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() =>
      expect([getName().textContent, getTolerance().value]).toEqual(['Bois du Rhône', '5']),
    )
    expect(sample.store.find('s1').version).toBe(2)

    // A later change by the user does not make them the one who locked the fields.
    sample.store.saveElsewhere('s1', { tolerance_percent: 6 }, ['tolerance_percent'], me)
    const reloaded = await open()
    await screen.findByText('Name: Rhône SA')
    await clickButton(reloaded.user, 'Copy')
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        [
          'Bois du Rhône',
          'Locked by a change Tomas Kazlauskas made before you saved',
          'Name: Rhône SA',
        ].join('\n'),
      ),
    )
    await clickButton(reloaded.user, 'Dismiss…')
    await clickButton(reloaded.user, 'Delete for good')
    expect(screen.queryByText('Name: Rhône SA')).toBeNull()
    await open()
    expect(screen.queryByText('Name: Rhône SA')).toBeNull()
  })

  it('lists each field of an added row whose list is locked', async () => {
    const { user } = await open()
    lines?.setAll([claire, { id: 'r2', name: 'Luc', email: 'luc@example.fr' }])
    await waitUntilDirty()
    sample.store.saveElsewhere('s1', { name: 'Scierie' }, ['name'])
    await clickButton(user, 'Save')
    await screen.findByText('Contact 2: Luc')
    expect(screen.getByText('Contact 2, email: luc@example.fr')).toBeTruthy()
  })

  it('lists the draft of a record that has become read-only', async () => {
    const { user } = await open()
    await typeInto(user, getName(), 'Rhône')
    lines?.setAll([{ ...claire, email: 'claire@example.fr' }])
    await waitUntilDirty()
    sample.store.saveElsewhere('s1', {}, [])
    await open()
    await screen.findByText('Name: Rhône')
    expect(screen.getByText('Contact 1, email: claire@example.fr')).toBeTruthy()
    expect(getName().textContent).toBe('Bois du Rhône')
    expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()
  })

  it('lists the draft of a record that is gone', async () => {
    const { user } = await open()
    await typeInto(user, getName(), 'Rhône')
    await waitUntilDirty()
    sample.store.remove('s1')
    const reopened = await open('/clients/s1', 'Name: Rhône')
    expect(screen.getByText('You can no longer open this record')).toBeTruthy()
    await clickButton(reopened.user, 'Dismiss…')
    await clickButton(reopened.user, 'Delete for good')
    expect(screen.queryByText('Name: Rhône')).toBeNull()
  })

  it('saves the local row order without a conflict if only the order differs', async () => {
    const luc: SampleLine = { id: 'r2', name: 'Luc', email: null }
    const ana: SampleLine = { id: 'r3', name: 'Ana', email: null }
    sample = createSample({ contacts: [claire, luc, ana] })
    const { user } = await open()
    lines?.setAll([ana, claire, luc])
    await waitUntilDirty()
    sample.store.saveElsewhere('s1', { contacts: [luc, claire, ana] })
    await clickButton(user, 'Save')
    await waitFor(() =>
      expect(sample.store.find('s1')).toMatchObject({ version: 3, contacts: [ana, claire, luc] }),
    )
    await waitUntilSaved()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has no conflict if both made the same change, and shows the other changes', async () => {
    const { user } = await open()
    await typeInto(user, getName(), 'Rhône')
    sample.store.saveElsewhere('s1', { name: 'Rhône', tolerance_percent: 5, contacts: [] })
    await clickButton(user, 'Save')
    await waitUntilSaved()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([getName().value, getTolerance().value, lines?.all()]).toEqual(['Rhône', '5', []])
    expect(sample.store.find('s1').version).toBe(2)
  })
})
