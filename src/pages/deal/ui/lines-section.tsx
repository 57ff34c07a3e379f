import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { clientQuery } from '@/entities/client'
import { lineFigures } from '@/entities/deal'
import { useTranslation } from '@/shared/i18n'
import { Equivalents, PencilIcon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document-frame'
import { LinesGrid } from '@/widgets/lines-grid'
import { useDealContext } from '../model/deal-editor'
import { sentLines } from '../model/deal-form'
import { settleProducts } from '../model/line-product'
import { useDescription } from '../model/use-description'
import { useLineColumns } from '../model/use-line-columns'
import styles from './deal-fields.module.css'

const SpecificationDrawer = lazy(async () => ({
  default: (await import('./specification-drawer')).SpecificationDrawer,
}))

/** What is sold, line by line. */
export function LinesSection() {
  const { t } = useTranslation('pages/deal')
  const { editor, rights } = useDealContext()
  const [currency, clientId] = useWatch({ control: editor.form.control, name: ['currency', 'client_id'] })
  const { data: client } = useQuery({ ...clientQuery(clientId), enabled: clientId !== '' })
  const { described, describe, close } = useDescription(editor.cursor)
  const columns = useLineColumns({ rights, currency, required: client?.required_certification ?? 'none', describe })
  const mayLines = rights.canEdit('lines')
  useFoundProducts()
  useEffect(() => editor.lines.reread(), [editor.lines, currency])

  return (
    <div data-field="lines">
      <DocumentSection title={t('section.lines')} layout="whole" aside={<LineCount />}>
        <LinesGrid
          label={t('line.label')}
          store={editor.lines}
          cursor={editor.cursor}
          columns={columns}
          isReadOnly={!mayLines && !rights.canEdit('planned_purchase_price')}
          isFixed={!mayLines}
          actions={[{ id: 'specification', label: t('line.specification'), icon: <PencilIcon />, run: describe }]}
        />
        <ActiveLine />
      </DocumentSection>
      {described && (
        <Suspense fallback={null}>
          <SpecificationDrawer lineId={described} isReadOnly={!mayLines} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

function LineCount() {
  const { t } = useTranslation('pages/deal')
  const { lines } = useDealContext().editor
  const all = useDeferredValue(useSyncExternalStore(lines.subscribe, lines.lines))
  return t('line.count', { count: sentLines(all).length })
}

/** The line that one stands on, in every unit. */
function ActiveLine() {
  const { t } = useTranslation('pages/deal')
  const { lines, cursor } = useDealContext().editor
  const lineId = useSyncExternalStore(cursor.subscribe, () => cursor.place()?.lineId ?? '')
  const subscribe = useCallback((listener: () => void) => lines.subscribeLine(lineId, listener), [lines, lineId])
  const line = useDeferredValue(useSyncExternalStore(subscribe, () => lines.line(lineId)))
  const { conversions } = line ? lineFigures(line) : { conversions: null }
  const hasLines = useSyncExternalStore(lines.subscribe, () => sentLines(lines.lines()).length > 0)

  return (
    <div className={styles.equals}>
      {line?.specification && conversions ? (
        <>
          <span>{t('line.equals', { number: lines.order().indexOf(line.id) + 1 })}</span>
          <Equivalents quantity={line.quantity} unit={line.unit} dimensions={line.specification} />
        </>
      ) : (
        hasLines && t('line.equals_hint')
      )}
    </div>
  )
}

const restMs = 400

/** Lines that came as words get their products once typing rests. */
function useFoundProducts() {
  const { editor } = useDealContext()
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      // A search that fails leaves the words as they are, marked, for the person to choose.
      timer = setTimeout(() => void settleProducts(editor, queryClient).catch(() => {}), restMs)
    }
    const stops = [editor.lines.subscribe(wait), editor.cursor.subscribe(wait)]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [editor, queryClient])
}
