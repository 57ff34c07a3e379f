import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiProblem, type FieldError } from '@/shared/api'
import { vLotCorrection } from '@contract/validators'
import { startI18n } from '@/shared/i18n'
import { draftKey, ANONYMOUS, peekDraft, writeDraft } from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/type-guards'
import { DateField, TextField, toast } from '@/shared/ui'
import { FormDrawer } from './form-drawer'
import apiTexts from '../api/i18n/en.json'
import texts from './i18n/en.json'
import { useDraftForm } from './use-draft-form'

beforeAll(() =>
  startI18n(
    {
      shell: () => Promise.resolve({ 'shared/forms': texts, 'shared/api': apiTexts }),
      page: () => Promise.resolve({}),
    },
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
  vi.restoreAllMocks()
})

type Send = (write: { pcs: number; reason: string }, key: string) => Promise<string>

interface CorrectionProps {
  send: Send
  onSent(answer: string): void
}

function Correction({ send, onSent }: CorrectionProps) {
  const form = useDraftForm({
    draftKey: draftKey(ANONYMOUS, 'correction'),
    formerDraftKey: draftKey(ANONYMOUS, 'correction-1'),
    initialValues: { pcs: '', reason: '' },
    schema: vLotCorrection,
    toPayload: ({ pcs, reason }) => ({ pcs: pcs === '' ? null : Number(pcs), reason }),
    send,
    isSaved: (answer) => answer !== 'outdated',
    onSent(answer) {
      if (answer === 'emptied') form.clearSent()
      onSent(answer)
    },
  })
  return (
    <FormDrawer title="Correct" submitText="Save" form={form} onClose={() => {}}>
      <TextField label="Pieces" {...form.bind('pcs')} />
      <TextField label="Reason" {...form.bind('reason')} />
    </FormDrawer>
  )
}

const findPieces = () => screen.findByRole('textbox', { name: /^Pieces/ })
const findReason = () => screen.findByRole('textbox', { name: /^Reason/ })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }))

function openForm(send: Send) {
  const onSent = vi.fn<(answer: string) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Correction send={send} onSent={onSent} />
    </QueryClientProvider>,
  )
  return onSent
}

const createRefusal = (...errors: FieldError[]) =>
  new ApiProblem({
    type: 'about:blank',
    title: 'Unprocessable',
    status: 422,
    code: 'validation',
    errors,
  })

it('the form shows an error at each invalid field, sends nothing, and focuses the first', async () => {
  const send = vi.fn<Send>()
  openForm(send)
  await save()
  await screen.findByText('Enter a whole number.')
  await screen.findByText('Enter a reason in a few words.')
  await waitFor(async () => expect(document.activeElement).toBe(await findPieces()))
  expect(send).not.toHaveBeenCalled()
})

it('the form focuses the first part of a composite field', async () => {
  function Day() {
    const form = useDraftForm({
      initialValues: { reason: '' },
      schema: vLotCorrection,
      toPayload: ({ reason }) => ({ pcs: 1, reason }),
      send: vi.fn<Send>(),
      onSent: () => {},
    })
    return (
      <FormDrawer title="Correct" submitText="Save" form={form} onClose={() => {}}>
        <DateField label="Day" value="" onChange={() => {}} error={form.getError('reason')} />
      </FormDrawer>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Day />
    </QueryClientProvider>,
  )
  await save()
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('spinbutton'))
})

it('the form clears the error of a field once it is valid', async () => {
  openForm(vi.fn<Send>())
  await save()
  await screen.findByText('Enter a whole number.')
  await userEvent.type(await findPieces(), '12')
  await waitFor(() => expect(screen.queryByText('Enter a whole number.')).toBeNull())
  await screen.findByText('Enter a reason in a few words.')
})

it('the form shows an API error at its field, in sight, until the field changes, then sends again', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(createRefusal({ pointer: '/pcs', code: 'reserved' }))
    .mockResolvedValueOnce('done')
  const onSent = openForm(send)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.type(await findPieces(), '12')
  await userEvent.type(await findReason(), 'counted')
  await save()
  await screen.findByText('This pack is reserved and can’t be changed.')
  await waitFor(async () => expect(document.activeElement).toBe(await findPieces()))
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'center' }))
  await userEvent.type(await findPieces(), '0')
  await waitFor(() =>
    expect(screen.queryByText('This pack is reserved and can’t be changed.')).toBeNull(),
  )
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('done'))
  const [first, second] = send.mock.calls
  expect(second?.[0]).toEqual({ pcs: 120, reason: 'counted' })
  expect(second?.[1]).not.toBe(first?.[1])
})

it('the form shows the toast for a failed validation, by the form or the API, and for no other failure', async () => {
  const shown = vi.spyOn(toast, 'formValidationError').mockImplementation(() => {})
  openForm(
    vi
      .fn<Send>()
      .mockRejectedValueOnce(createRefusal({ pointer: '/pcs', code: 'reserved' }))
      .mockRejectedValueOnce(new Error('no network')),
  )
  await save()
  expect(shown).toHaveBeenCalledTimes(1)
  await userEvent.type(await findPieces(), '12')
  await userEvent.type(await findReason(), 'counted')
  await save()
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(2))
  await userEvent.type(await findPieces(), '0')
  await save()
  await screen.findByText(/went wrong|reach/i)
  expect(shown).toHaveBeenCalledTimes(2)
})

it('the form uses the same idempotency key for the same payload', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce('done')
  openForm(send)
  await userEvent.type(await findPieces(), '12')
  await userEvent.type(await findReason(), 'counted')
  await save()
  await screen.findByRole('alert')
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  const [first, second] = send.mock.calls
  expect(second?.[1]).toBe(first?.[1])
})

it('the form uses a new idempotency key once the payload was accepted', async () => {
  const send = vi.fn<Send>().mockResolvedValue('done')
  const onSent = openForm(send)
  await userEvent.type(await findPieces(), '12')
  await userEvent.type(await findReason(), 'counted')
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2))
  const [first, second] = send.mock.calls
  expect(second?.[0]).toEqual(first?.[0])
  expect(second?.[1]).not.toBe(first?.[1])
})

it('the form asks the API again about a refused payload, even if another field has changed', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(createRefusal({ pointer: '/pcs', code: 'reserved' }))
    .mockResolvedValueOnce('done')
  const onSent = openForm(send)
  await userEvent.type(await findPieces(), '12')
  await userEvent.type(await findReason(), 'counted')
  await save()
  await screen.findByText('This pack is reserved and can’t be changed.')
  await userEvent.type(await findReason(), ' twice')
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('done'))
})

it('the form shows errors that belong to no field above the fields', async () => {
  openForm(
    vi
      .fn<Send>()
      .mockRejectedValueOnce(createRefusal({ pointer: '/lot_ids/0', code: 'not_found' })),
  )
  await userEvent.type(await findPieces(), '12')
  await userEvent.type(await findReason(), 'counted')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('A pack is no longer in stock.')
})

it('the form restores the draft when it is opened again, says so, and discards it on request', async () => {
  openForm(vi.fn<Send>())
  await userEvent.type(await findReason(), 'counted')
  cleanup()
  openForm(vi.fn<Send>())
  expect(await findReason()).toHaveProperty('value', 'counted')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await findReason()).toHaveProperty('value', '')
  cleanup()
  openForm(vi.fn<Send>())
  expect(await findReason()).toHaveProperty('value', '')
  expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()
})

it('the form shows no error in a form that was reset', async () => {
  openForm(vi.fn<Send>())
  await userEvent.type(await findReason(), 'counted')
  cleanup()
  openForm(vi.fn<Send>())
  await save()
  await screen.findByText('Enter a whole number.')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Enter a whole number.')).toBeNull())
  expect(screen.queryByText('Enter a reason in a few words.')).toBeNull()
})

it('the form stores no draft once it was sent', async () => {
  const onSent = openForm(vi.fn<Send>().mockResolvedValueOnce('done'))
  await userEvent.type(await findPieces(), '12')
  await userEvent.type(await findReason(), 'counted')
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  cleanup()
  openForm(vi.fn<Send>())
  expect(await findReason()).toHaveProperty('value', '')
})

it('the form keeps the draft if the API answers that nothing was saved', async () => {
  const onSent = openForm(vi.fn<Send>().mockResolvedValueOnce('outdated'))
  await userEvent.type(await findPieces(), '12')
  await userEvent.type(await findReason(), 'counted')
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  cleanup()
  openForm(vi.fn<Send>())
  expect(await findReason()).toHaveProperty('value', 'counted')
})

const fill = async (pieces: string, reason: string) => {
  await userEvent.type(await findPieces(), pieces)
  await userEvent.type(await findReason(), reason)
}

it.each([
  ['the form is opened again', async () => cleanup()],
  ['a field is corrected', async () => userEvent.type(await findReason(), ' twice')],
])('the form uses the same idempotency key after a lost answer if %s', async (_, change) => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce('done')
  openForm(send)
  await fill('12', 'counted')
  await save()
  await screen.findByRole('alert')
  await change()
  if (screen.queryByRole('dialog') === null) openForm(send)
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  const [first, second] = send.mock.calls
  expect(second?.[1]).toBe(first?.[1])
})

it('the form says that an earlier request was saved, and sends the next one with another key', async () => {
  const reused = new ApiProblem({
    type: 'about:blank',
    title: 'Reused',
    status: 409,
    code: 'idempotency_key_reused',
  })
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockRejectedValueOnce(reused)
    .mockResolvedValueOnce('done')
  const onSent = openForm(send)
  await fill('12', 'counted')
  await save()
  await screen.findByRole('alert')
  await userEvent.type(await findReason(), ' twice')
  await save()
  await screen.findByText(/^This request was already sent\./)
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  const [first, second, third] = send.mock.calls.map(([, key]) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

async function typeWhileSending() {
  let answer = (_: string) => {}
  const onSent = openForm(() => new Promise((resolve) => (answer = resolve)))
  await fill('12', 'counted')
  await save()
  await userEvent.type(await findReason(), ' twice')
  return { onSent, answer: (text: string) => answer(text) }
}

async function expectOnlyReason() {
  await waitFor(async () => expect(await findPieces()).toHaveProperty('value', ''))
  expect(await findReason()).toHaveProperty('value', 'counted twice')
}

it('the form keeps what is typed while it is sent, in the form and in its draft', async () => {
  const { answer } = await typeWhileSending()
  answer('emptied')
  await expectOnlyReason()
  cleanup()
  openForm(vi.fn<Send>())
  await expectOnlyReason()
})

it('the form keeps what was typed while it was sent if the form was left', async () => {
  const { answer, onSent } = await typeWhileSending()
  cleanup()
  answer('done')
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  openForm(vi.fn<Send>())
  await expectOnlyReason()
})

it('the form uses the same idempotency key until success if a retry after a lost answer is refused', async () => {
  const loggedOut = new ApiProblem({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    code: 'unauthenticated',
  })
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockRejectedValueOnce(loggedOut)
    .mockResolvedValueOnce('done')
  openForm(send)
  await fill('12', 'counted')
  await save()
  await screen.findByRole('alert')
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await screen.findByRole('alert')
  cleanup()
  const onSent = openForm(send)
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  const [first, second, third] = send.mock.calls.map(([, key]) => key)
  expect([second, third]).toEqual([first, first])
})

it('the form reads a draft of an earlier version, also under its former key', async () => {
  writeDraft(draftKey(ANONYMOUS, 'correction-1'), { reason: 'counted' })
  openForm(vi.fn<Send>())
  expect(await findReason()).toHaveProperty('value', 'counted')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  cleanup()
  openForm(vi.fn<Send>())
  expect(await findReason()).toHaveProperty('value', '')
})

it('the form keeps a draft under its former key on a full device', async () => {
  const formerKey = draftKey(ANONYMOUS, 'correction-1')
  writeDraft(formerKey, { reason: 'counted' })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  openForm(vi.fn<Send>())
  expect(await findReason()).toHaveProperty('value', 'counted')
  cleanup()
  vi.restoreAllMocks()
  expect(peekDraft(formerKey, isRecord)).toEqual({ reason: 'counted' })
})

it('the form keeps what was typed after the form was opened again before the answer', async () => {
  let answer = (_: string) => {}
  const onSent = openForm(() => new Promise((resolve) => (answer = resolve)))
  await fill('12', 'counted')
  await save()
  cleanup()
  openForm(vi.fn<Send>())
  await userEvent.type(await findReason(), ' twice')
  answer('done')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  cleanup()
  openForm(vi.fn<Send>())
  expect(await findReason()).toHaveProperty('value', 'counted twice')
})

it('the form restores the draft and sends once in strict mode', async () => {
  let resolveSend = (_: string) => {}
  const send = vi.fn<Send>(() => new Promise((resolve) => (resolveSend = resolve)))
  const openStrictly = () => {
    const onSent = vi.fn<(answer: string) => void>()
    render(
      <StrictMode>
        <QueryClientProvider client={new QueryClient()}>
          <Correction send={send} onSent={onSent} />
        </QueryClientProvider>
      </StrictMode>,
    )
    return onSent
  }
  openStrictly()
  await userEvent.type(await findReason(), 'counted')
  cleanup()
  const onSent = openStrictly()
  expect(await findReason()).toHaveProperty('value', 'counted')
  await userEvent.type(await findPieces(), '12')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  resolveSend('done')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledOnce()
})
