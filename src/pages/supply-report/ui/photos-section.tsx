import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, type ChangeEvent } from 'react'
import { downloadAttachment } from '@/entities/document'
import { keptPhoto } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { fieldsOf, useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, CloudOffIcon, ImageIcon, Skeleton, Trash2Icon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { reportForm, type PhotoValues, type ReportValues } from '../model/report-form'
import { usePhotos } from '../model/use-photos'
import styles from './photos-section.module.css'

const Field = fieldsOf<ReportValues>()

const kinds = ['pack_marks', 'moisture', 'defect', 'other'] as const

/** Photos by what they show: taken with one press, kept on the device, and sent when there is a network. */
export function PhotosSection() {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const { photos, waits, isPending, isOnline, mayWrite, take, send, remove } = usePhotos()
  const first = useField<unknown>('photos')

  function choose(kind: PhotoValues['kind'], event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    void take(kind, files)
  }

  return (
    <DocumentSection title={t('pages/supply-report:section.photos')} aside={photos.length > 0 && t('pages/supply-report:photos.count', { count: photos.length })} layout="whole">
      {waits > 0 && (
        <Banner
          tone="waiting"
          isAnnounced
          action={
            isOnline && (
              <Button size="s" isPending={isPending} onClick={send}>
                {t('pages/supply-report:photos.send')}
              </Button>
            )
          }
        >
          {t(isOnline ? 'pages/supply-report:photos.waiting' : 'pages/supply-report:photos.waiting_offline', { count: waits })}
        </Banner>
      )}
      {mayWrite && (
        <div className={styles.take}>
          {kinds.map((kind, at) => (
            <label key={kind} className={styles.kind}>
              <ImageIcon />
              {t(`entities/inspection:photo.${kind}`)}
              <input
                ref={at === 0 ? first.ref : undefined}
                type="file"
                accept="image/*"
                capture="environment"
                aria-label={t('pages/supply-report:photos.take', { kind: t(`entities/inspection:photo.${kind}`) })}
                onChange={(event) => choose(kind, event)}
              />
            </label>
          ))}
        </div>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id} className={styles.photo}>
              <Picture photo={photo} alt={photo.caption || t(`entities/inspection:photo.${photo.kind || 'other'}`)} />
              <div className={styles.words}>
                <p className={styles.name}>
                  {t(`entities/inspection:photo.${photo.kind || 'other'}`)}
                  {photo.attachment_id === '' && <CloudOffIcon />}
                </p>
                <Field.Text name={`photos.${at}.caption`} />
                {mayWrite && (
                  <Button variant="quiet" icon={<Trash2Icon />} onClick={() => void remove(photo)}>
                    {t('pages/supply-report:photos.remove')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </DocumentSection>
  )
}

/** A photo from the device, or from the backend that has it. */
function Picture({ photo, alt }: { photo: PhotoValues; alt: string }) {
  const { saved } = useRecord(reportForm)
  const { data } = useQuery({
    queryKey: ['supply_reports', 'photo', photo.id, photo.attachment_id],
    queryFn: async (): Promise<Blob | null> => {
      const kept = typeof indexedDB === 'undefined' ? undefined : await keptPhoto(photo.id).catch(() => undefined)
      if (kept) return new Blob([kept.bytes], { type: kept.type })
      if (photo.attachment_id === '' || !saved) return null
      return downloadAttachment({ kind: 'supply_report', id: saved.id }, photo.attachment_id)
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (!url) return <Skeleton width="7rem" height="5.25rem" />
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.picture}>
      <img src={url} alt={alt} />
    </a>
  )
}
