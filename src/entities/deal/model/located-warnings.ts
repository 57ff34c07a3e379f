import type { Schemas } from '@/shared/api'

/** Something typed that is probably a slip, and the line that it is in: null where it is in a field of the deal's own. */
export type DealWarning = Schemas['DealWarning'] & { readonly lineId: string | null }

/** Ties warnings to their lines, which may move before they are read. */
export const locatedWarnings = (warnings: readonly Schemas['DealWarning'][], lines: readonly { readonly id: string }[]): readonly DealWarning[] =>
  warnings.map((warning) => {
    const [, at] = /^\/lines\/(\d+)\//.exec(warning.pointer) ?? []
    return { ...warning, lineId: at === undefined ? null : (lines[Number(at)]?.id ?? null) }
  })
