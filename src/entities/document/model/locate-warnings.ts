/** Something in a document that is probably a slip, at which field, and in which line: null where it is in a field of the document's own. */
export type LocatedWarning<Warning> = Warning & {
  readonly field: string
  readonly lineId: string | null
}

/** Ties warnings to their lines, which may move before they are read. */
export const locateWarnings = <Warning extends { readonly pointer: string }>(
  warnings: readonly Warning[],
  lines: readonly { readonly id: string }[],
): readonly LocatedWarning<Warning>[] =>
  warnings.map((warning) => {
    const [, root = '', at, field] = warning.pointer.split('/')
    return {
      ...warning,
      field: field ?? root,
      lineId: at === undefined ? null : (lines[Number(at)]?.id ?? null),
    }
  })
