import { describe, expect, it } from 'vitest'
import { languages } from '@domain/languages'
import { loadPaperFonts } from '../../../server/paper-fonts'
import type { Paper } from '../paper'
import { readPdfPages } from '../read-pdf'
import { samplePaper } from '../sample-paper'
import { renderPdf } from './render-pdf'

const clock = () => new Date('2026-11-20T09:30:00Z')
const render = (paper: Paper) => renderPdf({ clock, loadPaperFonts }, paper)
const readPages = async (paper: Paper) => readPdfPages(await render(paper))

/** Letters of our languages that simple fonts lack. */
const letters = {
  en: '“ship’s” £ €',
  fr: 'œuvre à la façon\u00a0: «\u00a0Épinal\u00a0»\u202f! ÿ ç ê',
  lt: 'Ąžuolas, ČĘĖĮŠŲŪŽ ąčęėįšųūž „kaip“',
  es: '¿Año? ¡Señor! ñ á é í ó ú ü',
}
const formatPage = {
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  fr: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  lt: (page: number, pages: number) => `${page} puslapis iš ${pages}`,
  es: (page: number, pages: number) => `Página ${page} de ${pages}`,
}

const [table] = samplePaper.tables
const [row] = table?.rows ?? []
if (!table || !row) throw new Error('The sample has no rows.')
const longPaper: Paper = {
  ...samplePaper,
  tables: [{ ...table, rows: Array.from({ length: 60 }, () => row) }],
}

describe('the PDF of a paper', () => {
  it.each(languages)('keeps all letters of %s', async (language) => {
    const text = letters[language]
    const [page = ''] = await readPages({ ...samplePaper, language, notes: [text] })
    expect(page.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''))
  })

  it.each(languages)('numbers its pages in %s', async (language) => {
    const read = await readPages({ ...longPaper, language })
    expect(read.length).toBeGreaterThan(2)
    for (const [at, page] of read.entries())
      expect(page).toContain(formatPage[language](at + 1, read.length))
  })

  it('repeats the head of the table and names the paper on every page', async () => {
    for (const page of await readPages(longPaper)) {
      expect(page).toContain('Order confirmation D-2026-0012')
      expect(page.includes('Amount, EUR')).toBe(page.includes('Spruce C24'))
    }
  })

  it('keeps the total, the small print and the signatures on one page', async () => {
    const read = await readPages(longPaper)
    expect(read.at(-1)).toContain('Quantity may differ by ±5%.')
    expect(read.at(-1)).toContain('For the buyer')
  })

  it('starts with the reason why it is not valid', async () => {
    const notice = { title: 'Canceled.', text: 'This deal was canceled.' }
    const [page] = await readPages({ ...samplePaper, notice })
    expect(page?.replace(/\s+/g, ' ')).toContain('Canceled. This deal was canceled. Order confirm')
  })

  it('is the same for the same paper, and names it in its metadata', async () => {
    const [one, again] = await Promise.all([render(samplePaper), render(samplePaper)])
    expect(one.length).toBe(again.length)
    expect(new TextDecoder('latin1').decode(one)).toContain('/Lang (en)')
  })

  it('cannot be made by a host without fonts', async () => {
    await expect(renderPdf({ clock }, samplePaper)).rejects.toThrow('has no fonts')
  })
})
