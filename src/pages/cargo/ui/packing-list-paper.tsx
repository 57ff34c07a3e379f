import { useTranslation } from '@/shared/i18n'
import { Paper, PaperParty } from '@/widgets/document'
import { createCargoPackList } from '../model/cargo-pack-list'
import type { CargoPapers } from '../model/cargo-papers'
import { PackTable } from './pack-table'
import { useCargoPaperParts } from './use-paper-parts'

/** The packs of one client in a cargo, with the numbers that the loading instruction gives them. The mill stays unnamed. */
export function PackingListPaper({ papers }: { papers: CargoPapers }) {
  const { t } = useTranslation('pages/cargo')
  const { cargo, consignees } = papers
  const deals = new Set(consignees.map(({ dealNumber }) => dealNumber))
  const parts = useCargoPaperParts(papers)
  const isTruck = cargo.kind === 'truck'
  return (
    <Paper
      notice={parts.notice}
      title={`${t('paper.packing_list.title')} ${cargo.number}`}
      details={parts.details}
      parties={[
        parts.consignee,
        <PaperParty key="from" role={t('paper.shipper')} name="Timberdesk" lines={[]} />,
      ]}
      terms={[
        ...parts.unit,
        parts.term('seal_number'),
        ...(isTruck ? [] : [parts.voyage, parts.way]),
        parts.departs,
        ...(isTruck ? [] : [parts.term('bill_of_lading')]),
      ]}
      smallPrint={t('paper.terms.packing_list')}
      signatures={[t('paper.sign_shipper')]}
    >
      <PackTable packs={createCargoPackList(cargo).packs.filter(({ deal }) => deals.has(deal))} />
    </Paper>
  )
}
