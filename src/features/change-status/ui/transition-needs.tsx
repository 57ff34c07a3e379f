import { useId, useState, type ReactNode } from 'react'
import {
  sortInScreenOrder,
  formatFieldName,
  useRecord,
  useRecordEditing,
} from '@/features/edit-record/@x/change-status'
import { toFieldName } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, CircleAlertIcon } from '@/shared/ui'
import type { Workflow } from '../model/use-workflow'
import { getUnsettledNeeds, type Need } from '../model/workflow-config'
import { Expandable } from './expandable'
import styles from './transition-needs.module.css'
import { OverrideRequests } from './override-requests'

interface TransitionNeedsProps {
  workflow: Workflow
  /** Handler that navigates to a need outside this form; undefined otherwise. */
  getNavigation?: (need: Need) => (() => void) | undefined
}

/** Needs that block the next transition or saving, each with a link to its field. */
export function TransitionNeeds({
  workflow: { config, next, mistakes, needsId },
  getNavigation,
}: TransitionNeedsProps) {
  const { t } = useTranslation(['features/change-status', 'features/edit-record'])
  const format = useFormat()
  const { formConfig } = config
  const record = useRecord(formConfig)
  const { lines, goTo, saved, snapshots, me } = record
  const { save } = useRecordEditing()

  const isLineField = (name = '') =>
    lines !== undefined && name.split('.')[0] === formConfig.lines?.field && name.includes('.')
  const formatLine = (name: string) => formatFieldName(record, name.split('.', 2).join('.'))
  /** Returns the name of a row's field without the row number. */
  const withoutLineNumber = (name: string) => name.replace(/\.\d+/, '')
  const formatWithMore = (first: string, more: number) =>
    more === 0
      ? first
      : t(formConfig.kind === 'cargo' ? 'and_loads' : 'and_lines', { first, count: more })

  /** Prefixes a row's need with the row. */
  const formatInLine = (need: string, name: string | undefined, more: number) =>
    name !== undefined && isLineField(name)
      ? t('in_line', { line: formatWithMore(formatLine(name), more), need })
      : need

  function toNeedItems(missing: readonly Need[]): NeedItem[] {
    const named = missing.map((need) => ({
      need,
      name: need.pointer === undefined ? undefined : toFieldName(need.pointer),
    }))
    const sorted = sortInScreenOrder(formConfig, named, ({ name = '' }) => name)
    const toItem = ({ need, name }: (typeof named)[number], id: string, more: number) => ({
      id,
      text: formatInLine(config.formatNeed(need, format), name, more),
      onNavigate: getNavigation?.(need) ?? (name === undefined ? undefined : () => goTo(name)),
    })
    return groupByKey(sorted, ({ need, name }) => (isLineField(name) ? need.code : null)).map(
      ({ first, others }, at) => ({
        ...toItem(first, `${first.need.code}-${at}`, others.length),
        others: others.map((other) => toItem(other, other.name ?? '', 0)),
      }),
    )
  }

  if (mistakes.length > 0) {
    const groups = groupByKey(mistakes, ({ name, message }) =>
      isLineField(name) ? `${withoutLineNumber(name)} ${message}` : null,
    )
    const toItem = ({ name, message }: (typeof mistakes)[number], more: number) => ({
      id: name,
      text:
        config.formatMistake?.(name) ??
        t('mistake', { field: formatWithMore(formatFieldName(record, name), more), message }),
      onNavigate: () => goTo(name),
    })
    const needs = groups.map(({ first, others }) => ({
      ...toItem(first, others.length),
      others: others.map((other) => toItem(other, 0)),
    }))
    return <NeedList id={needsId} title={t('before_save')} needs={needs} />
  }
  if (!next) return null

  // Also show the needs of the transition after the next.
  const { ahead = [] } = next
  const missing = getUnsettledNeeds(next, config)
  const after = config.forwardStatuses[config.forwardStatuses.indexOf(next.to) + 1]
  return (
    <>
      <NeedList
        id={needsId}
        title={config.formatNeedsTitle(next.to)}
        needs={toNeedItems(missing)}
        note={config.formatOverrideNote?.(next)}
      >
        {formConfig.kind !== 'settings' && config.hasOverrideRequests !== false && (
          <OverrideRequests
            kind={formConfig.kind}
            id={saved?.id ?? null}
            personId={me.id}
            transition={next}
            save={async () =>
              snapshots.take().isDirty || !saved ? ((await save())?.id ?? null) : saved.id
            }
          />
        )}
      </NeedList>
      {after !== undefined && (
        <NeedList title={config.formatNeedsTitle(after)} needs={toNeedItems(ahead)} />
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
): readonly { readonly first: Item; readonly others: readonly Item[] }[] {
  const groups = new Map<unknown, Item[]>()
  for (const each of items) {
    const key = getGroupKey(each) ?? each
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, others }],
  )
}

interface NeedItem {
  readonly id: string
  /** The need as a task. */
  readonly text: string
  /** Moves the user to the field; absent if no field settles the need. */
  readonly onNavigate?: (() => void) | undefined
  /** Equal needs of other rows, which `text` only counts. */
  readonly others?: readonly NeedItem[]
}

interface NeedListProps {
  /** Id for `aria-describedby` of the transition's button. */
  id?: string | undefined
  /** Heading: "Before the order confirmation". */
  title: string
  needs: readonly NeedItem[]
  /** Sentence below the needs. */
  note?: string | undefined
  /** Requests to override the needs. */
  children?: ReactNode
}

/** Number of needs in a collapsed list. A phone shows the list above the document. */
const MAX_COLLAPSED = 8
const COLLAPSED_COUNT = 5

/**
 * Needs of the next transition, each with a link to its field. Long lists are collapsed; an empty
 * one is not shown.
 */
export function NeedList({ id, title, needs, note, children }: NeedListProps) {
  const { t } = useTranslation('features/change-status')
  const listId = useId()
  const [isExpanded, setExpanded] = useState(false)
  const isLong = needs.length > MAX_COLLAPSED
  const shown = isLong && !isExpanded ? needs.slice(0, COLLAPSED_COUNT) : needs
  if (needs.length === 0) return null
  return (
    <section id={id} className={styles.needs}>
      <h2 className={styles.title}>{title}</h2>
      <ul id={listId}>
        {shown.map((need) => (
          <li key={need.id} className={styles.need}>
            <CircleAlertIcon />
            <div>
              <NeedText need={need} />
              {need.others && need.others.length > 0 && <OtherNeeds needs={need.others} />}
            </div>
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="quiet"
          size="s"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('show_first') : t('show_all', { count: needs.length })}
        </Button>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}

function NeedText({ need: { text, onNavigate } }: { need: NeedItem }) {
  if (!onNavigate) return <span>{text}</span>
  return (
    <button type="button" className={styles.go} onClick={onNavigate}>
      {text}
    </button>
  )
}

/** Lists the same need of other rows after a press on the button. */
function OtherNeeds({ needs }: { needs: readonly NeedItem[] }) {
  const { t } = useTranslation('features/change-status')
  return (
    <Expandable label={t('show_all', { count: needs.length + 1 })}>
      {(isExpanded) =>
        isExpanded && (
          <ul>
            {needs.map((need) => (
              <li key={need.id}>
                <NeedText need={need} />
              </li>
            ))}
          </ul>
        )
      }
    </Expandable>
  )
}
