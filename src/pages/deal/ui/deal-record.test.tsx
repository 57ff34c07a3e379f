import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { maxBytes } from '@contract/uploads'
import { findDeal } from '@/app/testing/deal-screen'
import { holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()

/** Replaces the deal's comments with `count` ones: "Word 1" is the oldest. */
async function setComments(dealId: string, personId: string, count: number) {
  await app.world.db.deleteFrom('comments').where('record_id', '=', dealId).execute()
  const rows = Array.from({ length: count }, (_, i) => ({
    id: crypto.randomUUID(),
    record_kind: 'deal' as const,
    record_id: dealId,
    position: i + 1,
    text: `Word ${i + 1}`,
    created_at: '2026-11-19T10:00:00.000Z',
    created_by: personId,
  }))
  await app.world.db.insertInto('comments').values(rows).execute()
}

const getCommentsSection = () => screen.getByText('Comments').closest('details') ?? document.body
const getComments = () =>
  within(getCommentsSection())
    .queryAllByText(/^Word \d+$/)
    .map((word) => word.textContent)
const createTexts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `Word ${from + i}`)

describe('a deal with many comments', () => {
  it('shows the latest comments, and earlier ones on request, without gaps or duplicates', async () => {
    await app.logInAs('sale_manager')
    const deal = await findDeal('draft')
    const seller = await app.world.db
      .selectFrom('people')
      .select('id')
      .where('role', '=', 'sale_manager')
      .executeTakeFirstOrThrow()
    await setComments(deal.id, seller.id, 45)
    const { user } = await app.open(deal.path)
    await waitFor(() => expect(getComments()).toEqual(createTexts(26, 45)))

    await user.click(within(getCommentsSection()).getByRole('button', { name: 'Show earlier' }))
    await waitFor(() => expect(getComments()).toEqual(createTexts(6, 45)))

    await user.type(within(getCommentsSection()).getByRole('textbox'), 'Word 46')
    await user.click(within(getCommentsSection()).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(getComments()).toEqual(createTexts(6, 46)))

    await user.click(
      await within(getCommentsSection()).findByRole('button', { name: 'Show earlier' }),
    )
    await waitFor(() => expect(getComments()).toEqual(createTexts(1, 46)))
    expect(within(getCommentsSection()).queryByRole('button', { name: 'Show earlier' })).toBeNull()
  })
})

describe('a comment draft', () => {
  async function openComments() {
    await app.logInAs('sale_manager')
    const { path } = await findDeal('draft')
    const { user } = await app.open(path)
    const field = await within(await waitFor(getCommentsSection)).findByRole<HTMLTextAreaElement>(
      'textbox',
    )
    const send = () =>
      user.click(within(getCommentsSection()).getByRole('button', { name: 'Send' }))
    return { user, field, send }
  }

  it('is restored after a reload, until it is sent', async () => {
    const { user, field } = await openComments()
    await user.type(field, 'Word 1')
    const reopened = await openComments()
    expect(reopened.field.value).toBe('Word 1')
    await reopened.send()
    await waitFor(() => expect(getComments()).toEqual(['Word 1']))
    expect((await openComments()).field.value).toBe('')
  })

  it('typed while the previous comment is being sent is kept', async () => {
    const { user, field, send } = await openComments()
    const release = holdCall('post', '/records/deal/:id/comments/')
    await user.type(field, 'Word 1')
    await send()
    await user.type(field, ' And the weeks?')
    release()
    await waitFor(() => expect(getComments()).toEqual(['Word 1']))
    expect(field.value).toBe('And the weeks?')
  })

  it('is resent with the same idempotency key, and with a new one after an edit', async () => {
    const { user, field, send } = await openComments()
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/records/deal/:id/comments/', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return HttpResponse.error()
      }),
    )
    await user.type(field, 'Word 1')
    for (const suffix of ['', '', '1']) {
      const before = keys.length
      if (suffix) await user.type(field, suffix)
      await send()
      await waitFor(() => expect(keys).toHaveLength(before + 1))
      await within(getCommentsSection()).findByText(/can’t be reached/)
    }
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('a file of a deal', () => {
  /** Opens a deal with one file. The test answers uploads, because jsdom can't send files. */
  async function openFiles() {
    await app.logInAs('sale_manager')
    const { id, path } = await findDeal('draft')
    const { db } = app.world
    const seller = await db
      .selectFrom('people')
      .select('id')
      .where('role', '=', 'sale_manager')
      .executeTakeFirstOrThrow()
    const file = {
      id: crypto.randomUUID(),
      name: 'order.pdf',
      media_type: 'application/pdf',
      size: 81_300,
    }
    const from = {
      record_kind: 'deal' as const,
      record_id: id,
      created_by: seller.id,
      created_at: '2026-11-19T10:00:00.000Z',
    }
    await db.deleteFrom('attachments').where('record_id', '=', id).execute()
    await db
      .insertInto('attachments')
      .values({ ...file, ...from })
      .execute()
    const sent = vi.fn(HttpResponse.error)
    server.use(http.post('*/api/records/deal/:id/attachments/', () => sent()))
    const { user } = await app.open(path)
    return { user, sent, add: await screen.findByLabelText<HTMLInputElement>('choose files') }
  }
  const createPdf = (size = 9) =>
    Object.defineProperty(new File(['%PDF-1.7 '], 'sizes.pdf'), 'size', { value: size })

  it('is uploaded up to the maximum size of the contract', async () => {
    const { user, add, sent } = await openFiles()
    await user.upload(add, createPdf(maxBytes.uploadAttachment + 1))
    expect((await screen.findByRole('alert')).textContent).toMatch(/sizes.pdf is larger than 10.MB/)
    await user.upload(add, createPdf(maxBytes.uploadAttachment))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  })

  it('that failed can be retried or removed, with the focus kept next to it', async () => {
    const { user, add, sent } = await openFiles()
    await user.upload(add, createPdf())
    await user.click(await screen.findByText('Try again'))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'sizes.pdf' })),
    )
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    await user.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: 'Close' }),
    )
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(document.activeElement).toBe(add)
  })

  it('moves the focus to the add button when the last one is removed', async () => {
    const { user, add } = await openFiles()
    await user.click(await screen.findByRole('button', { name: 'Remove order.pdf' }))
    await user.keyboard('{Enter}')
    await screen.findByText('Drop the client’s order or drawings here.')
    await waitFor(() => expect(document.activeElement).toBe(add))
    expect(await screen.findByText(/ removed the file order\.pdf$/)).toBeTruthy()
  })
})
