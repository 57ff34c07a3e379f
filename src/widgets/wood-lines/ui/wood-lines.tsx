import {
  useDeferredValue,
  useSyncExternalStore,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useMe } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import {
  type LinesStore,
  LinesGrid,
  type GridColumn,
  type LineClipboard,
  type PastedBlock,
} from '@/shared/ui/lines-grid'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { PencilIcon } from '@/shared/ui'
import { isBlankLine, isPriceSide, type WoodLine } from '../model/wood-line'
import { createCopiedLinesStore } from '../model/copied-lines-store'
import { getLineConversions } from '../model/line-figures'
import { resolveProducts } from '../model/line-product'
import { isLikelySheet } from '../model/sheet-shape'
import type { LinePricing } from '../model/use-line-prices'
import type { OpenSpecification, SpecificationDrafts } from '../model/use-specification-drafts'
import type { WoodLinesState } from '../model/wood-line-editor'
import { Equivalents } from './equivalents'
import { OptionalColumnButtons } from './optional-columns'
import { LengthSplit } from './length-split'
import { UnitChange } from './unit-change'
import styles from './wood-lines.module.css'

const PastedLines = lazyComponent(async () => (await import('./pasted-lines')).PastedLines)
const SpecificationDrawer = lazyComponent(
  async () => (await import('./specification-drawer')).SpecificationDrawer,
)

const LinePrices = lazyComponent(async () => (await import('./line-prices')).LinePrices)

interface WoodLinesProps<Line extends WoodLine> {
  /** Accessible name. */
  label: string
  state: WoodLinesState<Line>
  /** ISO 4217, of the prices. */
  currency: string
  /** Must be stable until the language or the permissions change. */
  columns: readonly GridColumn<Line>[]
  /** Columns that are not shown; pasted lines fill them too. */
  hiddenColumns: readonly GridColumn<Line>[]
  /** Hidden columns that the user can add; null if lines can't be edited. */
  optional?: Parameters<typeof OptionalColumnButtons>[0] | null
  /** Clipboard for whole lines. */
  clipboard: LineClipboard<Line>
  /** The open specification; the product column can open it too. */
  openSpecification: OpenSpecification
  /** Unsaved edits of specifications. */
  drafts: SpecificationDrafts
  /** True if lines can't be added, removed or change their wood. */
  isFixed: boolean
  /** True if lines can be removed, but neither added nor change their wood. */
  isWoodFixed?: boolean
  /** True if nothing can be edited. */
  isReadOnly: boolean
  /** Shows past prices of the active line; omitted if prices are no longer agreed. */
  pricing?: LinePricing | null
}

/**
 * The sheet of wood lines, the active line in every unit below it, and the specification drawer.
 */
export function WoodLines<Line extends WoodLine>({
  label,
  state,
  currency,
  columns,
  hiddenColumns,
  optional = null,
  clipboard,
  openSpecification,
  drafts,
  isFixed,
  isWoodFixed = isFixed,
  isReadOnly,
  pricing = null,
}: WoodLinesProps<Line>) {
  const { t } = useTranslation('widgets/wood-lines')
  const { lineId: openLineId, open, close } = openSpecification
  const personId = useMe()?.id ?? ''
  const copied = useMemo(() => createCopiedLinesStore(personId), [personId])
  const [pasted, setPasted] = useState<PastedBlock | null>(null)
  const hasWood = useSyncExternalStore(state.lines.subscribe, () =>
    state.lines.lines().some(({ specification }) => specification),
  )
  useResolvedProducts(state)

  function handlePaste(block: PastedBlock): boolean {
    const isSheet = isLikelySheet(block.cells)
    if (isSheet) setPasted(block)
    return isSheet
  }

  return (
    <>
      <LinesGrid
        label={label}
        store={state.lines}
        cursor={state.cursor}
        columns={columns}
        hiddenColumns={hiddenColumns}
        clipboard={clipboard}
        copied={copied}
        isReadOnly={isReadOnly}
        isFixed={isFixed}
        canAdd={!isWoodFixed}
        handlePaste={isReadOnly || isWoodFixed ? undefined : handlePaste}
        moreKeys={pricing?.isEditable ? t('prices.keys') : undefined}
        actions={[
          {
            id: 'specification',
            label: t('line.specification'),
            icon: <PencilIcon />,
            run: open,
          },
        ]}
      />
      {pasted && (
        <PastedLines
          key={pasted.cells.join()}
          block={pasted}
          prices={findPriceColumns(columns)}
          onDone={() => setPasted(null)}
        />
      )}
      {optional && <OptionalColumnButtons {...optional} />}
      <ActiveLine state={state} currency={currency} isFixed={isWoodFixed} />
      {pricing && (
        <div className={styles.prices} data-expected={hasWood || undefined}>
          <LinePrices linesState={state} pricing={pricing} />
        </div>
      )}
      {openLineId !== null && (
        <SpecificationDrawer
          lines={state.lines}
          drafts={drafts}
          lineId={openLineId}
          isReadOnly={isWoodFixed}
          onClose={close}
        />
      )}
    </>
  )
}

const findPriceColumns = <Line extends WoodLine>(columns: readonly GridColumn<Line>[]) =>
  Object.fromEntries(
    columns.flatMap(({ id, valueKind }) => (isPriceSide(valueKind) ? [[valueKind, id]] : [])),
  )

/** The active line in every unit. */
function ActiveLine({
  state: { lines, cursor },
  currency,
  isFixed,
}: {
  state: WoodLinesState
  currency: string
  isFixed: boolean
}) {
  const { t } = useTranslation('widgets/wood-lines')
  const lineId = useSyncExternalStore(cursor.subscribe, () => cursor.place()?.lineId ?? '')
  const subscribe = useCallback(
    (listener: () => void) => lines.subscribeLine(lineId, listener),
    [lines, lineId],
  )
  const line = useDeferredValue(useSyncExternalStore(subscribe, () => lines.line(lineId)))
  const conversions = line ? getLineConversions(line) : null
  const hasLines = useSyncExternalStore(lines.subscribe, () => !lines.lines().every(isBlankLine))
  const changed = useSyncExternalStore(lines.subscribe, () => findChangedLine(lines, lineId))
  const unitChange = changed?.former && (
    <UnitChange lines={lines} line={changed} former={changed.former} currency={currency} />
  )

  const toLineNumber = (id: string) => lines.order().indexOf(id) + 1

  return (
    <div className={styles.equals}>
      {line?.specification && conversions ? (
        <>
          <span>{t('line.equals', { number: toLineNumber(line.id) })}</span>
          <Equivalents quantity={line.quantity} unit={line.unit} dimensions={line.specification} />
          {line.specification.pcs_per_pack !== null && (
            <span>{t('goods.per_pack', { count: line.specification.pcs_per_pack })}</span>
          )}
        </>
      ) : (
        hasLines && <span>{t('line.equals_hint')}</span>
      )}
      <output className={styles.unitChange}>
        {unitChange && changed.id !== lineId && (
          <span>{t('line.equals', { number: toLineNumber(changed.id) })}</span>
        )}
        {unitChange}
        {line && !isFixed && <LengthSplit lines={lines} line={line} />}
      </output>
    </div>
  )
}

/**
 * Returns the line whose unit was changed last, if it is the active line or the one before it after
 * Enter.
 */
function findChangedLine(lines: WoodLinesState['lines'], lineId: string): WoodLine | undefined {
  const line = lines.line(lineId)
  if (line?.former) return line
  const order = lines.order()
  return lines.line(order[order.indexOf(lineId) - 1] ?? '')
}

const DEBOUNCE_MS = 400

/** Assigns products to lines whose product is typed text, after a pause in typing. */
function useResolvedProducts({ lines, cursor }: WoodLinesState) {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      // If a search fails, the words stay marked for the user to choose.
      timer = setTimeout(
        () => void resolveProducts({ lines, cursor }, queryClient).catch(() => {}),
        DEBOUNCE_MS,
      )
    }
    const unsubscribes = [lines.subscribe(wait), cursor.subscribe(wait)]
    return () => {
      clearTimeout(timer)
      for (const stop of unsubscribes) stop()
    }
  }, [lines, cursor, queryClient])
}

/** The number of lines that are not blank. */
export function LineCount({ lines }: { lines: LinesStore<WoodLine> }) {
  const { t } = useTranslation('widgets/wood-lines')
  const all = useDeferredValue(useSyncExternalStore(lines.subscribe, lines.lines))
  return t('line.count', { count: all.filter((line) => !isBlankLine(line)).length })
}
