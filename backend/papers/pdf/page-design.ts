import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Paper } from '../paper'
import { createPaperTexts } from '../texts'
import { drawBoxes } from './draw-boxes'
import { drawDrawing } from './draw-drawing'
import { drawLetterhead, drawRule } from './draw-letterhead'
import { drawPhotos, type PhotoImages } from './draw-photos'
import { drawTable, getTailMark, splitTable } from './draw-table'
import { COLORS, contentWidth, MARGIN, SIZES } from './page-style'

/** Id of the start of the small print and signatures in the first copy. */
export const END = 'end'

/** The last rows of a table and the tables after it, which move to the page of the signatures. */
export type Tail = {
  /** Position of the table. */
  index: number
  rows: number
  /** Widths of its columns in points; by default they follow from the texts. */
  widths?: readonly number[] | undefined
}

/** Contents of a paper's pages that the paper itself does not contain. */
export type PageContents = {
  createdAt: Date
  /** Photos by attachment id. */
  images: PhotoImages
  /** True to leave less space between the parts, so that a paper fits on one page. */
  isTight?: boolean
  tail?: Tail | undefined
}

/** Most details in the footer, so that usual ones fit on one line; all are below the title. */
const MAX_FOOTER_DETAILS = 2

/** Creates the A4 pages of a paper, with all its copies. */
export function createPageDesign(paper: Paper, contents: PageContents): TDocumentDefinitions {
  const { t } = createPaperTexts(paper.language)
  const copies = paper.copies.length > 0 ? paper.copies : [null]
  const getCopy = (page: number, pages: number) => {
    const pagesPerCopy = pages / copies.length
    return {
      copy: copies[Math.floor((page - 1) / pagesPerCopy)],
      page: ((page - 1) % pagesPerCopy) + 1,
      pages: pagesPerCopy,
    }
  }
  return {
    pageSize: 'A4',
    pageMargins: [
      MARGIN.side,
      MARGIN.top - (contents.isTight ? 8 : 0),
      MARGIN.side,
      MARGIN.bottom - (contents.isTight ? 8 : 0),
    ],
    // Titles of the window and of search results.
    version: '1.7',
    language: paper.language,
    displayTitle: true,
    info: {
      title: paper.title,
      author: paper.issuer.name,
      creationDate: contents.createdAt,
    },
    images: Object.fromEntries(contents.images),
    defaultStyle: { font: 'Plex', fontSize: SIZES.text, color: COLORS.ink, lineHeight: 1.15 },
    header: (page, pages) =>
      getCopy(page, pages).page === 1
        ? null
        : {
            columns: [
              { text: paper.issuer.name, bold: true },
              { text: paper.title, alignment: 'right' },
            ],
            fontSize: SIZES.small,
            color: COLORS.muted,
            margin: [MARGIN.side, MARGIN.top - 24, MARGIN.side, 0],
          },
    footer: (page, pages) => {
      const { copy, ...numbers } = getCopy(page, pages)
      return {
        stack: [
          drawRule(COLORS.line, 0.5),
          {
            columns: [
              [paper.title, copy, ...paper.details.slice(0, MAX_FOOTER_DETAILS)]
                .filter(Boolean)
                .join(' · '),
              { text: t('page', numbers), alignment: 'right', width: 'auto', noWrap: true },
            ],
            columnGap: 12,
            margin: [0, 6, 0, 0],
          },
        ],
        fontSize: SIZES.small,
        color: COLORS.muted,
        margin: [MARGIN.side, 14, MARGIN.side, 0],
      }
    },
    content: copies.map((copy, at) => drawCopy(paper, copy, at, contents)),
  }
}

function drawCopy(
  paper: Paper,
  copy: string | null,
  at: number,
  { images, tail, isTight = false }: PageContents,
): Content {
  const { t } = createPaperTexts(paper.language)
  const hasForm = paper.boxes.length > 0
  const gap = isTight ? 9 : 14
  const isTitled = paper.tables.length > 1
  const tables = paper.tables.map((table, index) => ({ table, index, isTitled, isTight }))
  const [head, ...others] = tail ? tables.splice(tail.index) : []
  const [rows, lastRows] = head && tail ? splitTable(head.table, tail.rows) : []
  const notes = splitNotes(paper.notes)
  return {
    ...(at > 0 && { pageBreak: 'before' }),
    stack: [
      ...(hasForm ? [] : [drawLetterhead(paper.issuer)]),
      ...(paper.notice ? [drawNotice(paper.notice)] : []),
      { text: paper.title, fontSize: SIZES.title, bold: true, margin: [0, 0, 0, 2] },
      {
        columns: [
          { text: paper.details.join(' · '), color: COLORS.muted },
          ...(copy ? [{ text: copy, bold: true, alignment: 'right' as const }] : []),
        ],
        margin: [0, 0, 0, hasForm ? 8 : gap],
      },
      ...(paper.result ? [drawResult(paper.result)] : []),
      ...drawParties(paper.parties, gap),
      ...drawTerms(paper.terms, gap),
      ...paper.drawings.map(drawDrawing),
      ...drawBoxes(paper.boxes),
      ...tables.map((one) => drawTable(one)),
      ...(head && rows ? [drawTable({ ...head, table: rows, widths: tail?.widths })] : []),
      {
        // Breaks over pages: the library drops what does not fit from an unbreakable block.
        ...(tail && { pageBreak: 'before' as const }),
        stack: [
          ...(head && lastRows
            ? [
                drawTable({
                  ...head,
                  index: getTailMark(paper.tables),
                  table: lastRows,
                  widths: tail?.widths,
                }),
              ]
            : []),
          ...others.map((one) => drawTable(one)),
          {
            unbreakable: true,
            stack: [
              { ...(at === 0 && { id: END }), text: '\u200b', fontSize: 1 },
              ...(notes.flowing.length === 0 ? drawEnd(paper, notes.kept, isTight) : []),
            ],
          },
        ],
      },
      ...(notes.flowing.length === 0
        ? []
        : [
            drawNotes(notes.flowing),
            { unbreakable: true, stack: drawEnd(paper, notes.kept, isTight) },
          ]),
      ...drawPhotos(paper.photos, images, t('photo_left_out')),
    ],
  }
}

const drawNotice = ({ title, text }: NonNullable<Paper['notice']>): Content => ({
  table: {
    widths: ['*'],
    body: [[{ text: [{ text: `${title} `, bold: true, fontSize: SIZES.lead }, text] }]],
  },
  layout: {
    hLineWidth: () => 1.2,
    vLineWidth: () => 1.2,
    hLineColor: () => COLORS.red,
    vLineColor: () => COLORS.red,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
  color: COLORS.redInk,
  margin: [0, 0, 0, 16],
})

const resultColors = { good: COLORS.green, warning: COLORS.amber, bad: COLORS.red }

/** The result of an inspection, with a bar in its color. */
const drawResult = ({ title, text, tone }: NonNullable<Paper['result']>): Content => ({
  table: {
    widths: ['*'],
    body: [
      [{ text: [{ text: title, bold: true, fontSize: SIZES.lead }, text ? `  ${text}` : ''] }],
    ],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (line) => (line === 0 ? 3 : 0),
    vLineColor: () => resultColors[tone],
    fillColor: () => COLORS.wash,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 7,
    paddingBottom: () => 7,
  },
  margin: [0, 0, 0, 16],
})

const PARTY_COLUMNS = 2
const PARTY_GAP = 24
const partyWidth = (contentWidth - (PARTY_COLUMNS - 1) * PARTY_GAP) / PARTY_COLUMNS

/** Two parties beside each other. */
const drawParties = (parties: Paper['parties'], gap: number): Content[] =>
  Array.from({ length: Math.ceil(parties.length / PARTY_COLUMNS) }, (_, row) => ({
    columns: [0, 1].map((column) => {
      const party = parties[row * PARTY_COLUMNS + column]
      return {
        // A fixed width breaks a long email address, which would push the other party off the page.
        width: partyWidth,
        stack: party
          ? [
              {
                text: party.role,
                fontSize: SIZES.small,
                color: COLORS.muted,
                margin: [0, 0, 0, 2] as [number, number, number, number],
              },
              { text: party.name, bold: true, fontSize: SIZES.lead },
              ...party.lines.map((text) => ({ text })),
            ]
          : [],
      }
    }),
    columnGap: PARTY_GAP,
    margin: [0, 0, 0, gap],
  }))

const TERM_COLUMNS = 3

function drawTerms(terms: Paper['terms'], gap: number): Content[] {
  if (terms.length === 0) return []
  const cells: Content[] = terms.map(({ term, value }) => ({
    stack: [{ text: term, fontSize: SIZES.small, color: COLORS.muted }, { text: value || '–' }],
  }))
  while (cells.length % TERM_COLUMNS !== 0) cells.push({ text: '' })
  const rows = Array.from({ length: cells.length / TERM_COLUMNS }, (_, row) =>
    cells.slice(row * TERM_COLUMNS, (row + 1) * TERM_COLUMNS),
  )
  return [
    {
      table: {
        widths: Array.from({ length: TERM_COLUMNS }, () => '*'),
        body: rows,
        dontBreakRows: true,
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        fillColor: () => COLORS.wash,
        paddingLeft: () => 10,
        paddingRight: () => 6,
        paddingTop: (row) => (row === 0 ? 8 : 3),
        paddingBottom: (row) => (row === rows.length - 1 ? 8 : 3),
      },
      margin: [0, 0, 0, gap],
    },
  ]
}

/** Lines of small print that fit on the page of the signatures, with the last rows. */
const MAX_KEPT_LINES = 30
/** Fewest characters of small print in a line. */
const LINE_LENGTH = 110

const countLines = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, text) => sum + Math.floor(text.length / LINE_LENGTH) + 1, 0)

/**
 * Splits long small print into what breaks over pages and what stays with the signatures. What does
 * not break must fit on one page, because more of it would not be printed.
 */
function splitNotes(notes: readonly string[]): { flowing: string[]; kept: string[] } {
  const paragraphs = notes.flatMap((note) => note.split('\n'))
  if (countLines(paragraphs) <= MAX_KEPT_LINES) return { flowing: [], kept: [...notes] }
  const kept = paragraphs.slice(-KEPT_PARAGRAPHS)
  return countLines(kept) <= MAX_KEPT_LINES
    ? { flowing: paragraphs.slice(0, -KEPT_PARAGRAPHS), kept }
    : { flowing: paragraphs, kept: [] }
}

const KEPT_PARAGRAPHS = 2

const drawNotes = (notes: readonly string[]): Content => ({
  stack: notes.map((text) => ({ text, margin: [0, 0, 0, 3] })),
  fontSize: SIZES.small,
  color: COLORS.muted,
})

/** Small print and signatures. */
const drawEnd = ({ signatures }: Paper, notes: readonly string[], isTight: boolean): Content[] => [
  drawNotes(notes),
  ...(signatures.length === 0 ? [] : [drawSignatures(signatures, isTight)]),
]

const drawSignatures = (signatures: Paper['signatures'], isTight: boolean): Content => ({
  columns: signatures.map(({ party, line }) => ({
    width: '*',
    stack: [
      { text: party, bold: true, margin: [0, 0, 0, isTight ? 30 : 40] },
      drawSignatureLine(signatures.length),
      { text: line, fontSize: SIZES.small, color: COLORS.muted, margin: [0, 3, 0, 0] },
    ],
  })),
  columnGap: SIGNATURE_GAP,
  margin: [0, isTight ? 14 : 24, 0, 0],
})

const SIGNATURE_GAP = 28

/** Lines of one signature as wide as each of two. */
function drawSignatureLine(count: number): Content {
  const columns = Math.max(count, 2)
  const width = (contentWidth - SIGNATURE_GAP * (columns - 1)) / columns
  return {
    canvas: [
      { type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7, lineColor: COLORS.ink },
    ],
  }
}
