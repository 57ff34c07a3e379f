import { queryOptions } from '@tanstack/react-query'
import { locateWarnings, type LocatedWarning } from '../model/locate-warnings'

interface HasLines {
  readonly lines: readonly { readonly id: string }[]
}

interface HasWarnings<Warning> {
  readonly warnings: readonly Warning[]
}

type HasPointerWarnings = HasWarnings<{ readonly pointer: string }>

/** What the backend says of a document as it is typed, its warnings, where it gives any, tied to the lines that they are of. */
export type Preview<Answer> = Answer extends HasPointerWarnings
  ? Omit<Answer, 'warnings'> & HasWarnings<LocatedWarning<Answer['warnings'][number]>>
  : Answer

/**
 * What a document would be as it stands in the form, and what its next step still lacks.
 * @param of names the kind: "deals"
 * @param saved null for a new one
 */
export function previewQueryOptions<Write extends HasLines, Answer extends object>(
  of: string,
  saved: { readonly id: string; readonly version: number } | null,
  typed: Write | null,
  ask: (typed: Write, signal: AbortSignal) => Promise<Answer>,
) {
  const version = saved?.version ?? null
  return queryOptions({
    // As text: the key is hashed in each render, and for an object that means sorting all its keys.
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
    // Until the answer comes, the last one stays, but not across a step: an issued deal can't be issued again.
    placeholderData: (before, asker) => (asker?.queryKey[3] === version ? before : undefined),
    // Each keystroke is a question of its own; old answers are of no use.
    gcTime: 0,
  })
}

const hasWarnings = (answer: object): answer is HasPointerWarnings => 'warnings' in answer
