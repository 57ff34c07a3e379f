import { useCallback, useId, useMemo, useState } from 'react'
import { fillFigures, loadFigures, type Placed, type Space } from '@/shared/lib/load-plan'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Undo2Icon } from '@/shared/ui'
import { letterAt, loadOf, packsOf, type Load } from '../model/loads'
import { arranged, filled, stowageOf, withPacks, type Stowed } from '../model/stowage'
import { useEditing } from '../model/use-editing'
import { usePackWords } from '../model/use-pack-words'
import styles from './load-builder.module.css'
import { LoadDrawing } from './load-drawing'
import { LoadFigures, useLoadWarnings } from './load-figures'
import { LoadLegend } from './load-legend'
import { OutsideList } from './outside-list'
import { PackTools } from './pack-tools'

export interface LoadBuilderProps {
  space: Space
  loads: readonly Load[]
  /** Where packs stand, as it is kept. */
  stowage: readonly Stowed[]
  /** Keeps where packs stand; null for who may only look. */
  onStowage: ((stowage: readonly Stowed[]) => void) | null
  /** Takes packs off a load; null for who may not. */
  onTakeOff: ((loadId: string, packs: number) => void) | null
}

/** As many steps back as anybody takes. */
const longestPast = 50

/** Packs to scale in a container or trailer: dragged, moved by keys, or put in by themselves, with what it comes to. */
export function LoadBuilder({ space, loads, stowage, onStowage, onTakeOff }: LoadBuilderProps) {
  const { t } = useTranslation('widgets/load-builder')
  const words = usePackWords(space)
  const [past, setPast] = useState<readonly (readonly Stowed[])[]>([])
  const { placed, outside } = useMemo(
    () => arranged(loads, stowage, space),
    [loads, stowage, space],
  )
  const hintId = useId()

  const at = useMemo(() => new Map(loads.map(({ id }, place) => [id, place])), [loads])
  const placeOf = useCallback((loadId: string) => at.get(loadId) ?? 0, [at])
  const letterOf = useCallback((loadId: string) => letterAt(placeOf(loadId)), [placeOf])
  const labelOf = useCallback(
    (loadId: string) => loads[placeOf(loadId)]?.label ?? '',
    [loads, placeOf],
  )

  function put(next: readonly Stowed[]) {
    setPast([...past.slice(1 - longestPast), stowage])
    onStowage?.(next)
  }
  const editing = useEditing({
    placed,
    space,
    onChange: (next) => put(stowageOf(next)),
    sayWrong: words.wrong,
    sayMoved: (moved, all) => words.place(moved, all),
    sayRemoved: () => t('said.removed'),
    sayStuck: () => t('said.stuck'),
  })
  const { shown, selectedId } = editing
  const fill = useMemo(() => fillFigures(loads, space), [loads, space])
  const figures = useMemo(() => loadFigures(shown, space), [shown, space])
  const counts = {
    placed: placed.length,
    loaded: loads.reduce((sum, load) => sum + packsOf(load), 0),
  }
  const numbers = useMemo(
    () => new Map(placed.map(({ pack }, place) => [pack.id, place + 1])),
    [placed],
  )
  const warnings = useLoadWarnings(fill, figures, space, (id) => numbers.get(id) ?? 0)
  const sayPack = useCallback(
    (each: Placed, number: number, all: readonly Placed[]) =>
      words.pack(each, number, `${letterOf(loadOf(each.pack))} ${labelOf(loadOf(each.pack))}`, all),
    [words, letterOf, labelOf],
  )
  // Nobody is told of all packs while one is dragged, and to word a hundred takes half a frame.
  const names = useMemo(
    () => new Map(placed.map((each, place) => [each.pack.id, sayPack(each, place + 1, placed)])),
    [placed, sayPack],
  )
  const selected = shown.find(({ pack }) => pack.id === selectedId)

  function fillUp() {
    const next = filled(loads, space)
    put(next)
    editing.say(t('said.filled', { count: next.length }))
  }
  function undo() {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    onStowage?.(before)
  }

  return (
    <div className={styles.builder}>
      <LoadFigures fill={fill} figures={figures} counts={counts} space={space} />
      {warnings.map((warning) => (
        <Banner key={warning} tone={fill.isOverPayload ? 'blocked' : 'waiting'}>
          {warning}
        </Banner>
      ))}
      {onStowage && (
        <div className={styles.bar}>
          <Button onClick={fillUp} isDisabled={loads.length === 0}>
            {t('act.fill')}
          </Button>
          <Button variant="quiet" onClick={() => put([])} isDisabled={placed.length === 0}>
            {t('act.empty')}
          </Button>
          <Button
            variant="quiet"
            icon={<Undo2Icon />}
            onClick={undo}
            isDisabled={past.length === 0}
          >
            {t('act.undo')}
          </Button>
        </div>
      )}
      <div ref={editing.frame}>
        <LoadDrawing
          space={space}
          drawn={{
            placed: shown,
            letterOf: ({ pack }) => letterOf(loadOf(pack)),
            toneOf: ({ pack }) => placeOf(loadOf(pack)),
            sayPack: ({ pack }) => names.get(pack.id) ?? '',
            shut: figures.blocked,
          }}
          editing={onStowage && { ...editing, hintId }}
        />
      </div>
      <p role="status" className={styles.said}>
        {editing.said}
      </p>
      {onStowage && placed.length > 0 && (
        <>
          <PackTools
            said={selected ? sayPack(selected, numbers.get(selected.pack.id) ?? 0, shown) : null}
            onMove={editing.move}
            onRemove={editing.remove}
          />
          <p id={hintId} className={styles.hint}>
            {t('keys')}
          </p>
        </>
      )}
      <LoadLegend loads={loads} letterOf={letterOf} placed={placed} />
      <OutsideList
        groups={outside}
        letterOf={letterOf}
        labelOf={labelOf}
        sayWhy={words.outside}
        onPutIn={onStowage && (({ packs }) => put(stowageOf(withPacks(placed, packs, space))))}
        onTakeOff={onTakeOff}
      />
    </div>
  )
}
