import type { Schemas } from '@/shared/api'

type Figure = Schemas['DashboardFigures']['figures'][number]

/** Smallest number of documents that a comparison is made of. */
const MIN_SAMPLE = 10

export const isSampleTooSmall = (count: number): boolean => count < MIN_SAMPLE

/** Figures of the documents that are due, which may be few of those in the list. */
const SAMPLED_FIGURES = ['on_time', 'delay'] as const

export type SampledFigure = (typeof SAMPLED_FIGURES)[number]

/** Returns the code of a figure of due documents; undefined for others. */
export const toSampledFigure = (code: Figure['code']): SampledFigure | undefined =>
  SAMPLED_FIGURES.find((each) => each === code)

/** Number of documents that a figure is computed from. */
export const getSampleSize = ({ count, without }: Pick<Figure, 'count' | 'without'>): number =>
  count - without
