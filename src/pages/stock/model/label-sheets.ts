import { code128, drawingSVG } from 'bwip-js/browser'

/** Labels per page: one on a label printer's roll, two or eight on A4. CSS defines their sizes. */
const LABELS_PER_PAGE = { roll: 1, halves: 2, eighths: 8 } as const

export type LabelPaper = keyof typeof LABELS_PER_PAGE

export const LABEL_PAPERS = ['roll', 'halves', 'eighths'] as const satisfies readonly LabelPaper[]

/** Maximum copies of a label: one for each side of the pack. */
export const MAX_COPIES = 4

/** Splits the labels into pages, with the copies of a pack side by side. */
export function splitIntoPages<Pack>(
  packs: readonly Pack[],
  paper: LabelPaper,
  copies: number,
): (readonly Pack[])[] {
  const labels = packs.flatMap((pack) => Array.from({ length: copies }, () => pack))
  const on = LABELS_PER_PAGE[paper]
  return Array.from({ length: Math.ceil(labels.length / on) }, (_, page) =>
    labels.slice(page * on, (page + 1) * on),
  )
}

/**
 * Quiet zone on each side, in widths of the narrowest bar. Scanners need it to find the first bar.
 */
const QUIET_MODULES = 10

/**
 * Returns a data URL of a Code 128 barcode without text, including the quiet zones. The image
 * stretches to any box, because scanners compare relative widths only.
 * @param text ASCII letters, digits and signs
 */
export function createBarcodeUrl(text: string): string {
  const picture = code128(
    {
      bcid: 'code128',
      text,
      scale: 1,
      height: 10,
      includetext: false,
      paddingwidth: QUIET_MODULES,
      backgroundcolor: 'FFFFFF',
    },
    drawingSVG(),
  )
  return `data:image/svg+xml,${encodeURIComponent(picture.replace('<svg ', '<svg preserveAspectRatio="none" '))}`
}
