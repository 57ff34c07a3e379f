import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

/** Reports are saved on the device while it is offline. */
const isReportPath = (path: string) => /^\/(?:cargo|supply)-inspection-report\//.test(path)

export function OfflineBanner() {
  const { t } = useTranslation('app/layout')
  const isReport = useLocation({ select: ({ pathname }) => isReportPath(pathname) })
  return (
    <Banner tone="waiting" isAnnounced>
      {t(isReport ? 'offline_report' : 'offline')}
    </Banner>
  )
}
