import { type CSSProperties, useCallback, useState, useSyncExternalStore } from 'react'
import type { PackStatus } from '@/entities/pack'
import { useTranslation } from '@/shared/i18n'
import { Button, TextField } from '@/shared/ui'
import { LinesGrid, type LinesStore, type PastedBlock } from '@/shared/ui/lines-grid'
import { type Dimensions, parseLength, type Tally } from '@domain/timber'
import { toPackNumberKey } from '@domain/rules/pack-number'
import { listLengths, type PackRow } from '../model/pack-row'
import { useMatrixColumns } from '../model/use-matrix-columns'
import styles from './pack-matrix.module.css'

interface PackMatrixProps {
  /** Accessible name. */
  label: string
  store: LinesStore<PackRow>
  section: Dimensions
  /** Lengths that the supply line allows, in mm. */
  lengths?: readonly number[]
  /** Pieces whose lengths are the only ones, such as of a pack that is split. */
  fixedLengths?: Tally | undefined
  /** Statuses of saved packs by id; shown once one of them is more than listed. */
  statuses?: ReadonlyMap<string, PackStatus>
  isReadOnly?: boolean
  /** Number of packs with a number, as `toPackNumberKey`; those of the matrix by default. */
  countNumber?: (key: string) => number
  /** Handles pasted sheets with titles; returns false to paste the cells as they are. */
  handlePaste?: ((block: PastedBlock) => boolean) | undefined
}

/** Width of the line numbers and the menu of a line, in em. */
const EDGES = 5

const NO_LENGTHS: readonly number[] = []
const noStatuses: ReadonlyMap<string, PackStatus> = new Map()

/** Packs down, lengths across, with sums at both edges. */
export function PackMatrix({
  label,
  store,
  section,
  lengths = NO_LENGTHS,
  fixedLengths,
  statuses = noStatuses,
  isReadOnly = false,
  countNumber: countAll,
  handlePaste,
}: PackMatrixProps) {
  const { t } = useTranslation('widgets/packs')
  const [added, setAdded] = useState<readonly number[]>(NO_LENGTHS)
  const [wantsDetails, setWantsDetails] = useState(false)
  const shownLengths = useSyncExternalStore(store.subscribe, () =>
    listLengths(
      store.lines(),
      fixedLengths?.map(({ length_mm }) => length_mm) ?? (isReadOnly ? [] : [...lengths, ...added]),
    ).join(' '),
  )
  const hasDetails = useSyncExternalStore(store.subscribe, () =>
    store.lines().some(({ barcode, mark, weight }) => [barcode, mark, weight].some(Boolean)),
  )
  const countShown = useCallback(
    (key: string) => store.lines().filter(({ number }) => toPackNumberKey(number) === key).length,
    [store],
  )
  const columns = useMatrixColumns({
    lengths: shownLengths.split(' ').filter(Boolean).map(Number),
    section,
    hasDetails: wantsDetails || hasDetails,
    statuses,
    isReadOnly,
    requiresPieces: !fixedLengths,
    countNumber: countAll ?? countShown,
  })
  const [, ...figures] = columns
  const width = figures.reduce((sum, column) => sum + column.width, EDGES)
  return (
    <div className={styles.matrix} style={{ '--figures': width } as CSSProperties}>
      {!isReadOnly && (
        <div className={styles.bar}>
          {!fixedLengths && <AddLength onAdd={(length) => setAdded([...added, length])} />}
          {!hasDetails && (
            <Button
              size="s"
              aria-pressed={wantsDetails}
              onClick={() => setWantsDetails(!wantsDetails)}
            >
              {t('details')}
            </Button>
          )}
        </div>
      )}
      <LinesGrid
        label={label}
        store={store}
        columns={columns}
        isReadOnly={isReadOnly}
        isSheet
        addText={t('add_pack')}
        handlePaste={handlePaste}
      />
    </div>
  )
}

/** Field that adds a column for a length. */
function AddLength({ onAdd }: { onAdd(length: number): void }) {
  const { t } = useTranslation('widgets/packs')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function add() {
    const read = parseLength(text)
    if (!read.ok) return setError(t(`length.${read.code}`))
    onAdd(read.length_mm)
    setText('')
  }
  return (
    <form
      noValidate
      className={styles.length}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={t('length.label')}
        value={text}
        error={error}
        inputMode="decimal"
        onChange={(value) => {
          setText(value)
          setError(undefined)
        }}
      />
      <Button size="s" type="submit">
        {t('length.add')}
      </Button>
    </form>
  )
}
