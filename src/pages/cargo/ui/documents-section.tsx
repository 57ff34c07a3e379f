import { useController } from 'react-hook-form'
import type { Cargo } from '@/entities/cargo'
import { useRecord } from '@/features/edit-record'
import { vCargoDocument } from '@/shared/api/generated/validators'
import { useTranslation } from '@/shared/i18n'
import { Badge, Checkbox } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { cargoForm } from '../model/cargo-form'
import styles from './cargo.module.css'

/** Checklist of documents required by Incoterm, claims and countries. */
export function DocumentsSection({ checklist }: { checklist: Cargo['checklist'] }) {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo'])
  const { fields, canEdit } = useRecord(cargoForm)
  const { field } = useController({ control: fields.control, name: 'documents' })
  const needed = checklist.filter(({ is_needed }) => is_needed).map(({ document }) => document)
  const missing = needed.filter((document) => !field.value.includes(document)).length
  const others = vCargoDocument.options.filter((document) => !needed.includes(document))
  const toggle = (document: (typeof others)[number], isAvailable: boolean) =>
    field.onChange(
      vCargoDocument.options.filter((option) =>
        option === document ? isAvailable : field.value.includes(option),
      ),
    )
  return (
    <DocumentSection
      title={t('pages/cargo:section.documents')}
      layout="whole"
      aside={
        needed.length > 0 &&
        t(missing === 0 ? 'pages/cargo:documents.all' : 'pages/cargo:documents.missing', {
          count: missing,
        })
      }
    >
      <ul className={styles.documents} aria-label={t('pages/cargo:field.documents')}>
        {[...needed, ...others].map((document) => (
          <li key={document} className={styles.document}>
            <Checkbox
              name="documents"
              label={t(`entities/cargo:document.${document}`)}
              value={field.value.includes(document)}
              onChange={(isAvailable) => toggle(document, isAvailable)}
              isReadOnly={!canEdit('documents')}
            />
            {needed.includes(document) && <Badge>{t('pages/cargo:documents.needed')}</Badge>}
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}
