export { createLineDraftEntries } from './model/line-drafts'
export { createLineClipboard } from './model/line-clipboard'
export { getLineFigures, isPriceIn, type WoodLineFigures } from './model/line-figures'
export { findPartProblem, computePartVolume } from './model/part-quantity'
export {
  formatLine,
  formatLoggedAmount,
  formatLoggedLine,
  formatLinePrice,
  woodFormatters,
} from './model/format-line'
export { useOpenSpecification, useSpecificationDrafts } from './model/use-specification-drafts'
export { useWoodColumns } from './model/use-wood-columns'
export { LineWarnings, useColumnsWithWarnings } from './ui/line-warnings'
export {
  copyWoodLine,
  toWoodLine,
  isBlankLine,
  createWoodLine,
  toWoodPayload,
  type WoodLine,
} from './model/wood-line'
export {
  getColumnId,
  getFilledLines,
  createWoodLineEditor,
  type WoodLineConfig,
  type WoodLinesState,
} from './model/wood-line-editor'
export { reparseLine } from './model/edit-line'
export { LineCount, WoodLines } from './ui/wood-lines'
export { toCopiedRecord } from './model/copied-lines'
export { CopyLinesButton } from './ui/copy-lines-button'
export { CopiedNotice } from './ui/copied-notice'
export { useOptionalColumns } from './ui/optional-columns'
export { LineServices } from './ui/line-services'
