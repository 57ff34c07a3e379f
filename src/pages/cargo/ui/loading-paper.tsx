import { useTranslation } from '@/shared/i18n'
import { LoadDrawing, getLoadId, usePackFormatter } from '@/widgets/load-builder'
import { spaces } from '@/shared/lib/load-plan'
import { Paper, PaperParty } from '@/widgets/document'
import { createCargoPackList } from '../model/cargo-pack-list'
import type { CargoPapers } from '../model/cargo-papers'
import { PackTable } from './pack-table'
import styles from './pack-table.module.css'
import { useCargoPaperParts } from './use-paper-parts'

/** How a cargo is loaded: the drawing, and the packs in the order in which they come in. */
export function LoadingListPaper({ papers }: { papers: CargoPapers }) {
  const { t } = useTranslation('pages/cargo')
  const { cargo } = papers
  const parts = useCargoPaperParts(papers)
  const { space, loads, placed, packs } = createCargoPackList(cargo)
  const words = usePackFormatter(space ?? spaces['40HC'])
  const listed = new Map(packs.map((each) => [each.id, each]))
  const sayPlace = (id: string) => {
    const found = placed.find(({ pack }) => pack.id === id)
    if (found) return words.place(found, placed)
    return placed.length > 0 ? t('paper.unplaced') : ''
  }
  return (
    <Paper
      notice={parts.notice}
      title={`${t('paper.loading.title')} ${cargo.number}`}
      details={parts.details}
      parties={[
        <PaperParty
          key="at"
          role={t('paper.loaded_at')}
          name={parts.mills.join(', ')}
          lines={[]}
        />,
        <PaperParty
          key="by"
          role={t('paper.carrier')}
          name={cargo.carrier ?? ''}
          lines={[cargo.forwarder]}
        />,
      ]}
      terms={[
        ...parts.unit,
        parts.term('seal_number'),
        parts.term('booking_number'),
        parts.departs,
      ]}
      smallPrint={t('paper.terms.loading')}
      signatures={[t('paper.sign_loader')]}
    >
      {space && placed.length > 0 && (
        <div className={styles.drawing}>
          <LoadDrawing
            space={space}
            drawn={{
              placed,
              getLetter: ({ pack }) => listed.get(pack.id)?.letter ?? '',
              getTone: ({ pack }) => loads.findIndex(({ id }) => id === getLoadId(pack)),
              formatPack: (each, number) =>
                words.pack(
                  each,
                  number,
                  `${listed.get(each.pack.id)?.letter ?? ''} ${listed.get(each.pack.id)?.wood ?? ''}`,
                  placed,
                ),
              blockedIds: [],
            }}
          />
        </div>
      )}
      <PackTable packs={packs} formatPlace={({ id }) => sayPlace(id)} />
    </Paper>
  )
}
