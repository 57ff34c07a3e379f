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

  const isOfRow = (name = '') =>
    rows !== undefined && name.split('.')[0] === form.rows?.field && name.includes('.')
  const ofRow = (name: string) => formatFieldName(record, name.split('.', 2).join('.'))
  /** Returns the name of a row's field without the row number. */
  const inAnyRow = (name: string) => name.replace(/\.\d+/, '')
  const withMore = (first: string, more: number) =>
    more === 0 ? first : t('and_more', { first, number: more })

  /** Prefixes a row's need with the row. */
  const inRow = (field: string, name: string | undefined, more: number) =>
    name !== undefined && isOfRow(name)
      ? t('features/edit-record:in_item', { item: withMore(ofRow(name), more), field })
      : field

  function itemsOf(missing: readonly Need[]): NeedItem[] {
    const named = missing.map((need) => ({
      need,
      name: need.pointer === undefined ? undefined : toFieldName(need.pointer),
    }))
    const inTurn = sortInScreenOrder(form, named, ({ name = '' }) => name)
    return groupAlike(inTurn, ({ need, name }) => (isOfRow(name) ? need.code : null)).map(
      ({ first: { need, name }, more }, at) => ({
        id: `${need.code}-${at}`,
        text: inRow(config.formatNeed(need, format), name, more),
        onGo: getNavigation?.(need) ?? (name === undefined ? undefined : () => goTo(name)),
      }),
    )
  }

  if (mistakes.length > 0) {
    const told = groupAlike(mistakes, ({ name, message }) =>
      isOfRow(name) ? `${inAnyRow(name)} ${message}` : null,
    )
    const needs = told.map(({ first: { name, message }, more }) => ({
      id: name,
      text:
        config.formatMistake?.(name) ??
        t('mistake', { field: withMore(formatFieldName(record, name), more), message }),
      onGo: () => goTo(name),
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
        needs={itemsOf(next.missing)}
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
        <NeedList title={config.formatNeedsTitle(after)} needs={itemsOf(ahead)} settled="" />
      )}
    </>
  )
}

/**
 * Merges equal needs of several rows into the first.
 * @param alikeOf returns null for a need that is never merged
 */
function groupAlike<Told>(
  told: readonly Told[],
  alikeOf: (each: Told) => string | null,
): readonly { readonly first: Told; readonly more: number }[] {
  const groups = new Map<unknown, Told[]>()
  for (const each of told) {
    const alike = alikeOf(each) ?? each
    groups.set(alike, [...(groups.get(alike) ?? []), each])
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, more: others.length }],
  )
}
