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
    const [, root = '', at, field] = warning.pointer.split('/')
    return {
      ...warning,
      field: field ?? root,
      lineId: at === undefined ? null : (lines[Number(at)]?.id ?? null),
    }
  })
