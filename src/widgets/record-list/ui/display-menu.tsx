import { useTranslation } from '@/shared/i18n'
import { Settings2Icon } from '@/shared/ui'
import type { DisplayFormProps } from './display-form'
import { DisplayForm } from './lazy-panels'
import { Panel } from './panel'

/** What the list shows, how densely, and on a phone in which order. */
export function DisplayMenu(props: DisplayFormProps) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <Panel
      label={
        <>
          <Settings2Icon />
          {props.isCards ? t('display.order') : t('display.title')}
        </>
      }
      align="end"
    >
      {() => <DisplayForm {...props} />}
    </Panel>
  )
}
