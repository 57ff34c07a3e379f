import { queryOptions } from '@tanstack/react-query'
import { locateWarnings, type LocatedWarning } from '../model/locate-warnings'

interface HasLines {
  readonly lines: readonly { readonly id: string }[]
}

interface HasWarnings<Warning> {
  readonly warnings: readonly Warning[]
}

type HasPointerWarnings = HasWarnings<{ readonly pointer: string }>

/** Preview response in which each warning names its line by id. */
export type Preview<Answer> = Answer extends HasPointerWarnings
  ? Omit<Answer, 'warnings'> & HasWarnings<LocatedWarning<Answer['warnings'][number]>>
  : Answer

/**
 * Backend preview of an edited document: computed values and missing requirements.
 * @param of collection in the query key: "deals"
 * @param saved null for a new document
 */
export function previewQueryOptions<Write extends HasLines, Answer extends object>(
  of: string,
  saved: { readonly id: string; readonly version: number } | null,
  typed: Write | null,
  ask: (typed: Write, signal: AbortSignal) => Promise<Answer>,
) {
  const version = saved?.version ?? null
  return queryOptions({
    // A string is cheaper than an object: hashing an object sorts all its keys in each render.
    queryKey: [of, 'preview', saved?.id ?? null, version, JSON.stringify(typed)] as const,
    queryFn: async ({ signal }): Promise<Preview<Answer>> => {
      if (!typed) throw new Error('There is nothing to preview yet')
      const answer = await ask(typed, signal)
      const located = hasWarnings(answer)
        ? { ...answer, warnings: locateWarnings(answer.warnings, typed.lines) }
        : answer
      return located as Preview<Answer>
    },
    enabled: typed !== null,
    // Keeps the last preview while loading, except after a transition: its next step has changed.
    placeholderData: (before, asker) => (asker?.queryKey[3] === version ? before : undefined),
    // Each keystroke creates a new key, so old previews are dropped at once.
    gcTime: 0,
  })
}

const hasWarnings = (answer: object): answer is HasPointerWarnings => 'warnings' in answer
