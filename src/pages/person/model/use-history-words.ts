import { useMemo } from 'react'
import { roles } from '@/entities/session'
import { vPersonStatus } from '@/shared/api/generated/validators'
import { languages, useFormat, useTranslation } from '@/shared/i18n'
import type { RecordWords } from '@/widgets/document'

/** What the history of a person calls things. */
export function useHistoryWords(): RecordWords {
  const { t, i18n } = useTranslation(['pages/person', 'entities/person', 'entities/session', 'features/switch-language'])
  const format = useFormat()
  return useMemo(() => {
    function value(field: string, text: string): string {
      const role = roles.find((each) => each === text)
      const language = languages.find((each) => each === text)
      switch (field) {
        case 'role':
          return role ? t(`entities/session:role.${role}`) : text
        case 'language':
          return language ? t(`features/switch-language:name.${language}`) : text
        case 'country':
        case 'countries':
          return text.split(', ').map(format.country).join(', ')
        default:
          return text
      }
    }
    return {
      created: (name) => t('pages/person:history.created', { name }),
      changed: (name) => t('pages/person:history.changed', { name }),
      field: (field) => (i18n.exists(`pages/person:field.${field}`) ? t(`pages/person:field.${field as 'role'}`) : field),
      value,
      status(text) {
        const status = vPersonStatus.options.find((each) => each === text)
        return status ? t(`entities/person:status.${status}`) : text
      },
      noFiles: t('pages/person:history.no_files'),
    }
  }, [t, i18n, format])
}
