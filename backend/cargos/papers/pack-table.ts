import { describePosition, type PlacedPack, type Space } from '@domain/load-plan'
import { fitsShape, getTextHeight } from '@domain/papers'
import { fromLitres } from '@domain/timber'
import type { Schemas } from '../../call'
import { createCell } from '../../papers/paper'
import { dropLengths, formatPieces } from '../../papers/pack-texts'
import type { PaperTexts } from '../../papers/texts'
import { formatPaperWood } from './cargo-content'
import type { ListedPack, PackList } from './pack-list'

/**
 * Creates the table of packs with totals.
 * @param formatPlace formats the position of a pack; without it, the pieces are listed instead
 */
export function createPackTable(
  texts: PaperTexts,
  packs: readonly ListedPack[],
  formatPlace?: (pack: ListedPack) => string,
): Schemas['PaperTable'] {
  const { t, format } = texts
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const pieces = packs.map(({ pcs }) => pcs)
  // Gross weights are left out if none is known.
  const hasGross = packs.some(({ grossKg }) => grossKg !== null)
  const formatKg = (values: readonly (number | null)[]) =>
    values.includes(null) ? '–' : format.number(sum(values.map((kg) => kg ?? 0)), 0)
  const toWeightCells = (items: readonly ListedPack[]) => [
    createCell(formatKg(items.map(({ netKg }) => netKg))),
    ...(hasGross ? [createCell(formatKg(items.map(({ grossKg }) => grossKg)))] : []),
  ]
  const packCount = packs.filter(({ pack }) => pack !== null).length
  return {
    label: t('cargo_paper.packs'),
    columns: [
      { title: t('cargo_paper.pack'), align: 'start' },
      { title: t('cargo_paper.wood'), align: 'start' },
      { title: t('cargo_paper.deal'), align: 'start' },
      { title: t('cargo_paper.size'), align: 'start' },
      formatPlace
        ? { title: t('cargo_paper.place'), align: 'start' }
        : { title: t('cargo_paper.pcs'), align: 'end' },
      { title: t('cargo_paper.volume'), align: 'end' },
      { title: t('cargo_paper.net'), align: 'end' },
      ...(hasGross ? [{ title: t('cargo_paper.gross'), align: 'end' as const }] : []),
    ],
    rows: packs.map((item) => ({
      cells: [
        createCell(`${item.number}\u00a0${item.letter}`),
        createCell(formatPackWood(texts, item), formatPackMarks(texts, item)),
        createCell(item.load.deal.number),
        createCell(
          item.pack
            ? `${item.pack.length}×${item.pack.width}×${item.pack.height}`
            : t('cargo_paper.unpacked'),
        ),
        createCell(
          formatPlace ? formatPlace(item) : item.pcs === null ? '–' : format.number(item.pcs, 0),
        ),
        createCell(format.volume(fromLitres(item.litres))),
        ...toWeightCells([item]),
      ],
    })),
    totals: {
      cells: [
        createCell(
          packCount > 0
            ? format.labeled(t('cargo_paper.total'), t('goods.packs', { count: packCount }))
            : t('cargo_paper.total'),
        ),
        ...['', '', ''].map((text) => createCell(text)),
        createCell(
          formatPlace || pieces.includes(null)
            ? ''
            : format.number(sum(pieces.map((pcs) => pcs ?? 0)), 0),
        ),
        createCell(format.volume(fromLitres(sum(packs.map(({ litres }) => litres))))),
        ...toWeightCells(packs),
      ],
    },
  }
}

/** Names the wood of a pack. Mixed lengths are left out if its pieces are listed. */
function formatPackWood(texts: PaperTexts, { listed, load }: ListedPack): string {
  const name = formatPaperWood(texts, load)
  return listed ? dropLengths(texts, name, load.wood.specification) : name
}

/**
 * Formats barcode, mill's number and pieces per length: "TD24000777, A-1203, 3.9 (40) 4.2 (60)".
 */
function formatPackMarks(
  texts: PaperTexts,
  { barcode, listed }: Pick<ListedPack, 'barcode' | 'listed'>,
): string | null {
  const marks = [
    barcode ?? '',
    listed?.number ?? '',
    listed ? formatPieces(texts, listed.tally) : '',
  ]
  return marks.filter((mark) => mark !== '').join(', ') || null
}

/** Describes the position of a pack: extent, side and supporting pack. */
export function formatPlace(
  { t, format }: PaperTexts,
  { space, placed }: PackList,
  { pack }: ListedPack,
): string {
  const found = placed.find((one) => one.pack.id === pack?.id)
  if (!found || !space) return t('cargo_paper.unplaced')
  const { from, to, side, on } = describePosition(found, placed, space)
  return t('load.position', {
    from: format.number(from / 1000, 2),
    to: format.number(to / 1000, 2),
    side: t(`load.${side}`),
    on: on === null ? t('load.floor') : t('load.on', { number: on }),
  })
}

/** Draws the placed packs from above and along both walls, with the mill's numbers that fit. */
export function createLoadDrawings(
  { t }: PaperTexts,
  { space, placed, packs }: PackList,
): Schemas['PaperDrawing'][] {
  if (!space || placed.length === 0) return []
  const letters = [...new Set(packs.map(({ letter }) => letter))].toSorted()
  const textHeight = getTextHeight({ width: space.length })
  const ends = [t('load.front'), t(space.kind === 'trailer' ? 'load.rear' : 'load.doors')]
  const toShape = (one: PlacedPack, isAbove: boolean): Schemas['PaperShape'] => {
    const item = packs.find(({ pack }) => pack?.id === one.pack.id)
    const text = `${item?.number} ${item?.letter}`
    const shape = {
      x: one.x,
      y: isAbove ? one.y : space.height - one.z - one.pack.height,
      width: one.pack.length,
      height: isAbove ? one.pack.width : one.pack.height,
      tone: letters.indexOf(item?.letter ?? ''),
      text: item?.listed ? `${text}, ${item.listed.number}` : text,
    }
    return fitsShape(shape, textHeight) ? shape : { ...shape, text }
  }
  const above = placed.toSorted((a, b) => a.z - b.z)
  return [
    {
      title: t('load.above'),
      ends,
      width: space.length,
      height: space.width,
      shapes: above.map((one) => toShape(one, true)),
    },
    ...(['left', 'right'] as const).map((side) => ({
      title: t(`load.along_${side}`),
      ends,
      width: space.length,
      height: space.height,
      shapes: listVisible(placed, side, space).map((one) => toShape(one, false)),
    })),
  ]
}

/**
 * Lists the packs along a wall, the nearest last. A pack in the middle is visible from both sides.
 */
function listVisible(
  placed: readonly PlacedPack[],
  side: 'left' | 'right',
  { width }: Space,
): PlacedPack[] {
  const sign = side === 'left' ? -1 : 1
  return placed
    .filter(({ y, pack }) => sign * ((y + pack.width / 2) / width - 0.5) >= -0.05)
    .toSorted((a, b) => sign * (a.y - b.y) || a.z - b.z)
}
