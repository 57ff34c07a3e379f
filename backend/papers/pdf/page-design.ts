import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Paper } from '../paper'
import { createPaperTexts } from '../texts'
import { drawTable } from './draw-table'
import { colors, contentWidth, margin, sizes } from './page-style'

/** Creates the A4 pages of a paper: letterhead, parties, terms, tables, small print, signatures. */
export function createPageDesign(paper: Paper, createdAt: Date): TDocumentDefinitions {
  const { t } = createPaperTexts(paper.language)
  return {
    pageSize: 'A4',
    pageMargins: [margin.side, margin.top, margin.side, margin.bottom],
    // Titles of the window and of search results.
    version: '1.7',
    language: paper.language,
    displayTitle: true,
    info: { title: paper.title, author: paper.issuer.name, creationDate: createdAt },
    defaultStyle: { font: 'Plex', fontSize: sizes.text, color: colors.ink, lineHeight: 1.15 },
    header: (page) =>
      page === 1
        ? null
        : {
            columns: [
              { text: paper.issuer.name, bold: true },
              { text: paper.title, alignment: 'right' },
            ],
            fontSize: sizes.small,
            color: colors.muted,
            margin: [margin.side, margin.top - 24, margin.side, 0],
          },
    footer: (page, pages) => ({
      stack: [
        drawRule(colors.line, 0.5),
        {
          columns: [
            [paper.title, ...paper.details].join(' · '),
            { text: t('page', { page, pages }), alignment: 'right', width: 'auto' },
          ],
          margin: [0, 6, 0, 0],
        },
      ],
      fontSize: sizes.small,
      color: colors.muted,
      margin: [margin.side, 18, margin.side, 0],
    }),
    content: [
      drawLetterhead(paper.issuer),
      ...(paper.notice ? [drawNotice(paper.notice)] : []),
      { text: paper.title, fontSize: sizes.title, bold: true, margin: [0, 0, 0, 2] },
      { text: paper.details.join(' · '), color: colors.muted, margin: [0, 0, 0, 18] },
      ...drawParties(paper.parties),
      ...drawTerms(paper.terms),
      ...paper.tables.map(drawTable),
      drawEnd(paper),
    ],
  }
}

const drawRule = (color: string, lineWidth: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth, lineColor: color }],
})

/** Rectangles of the mark in a square of 24: x, y, width, height. */
const markParts = [
  [5.5, 3, 6, 5],
  [12.5, 3, 6, 5],
  [16, 9, 6, 5],
  [2, 9, 6, 5],
  [2, 16.5, 20, 1.5],
  [2, 20, 20, 1],
] as const
const ownBoard = [9, 9, 6, 5] as const
const markScale = 1.2

function drawLetterhead({ name, lines, logo }: Paper['issuer']): Content {
  const drawBoard = (
    [x, y, w, h]: (typeof markParts)[number] | typeof ownBoard,
    color: string,
  ) => ({
    type: 'rect' as const,
    x: x * markScale,
    y: y * markScale,
    w: w * markScale,
    h: h * markScale,
    color,
  })
  const emblem: Column = logo
    ? { width: 'auto', stack: [{ image: logo, fit: [150, 44] }] }
    : {
        width: 34,
        canvas: [
          ...markParts.map((part) => drawBoard(part, colors.green)),
          drawBoard(ownBoard, colors.amber),
        ],
      }
  return {
    stack: [
      {
        columns: [
          emblem,
          {
            width: 'auto',
            text: name,
            fontSize: sizes.name,
            bold: true,
            margin: [logo ? 10 : 0, 5, 0, 0],
          },
          {
            width: '*',
            stack: lines.map((text) => ({ text })),
            alignment: 'right',
            fontSize: sizes.small,
            color: colors.muted,
            margin: [24, 0, 0, 0],
          },
        ],
        margin: [0, 0, 0, 10],
      },
      drawRule(colors.green, 1.2),
    ],
    margin: [0, 0, 0, 22],
  }
}

const drawNotice = ({ title, text }: NonNullable<Paper['notice']>): Content => ({
  table: {
    widths: ['*'],
    body: [[{ text: [{ text: `${title} `, bold: true, fontSize: sizes.lead }, text] }]],
  },
  layout: {
    hLineWidth: () => 1.2,
    vLineWidth: () => 1.2,
    hLineColor: () => colors.red,
    vLineColor: () => colors.red,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
  color: colors.redInk,
  margin: [0, 0, 0, 16],
})

const drawParties = (parties: Paper['parties']): Content[] =>
  parties.length === 0
    ? []
    : [
        {
          columns: parties.map(({ role, name, lines }) => ({
            width: '*',
            stack: [
              { text: role, fontSize: sizes.small, color: colors.muted, margin: [0, 0, 0, 2] },
              { text: name, bold: true, fontSize: sizes.lead },
              ...lines.map((text) => ({ text })),
            ],
          })),
          columnGap: 24,
          margin: [0, 0, 0, 18],
        },
      ]

const TERM_COLUMNS = 3

function drawTerms(terms: Paper['terms']): Content[] {
  if (terms.length === 0) return []
  const cells: Content[] = terms.map(({ term, value }) => ({
    stack: [{ text: term, fontSize: sizes.small, color: colors.muted }, { text: value || '–' }],
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
        fillColor: () => colors.wash,
        paddingLeft: () => 10,
        paddingRight: () => 6,
        paddingTop: (row) => (row === 0 ? 9 : 4),
        paddingBottom: (row) => (row === rows.length - 1 ? 9 : 4),
      },
      margin: [0, 0, 0, 18],
    },
  ]
}

/** Small print and signatures, together on one page. */
const drawEnd = ({ notes, signatures }: Paper): Content => ({
  unbreakable: true,
  stack: [
    {
      stack: notes.map((text) => ({ text, margin: [0, 0, 0, 3] })),
      fontSize: sizes.small,
      color: colors.muted,
    },
    {
      columns: signatures.map(({ party, line }) => ({
        width: '*',
        stack: [
          { text: party, bold: true, margin: [0, 0, 0, 40] },
          drawSignatureLine(signatures.length),
          { text: line, fontSize: sizes.small, color: colors.muted, margin: [0, 3, 0, 0] },
        ],
      })),
      columnGap: signatureGap,
      margin: [0, 24, 0, 0],
    },
  ],
})

const signatureGap = 28

/** Lines of one signature as wide as each of two. */
function drawSignatureLine(count: number): Content {
  const columns = Math.max(count, 2)
  const width = (contentWidth - signatureGap * (columns - 1)) / columns
  return {
    canvas: [
      { type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7, lineColor: colors.ink },
    ],
  }
}
