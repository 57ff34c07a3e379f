import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'

/** Says why somebody is at home and not where they wanted to be, once. */
export function useAccessDeniedNotice(): void {
  const { t } = useTranslation(['app/layout', 'entities/session'])
  // Nothing else of the location is read here, because the layout renders again whenever it changes.
  const refused = useLocation({ select: ({ state }) => state.refused })
  const { role } = useAuth()
  const navigate = useNavigate()

  useEffect(() => {
    if (!refused || !role) return
    toast.info(t('refused', { role: t(`entities/session:role.${role}`) }))
    void navigate({
      to: '.',
      search: true,
      replace: true,
      state: ({ refused: _said, ...state }) => state,
    })
  }, [refused, role, navigate, t])
}
