import { dequal } from 'dequal/lite'
import { useState } from 'react'
import {
  BLANK_SPECIFICATION,
  changeSpecification,
  getDefaultDensity,
  type LengthDraft,
  type Specification,
  toLengthMix,
} from '@/entities/product'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { isDecimal } from '@domain/numbers'
import { parseWood, setParsedQuantity } from './parse-wood'
import type { SpecificationChanges, SpecificationDrafts } from './use-specification-drafts'
import type { WoodLine } from './wood-line'

export type NumberName =
  | 'thickness_mm'
  | 'width_mm'
  | 'length_mm'
  | 'diameter_mm'
  | 'taper_mm_per_m'
  | 'humidity_percent'
  | 'pcs_per_pack'
  | 'pack_width_mm'
  | 'pack_height_mm'
  | 'density_kg_m3'

interface SpecificationEditorOptions {
  readonly lines: LinesStore<WoodLine>
  readonly drafts: SpecificationDrafts
  readonly lineId: string
  readonly isReadOnly: boolean
}

/** Edits a copy of a line's specification, stored as a draft until it is applied. */
export function useSpecificationEditor({
  lines,
  drafts,
  lineId,
  isReadOnly,
}: SpecificationEditorOptions) {
  const line = lines.line(lineId)
  // The line loses its words once they are parsed, even while the drawer is open.
  const [words] = useState(() => (line && !line.specification ? line.product_name : ''))
  const [written] = useState(() => parseWood(words))
  const [initial] = useState<Specification>({
    ...BLANK_SPECIFICATION,
    ...(line?.specification ?? written?.specification),
  })
  const [draft] = useState(() => (isReadOnly ? {} : drafts.getChanges(lineId)))
  const [specification, setSpecification] = useState<Specification>({ ...initial, ...draft })
  const [lengths, setLengths] = useState<LengthDraft | null>(specification.lengths ?? null)
  const [unparsed, setUnparsed] = useState<Readonly<Partial<Record<NumberName, string>>>>({})

  function change(part: SpecificationChanges) {
    const after = changeSpecification(specification, part)
    setSpecification(after)
    drafts.save(lineId, findChanges(initial, after))
  }

  function changeLengths(next: LengthDraft | null) {
    setLengths(next)
    // Unfinished lengths are not a specification yet.
    const complete = next && toLengthMix(next)
    change({ lengths: complete, ...(next && { length_mm: null }) })
  }

  function changeNumber(field: NumberName, text: string) {
    const isParsed = text === '' || (isDecimal(text) && Number.isInteger(Number(text)))
    setUnparsed(({ [field]: _, ...others }) => (isParsed ? others : { ...others, [field]: text }))
    const emptyValue = field === 'density_kg_m3' ? getDefaultDensity(specification) : null
    if (isParsed) change({ [field]: text === '' ? emptyValue : Number(text) })
  }

  function apply() {
    drafts.save(lineId, {})
    const isProduct = line?.product_id && dequal(initial, specification)
    if (line?.product_id && !isProduct && isInOtherLengths(initial, specification)) {
      lines.write(lineId, (before) => ({ ...before, specification }))
    } else if (!isProduct) {
      lines.write(lineId, (before) => ({
        ...(written ? setParsedQuantity(before, written) : before),
        product_id: null,
        product_name: '',
        specification,
        // As with a product, the line's own certification, often the client's, is kept.
        certification:
          before.certification === 'none' ? specification.certification : before.certification,
      }))
    }
  }

  return {
    line,
    /** Text of the line that was parsed; '' for a line with a specification. */
    words,
    /** The parsed text; null if it is not wood. */
    written,
    hasDraft: Object.keys(draft).length > 0,
    specification,
    change,
    lengths,
    changeLengths,
    /** Text of number fields that is not a whole number. */
    unparsed,
    changeNumber,
    isUnfinished:
      Object.keys(unparsed).length > 0 || (lengths !== null && toLengthMix(lengths) === null),
    /** Writes the specification to the line. */
    apply,
    discardDraft() {
      if (!isReadOnly) drafts.save(lineId, {})
    },
  }
}

function findChanges(before: Specification, after: Specification): SpecificationChanges {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== old.get(field)),
  ) as SpecificationChanges
}

/** True if only the mixed lengths differ, which a line may choose of its product. */
const isInOtherLengths = (before: Specification, after: Specification): boolean =>
  before.length_mm === null &&
  Boolean(after.lengths) &&
  dequal({ ...before, lengths: null }, { ...after, lengths: null })
