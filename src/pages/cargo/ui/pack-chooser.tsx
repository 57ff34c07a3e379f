import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { LoadablePack } from '@/entities/cargo'
import { formatPieces } from '@/entities/pack'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, Checkbox, Drawer, NumberField, TextField } from '@/shared/ui'
import { toNumber } from '@domain/numbers'
import {
  chooseFirstPacks,
  findPacksByNumber,
  isBeyondMost,
  readEnteredPacks,
  type WoodLimits,
} from '../model/choose-packs'
import { sumListedPacks } from '../model/load-line'
import styles from './pack-chooser.module.css'

export interface PackChooserProps {
  /** Wood and deal that the packs are for. */
  title: string
  /** Packs of the mill's list that this load may name, in the mill's order. */
  packs: readonly LoadablePack[]
  /** Skeleton or error while the full list is fetched; null afterwards. */
  pending: ReactNode
  /** Ids of the packs in this load. */
  loadedIds: readonly string[]
  /** Largest amounts that may be loaded. */
  limits: WoodLimits
  onChoose: (packIds: readonly string[]) => void
  /** Counts as many packs without their numbers; null if the load names none. */
  onCount: (() => void) | null
  onClose: () => void
}

/** Packs shown at first, and added by each press. */
const PAGE_SIZE = 100

/** Choice of packs by the mill's numbers, with their sums. */
export function PackChooser(props: PackChooserProps) {
  const { title, packs, pending, loadedIds, limits, onChoose, onCount, onClose } = props
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(loadedIds))
  const [search, setSearch] = useState('')
  const [isUnclear, setIsUnclear] = useState(false)
  const [count, setCount] = useState('')
  const [isTooMany, setIsTooMany] = useState(false)
  const [shown, setShown] = useState(PAGE_SIZE)
  const found = findPacksByNumber(packs, search)
  const chosenPacks = packs.filter(({ id }) => chosen.has(id))
  const sums = sumListedPacks(chosenPacks)

  function toggle(id: string, isOn: boolean) {
    const next = new Set(chosen)
    if (isOn) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  function changeSearch(next: string) {
    setSearch(next)
    setIsUnclear(false)
    setIsTooMany(false)
  }
  /** Chooses the entered packs, so that numbers can be entered one after the other. */
  function chooseEntered(text: string) {
    const entered = readEnteredPacks(packs, text)
    setChosen(new Set([...chosen, ...entered.packs.map(({ id }) => id)]))
    changeSearch(entered.rest)
    setIsUnclear(entered.rest !== '' && findPacksByNumber(packs, entered.rest).length > 1)
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    chooseEntered(search)
  }
  /** Chooses pasted packs. A field would join the numbers of several lines. */
  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (readEnteredPacks(packs, text).packs.length < 2) return
    event.preventDefault()
    chooseEntered(text)
  }
  function chooseFirst() {
    setIsTooMany(toNumber(count) > found.length)
    if (toNumber(count) <= found.length) setChosen(chooseFirstPacks(chosen, found, toNumber(count)))
  }
  function close(act: () => void) {
    act()
    onClose()
  }

  return (
    <Drawer
      title={t('packs.title')}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isDisabled={sums.packs === 0 && loadedIds.length === 0}
            onClick={() =>
              close(() => onChoose(packs.map(({ id }) => id).filter((id) => chosen.has(id))))
            }
          >
            {sums.packs === 0 && loadedIds.length > 0
              ? t('load.off')
              : t('fits.add', { count: sums.packs })}
          </Button>
          {onCount && (
            <Button variant="quiet" onClick={() => close(onCount)}>
              {t('packs.count_only')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.chooser}>
        <p className={styles.title}>{title}</p>
        <div className={styles.tools}>
          <div className={styles.search} onPaste={handlePaste}>
            <TextField
              type="search"
              label={t('packs.search')}
              value={search}
              onChange={changeSearch}
              onKeyDown={handleKey}
              error={isUnclear ? t('packs.unclear', { count: found.length }) : undefined}
              autoComplete="off"
              maxLength={400}
            />
          </div>
          <NumberField
            label={t('packs.first')}
            value={count}
            onChange={(next) => {
              setCount(next)
              setIsTooMany(false)
            }}
            error={isTooMany ? t('packs.too_many', { count: found.length }) : undefined}
            min="0"
            maxPlaces={0}
            className={styles.count}
          />
          <Button isDisabled={!/^\d+$/.test(count)} onClick={chooseFirst}>
            {t('packs.select')}
          </Button>
        </div>
        <div className={styles.sums}>
          <div className={styles.totalLine}>
            <p role="status" className={styles.total}>
              {t('packs.sums', {
                count: sums.packs,
                pcs: format.number(sums.pcs, 0),
                m3: format.volume(sums.m3),
                kg: format.number(sums.kg, 0),
              })}
            </p>
            {sums.packs > 0 && (
              <Button size="s" variant="quiet" onClick={() => setChosen(new Set())}>
                {t('packs.clear')}
              </Button>
            )}
          </div>
          {isBeyondMost(limits, packs, chosenPacks) && (
            <Banner tone="waiting">{t('packs.most', { m3: format.volume(limits.most.m3) })}</Banner>
          )}
        </div>
        {found.length === 0 ? (
          pending === null && <p className={styles.empty}>{t('packs.not_found')}</p>
        ) : (
          <PackTable packs={found.slice(0, shown)} chosen={chosen} onToggle={toggle} />
        )}
        {found.length > shown && (
          <Button variant="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
            {t('fits.more', { count: found.length - shown })}
          </Button>
        )}
        {pending}
      </div>
    </Drawer>
  )
}

interface PackTableProps {
  packs: readonly LoadablePack[]
  chosen: ReadonlySet<string>
  onToggle: (id: string, isOn: boolean) => void
}

function PackTable({ packs, chosen, onToggle }: PackTableProps) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  return (
    <table className={styles.table} aria-label={t('packs.title')}>
      <thead>
        <tr>
          <th scope="col">{t('packs.number')}</th>
          <th scope="col">{t('packs.lengths')}</th>
          <th scope="col" className={styles.figure}>
            {t('packs.pcs')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('packs.volume')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('packs.weight')}
          </th>
        </tr>
      </thead>
      <tbody>
        {packs.map(({ id, number, tally, pcs, m3, kg }) => (
          <tr key={id}>
            <th scope="row">
              <Checkbox
                label={<span className={styles.number}>{number}</span>}
                value={chosen.has(id)}
                onChange={(isOn) => onToggle(id, isOn)}
              />
            </th>
            <td>{formatPieces(tally)}</td>
            <td className={styles.figure}>{format.number(pcs, 0)}</td>
            <td className={styles.figure}>{format.volume(m3)}</td>
            <td className={styles.figure}>{format.number(kg, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
