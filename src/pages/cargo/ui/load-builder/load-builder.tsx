import { Fragment, useCallback, useId, useMemo } from 'react'
import {
  arrangeStowage,
  autoFillStowage,
  computeFill,
  computeLoadBalance,
  countPacks,
  type Direction,
  getLoadId,
  isAutoFillNext,
  type Load,
  type Pack,
  type PlacedPack,
  type Space,
  type StowedPack,
  toLetter,
  toStowage,
} from '@domain/load-plan'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Undo2Icon } from '@/shared/ui'
import { usePackEditing } from '../../model/load-builder/use-pack-editing'
import { usePackFormatter } from '../../model/load-builder/use-pack-formatter'
import {
  useStowageHistory,
  type StowageHistory,
} from '../../model/load-builder/use-stowage-history'
import styles from './load-builder.module.css'
import { LoadDrawing } from './load-drawing'
import { LoadFigureList, useLoadWarnings } from './load-figure-list'
import { UnplacedPackList } from './unplaced-pack-list'

interface PackToolsProps {
  /** Description of the selected pack; null if none is selected. */
  announcement: string | null
  onMove(direction: Direction): void
  onRemove(): void
}

const DIRECTIONS = ['to_front', 'to_door', 'to_left', 'to_right', 'up', 'down'] as const

/** Buttons for the selected pack, with the same actions as its keys. */
function PackTools({ announcement, onMove, onRemove }: PackToolsProps) {
  const { t } = useTranslation('pages/cargo')
  if (announcement === null) return <p className={styles.muted}>{t('load_builder.tools.choose')}</p>
  return (
    <div role="group" aria-label={t('load_builder.tools.label')} className={styles.tools}>
      <p className={styles.chosen}>{announcement}</p>
      <div className={styles.toolButtons}>
        {DIRECTIONS.map((direction) => (
          <Button key={direction} size="s" onClick={() => onMove(direction)}>
            {t(`load_builder.tools.${direction}`)}
          </Button>
        ))}
        <Button size="s" variant="quiet" onClick={onRemove}>
          {t('load_builder.tools.remove')}
        </Button>
      </div>
    </div>
  )
}

export interface LoadBuilderProps {
  space: Space
  loads: readonly Load[]
  /** Stored positions of packs. */
  stowage: readonly StowedPack[]
  /** Saves the positions; null for read-only users. */
  onStowage: ((stowage: readonly StowedPack[]) => void) | null
  /** Removes packs from a load; null if the user may not. */
  onRemovePacks: ((loadId: string, packs: readonly Pack[]) => void) | null
}

/**
 * Packs drawn to scale in a container or trailer: dragged, moved by keys or placed automatically,
 * with the load's figures.
 */
export function LoadBuilder({ space, loads, stowage, onStowage, onRemovePacks }: LoadBuilderProps) {
  const { t } = useTranslation('pages/cargo')
  const formatter = usePackFormatter(space)
  const history = useStowageHistory(stowage, onStowage)
  const { placed, unplaced } = useMemo(
    () => arrangeStowage(loads, stowage, space),
    [loads, stowage, space],
  )
  const hintId = useId()

  const at = useMemo(() => new Map(loads.map(({ id }, place) => [id, place])), [loads])
  const getIndex = useCallback((loadId: string) => at.get(loadId) ?? 0, [at])
  const getLetter = useCallback((loadId: string) => toLetter(getIndex(loadId)), [getIndex])
  const getLabel = useCallback(
    (loadId: string) => loads[getIndex(loadId)]?.label ?? '',
    [loads, getIndex],
  )

  const { frame, ...editing } = usePackEditing({
    placed,
    space,
    onChange: (next) => history.commit(toStowage(next)),
    formatProblem: formatter.formatProblem,
    formatMoved: (moved, all) => formatter.formatPosition(moved, all),
    formatAdded: (count) => t('load_builder.announcement.filled', { count }),
    formatNoneAdded: () => t('load_builder.unplaced.title'),
    formatRemoved: () => t('load_builder.announcement.removed'),
    formatBlocked: () => t('load_builder.announcement.blocked'),
  })
  const { shownPacks: shown, selectedId } = editing
  const fill = useMemo(() => computeFill(loads, space), [loads, space])
  const figures = useMemo(() => computeLoadBalance(shown, space), [shown, space])
  const counts = {
    placed: placed.length,
    loaded: loads.reduce((sum, load) => sum + countPacks(load), 0),
  }
  const numbers = useMemo(
    () => new Map(placed.map(({ pack }, place) => [pack.id, place + 1])),
    [placed],
  )
  const warnings = useLoadWarnings(fill, figures, space, (id) => numbers.get(id) ?? 0)
  const formatPack = useCallback(
    (item: PlacedPack, number: number, all: readonly PlacedPack[]) =>
      formatter.formatPack(
        item,
        number,
        [
          `${getLetter(getLoadId(item.pack))} ${getLabel(getLoadId(item.pack))}`,
          ...(item.pack.millPack ? [item.pack.millPack.number] : []),
        ].join(', '),
        all,
      ),
    [formatter, getLetter, getLabel],
  )
  // Screen readers need no names during a drag, and formatting a hundred takes half a frame.
  const packNames = useMemo(
    () => new Map(placed.map((item, place) => [item.pack.id, formatPack(item, place + 1, placed)])),
    [placed, formatPack],
  )
  const selected = shown.find(({ pack }) => pack.id === selectedId)

  return (
    <div className={styles.builder}>
      <LoadFigureList fill={fill} figures={figures} counts={counts} space={space} />
      {warnings.map((warning) => (
        <Banner key={warning} tone={fill.isOverPayload ? 'blocked' : 'waiting'}>
          {warning}
        </Banner>
      ))}
      {onStowage && loads.length > 0 && (
        <StowageActions
          loads={loads}
          space={space}
          stowage={stowage}
          history={history}
          hasPlaced={placed.length > 0}
          onAnnounce={editing.announce}
        />
      )}
      <div ref={frame}>
        <LoadDrawing
          space={space}
          packsToDraw={{
            placed: shown,
            getLetter: ({ pack }) => getLetter(getLoadId(pack)),
            getTone: ({ pack }) => getIndex(getLoadId(pack)),
            formatPack: ({ pack }) => packNames.get(pack.id) ?? '',
            blockedIds: figures.blocked,
          }}
          editing={onStowage && { ...editing, hintId }}
        />
      </div>
      <p role="status" className={styles.message}>
        {editing.announcement}
      </p>
      {onStowage && placed.length > 0 && (
        <>
          <PackTools
            announcement={
              selected ? formatPack(selected, numbers.get(selected.pack.id) ?? 0, shown) : null
            }
            onMove={editing.move}
            onRemove={editing.remove}
          />
          <p id={hintId} className={styles.hint}>
            {t('load_builder.keys')}
          </p>
        </>
      )}
      <LoadLegend
        loads={loads}
        getLetter={getLetter}
        placed={placed}
        isReadOnly={onStowage === null}
      />
      <UnplacedPackList
        groups={unplaced}
        getLetter={getLetter}
        getLabel={getLabel}
        formatReason={formatter.formatUnplacedReason}
        onPlace={onStowage && (({ packs }) => editing.add(packs))}
        onRemovePacks={onRemovePacks}
      />
    </div>
  )
}

interface StowageActionsProps {
  loads: readonly Load[]
  space: Space
  stowage: readonly StowedPack[]
  history: StowageHistory
  hasPlaced: boolean
  /** Announces the result to screen readers. */
  onAnnounce(text: string): void
}

/** Buttons that fill, empty and restore the whole space. */
function StowageActions({
  loads,
  space,
  stowage,
  history,
  hasPlaced,
  onAnnounce,
}: StowageActionsProps) {
  const { t } = useTranslation('pages/cargo')

  function fillUp() {
    const next = autoFillStowage(loads, space)
    history.commit(next)
    onAnnounce(t('load_builder.announcement.filled', { count: next.length }))
  }
  function takeOut() {
    history.commit([])
    onAnnounce(t('load_builder.announcement.removed'))
  }
  function undo() {
    onAnnounce('')
    history.undo()
  }

  return (
    <div className={styles.bar}>
      <Button variant={isAutoFillNext(loads, stowage) ? 'primary' : 'secondary'} onClick={fillUp}>
        {t('load_builder.action.fill')}
      </Button>
      {(hasPlaced || history.canUndo) && (
        <>
          <Button variant="quiet" onClick={takeOut} isDisabled={!hasPlaced}>
            {t('load_builder.action.remove_all')}
          </Button>
          <Button variant="quiet" icon={<Undo2Icon />} onClick={undo} isDisabled={!history.canUndo}>
            {t('load_builder.action.undo')}
          </Button>
        </>
      )}
    </div>
  )
}

interface LoadLegendProps {
  loads: readonly Load[]
  getLetter(loadId: string): string
  placed: readonly PlacedPack[]
  isReadOnly: boolean
}

/** Letter of each load, with its number of placed packs. */
function LoadLegend({ loads, getLetter, placed, isReadOnly }: LoadLegendProps) {
  const { t } = useTranslation('pages/cargo')
  if (loads.length === 0)
    return (
      <p className={styles.muted}>
        {t(isReadOnly ? 'load_builder.legend.none' : 'load_builder.legend.empty')}
      </p>
    )
  return (
    <ul className={styles.legend} aria-label={t('load_builder.legend.label')}>
      {loads.map((load, at) => {
        const placedCount = placed.filter(({ pack }) => getLoadId(pack) === load.id).length
        return (
          <li key={load.id} className={styles.legendItem}>
            <span data-tone={at % 6} className={styles.swatch}>
              {getLetter(load.id)}
            </span>
            <span>
              {load.label},{' '}
              <span className={styles.muted}>
                {countPacks(load) > 0 || load.size
                  ? t('load_builder.legend.inside', {
                      inside: placedCount,
                      count: countPacks(load),
                    })
                  : t('load_builder.legend.unmeasured')}
              </span>
              {load.named && load.named.length > 0 && (
                <span className={styles.numbers}>
                  {load.named.map(({ id, number }, i, { length }) => (
                    <Fragment key={id}>
                      <span className={styles.whole}>
                        {number}
                        {i < length - 1 && ','}
                      </span>{' '}
                    </Fragment>
                  ))}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
