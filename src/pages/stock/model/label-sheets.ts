/** Labels per page: one on a label printer's roll, two or eight on A4. CSS defines their sizes. */
export const labelsPerPage = { roll: 1, halves: 2, eighths: 8 } as const

export type LabelPaper = keyof typeof labelsPerPage

export const labelPapers = ['roll', 'halves', 'eighths'] as const satisfies readonly LabelPaper[]

/** Maximum copies of a label: one for each side of the pack. */
export const MAX_COPIES = 4

/** Splits the labels into pages, with the copies of a pack side by side. */
export function splitIntoPages<Pack>(
  packs: readonly Pack[],
  paper: LabelPaper,
  copies: number,
): (readonly Pack[])[] {
  const labels = packs.flatMap((pack) => Array.from({ length: copies }, () => pack))
  const on = labelsPerPage[paper]
  return Array.from({ length: Math.ceil(labels.length / on) }, (_, page) =>
    labels.slice(page * on, (page + 1) * on),
  )
}
