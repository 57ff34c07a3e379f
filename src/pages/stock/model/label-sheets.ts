/** How many labels are on a page of each paper: the roll of a label printer, one a page, and A4 in two or in eight. Their sizes are in the styles. */
export const labelsPerPage = { roll: 1, halves: 2, eighths: 8 } as const

export type LabelPaper = keyof typeof labelsPerPage

export const labelPapers = ['roll', 'halves', 'eighths'] as const satisfies readonly LabelPaper[]

/** The most labels of one pack: one for each side of it. */
export const MAX_COPIES = 4

/** What stands on which page, each label so often, one beside the other. */
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
