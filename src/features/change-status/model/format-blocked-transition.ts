import { sortInScreenOrder } from '@/features/edit-record/@x/change-status'
import { getFieldLabel, toFieldName } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import type { Workflow } from './use-workflow'
import { getTransitionName, type Need, type WorkflowConfig } from './workflow-config'

/** Number of missing details that the short sentence names. */
const MAX_NAMED = 3

interface BlockedTransitionTexts {
  /** Names the first missing details and counts the others. */
  short: string
  /** Names all missing details; null if the short sentence does. */
  full: string | null
}

/**
 * Formats the next transition with the details that it still misses: "Next: issue order
 * confirmation. Missing: delivery week." Needs that no field settles are only in the list of needs.
 * @returns null if the user has no next transition
 */
export function formatBlockedTransition({
  config,
  next,
}: Pick<Workflow, 'config' | 'next'>): BlockedTransitionTexts | null {
  if (!next) return null
  const transition = getTransitionName(next, config)
  const action =
    config.formatTransition?.(transition) ?? lowerFirst(config.formatAction(transition))
  const fields = sortInScreenOrder(
    config.formConfig,
    next.missing.filter((need) => isMissingDetail(config, need)),
    ({ pointer = '' }) => toFieldName(pointer),
  )
  const names = [...new Set(fields.map((need) => formatName(config, need)))]
  const count = names.length
  if (count === 0) return { short: i18n.t('features/change-status:next', { action }), full: null }
  const format = (missing: string) =>
    i18n.t('features/change-status:next_missing', { action, missing })
  const all = format(names.join(', '))
  const more = count - MAX_NAMED
  if (more <= 0) return { short: all, full: null }
  const first = names.slice(0, MAX_NAMED).join(', ')
  return {
    short: format(i18n.t('features/change-status:and_more', { first, number: more })),
    full: all,
  }
}

/**
 * True if a field is empty. Needs with params or an override are about a value or another record.
 */
const isMissingDetail = (
  { mistakeCodes = [] }: WorkflowConfig,
  { code, pointer, params, can_override: canOverride }: Need,
): boolean =>
  pointer !== undefined &&
  params === undefined &&
  canOverride === undefined &&
  !mistakeCodes.includes(code)

/** Formats a line's field by its column, as several lines often miss the same. */
function formatName(
  { formConfig, formatMissing }: WorkflowConfig,
  { code, pointer = '' }: Need,
): string {
  const [field = '', at, ...itemField] = toFieldName(pointer).split('.')
  const isColumn = field === formConfig.lines?.field && at !== undefined && itemField.length > 0
  return lowerFirst(
    formatMissing?.(code) ??
      getFieldLabel(formConfig.texts, isColumn ? itemField.join('.') : toFieldName(pointer)),
  )
}

/** Makes a label part of a sentence. Abbreviations such as ETD stay. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text)
    ? text
    : text.charAt(0).toLocaleLowerCase(i18n.language) + text.slice(1)
