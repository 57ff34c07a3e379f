import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { downloadAttachment } from '@/entities/document'
import type { Schemas } from '@/shared/api'
import { getFieldLabel } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import type { Description } from '@/shared/ui'
import { PaperDesk, PaperParty, PaperSheet } from '@/widgets/document/@x/inspection'
import type { Report, ReportKind } from '../model/use-report'
import { BackToReportLink } from './report-items'
import styles from './report-paper.module.css'

interface ReportPaperProps {
  readonly kind: ReportKind
  readonly report: Report & Pick<Schemas['SupplyReport'], 'verdict' | 'place'>
  /** Namespace of the page's texts, with the label of the verdict. */
  readonly texts: `pages/${string}`
  /** Title before the number. */
  readonly title: string
  /** Day of the inspection. */
  readonly day: string | null
  /** The inspected supply or container. */
  readonly subject: ComponentProps<typeof PaperParty>
  /** Terms after the verdict. */
  readonly terms: readonly Description[]
  /** True if terms without a value are left out; by default they have a dash. */
  readonly hasOnlyFilledTerms?: boolean
  readonly smallPrint: string
  /** Parts between the terms and the photos. */
  readonly children: ReactNode
}

/** An inspection report on A4: verdict, the parts of its kind and all photos. */
export function ReportPaper({
  kind,
  report,
  texts,
  title,
  day,
  subject,
  terms: ownTerms,
  hasOnlyFilledTerms = false,
  smallPrint,
  children,
}: ReportPaperProps) {
  const { t } = useTranslation(['widgets/inspection', 'entities/inspection', 'widgets/document'])
  const urls = usePaperPhotos(kind, report)
  const { verdict, inspector, approved_by } = report
  const isValid = report.status === 'approved' && report.corrected_by === null
  const terms = [
    {
      term: getFieldLabel(texts, 'verdict'),
      value: verdict && (
        <strong className={styles.verdict}>{t(`entities/inspection:verdict.${verdict}`)}</strong>
      ),
    },
    ...ownTerms,
  ]
  return (
    <PaperDesk back={<BackToReportLink kind={kind} id={report.id} />} isReady={urls !== undefined}>
      <PaperSheet
        notice={
          isValid
            ? null
            : {
                title: t(`entities/inspection:status.${report.status}`),
                text: t('widgets/inspection:paper.not_in_force'),
              }
        }
        title={`${title} ${report.number}`}
        details={[day, report.place].filter(Boolean).join(', ')}
        parties={[
          <PaperParty key="subject" {...subject} />,
          <PaperParty
            key="inspector"
            role={t('widgets/inspection:paper.inspector')}
            name={inspector.name}
            lines={[
              approved_by && t('widgets/inspection:paper.approved', { name: approved_by.name }),
            ]}
          />,
        ]}
        terms={hasOnlyFilledTerms ? terms.filter(({ value }) => Boolean(value)) : terms}
        smallPrint={smallPrint}
        signatures={[
          t('widgets/inspection:paper.inspector'),
          t('widgets/inspection:paper.approver'),
        ].map((party) => ({ party, line: t('widgets/document:paper.sign_line') }))}
      >
        {children}
        <PaperPhotos urls={urls} photos={report.photos} />
      </PaperSheet>
    </PaperDesk>
  )
}

interface ReportPaperPartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A titled part of the printed report. */
export function ReportPaperPart({ title, children }: ReportPaperPartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Returns the URLs of a report's uploaded photos, in order; undefined until all are loaded. */
function usePaperPhotos(
  kind: ReportKind,
  { id, photos }: Pick<Report, 'id' | 'photos'>,
): readonly string[] | undefined {
  const sent = photos.flatMap(({ attachment_id }) => attachment_id ?? [])
  const { data } = useQuery({
    queryKey: [kind, 'photos', id, sent] as const,
    queryFn: async () => {
      const files = await Promise.all(sent.map((item) => downloadAttachment({ kind, id }, item)))
      return files.map((file) => URL.createObjectURL(file))
    },
    // The object URLs live as long as the page.
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

interface PaperPhotosProps {
  urls: readonly string[] | undefined
  photos: Report['photos']
}

/** Photos for print in two columns, with captions. */
function PaperPhotos({ urls = [], photos }: PaperPhotosProps) {
  const { t } = useTranslation('entities/inspection')
  if (urls.length === 0) return null
  return (
    <div className={styles.photos}>
      {photos
        .filter(({ attachment_id }) => attachment_id !== null)
        .map((photo, at) => (
          <figure key={photo.id}>
            <img src={urls[at]} alt={t(`photo.${photo.kind}`)} />
            <figcaption>
              {[t(`photo.${photo.kind}`), photo.caption].filter(Boolean).join(': ')}
            </figcaption>
          </figure>
        ))}
    </div>
  )
}
