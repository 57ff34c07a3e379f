import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findDeal } from '@/app/testing/deal-screen'
import { failCall, holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()
const pdfPath = '/records/deal/:id/papers/order_confirmation/pdf/'

describe('the order confirmation of a deal', () => {
  const files: Blob[] = []
  const names: string[] = []

  beforeEach(async () => {
    files.length = 0
    names.length = 0
    // The class of what `fetch` answers; jsdom has one of its own.
    vi.stubGlobal('Blob', (await new Response('').blob()).constructor)
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await app.logInAs('sale_manager')
  })

  async function openPaper() {
    const { path } = await findDeal('order_confirmation')
    const { user } = await app.open(`${path}?view=order_confirmation`)
    const table = await screen.findByRole('table')
    return { user, paper: table.closest('article') ?? table }
  }

  it('is shown with its goods, totals and signatures', async () => {
    const { paper } = await openPaper()
    const [total] = within(paper).getAllByRole('row').slice(-1)
    expect(
      within(total ?? paper)
        .getAllByRole('cell')
        .at(-1)?.textContent,
    ).toMatch(/\d[.,]\d{2}$/)
    expect(within(paper).getAllByRole('contentinfo', { hidden: true })).toHaveLength(1)
  })

  it('is saved as a PDF, named after the deal', async () => {
    const { user } = await openPaper()
    await user.click(screen.getByText('Download PDF'))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(names[0]).toMatch(/^D-2026-\d{4}-order-confirmation-1\.pdf$/)
    expect(files[0]?.type).toBe('application/pdf')
  })

  it('says while the PDF is being made, and makes one at a time', async () => {
    const { user } = await openPaper()
    const release = holdCall('get', pdfPath)
    const button = screen.getByText('Download PDF').closest('button')
    await user.click(screen.getByText('Download PDF'))
    await waitFor(() => expect(button?.getAttribute('aria-busy')).toBe('true'))
    await user.click(screen.getByText('Download PDF'))
    release()
    await waitFor(() => expect(files).toHaveLength(1))
    expect(button?.getAttribute('aria-busy')).toBeNull()
  })

  it('says that the PDF could not be made', async () => {
    const { user } = await openPaper()
    failCall(pdfPath)
    await user.click(screen.getByText('Download PDF'))
    expect(await screen.findByText('The PDF could not be created.')).toBeTruthy()
    expect(files).toEqual([])
  })

  it('is saved as a PDF from the menu of the deal', async () => {
    const { path } = await findDeal('order_confirmation')
    const { user } = await app.open(path)
    await user.click(await screen.findByText('Download order confirmation (PDF)'))
    await waitFor(() => expect(files).toHaveLength(1))
  })
})
