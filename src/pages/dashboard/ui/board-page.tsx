import { useProblemText } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { ErrorState, FigureList, KeyFigure } from '@/shared/ui'
import type { Board, BoardName, StageFigures } from '../model/board'
import styles from './board-page.module.css'
import { BoardBones } from './board-bones'
import { StageTable } from './stage-table'
import { WorkList } from './work-list'

interface BoardPageProps {
  name: BoardName
  /** Undefined until it has come. */
  board: Board | undefined
  /** Why it did not come, or not anew. */
  failure: { readonly error: Error | null; refetch(): void } | null
}

/** What needs somebody today, and where everything stands; each figure leads to the list that it counts. */
export function BoardPage({ name, board, failure }: BoardPageProps) {
  const { t } = useTranslation('pages/dashboard')
  const problemText = useProblemText()
  useTitle(t(`title.${name}`))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`title.${name}`)}</h1>
      {failure && (
        <ErrorState title={t(board ? 'failed_again' : 'failed')} onRetry={() => failure.refetch()}>
          {problemText(failure.error)}
        </ErrorState>
      )}
      {board && (
        <>
          <section aria-labelledby="work">
            <h2 id="work" className={styles.heading}>
              {t('work.title')}
            </h2>
            <WorkList rows={board.work} />
          </section>
          <section aria-labelledby="stages">
            <h2 id="stages" className={styles.heading}>
              {t(`stages.${name}`)}
            </h2>
            <OpenFigures name={name} open={board.open} />
            <StageTable name={name} rows={board.stages} />
          </section>
        </>
      )}
      {!board && !failure && <BoardBones />}
    </div>
  )
}

function OpenFigures({ name, open }: { readonly name: BoardName; readonly open: StageFigures }) {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  return (
    <FigureList direction="row">
      <KeyFigure size="l" label={t(`open.${name}`)} value={format.number(open.count)} />
      <KeyFigure size="l" label={t('volume')} value={format.volume(open.volume_m3)} unit="m³" />
      <KeyFigure
        size="l"
        label={t(`amount.${name}`)}
        value={format.money(open.amount_eur, 'EUR')}
        note={open.without_rate > 0 ? t('without_rate', { count: open.without_rate }) : undefined}
      />
    </FigureList>
  )
}
