import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '@/shared/api'
import { vLotCorrection } from '@contract/validators'
import { startI18n } from '@/shared/i18n'
import { draftKey, ANONYMOUS } from '@/shared/lib/draft'
import { TextField } from '@/shared/ui'
import { FormDrawer } from './form-drawer'
import texts from './i18n/en.json'
import { useDraftForm } from './use-draft-form'
import { useConflictResolution } from './use-conflict-resolution'

beforeAll(() =>
  startI18n(
    { shell: () => Promise.resolve({ 'shared/forms': texts }), page: () => Promise.resolve({}) },
    'en',
  ),
)
beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (id: string) => id })
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

interface Pack {
  readonly pcs: string
  readonly reason: string
  readonly version: number
}

/** Fake backend with one pack that refuses an update of an older version. */
function createStore(saved: Pack) {
  const store = {
    saved: saved as Pack | null,
    isOffline: false,
    sent: [] as number[],
    read: () =>
      store.isOffline ? Promise.reject(new Error('no network')) : Promise.resolve(store.saved),
    save(version: number, change: { pcs: number; reason: string }): Promise<Pack> {
      store.sent.push(version)
      if (store.saved?.version !== version)
        return Promise.reject(
          new ApiProblem({ type: 'about:blank', title: 'Stale', status: 412, code: 'stale' }),
        )
      store.saved = { pcs: String(change.pcs), reason: change.reason, version: version + 1 }
      return Promise.resolve(store.saved)
    },
  }
  return store
}

function Correction({
  store,
  opened,
  onSent,
}: {
  store: ReturnType<typeof createStore>
  opened: Pack
  onSent(): void
}) {
  const conflict = useConflictResolution({
    ...{ opened, read: store.read },
    toValues: (pack: Pack) => ({ pcs: pack.pcs, reason: pack.reason }),
    fields: {
      pcs: { label: 'Pieces', format: (values) => values.pcs },
      reason: { label: 'Reason', format: (values) => values.reason || null },
    },
  })
  const form = useDraftForm({
    draftKey: draftKey(ANONYMOUS, 'pack'),
    initialValues: { pcs: opened.pcs, reason: opened.reason },
    schema: vLotCorrection,
    toPayload: ({ pcs, reason }) => ({ pcs: Number(pcs), reason }),
    send: (write) => store.save(conflict.saved.version, write),
    ...{ conflict, onSent },
  })
  return (
    <FormDrawer title="Correct" submitText="Save" form={form} onClose={() => {}}>
      <p>On record: {conflict.newest.pcs}</p>
      <TextField label="Pieces" {...form.bind('pcs')} />
      <TextField label="Reason" {...form.bind('reason')} />
    </FormDrawer>
  )
}

function openStore(opened: Pack) {
  const store = createStore(opened)
  const onSent = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Correction store={store} opened={opened} onSent={onSent} />
    </QueryClientProvider>,
  )
  return { store, onSent }
}

async function openCorrection() {
  const opened = openStore({ pcs: '120', reason: 'Counted', version: 1 })
  const field = await screen.findByRole('textbox', { name: /^Pieces/ })
  await userEvent.clear(field)
  await userEvent.type(field, '118')
  return opened
}
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }))

it('the form shows both versions after another user saved, and saves the chosen value of each field', async () => {
  const { store, onSent } = await openCorrection()
  store.saved = { pcs: '119', reason: 'Wet', version: 2 }
  await save()
  await screen.findByRole('radio', { name: 'Pieces: Theirs, 119' })
  expect(screen.getByRole('radio', { name: 'Pieces: Yours, 118' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Reason: Theirs, Wet' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('button', { name: 'Save selection' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(store.saved).toEqual({ pcs: '118', reason: 'Wet', version: 3 })
})

it('the form returns to the form with the entered and the saved values, and asks again on the next submit', async () => {
  const { store, onSent } = await openCorrection()
  store.saved = { pcs: '119', reason: 'Counted', version: 2 }
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the record' }))
  expect(await screen.findByRole('textbox', { name: /^Pieces/ })).toHaveProperty('value', '118')
  expect(screen.getByText('On record: 119')).toBeTruthy()
  await save()
  await userEvent.click(await screen.findByRole('radio', { name: 'Pieces: Theirs, 119' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save selection' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(store.saved).toMatchObject({ pcs: '119' })
})

describe('a draft that is opened after another user saved', () => {
  async function reopen(saved: Pack) {
    await openCorrection()
    cleanup()
    const { store, onSent } = openStore(saved)
    expect(await screen.findByRole('textbox', { name: /^Pieces/ })).toHaveProperty('value', '118')
    await save()
    return { store, onSent }
  }

  it('shows both versions on the first submit, and again after returning to the form', async () => {
    const { store, onSent } = await reopen({ pcs: '119', reason: 'Wet', version: 2 })
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the record' }))
    await save()
    await userEvent.click(await screen.findByRole('radio', { name: 'Pieces: Theirs, 119' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save selection' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(store.saved).toEqual({ pcs: '119', reason: 'Wet', version: 3 })
  })

  it('is saved without a question if the other user changed other fields', async () => {
    const { store, onSent } = await reopen({ pcs: '120', reason: 'Wet', version: 2 })
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(store.saved).toEqual({ pcs: '118', reason: 'Wet', version: 3 })
  })
})

it('the form does not ask if the other version has the same values', async () => {
  const { store, onSent } = await openCorrection()
  store.saved = { pcs: '118', reason: 'Counted', version: 2 }
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(store.sent).toEqual([1, 2])
})

it('the form says if the record was deleted or its newer version cannot be read', async () => {
  const { store } = await openCorrection()
  store.saved = { pcs: '119', reason: 'Counted', version: 2 }
  store.isOffline = true
  await save()
  await screen.findByRole('alert')
  expect(screen.queryByRole('radio')).toBeNull()
  store.isOffline = false
  store.saved = null
  await save()
  await screen.findByText(/^This no longer exists/)
})
