import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { clientQuery } from '@/entities/client'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import {
  lineClipboard,
  LineCount,
  LineServices,
  LineWarnings,
  useDescription,
  useUnfinished,
  useWarnedColumns,
  WoodLines,
} from '@/widgets/wood-lines'
import { dealForm } from '../model/deal-form'
import type { LineDraft } from '../model/deal-line'
import { useDealWarnings, useWarningWords } from '../model/deal-warnings'
import { useDealLines } from '../model/use-deal'
import { useLineColumns } from '../model/use-line-columns'

/** What is sold, line by line. */
export function LinesSection() {
  const { t } = useTranslation('pages/deal')
  const { saved, me, fields, canEdit, keepAlong } = useRecord(dealForm)
  const sheet = useDealLines()
  const { lines } = sheet
  const unfinished = useUnfinished({ personId: me.id, kind: 'deal', id: saved?.id ?? null }, lines)
  useEffect(() => keepAlong(unfinished), [keepAlong, unfinished])
  const [currency, clientId] = useWatch({
    control: fields.control,
    name: ['currency', 'client_id'],
  })
  const { data: client } = useQuery({ ...clientQuery(clientId), enabled: clientId !== '' })
  const description = useDescription(sheet.cursor)
  const { describe } = description
  const warnings = useDealWarnings()
  const { say, sayShort } = useWarningWords()
  const columns = useWarnedColumns(
    useLineColumns({ currency, required: client?.required_certification ?? 'none', describe }),
    warnings,
    sayShort,
  )
  const clipboard = useMemo(
    () =>
      lineClipboard<LineDraft>({
        prices: { price: 'sale', planned_purchase_price: 'purchase' },
        currency,
        newLine: lines.newLine,
      }),
    [currency, lines],
  )
  const mayLines = canEdit('lines')
  useEffect(() => lines.reread(), [lines, currency])

  return (
    <DocumentSection title={t('section.lines')} layout="whole" aside={<LineCount lines={lines} />}>
      <WoodLines
        label={t('line.label')}
        sheet={sheet}
        columns={columns}
        clipboard={clipboard}
        description={description}
        unfinished={unfinished}
        isFixed={!mayLines}
        isReadOnly={!mayLines && !canEdit('planned_purchase_price')}
      />
      {saved && <LineServices lines={saved.lines} currency={saved.currency} />}
      <LineWarnings lines={lines} warnings={warnings} say={say} />
    </DocumentSection>
  )
}
