import {
  sortInScreenOrder,
  formatFieldName,
  useRecord,
  useRecordEditing,
} from '@/features/edit-record/@x/change-status'
import { toFieldName } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { Need } from '../model/workflow-config'
import type { Steps } from '../model/use-steps'
import { NeedList, type NeedItem } from './need-list'
import { OverrideRequests } from './override-requests'

interface StepNeedsProps {
  readonly steps: Steps
  /** Handler that navigates to a need outside this form; undefined otherwise. */
  readonly getNavigation?: (need: Need) => (() => void) | undefined
}

/** Needs that block the next transition or saving, each with a link to its field. */
export function StepNeeds({
  steps: { config, next, mistakes, needsId },
  getNavigation,
}: StepNeedsProps) {
  const { t } = useTranslation(['features/change-status', 'features/edit-record'])
  const format = useFormat()
  const record = useRecord(config.form)
  const { form, rows, goTo, saved, snapshots, me } = record
  const { save } = useRecordEditing()

  const isLineField = (name = '') =>
    rows !== undefined && name.split('.')[0] === form.rows?.field && name.includes('.')
  const formatLine = (name: string) => formatFieldName(record, name.split('.', 2).join('.'))
  /** Returns the name of a row's field without the row number. */
  const withoutLineNumber = (name: string) => name.replace(/\.\d+/, '')
  const formatWithMore = (first: string, more: number) =>
    more === 0 ? first : t('and_more', { first, number: more })

  /** Prefixes a row's need with the row. */
  const formatInLine = (field: string, name: string | undefined, more: number) =>
    name !== undefined && isLineField(name)
      ? t('features/edit-record:in_item', { item: formatWithMore(formatLine(name), more), field })
      : field

  function toNeedItems(missing: readonly Need[]): NeedItem[] {
    const named = missing.map((need) => ({
      need,
      name: need.pointer === undefined ? undefined : toFieldName(need.pointer),
    }))
    const sorted = sortInScreenOrder(form, named, ({ name = '' }) => name)
    return groupByKey(sorted, ({ need, name }) => (isLineField(name) ? need.code : null)).map(
      ({ first: { need, name }, more }, at) => ({
        id: `${need.code}-${at}`,
        text: formatInLine(config.formatNeed(need, format), name, more),
        onNavigate: getNavigation?.(need) ?? (name === undefined ? undefined : () => goTo(name)),
      }),
    )
  }

  if (mistakes.length > 0) {
    const groups = groupByKey(mistakes, ({ name, message }) =>
      isLineField(name) ? `${withoutLineNumber(name)} ${message}` : null,
    )
    const needs = groups.map(({ first: { name, message }, more }) => ({
      id: name,
      text:
        config.formatMistake?.(name) ??
        t('mistake', { field: formatWithMore(formatFieldName(record, name), more), message }),
      onNavigate: () => goTo(name),
    }))
    return <NeedList id={needsId} title={t('before_save')} needs={needs} settled="" />
  }
  if (!next) return null

  // Also show the needs of the transition after the next.
  const { ahead = [] } = next
  const after = config.forwardStatuses[config.forwardStatuses.indexOf(next.to) + 1]
  return (
    <>
      <NeedList
        id={needsId}
        title={config.formatNeedsTitle(next.to)}
        needs={toNeedItems(next.missing)}
        settled={t('settled')}
      />
      {next.missing.length > 0 && (
        <OverrideRequests
          kind={form.kind}
          id={saved?.id ?? null}
          personId={me.id}
          step={next}
          save={async () =>
            snapshots.take().isDirty || !saved ? ((await save())?.id ?? null) : saved.id
          }
        />
      )}
      {after !== undefined && ahead.length > 0 && (
        <NeedList title={config.formatNeedsTitle(after)} needs={toNeedItems(ahead)} settled="" />
      )}
    </>
  )
}

/**
 * Merges equal needs of several rows into the first.
 * @param getGroupKey returns null for a need that is never merged
 */
function groupByKey<Item>(
  items: readonly Item[],
  getGroupKey: (each: Item) => string | null,
): readonly { readonly first: Item; readonly more: number }[] {
  const groups = new Map<unknown, Item[]>()
  for (const each of items) {
    const key = getGroupKey(each) ?? each
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, more: others.length }],
  )
}
