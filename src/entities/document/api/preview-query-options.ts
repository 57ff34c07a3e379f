import { queryOptions } from '@tanstack/react-query'

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
 * @param collection collection in the query key: "deals"
 * @param saved null for a new document
 */
export function previewQueryOptions<Write extends HasLines, Answer extends object>(
  collection: string,
  saved: { readonly id: string; readonly version: number } | null,
  edited: Write | null,
  fetchPreview: (edited: Write, signal: AbortSignal) => Promise<Answer>,
) {
  const version = saved?.version ?? null
  return queryOptions({
    // A string is cheaper than an object: hashing an object sorts all its keys in each render.
    queryKey: [collection, 'preview', saved?.id ?? null, version, JSON.stringify(edited)] as const,
    queryFn: async ({ signal }): Promise<Preview<Answer>> => {
      if (!edited) throw new Error('There is nothing to preview yet')
      const preview = await fetchPreview(edited, signal)
      const locatedPreview = hasWarnings(preview)
        ? { ...preview, warnings: locateWarnings(preview.warnings, edited.lines) }
        : preview
      return locatedPreview as Preview<Answer>
    },
    enabled: edited !== null,
    // Keeps the last preview while loading, except after a transition: its next transition has
    // changed.
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[3] === version ? previous : undefined,
    // Each keystroke creates a new key, so old previews are dropped at once.
    gcTime: 0,
  })
}

const hasWarnings = (preview: object): preview is HasPointerWarnings => 'warnings' in preview

/** A probable mistake: its field and its line's id, null for a field of the document itself. */
export type LocatedWarning<Warning> = Warning & {
  readonly field: string
  readonly lineId: string | null
}

/** Resolves line indexes to ids, since lines can move before the warnings are shown. */
export const locateWarnings = <Warning extends { readonly pointer: string }>(
  warnings: readonly Warning[],
  lines: readonly { readonly id: string }[],
): readonly LocatedWarning<Warning>[] =>
  warnings.map((warning) => {
    const [, root = '', at, field = root] = warning.pointer.split('/')
    // Costs have indexes too.
    return root === 'lines'
      ? { ...warning, field, lineId: lines[Number(at)]?.id ?? null }
      : { ...warning, field: root, lineId: null }
  })
