import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@domain/languages'
import { loadPaperFonts } from '../../../server/paper-fonts'
import type { Paper } from '../paper'
import { readPdfPages, readPlacedTexts } from '../read-pdf'
import { toDataUrl } from '../data-url'
import { createPng } from '../sample-images'
import { SAMPLE_PAPER } from '../sample-paper'
import { MARGIN } from './page-style'
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

const [table] = SAMPLE_PAPER.tables
const [row] = table?.rows ?? []
if (!table || !row) throw new Error('The sample has no rows.')
const longPaper: Paper = {
  ...SAMPLE_PAPER,
  tables: [{ ...table, rows: Array.from({ length: 60 }, () => row) }],
}

describe('the PDF of a paper', () => {
  it.each(LANGUAGES)('keeps all letters of %s', async (language) => {
    const text = letters[language]
    const [page = ''] = await readPages({ ...SAMPLE_PAPER, language, notes: [text] })
    expect(page.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''))
  })

  it.each(LANGUAGES)('numbers its pages in %s', async (language) => {
    const read = await readPages({ ...longPaper, language })
    expect(read.length).toBeGreaterThan(2)
    for (const [at, page] of read.entries())
      expect(page).toContain(formatPage[language](at + 1, read.length))
  })

  it('names the paper in a footer of one line, however many details it has', async () => {
    const dates = ['Valid until 20 Dec 2026', 'Accepted by Marie Lefèvre on 23 Nov 2026']
    const details = ['Quotation 1', 'Issued 20 Nov 2026', ...dates]
    const read = await readPlacedTexts(await render({ ...longPaper, details }))
    expect(read.length).toBeGreaterThan(2)
    for (const texts of read) {
      const footer = texts.filter(({ text, y }) => text.trim() !== '' && y < MARGIN.bottom)
      const text = footer.map((one) => one.text).join('')
      expect(text.replace(/\s+/g, ' ')).toContain(
        `${longPaper.title} · Quotation 1 · Issued 20 Nov`,
      )
      expect(new Set(footer.map(({ y }) => Math.round(y))).size, text).toBe(1)
    }
  })

  it('repeats the head of the table and names the paper on every page', async () => {
    for (const page of await readPages(longPaper)) {
      expect(page).toContain('Order confirmation D-2026-0012')
      expect(page.includes('Amount, EUR')).toBe(page.includes('Spruce C24'))
    }
  })

  it('breaks a long email address, which would push the party beside it off the page', async () => {
    const email = `purchasing.department.${'timber.'.repeat(12)}example`
    const parties = SAMPLE_PAPER.parties.map((party) => ({ ...party, lines: [email] }))
    const [page = ''] = await readPages({ ...SAMPLE_PAPER, parties })
    expect(page).not.toContain(email)
    expect(page.replace(/\s/g, '')).toContain(email)
  })

  it('repeats the title of one of several tables, so that it never stands without rows', async () => {
    const rows = Array.from({ length: 40 }, () => row)
    const tables = [
      { ...table, label: 'First', rows },
      { ...table, label: 'Second', rows },
    ]
    const read = await readPages({ ...SAMPLE_PAPER, drawings: [], tables })
    expect(read.filter((page) => page.includes('Spruce C24')).length).toBeGreaterThan(2)
    for (const page of read)
      expect(/First|Second/.test(page), page).toBe(page.includes('Spruce C24'))
  })

  it('keeps the total, the small print and the signatures on one page', async () => {
    const read = await readPages(longPaper)
    expect(read.at(-1)).toContain('Quantity may differ by ±5%.')
    expect(read.at(-1)).toContain('For the buyer')
  })

  it.each([31, 32, 33, 58, 59, 60])(
    'never leaves the signatures alone on a page, as with %s rows',
    async (count) => {
      const rows = Array.from({ length: count }, () => row)
      const read = await readPages({ ...SAMPLE_PAPER, drawings: [], tables: [{ ...table, rows }] })
      expect(read.at(-1)).toContain('For the buyer')
      expect(read.at(-1)).toContain('Spruce C24')
      expect(read.join(' ').match(/Spruce C24/g)).toHaveLength(count)
    },
  )

  it.each([
    [2, 29],
    [3, 29],
    [4, 28],
    [5, 27],
  ])(
    'begins a short table on the first page, as with %s rows and %s notes',
    async (count, noteCount) => {
      const rows = Array.from({ length: count }, () => row)
      const notes = Array.from({ length: noteCount }, () => 'Note')
      const tables = [{ ...table, rows }]
      const read = await readPages({ ...SAMPLE_PAPER, drawings: [], notes, tables })
      const last = Math.floor(count / 2)
      expect(read.map((page) => page.match(/Spruce C24/g)?.length)).toEqual([count - last, last])
    },
  )

  it('sets a paper closer that is a little too long for one page', async () => {
    const tables = [{ ...table, rows: [row, row, row] }]
    const notes = Array.from({ length: 20 }, () => 'Note')
    expect(await readPages({ ...SAMPLE_PAPER, drawings: [], notes, tables })).toHaveLength(1)
  })

  it.each([
    [32, 1],
    [60, 1],
  ])(
    'keeps three rows or more on each page of the table, as with %s rows and %s notes',
    async (count, noteCount) => {
      const rows = Array.from({ length: count }, () => row)
      const notes = Array.from({ length: noteCount }, () => 'Note')
      const tables = [{ ...table, rows }]
      const counts = (await readPages({ ...SAMPLE_PAPER, drawings: [], notes, tables })).map(
        (page) => page.match(/Spruce C24/g)?.length ?? 0,
      )
      expect(counts.at(-1)).toBeGreaterThanOrEqual(3)
      expect(counts.filter((one) => one === 1 || one === 2)).toEqual([])
    },
  )

  it('loses nothing if the last rows and the signatures do not fit on one page', async () => {
    const [cell, ...others] = row.cells
    const tall = { cells: [{ text: cell?.text ?? '', notes: Array.from('ABCDE') }, ...others] }
    const sums = { ...table, label: 'VAT', rows: [row, row, row] }
    const tables = [{ ...table, rows: [tall, tall, tall, tall, tall] }, sums, sums]
    const notes = Array.from({ length: 30 }, () => 'Note')
    const read = await readPages({ ...SAMPLE_PAPER, drawings: [], notes, tables })
    const text = read.join(' ')
    expect(text.match(/Spruce C24/g)).toHaveLength(11)
    expect(text.match(/Note/g)).toHaveLength(30)
    // The last sums still come with the signatures.
    expect(read.at(-1)).toContain('For the buyer')
    expect(read.at(-1)).toContain('Spruce C24')
  })

  it('moves one row to the signatures if more do not fit there with the small print', async () => {
    const [cell, ...others] = row.cells
    const tall = { cells: [{ text: cell?.text ?? '', notes: Array.from('ABCDEFGHIJ') }, ...others] }
    const tables = [{ ...table, rows: [tall, tall, tall, tall, tall] }]
    const notes = Array.from({ length: 30 }, () => 'Note')
    const read = await readPages({ ...SAMPLE_PAPER, drawings: [], notes, tables })
    expect(read.at(-1)).toContain('For the buyer')
    expect(read.at(-1)?.match(/Spruce C24/g)).toHaveLength(1)
    expect(read.join(' ').match(/Spruce C24/g)).toHaveLength(5)
  })

  it.each([
    ['long paragraphs', Array.from({ length: 3 }, () => `${'dry and clean '.repeat(280)}Stop.`)],
    ['many lines', [Array.from({ length: 150 }, () => 'Stop.').join('\n')]],
  ])('breaks small print over pages that does not fit on one: %s', async (_, notes) => {
    const tables = [{ ...table, rows: Array.from({ length: 25 }, () => row) }]
    const read = await readPages({ ...SAMPLE_PAPER, drawings: [], notes, tables })
    expect(read.join(' ').match(/Stop\./g)).toHaveLength(notes.join(' ').split('Stop.').length - 1)
    expect(read.at(-1)).toContain('Stop.')
    expect(read.at(-1)).toContain('For the buyer')
    expect(read.find((page) => page.includes('Total'))).toContain('Spruce C24')
  })

  it.each([13, 16])(
    'never leaves a short last table, such as the VAT, alone on a page, as after %s rows',
    async (count) => {
      const goods = {
        ...table,
        label: 'Goods table',
        rows: Array.from({ length: count }, () => row),
      }
      const vat = { ...table, label: 'VAT table', totals: null }
      const paper = { ...SAMPLE_PAPER, drawings: [], signatures: [], tables: [goods, vat] }
      const read = await readPages(paper)
      expect(read).toHaveLength(2)
      expect(read[1]).toContain('Goods table')
      expect(read[1]).toContain('VAT table')
      expect(read.join(' ').match(/Spruce C24/g)).toHaveLength(count + 1)
    },
  )

  it.each([36, 37, 38])('has no empty page after its photos, as with %s notes', async (count) => {
    const photos = [0, 1].map((at) => ({ attachment_id: String(at), caption: `Photo ${at}` }))
    const notes = Array.from({ length: count }, () => 'Note')
    const few = { terms: [], drawings: [], tables: [], signatures: [] }
    expect((await readPages({ ...SAMPLE_PAPER, ...few, notes, photos })).at(-1)).toContain(
      'Photo 1',
    )
  })

  it('says under the caption of a photo that it cannot show, such as a large PNG', async () => {
    const photos = ['shown', 'large'].map((id) => ({ attachment_id: id, caption: `Photo ${id}` }))
    const png = toDataUrl(createPng({ width: 20, height: 20 }), 'image/png')
    const paper: Paper = { ...SAMPLE_PAPER, language: 'lt', photos }
    const pdf = await renderPdf({ clock, loadPaperFonts }, paper, new Map([['shown', png]]))
    const text = (await readPdfPages(pdf)).join(' ').replace(/\s+/g, ' ')
    expect(text.match(/Šios nuotraukos PDF faile nėra/g)).toHaveLength(1)
    expect(text).toContain('Photo large Šios nuotraukos PDF faile nėra.')
  })

  it('prints each copy in full, and numbers its pages by itself', async () => {
    const copies = ['Copy 1 for the sender', 'Copy 2 for the carrier']
    const read = await readPages({ ...SAMPLE_PAPER, copies })
    expect(read).toHaveLength(2)
    for (const [at, page] of read.entries()) {
      expect(page).toContain(copies[at])
      expect(page).toContain('Page 1 of 1')
      expect(page).toContain('For the buyer')
    }
  })

  it('has the numbers of a drawing, and the boxes of a form', async () => {
    const box = (number: number) => ({
      number,
      title: `Title ${number}`,
      lines: [`Line ${number}`],
      min_height_mm: 10,
    })
    const boxes: Paper['boxes'] = [
      { columns: [[box(1), box(2)], [box(16)]], table: null },
      { columns: [], table },
      { columns: [[box(22)], [box(23)], [box(24)]], table: null },
    ]
    const [page = ''] = await readPages({ ...SAMPLE_PAPER, tables: [], boxes })
    for (const text of ['1 A', '2 B', 'From above', 'Doors', 'Spruce C24'])
      expect(page).toContain(text)
    for (const number of [1, 2, 16, 22, 23, 24])
      expect(page.replace(/\s+/g, ' ')).toContain(`${number} Title ${number} Line ${number}`)
  })

  it('starts with the reason why it is not valid', async () => {
    const notice = { title: 'Canceled.', text: 'This deal was canceled.' }
    const [page] = await readPages({ ...SAMPLE_PAPER, notice })
    expect(page?.replace(/\s+/g, ' ')).toContain('Canceled. This deal was canceled. Order confirm')
  })

  it('has no logo if the stored one is damaged', async () => {
    const damaged = createPng({ width: 24, height: 24, colorType: 6 })
    for (const content of [damaged, new Uint8Array([1, 2, 3])]) {
      const issuer = { ...SAMPLE_PAPER.issuer, logo: toDataUrl(content, 'image/png') }
      expect((await readPages({ ...SAMPLE_PAPER, issuer }))[0]).toContain(issuer.name)
    }
  })

  it('keeps a number whole in a narrow column, with the hyphens of its text', async () => {
    const cell = { text: 'NC-COC-LV-003318-A', notes: ['Pack TD-X-24000777'] }
    const columns = [...table.columns, ...table.columns, ...table.columns].map((column) => ({
      ...column,
      align: 'start' as const,
    }))
    const cells = columns.map((_, at) => (at === 1 ? cell : { text: 'Spruce and pine', notes: [] }))
    const tables = [{ ...table, columns, rows: [{ cells }], totals: null }]
    const [page] = await readPages({ ...SAMPLE_PAPER, tables })
    expect(page).toContain('NC-COC-LV-003318-A')
    expect(page).toContain('TD-X-24000777')
  })

  it('is the same for the same paper, and names it in its metadata', async () => {
    const [one, again] = await Promise.all([render(SAMPLE_PAPER), render(SAMPLE_PAPER)])
    expect(one.length).toBe(again.length)
    expect(new TextDecoder('latin1').decode(one)).toContain('/Lang (en)')
  })

  it('cannot be made by a host without fonts', async () => {
    await expect(renderPdf({ clock }, SAMPLE_PAPER)).rejects.toThrow('has no fonts')
  })
})
