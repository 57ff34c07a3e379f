import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { type SupplyPacks as Packs, supplyPacksQueryOptions } from '@/entities/pack'
import { formatWoodName } from '@/entities/product'
import { useMe } from '@/entities/session'
import type { Supply } from '@/entities/supply'
import { ConflictDialog, focusFirstError } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, ErrorState, NativeSelect, Skeleton } from '@/shared/ui'
import type { PastedBlock } from '@/shared/ui/lines-grid'
import { describePackConflict } from '../model/pack-conflicts'
import { toPackRow } from '../model/pack-edits'
import type { PackEditor } from '../model/pack-editor'
import { createPackStore } from '../model/pack-store'
import { hasPackingTitles } from '../model/packing-list-kind'
import { useHasPackEdits, useVoidAcceptances } from '../model/use-pack-changes'
import { usePackEditor } from '../model/use-pack-editor'
import { PackImport } from './pack-import'
import { PackPages } from './pack-pages'
import { EditedPackTotals, PackTotals } from './pack-totals'
import styles from './supply-packs.module.css'

/** Section component of the document frame. */
type Section = ComponentType<{ title: string; layout: 'whole'; children: ReactNode }>

interface SupplyPacksProps {
  supply: Supply
  section: Section
}

/** The mill's packing list of a supply: totals, and the packs of each line as a matrix. */
export function SupplyPacks({ supply, section: Section }: SupplyPacksProps) {
  const { t } = useTranslation('widgets/packs')
  const { data, error, refetch, isFetching } = useQuery(supplyPacksQueryOptions(supply.id))
  if (data?.items.length === 0 && !data.allowed_actions.includes('edit')) return null
  return (
    <Section title={t('title')} layout="whole">
      {data ? (
        data.allowed_actions.includes('edit') ? (
          <EditablePacks key={supply.id} supply={supply} packs={data} />
        ) : (
          <ReadOnlyPacks supply={supply} packs={data} />
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton height="10rem" />
      )}
    </Section>
  )
}

interface LoadedProps {
  supply: Supply
  packs: Packs
}

function EditablePacks({ supply, packs }: LoadedProps) {
  const { t } = useTranslation('widgets/packs')
  const format = useFormat()
  const me = useMe()
  const editing = usePackEditor(me?.id ?? '', supply.id, packs)
  const { editor } = editing
  const [imported, setImported] = useState<PackSource | null>(null)
  const [isEntering, setEntering] = useState(false)
  const [lineId, setLineId] = useState(supply.lines[0]?.id ?? '')
  const line = supply.lines.find(({ id }) => id === lineId) ?? supply.lines[0]
  const store = line && editor?.store(line.id)
  const locked = packs.items.filter((pack) => !pack.is_editable).length
  const handlePaste = useCallback((block: PastedBlock) => {
    const isList = hasPackingTitles(block.cells)
    if (isList) setImported({ cells: block.cells })
    return isList
  }, [])
  if (!editor) return <Skeleton height="10rem" />
  const isEmpty = packs.items.length === 0 && !editing.isRestored && !isEntering
  return (
    <div className={styles.packs}>
      {isEmpty && <p className={styles.muted}>{t('empty')}</p>}
      {editing.isRestored && <Banner tone="waiting">{t('restored')}</Banner>}
      {editing.problem !== null && (
        <Banner tone="blocked" isAnnounced>
          {editing.problem}
          {editing.details.length > 0 && (
            <ul>
              {editing.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      {!isEmpty && <EditedPackTotals lines={supply.lines} packs={packs} editor={editor} />}
      {packs.items.length > 0 && (
        <p className={styles.muted}>
          {locked > 0 && `${t('locked', { count: locked })} `}
          <AllPacksLink supplyId={supply.id} />
        </p>
      )}
      <div className={styles.bar}>
        {!isEmpty && (
          <LineChoice lines={supply.lines} value={line?.id ?? ''} onChange={setLineId} />
        )}
        <Button size="s" onClick={() => setImported({ cells: null })}>
          {t('import.open')}
        </Button>
        {isEmpty && (
          <Button size="s" onClick={() => setEntering(true)}>
            {t('enter')}
          </Button>
        )}
      </div>
      {!isEmpty && line && store && (
        <PackPages
          key={line.id}
          store={store}
          specification={line.specification}
          packs={packs.items}
          countNumber={editor.countNumber}
          handlePaste={handlePaste}
        />
      )}
      {!isEmpty && <SaveBar editor={editor} editing={editing} />}
      {editing.conflicts && (
        <ConflictDialog
          by={null}
          conflicts={editing.conflicts.map((conflict) => describePackConflict(conflict, format))}
          isPending={editing.isSaving}
          onSave={(choices) => void editing.saveChoices(choices)}
          onClose={editing.cancelChoices}
        />
      )}
      {imported && (
        <PackImport
          supply={supply}
          cells={imported.cells}
          onAdd={(rows) => {
            editor.add(rows)
            setEntering(true)
            const [first] = [...rows].find(([, added]) => added.length > 0) ?? []
            if (first) setLineId(first)
          }}
          onClose={() => setImported(null)}
        />
      )}
    </div>
  )
}

/** A list that is imported: pasted cells, or null for a file that the user chooses. */
interface PackSource {
  readonly cells: PastedBlock['cells'] | null
}

function SaveBar({
  editor,
  editing,
}: {
  editor: PackEditor
  editing: ReturnType<typeof usePackEditor>
}) {
  const { t } = useTranslation('widgets/packs')
  const hasEdits = useHasPackEdits(editor)
  const voidAcceptances = useVoidAcceptances(editor)
  const bar = useRef<HTMLDivElement>(null)
  async function save() {
    await editing.save()
    focusFirstError(bar.current?.parentElement ?? null)
  }
  return (
    <>
      {voidAcceptances > 0 && (
        <Banner tone="waiting" isAnnounced>
          {t('save.inspect_again', { count: voidAcceptances })}
        </Banner>
      )}
      <div ref={bar} className={styles.bar}>
        <Button
          variant="primary"
          isDisabled={!hasEdits}
          isPending={editing.isSaving}
          onClick={() => void save()}
        >
          {t('save.button')}
        </Button>
        {hasEdits && (
          <Button variant="quiet" isDisabled={editing.isSaving} onClick={editing.discard}>
            {t('save.discard')}
          </Button>
        )}
      </div>
    </>
  )
}

function ReadOnlyPacks({ supply, packs }: LoadedProps) {
  const [lineId, setLineId] = useState(packs.items[0]?.supply_line_id ?? supply.lines[0]?.id ?? '')
  const line = supply.lines.find(({ id }) => id === lineId)
  const store = useMemo(
    () =>
      createPackStore(
        packs.items
          .filter(({ supply_line_id }) => supply_line_id === lineId)
          .map((pack) => toPackRow(pack)),
      ),
    [packs, lineId],
  )
  return (
    <div className={styles.packs}>
      <PackTotals lines={supply.lines} totals={packs.lines} />
      <p className={styles.muted}>
        <AllPacksLink supplyId={supply.id} />
      </p>
      <LineChoice lines={supply.lines} value={lineId} onChange={setLineId} />
      {line && (
        <PackPages
          key={lineId}
          store={store}
          specification={line.specification}
          packs={packs.items}
          isReadOnly
        />
      )}
    </div>
  )
}

/** Link to the list of the supply's packs, from which each pack is opened. */
function AllPacksLink({ supplyId }: { supplyId: string }) {
  const { t } = useTranslation('widgets/packs')
  return (
    <Link to="/packs" search={{ supply_id: [supplyId] }}>
      {t('all')}
    </Link>
  )
}

interface LineChoiceProps {
  lines: Supply['lines']
  value: string
  onChange(id: string): void
}

/** Choice of the line whose packs are shown; none if there is one line. */
function LineChoice({ lines, value, onChange }: LineChoiceProps) {
  const { t } = useTranslation('widgets/packs')
  const format = useFormat()
  if (lines.length < 2) return null
  return (
    <NativeSelect
      label={t('line')}
      value={value}
      options={lines.map((line, at) => ({
        value: line.id,
        label: `${format.number(at + 1)}. ${formatWoodName(line)}`,
      }))}
      onChange={onChange}
    />
  )
}
